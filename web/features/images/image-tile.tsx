import { Globe } from 'lucide-react';
import { memo } from 'react';
import type { Image } from '../../../contract/images.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cn } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { CreatedDate, ImageCounts } from './image-facts.tsx';
import type { ImageHandlers } from './image-handlers.ts';
import { ImageActions, ImageMenu } from './image-menu.tsx';
import { useLongPress } from './use-long-press.ts';

export interface ImageItemProps {
  image: Image;
  /** Its place among those shown, from 0. */
  index: number;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  handlers: ImageHandlers;
  isSelected: boolean;
  /** While several are being chosen, a click chooses. */
  isSelecting: boolean;
  /** The one that the tab key reaches; the arrows move it. */
  isCurrent: boolean;
  /** Above the fold. */
  isEager: boolean;
  /** Little room, or only a finger: its actions stand behind one button. */
  isCompact: boolean;
}

/** What a click on an image means, by its modifier keys. */
export function pressImage(event: React.MouseEvent, props: ImageItemProps): void {
  const { image, handlers, isSelecting } = props;
  if (event.shiftKey) handlers.toggle(image, 'range');
  else if (event.ctrlKey || event.metaKey || isSelecting) handlers.toggle(image, 'one');
  else handlers.open(image);
}

/** An image in the grid, uncropped; its words and actions lie over it. */
export const ImageTile = memo(function ImageTile(props: ImageItemProps) {
  const { image, index, width, height, handlers, isSelected, isSelecting, isCurrent } = props;
  const { isEager, isCompact } = props;
  const longPress = useLongPress(() => handlers.toggle(image, 'one'));
  return (
    <article
      className={cn(
        'group/tile @container relative shrink-0 select-none overflow-hidden rounded-md',
        isSelected && 'outline-3 outline-accent -outline-offset-3',
      )}
      style={{ width, height, backgroundColor: image.dominantColor, WebkitTouchCallout: 'none' }}
      {...longPress}
    >
      <button
        type="button"
        data-image-index={index}
        aria-label={image.prompt}
        aria-pressed={isSelecting ? isSelected : undefined}
        tabIndex={isCurrent ? 0 : -1}
        className="absolute inset-0 focus-visible:outline-3 focus-visible:-outline-offset-3"
        onClick={(event) => pressImage(event, props)}
      >
        <Picture
          alt=""
          src={image.url}
          sources={image.thumbnails}
          sizes={`${Math.ceil(width)}px`}
          width={image.width}
          height={image.height}
          placeholderColor={image.dominantColor}
          eager={isEager}
          className={cn(
            'size-full object-cover transition-transform duration-200',
            isSelected && 'scale-[0.94] rounded-md',
          )}
        />
      </button>
      <Checkbox
        variant="overlay"
        aria-label={`Select ${image.prompt}`}
        checked={isSelected}
        tabIndex={isCurrent ? 0 : -1}
        className={cn(
          'absolute top-0 left-0 opacity-0 transition-opacity duration-150 focus-visible:opacity-100 group-focus-within/tile:opacity-100 group-hover/tile:opacity-100',
          isSelecting ? 'opacity-100' : 'pointer-coarse:hidden',
        )}
        onClick={(event) => {
          event.preventDefault();
          handlers.toggle(image, event.shiftKey ? 'range' : 'one');
        }}
      />
      {image.isPublic && (
        <span className="pointer-events-none absolute top-2 right-2 rounded-full bg-black/60 p-1.5 text-white">
          <Globe aria-hidden="true" className="size-3.5" />
          <span className="sr-only">In the gallery</span>
        </span>
      )}
      <div
        className={cn(
          'pointer-events-none absolute inset-x-0 bottom-0 grid gap-1.5 p-3 pt-10 text-white text-xs transition-opacity duration-150',
          // A finger has nothing to point with: there the picture stays free, and its words are inside.
          'pointer-fine:bg-linear-to-t pointer-fine:from-black/85 pointer-fine:via-black/60 pointer-fine:to-transparent pointer-fine:opacity-0 group-focus-within/tile:opacity-100 group-hover/tile:opacity-100',
        )}
      >
        <p dir="auto" className="wrap-anywhere line-clamp-2 text-sm pointer-coarse:hidden">
          {image.prompt}
        </p>
        <p className="flex flex-wrap gap-x-2.5 pointer-coarse:hidden">
          <CreatedDate image={image} />
          <span>
            {image.width} x {image.height}
          </span>
          <ImageCounts image={image} />
        </p>
        {isCompact ? (
          <ImageMenu
            image={image}
            handlers={handlers}
            variant="overlay"
            isTabbable={isCurrent}
            className="pointer-events-auto absolute right-1.5 bottom-1.5"
          />
        ) : (
          <ImageActions
            image={image}
            handlers={handlers}
            variant="overlay"
            isTabbable={isCurrent}
            className="pointer-events-auto"
          />
        )}
      </div>
    </article>
  );
});
