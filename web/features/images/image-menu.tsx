import { Download, Ellipsis, Heart, ImageUp, Link2Off, Share2, Trash2 } from 'lucide-react';
import type { Image } from '../../../contract/images.ts';
import { cn } from '../../ui/class-names.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import { IconButton, type IconButtonProps } from '../../ui/icon-button.tsx';
import type { ImageHandlers } from './image-handlers.ts';

export interface ImageActionsProps {
  image: Image;
  handlers: ImageHandlers;
  variant: NonNullable<IconButtonProps['variant']>;
  /** False keeps them out of the tab order until their image has the focus. */
  isTabbable: boolean;
  className?: string;
}

/** The actions side by side, where there is room and a mouse. */
export function ImageActions({
  image,
  handlers,
  variant,
  isTabbable,
  className,
}: ImageActionsProps) {
  const tabIndex = isTabbable ? 0 : -1;
  return (
    <div className={cn('flex gap-1', className)}>
      <IconButton
        label={image.isFavourite ? 'Remove from favourites' : 'Add to favourites'}
        aria-pressed={image.isFavourite}
        title={image.isFavourite ? 'Remove from favourites' : 'Add to favourites'}
        hideTooltip
        size="sm"
        variant={variant}
        tabIndex={tabIndex}
        onClick={() => handlers.favourite(image)}
      >
        <Heart className={image.isFavourite ? 'fill-current' : undefined} />
      </IconButton>
      <IconButton
        label="Download"
        title="Download"
        hideTooltip
        size="sm"
        variant={variant}
        tabIndex={tabIndex}
        onClick={() => handlers.download(image)}
      >
        <Download />
      </IconButton>
      <IconButton
        label="Share"
        title="Share"
        hideTooltip
        size="sm"
        variant={variant}
        tabIndex={tabIndex}
        onClick={() => handlers.share(image)}
      >
        <Share2 />
      </IconButton>
      <IconButton
        label="Use as a reference"
        title="Use as a reference"
        hideTooltip
        size="sm"
        variant={variant}
        tabIndex={tabIndex}
        onClick={() => handlers.reference(image)}
      >
        <ImageUp />
      </IconButton>
      <IconButton
        label="Delete"
        title="Delete"
        hideTooltip
        size="sm"
        variant={variant}
        tabIndex={tabIndex}
        onClick={() => handlers.remove(image)}
      >
        <Trash2 />
      </IconButton>
    </div>
  );
}

/** The same actions behind one button, where there is little room or only a finger. */
export function ImageMenu({ image, handlers, variant, isTabbable, className }: ImageActionsProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton
          label="Actions"
          hideTooltip
          variant={variant}
          tabIndex={isTabbable ? 0 : -1}
          className={className}
        >
          <Ellipsis />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => handlers.favourite(image)}>
          <Heart className={image.isFavourite ? 'fill-current' : undefined} />
          {image.isFavourite ? 'Remove from favourites' : 'Add to favourites'}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => handlers.download(image)}>
          <Download />
          Download
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => handlers.share(image)}>
          <Share2 />
          Share
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => handlers.reference(image)}>
          <ImageUp />
          Use as a reference
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => handlers.renewAddress(image)}>
          <Link2Off />
          New address
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem danger onSelect={() => handlers.remove(image)}>
          <Trash2 />
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
