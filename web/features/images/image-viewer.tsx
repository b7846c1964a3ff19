import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, ImageOff, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import type { Image } from '../../../contract/images.ts';
import { queries, toApiError } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ImageDetails, type ImageDetailsProps } from './image-details.tsx';
import { ImageStage } from './image-stage.tsx';

export interface ImageViewerProps extends Omit<ImageDetailsProps, 'image' | 'onShow'> {
  imageId: string;
  /** The images it stands among, as far as they are loaded. */
  images: readonly Image[];
  /** Says where closing leads. */
  backLabel?: string;
  onShow: (image: Image) => void;
  onClose: () => void;
}

/** One image over the whole window, with everything about it. */
export function ImageViewer({
  imageId,
  images,
  backLabel = 'Back to the library',
  onShow,
  onClose,
  ...details
}: ImageViewerProps) {
  const index = images.findIndex(({ id }) => id === imageId);
  const [listedId, setListedId] = useState<string | null>(null);
  if (index !== -1 && listedId !== imageId) setListedId(imageId);
  // It stood in the list and stands there no more: it was deleted, here or elsewhere.
  const isDeleted = index === -1 && listedId === imageId;
  const fetched = useQuery(
    queries.images.get.queryOptions({
      input: { id: imageId },
      enabled: index === -1 && !isDeleted,
    }),
  );
  const isGone = isDeleted || toApiError(fetched.error).code === 'not_found';
  const image = images[index] ?? (isDeleted ? undefined : fetched.data);
  const previous = index > 0 ? images[index - 1] : undefined;
  const next = index >= 0 ? images[index + 1] : undefined;

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target as HTMLElement;
    // At full size the arrows scroll the picture that has the focus.
    if (target.tabIndex === 0 && target.scrollWidth > target.clientWidth) return;
    const shown = { ArrowLeft: previous, ArrowRight: next }[event.key];
    if (!shown) return;
    event.preventDefault();
    onShow(shown);
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-35 flex animate-fade-in flex-col overflow-y-auto bg-ground text-ink outline-none lg:flex-row lg:overflow-hidden"
          onKeyDown={onKeyDown}
          // Its own button would be named by a tooltip as soon as the view opens.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          // The library puts the focus on the image that was looked at last.
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <Dialog.Title className="sr-only">{image ? image.prompt : 'Image'}</Dialog.Title>
          <div className="relative flex h-[68dvh] min-w-0 shrink-0 lg:h-full lg:flex-1 lg:shrink">
            {image ? (
              <ImageStage key={image.id} image={image} />
            ) : isGone || fetched.isError ? (
              <EmptyState
                className="my-auto"
                icon={<ImageOff />}
                title={
                  isGone ? 'This image does not exist any more' : 'This image could not be loaded'
                }
                action={
                  <div className="flex gap-3">
                    <Button variant="secondary" onClick={onClose}>
                      {backLabel}
                    </Button>
                    {!isGone && <Button onClick={() => fetched.refetch()}>Try again</Button>}
                  </div>
                }
              />
            ) : (
              <Spinner className="m-auto" />
            )}
            {previous && (
              <IconButton
                label="Previous image"
                variant="overlay"
                tooltipSide="right"
                className="absolute top-1/2 left-3 -translate-y-1/2"
                onClick={() => onShow(previous)}
              >
                <ChevronLeft />
              </IconButton>
            )}
            {next && (
              <IconButton
                label="Next image"
                variant="overlay"
                tooltipSide="left"
                className="absolute top-1/2 right-3 -translate-y-1/2"
                onClick={() => onShow(next)}
              >
                <ChevronRight />
              </IconButton>
            )}
          </div>
          {image && (
            <aside
              aria-label="About this image"
              className="shrink-0 border-line lg:w-90 lg:overflow-y-auto lg:border-l lg:pt-10"
            >
              <ImageDetails image={image} onShow={onShow} {...details} />
            </aside>
          )}
          <Dialog.Close asChild>
            <IconButton
              label="Close"
              hideTooltip
              variant="overlay"
              className="fixed top-3 right-3 lg:bg-transparent lg:text-ink lg:hover:bg-raised"
            >
              <X />
            </IconButton>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
