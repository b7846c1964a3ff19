import { useState } from 'react';
import type { Image } from '../../../contract/images.ts';
import { libraryTexts } from '../../../contract/images.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { downloadImage, shareImage } from './image-actions.ts';
import type { ImageDetailsProps } from './image-details.tsx';
import type { ImageHandlers } from './image-handlers.ts';
import { useAddView, useDeleteImages, useFavourite, useRenewAddress } from './image-queries.ts';
import { ImageViewer } from './image-viewer.tsx';

/** A fresh image on its card; a press opens it. */
export function FinishedPicture({
  image,
  onOpen,
}: {
  image: Image;
  onOpen: (image: Image) => void;
}) {
  return (
    <button
      type="button"
      data-opens-image={image.id}
      aria-label={`Open “${image.prompt}”`}
      className="absolute inset-0 cursor-zoom-in focus-visible:-outline-offset-2"
      onClick={() => onOpen(image)}
    >
      <Picture
        alt={image.prompt}
        src={image.url}
        sources={image.thumbnails}
        sizes="(min-width: 768px) 480px, 100vw"
        width={image.width}
        height={image.height}
        placeholderColor={image.dominantColor}
        eager
        className="size-full animate-fade-in object-cover"
      />
    </button>
  );
}

/** What is asked before it is done with an image. */
interface Asked {
  image: Image | null;
  isPending: boolean;
  confirm: () => void;
  cancel: () => void;
}

export interface DeckViewerState {
  images: readonly Image[];
  openId: string | null;
  open: (image: Image) => void;
  show: (image: Image) => void;
  close: () => void;
  handlers: ImageHandlers;
  deletion: Asked;
  renewal: Asked;
}

/** Which of some images is open over the page it was made on, and what can be done with each. */
export function useDeckViewer(
  images: readonly Image[],
  onUseAsReference: (image: Image) => void,
): DeckViewerState {
  const [openId, setOpenId] = useState<string | null>(null);
  const [toDelete, setToDelete] = useState<Image | null>(null);
  const favourite = useFavourite();
  const renewal = useRenewAddress();
  const [toMove, setToMove] = useState<Image | null>(null);
  const addView = useAddView();
  const deletion = useDeleteImages();

  function close() {
    setOpenId(null);
    if (!openId) return;
    // The viewer leaves the focus to the page it lies on.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-opens-image="${openId}"]`)?.focus(),
    );
  }

  function open(image: Image) {
    addView.mutate(image);
    setOpenId(image.id);
  }

  return {
    images,
    openId,
    open,
    show: ({ id }) => setOpenId(id),
    close,
    handlers: {
      open,
      favourite: (image) => favourite.mutate(image),
      download: downloadImage,
      share: shareImage,
      renewAddress: setToMove,
      reference: onUseAsReference,
      remove: setToDelete,
      // Nothing is chosen among cards.
      toggle: () => {},
    },
    renewal: {
      image: toMove,
      isPending: renewal.isPending,
      cancel: () => setToMove(null),
      confirm() {
        if (toMove) renewal.mutate(toMove, { onSettled: () => setToMove(null) });
      },
    },
    deletion: {
      image: toDelete,
      isPending: deletion.isPending,
      cancel: () => setToDelete(null),
      confirm() {
        if (!toDelete) return;
        deletion.mutate([toDelete.id], {
          onSuccess: () => setOpenId((known) => (known === toDelete.id ? null : known)),
          onSettled: () => setToDelete(null),
        });
      },
    },
  };
}

export interface DeckViewerProps extends Omit<ImageDetailsProps, 'image' | 'handlers' | 'onShow'> {
  viewer: DeckViewerState;
}

/** The open image over the whole window, and the questions before it is moved or deleted. */
export function DeckViewer({ viewer, ...details }: DeckViewerProps) {
  const { deletion, renewal } = viewer;
  return (
    <>
      {viewer.openId && (
        <ImageViewer
          imageId={viewer.openId}
          images={viewer.images}
          handlers={viewer.handlers}
          backLabel="Back to the generator"
          onShow={viewer.show}
          onClose={viewer.close}
          {...details}
        />
      )}
      <ConfirmDialog
        open={renewal.image !== null}
        onOpenChange={(open) => !open && renewal.cancel()}
        title="New address"
        description={libraryTexts.addressQuestion}
        confirmLabel="New address"
        busy={renewal.isPending}
        busyText="Moving..."
        onConfirm={renewal.confirm}
      />
      <ConfirmDialog
        open={deletion.image !== null}
        onOpenChange={(open) => !open && deletion.cancel()}
        title="Delete image"
        description={libraryTexts.deleteQuestion}
        confirmLabel="Delete"
        busy={deletion.isPending}
        busyText="Deleting..."
        onConfirm={deletion.confirm}
      />
    </>
  );
}
