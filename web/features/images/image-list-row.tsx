import { memo } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cn } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { CreatedDate, ImageCounts } from './image-facts.tsx';
import { ImageActions, ImageMenu } from './image-menu.tsx';
import { type ImageItemProps, pressImage } from './image-tile.tsx';
import { useLongPress } from './use-long-press.ts';

/** Height of a row of the list, in pixels. */
export const listRowHeight = 88;

/** An image in the list: small, with its words beside it. */
export const ImageListRow = memo(function ImageListRow(props: ImageItemProps) {
  const { image, index, handlers, isSelected, isCurrent, isEager, isCompact } = props;
  const longPress = useLongPress(() => handlers.toggle(image, 'one'));
  return (
    <article
      className={cn(
        'flex w-full items-center border-line border-b pr-1 transition-colors duration-150 hover:bg-surface',
        isSelected && 'bg-accent-wash hover:bg-accent-wash',
      )}
      style={{ height: listRowHeight }}
    >
      <Checkbox
        aria-label={`Select ${image.prompt}`}
        checked={isSelected}
        tabIndex={isCurrent ? 0 : -1}
        onClick={(event) => {
          event.preventDefault();
          handlers.toggle(image, event.shiftKey ? 'range' : 'one');
        }}
      />
      <button
        type="button"
        data-image-index={index}
        tabIndex={isCurrent ? 0 : -1}
        className="flex h-full min-w-0 flex-1 select-none items-center gap-3 text-left focus-visible:-outline-offset-2 sm:gap-4"
        onClick={(event) => pressImage(event, props)}
        {...longPress}
      >
        <Picture
          alt=""
          src={image.url}
          sources={image.thumbnails}
          sizes="72px"
          width={image.width}
          height={image.height}
          placeholderColor={image.dominantColor}
          eager={isEager}
          className="size-18 shrink-0 rounded-md object-cover"
        />
        <span className="grid min-w-0 flex-1 gap-1">
          <span dir="auto" className="wrap-anywhere line-clamp-2 text-sm sm:line-clamp-1">
            {image.prompt}
          </span>
          <span className="flex flex-wrap gap-x-3 overflow-hidden text-ink-muted text-xs max-sm:h-4">
            <CreatedDate image={image} />
            <span>
              {image.width} x {image.height}
            </span>
            <ImageCounts image={image} />
          </span>
        </span>
      </button>
      {isCompact ? (
        <ImageMenu image={image} handlers={handlers} variant="ghost" isTabbable={isCurrent} />
      ) : (
        <ImageActions
          image={image}
          handlers={handlers}
          variant="ghost"
          isTabbable={isCurrent}
          className="ml-3"
        />
      )}
    </article>
  );
});
