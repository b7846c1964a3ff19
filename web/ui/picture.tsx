import { cn } from './class-names.ts';

export interface PictureProps {
  alt: string;
  /** The whole picture, used where there is no smaller one. */
  src: string;
  /** Smaller forms of it, by their real width in pixels. */
  sources?: readonly { width: number; url: string }[];
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string;
  /** Pixels of the whole picture; they keep its place free. */
  width: number;
  height: number;
  /** CSS colour that stands in while it loads. */
  placeholderColor: string;
  /** Above the fold: fetched at once. */
  eager?: boolean;
  className?: string;
}

/** A picture that keeps its place and shows its main colour until it is there. */
export function Picture({
  alt,
  src,
  sources = [],
  sizes,
  width,
  height,
  placeholderColor,
  eager = false,
  className,
}: PictureProps) {
  const ascending = sources.toSorted((a, b) => a.width - b.width);
  const image = (
    <img
      alt={alt}
      src={ascending.at(-1)?.url ?? src}
      srcSet={ascending.map((source) => `${source.url} ${source.width}w`).join(', ') || undefined}
      sizes={ascending.length > 0 ? sizes : undefined}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      draggable={false}
      className={cn('block', className)}
      style={{ backgroundColor: placeholderColor }}
    />
  );
  // React writes a preload for each eager image of a built page, unless it stands in a picture.
  // Browsers complain of such a preload where they have the image in memory from the page before.
  return eager ? <picture className="contents">{image}</picture> : image;
}
