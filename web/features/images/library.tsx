import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type Image, imageSorts, libraryTexts } from '../../../contract/images.ts';
import { queries } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { SpinnerMark } from '../../ui/spinner.tsx';
import { useStoredState } from '../../ui/stored-state.ts';
import { showToast } from '../../ui/toaster.tsx';
import { downloadImage, shareImage } from './image-actions.ts';
import { useSteadyHandlers } from './image-handlers.ts';
import { type ImageFilter, listImages } from './image-pages.ts';
import {
  imageListOptions,
  useAddView,
  useDeleteImages,
  useFavourite,
  useRenewAddress,
} from './image-queries.ts';
import {
  emptySelection,
  extendSelection,
  keepShown,
  selectAll,
  toggleSelected,
} from './image-selection.ts';
import { ImageViewer } from './image-viewer.tsx';
import { LibraryImages, type LibraryView } from './library-images.tsx';
import { LibraryEmpty, LibraryError, LibrarySkeleton } from './library-placeholder.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { SelectionBar } from './selection-bar.tsx';

const parseView = (stored: unknown): LibraryView => (stored === 'list' ? 'list' : 'grid');

export interface LibraryProps {
  /** Takes everything that made an image to the generator. */
  onUseSettings: (image: Image) => void;
  /** Takes an image to the generator as the picture to start from. */
  onUseAsReference: (image: Image) => void;
}

