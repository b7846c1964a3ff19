import { cn } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import type { SitePicture } from './site-pictures.ts';

export interface SiteFigureProps {
  picture: SitePicture;
  /** As in the `sizes` attribute. */
  sizes: string;
  /** Above the fold. */
  eager?: boolean;
  className?: string;
  pictureClassName?: string;
  captionClassName?: string;
}

/** A picture and, below it, the sentence that it was made from. */
export function SiteFigure({
  picture,
  sizes,
  eager = false,
  className,
  pictureClassName,
  captionClassName,
}: SiteFigureProps) {
  const { prompt, seed, modelLabel, width, height, dominantColor, sources } = picture;
  return (
    <figure className={className}>
      <Picture
        alt={prompt}
        src={sources.at(-1)!.url}
        sources={sources}
        sizes={sizes}
        width={width}
        height={height}
        placeholderColor={dominantColor}
        eager={eager}
        className={cn('h-auto w-full', pictureClassName)}
      />
      <figcaption
        className={cn(
          'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-3 text-ink-muted text-sm',
          captionClassName,
        )}
      >
        <span>{prompt}</span>
        <span className="font-mono text-xs">
          {modelLabel}, <span className="whitespace-nowrap">seed {seed}</span>
        </span>
      </figcaption>
    </figure>
  );
}
