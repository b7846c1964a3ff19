import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Image, libraryTexts } from '../../../contract/images.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { listImages } from './image-pages.ts';
import { imageListOptions } from './image-queries.ts';

export interface ImagePickerProps {
  onPick: (image: Image) => void;
  onClose: () => void;
}

/** One of the library's images, to be chosen. */
export function ImagePicker({ onPick, onClose }: ImagePickerProps) {
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(imageListOptions({ search: search.trim(), sort: 'newest' }));
  const images = listImages(list.data);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Choose from the library"
      size="xl"
    >
      <Input
        type="search"
        aria-label="Search"
        placeholder={libraryTexts.searchPlaceholder}
        value={search}
        maxLength={200}
        onChange={(event) => setSearch(event.target.value)}
      />
      {list.isPending ? (
        <Spinner className="min-h-40" text={libraryTexts.loading} />
      ) : list.isError ? (
        <div className="grid justify-items-start gap-3 text-sm">
          {libraryTexts.loadFailed}
          <Button variant="secondary" onClick={() => list.refetch()}>
            Try again
          </Button>
        </div>
      ) : images.length === 0 ? (
        <p className="py-8 text-center text-ink-muted text-sm">{libraryTexts.emptyTitle}</p>
      ) : (
        <ul className="grid max-h-[60dvh] grid-cols-3 gap-1.5 overflow-y-auto p-1 sm:grid-cols-5">
          {images.map((image) => (
            <li key={image.id}>
              <button
                type="button"
                aria-label={image.prompt}
                title={image.prompt}
                className="block w-full overflow-hidden rounded-md transition-opacity duration-150 hover:opacity-85"
                onClick={() => onPick(image)}
              >
                <Picture
                  alt=""
                  src={image.url}
                  sources={image.thumbnails}
                  sizes="(min-width: 640px) 190px, 33vw"
                  width={image.width}
                  height={image.height}
                  placeholderColor={image.dominantColor}
                  className="aspect-square size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          busy={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Dialog>
  );
}