/** All images of the member. */
export function Library({ onUseSettings, onUseAsReference }: LibraryProps) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const filter: ImageFilter = {
    search: params.get('search') ?? '',
    sort: imageSorts.find(({ value }) => value === params.get('sort'))?.value ?? 'newest',
  };
  const openId = params.get('image');

  const [view, setView] = useStoredState('library.view', parseView);
  const [selection, setSelection] = useState(emptySelection);
  const [idsToDelete, setIdsToDelete] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const [focusedId, setFocusedId] = useState<string | null>(null);

  const list = useInfiniteQuery({
    ...imageListOptions(filter),
    placeholderData: keepPreviousData,
  });
  const count = useQuery(
    queries.images.count.queryOptions({
      input: { search: filter.search },
      placeholderData: keepPreviousData,
    }),
  );
  const images = useMemo(() => listImages(list.data), [list.data]);
  const shownIds = useMemo(() => images.map(({ id }) => id), [images]);
  const selected = useMemo(() => keepShown(selection, shownIds), [selection, shownIds]);

  const favourite = useFavourite();
  const renewal = useRenewAddress();
  const [imageToMove, setImageToMove] = useState<Image | null>(null);
  const addView = useAddView();
  const deletion = useDeleteImages();

  const isListFailed = list.isError;
  useEffect(() => {
    if (isListFailed)
      showToast({
        kind: 'error',
        title: 'Error',
        description: libraryTexts.loadFailed,
        id: 'library-load-failed',
      });
  }, [isListFailed]);

  useEffect(() => {
    if (selected.ids.size === 0) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // An open dialog or menu takes Escape for itself.
      if (event.key === 'Escape' && !event.defaultPrevented) setSelection(emptySelection);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [selected.ids.size]);

  /** Changes the address; absent values leave it. */
  function setAddress(
    change: Record<string, string | null>,
    options: { replace: boolean; state?: unknown },
  ) {
    setParams(
      (known) => {
        for (const [name, value] of Object.entries(change))
          if (value) known.set(name, value);
          else known.delete(name);
        return known;
      },
      { ...options, preventScrollReset: true },
    );
  }

  function changeFilter({ search, sort }: Partial<ImageFilter>) {
    setSelection(emptySelection);
    setAddress(
      {
        ...(search !== undefined && { search }),
        ...(sort !== undefined && { sort: sort === 'newest' ? null : sort }),
      },
      { replace: true },
    );
  }

  const openedHere = (location.state as { openedHere?: boolean } | null)?.openedHere === true;

  function closeViewer() {
    setFocusedId(openId);
    // Back leads to where the image was opened; a link from outside has nothing to go back to.
    if (openedHere) navigate(-1);
    else setAddress({ image: null }, { replace: true });
  }

  function askToDelete(ids: readonly string[]) {
    setIdsToDelete(ids);
    setIsAsking(true);
  }

  function deleteNow() {
    deletion.mutate(idsToDelete, {
      onSuccess: () => {
        if (openId && idsToDelete.includes(openId)) {
          const index = shownIds.indexOf(openId);
          const next = images[index + 1] ?? images[index - 1];
          if (index !== -1 && next) show(next);
          else closeViewer();
        } else {
          const index = shownIds.indexOf(idsToDelete.at(-1)!);
          setFocusedId(shownIds[index + 1] ?? shownIds[index - 1] ?? null);
        }
      },
      onSettled: () => setIsAsking(false),
    });
  }

  function show(image: Image) {
    setAddress({ image: image.id }, { replace: true, state: location.state });
    if (list.hasNextPage && !list.isFetchingNextPage && image.id === shownIds.at(-3))
      void list.fetchNextPage();
  }

  const handlers = useSteadyHandlers({
    open: (image) => {
      if (view === 'grid') addView.mutate(image);
      setFocusedId(null);
      setAddress({ image: image.id }, { replace: false, state: { openedHere: true } });
    },
    favourite: (image) => favourite.mutate(image),
    download: downloadImage,
    share: shareImage,
    renewAddress: setImageToMove,
    reference: onUseAsReference,
    remove: (image) => askToDelete([image.id]),
    toggle: (image, mode) =>
      setSelection((known) =>
        mode === 'one'
          ? toggleSelected(keepShown(known, shownIds), image.id)
          : extendSelection(keepShown(known, shownIds), shownIds, image.id),
      ),
  });

  // Of a list that could not be had nobody knows how many.
  const isCounted = list.isSuccess && !list.hasNextPage;
  const shownCount = count.data?.count ?? (isCounted ? images.length : undefined);
  return (
    <div className="grid gap-5 px-4 py-6 md:px-8 md:py-8">
      <header className="grid gap-4">
        <div className="flex items-baseline gap-3">
          <h1 className="font-semibold text-2xl tracking-tight">{libraryTexts.title}</h1>
          {shownCount !== undefined && !list.isPending && (
            <p aria-live="polite" className="text-ink-muted text-sm tabular-nums">
              {shownCount.toLocaleString('en-US')} {shownCount === 1 ? 'image' : 'images'}
            </p>
          )}
        </div>
        <LibraryToolbar
          filter={filter}
          onFilterChange={changeFilter}
          view={view}
          onViewChange={setView}
        />
      </header>

      {list.isPending ? (
        <LibrarySkeleton view={view} />
      ) : list.isError && images.length === 0 ? (
        <LibraryError onRetry={() => list.refetch()} />
      ) : images.length === 0 ? (
        <LibraryEmpty isSearching={filter.search !== ''} />
      ) : (
        <div
          className={cn('transition-opacity duration-150', list.isPlaceholderData && 'opacity-50')}
        >
          <ErrorBoundary name="The list of images">
            <LibraryImages
              // Another list begins at its own top.
              key={`${filter.search} ${filter.sort}`}
              images={images}
              view={view}
              handlers={handlers}
              selectedIds={selected.ids}
              focusedId={openId ? null : focusedId}
              onDeleteKey={(image) =>
                askToDelete(selected.ids.has(image.id) ? [...selected.ids] : [image.id])
              }
              onEndNear={() => {
                if (list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError)
                  void list.fetchNextPage();
              }}
            />
          </ErrorBoundary>
          <ListEnd
            isFetching={list.isFetchingNextPage}
            isFailed={list.isFetchNextPageError}
            onRetry={() => list.fetchNextPage()}
          />
        </div>
      )}

      {selected.ids.size > 0 && (
        <>
          {/* Room for the bar, so that it never hides the last row. */}
          <div className="h-20" />
          <SelectionBar
            selectedIds={selected.ids}
            shownCount={images.length}
            onSelectAll={() => setSelection(selectAll(shownIds))}
            onClear={() => setSelection(emptySelection)}
            onDelete={() => askToDelete([...selected.ids])}
          />
        </>
      )}

      {openId && (
        <ErrorBoundary name="The viewer" resetKey={openId}>
          <ImageViewer
            imageId={openId}
            images={images}
            handlers={handlers}
            onShow={show}
            onClose={closeViewer}
            onUseSettings={onUseSettings}
          />
        </ErrorBoundary>
      )}
      <ConfirmDialog
        open={imageToMove !== null}
        onOpenChange={(open) => !open && setImageToMove(null)}
        title="New address"
        description={libraryTexts.addressQuestion}
        confirmLabel="New address"
        busy={renewal.isPending}
        busyText="Moving..."
        onConfirm={() =>
          imageToMove && renewal.mutate(imageToMove, { onSettled: () => setImageToMove(null) })
        }
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={idsToDelete.length === 1 ? 'Delete image' : `Delete ${idsToDelete.length} images`}
        description={
          idsToDelete.length === 1
            ? libraryTexts.deleteQuestion
            : `Are you sure you want to delete these ${idsToDelete.length} images? This action cannot be undone.`
        }
        confirmLabel="Delete"
        busy={deletion.isPending}
        busyText="Deleting..."
        onConfirm={deleteNow}
      />
    </div>
  );
}

interface ListEndProps {
  isFetching: boolean;
  isFailed: boolean;
  onRetry: () => void;
}

/** What stands below the last image while more are to come. */
function ListEnd({ isFetching, isFailed, onRetry }: ListEndProps) {
  if (isFailed)
    return (
      <div className="flex flex-wrap items-center justify-center gap-4 py-8 text-sm">
        {libraryTexts.loadFailed}
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  return (
    <div aria-hidden="true" className="flex h-16 items-center justify-center text-ink-muted">
      {isFetching && <SpinnerMark className="size-5" />}
    </div>
  );
}
