import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Image, imageSelectionMax, libraryTexts } from '../../../contract/images.ts';
import { client, queries } from '../../api/client.ts';
import { useStreamEvent } from '../../api/use-event-stream.ts';
import { showToast } from '../../ui/toaster.tsx';
import {
  type ImageFilter,
  type ImagePages,
  listImages,
  withFavourite,
  withImage,
  withoutImages,
} from './image-pages.ts';

/** A list of the library, page after page. */
export function imageListOptions({ search, sort }: ImageFilter) {
  return queries.images.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ search, sort, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    // The event stream keeps it true; fetching all pages again on each visit would be a flood.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The cached lists with what each of them shows. */
function cachedLists(
  queryClient: QueryClient,
): { pages: ImagePages; filter: ImageFilter; key: readonly unknown[] }[] {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: queries.images.list.key({ type: 'infinite' }) })
    .flatMap(({ queryKey, state }) => {
      const { input } = queryKey[1] as { input?: ImageFilter };
      const pages = state.data as ImagePages | undefined;
      return input && pages ? [{ pages, filter: input, key: queryKey }] : [];
    });
}

/** Writes an image as it is now wherever it is shown. */
function cacheImage(queryClient: QueryClient, image: Image): void {
  let isKnown = false;
  for (const { pages, filter, key } of cachedLists(queryClient)) {
    isKnown ||= listImages(pages).some(({ id }) => id === image.id);
    queryClient.setQueryData(key, withImage(pages, image, filter));
  }
  const key = queries.images.get.queryKey({ input: { id: image.id } });
  if (queryClient.getQueryData(key)) queryClient.setQueryData(key, image);
  if (!isKnown) forgetSums(queryClient);
}

function forgetImages(queryClient: QueryClient, ids: readonly string[]): void {
  const gone = new Set(ids);
  for (const { pages, key } of cachedLists(queryClient))
    queryClient.setQueryData(key, withoutImages(pages, gone));
  forgetSums(queryClient, gone);
}

/** What an image more or less makes untrue: the count, and what came of the others. */
function forgetSums(queryClient: QueryClient, gone: ReadonlySet<string> = new Set()): void {
  void queryClient.invalidateQueries({ queryKey: queries.images.count.key() });
  void queryClient.invalidateQueries({
    queryKey: queries.images.getLineage.key(),
    // One that is gone may still be on screen for a moment, and has none any more.
    predicate: ({ queryKey }) => {
      const { input } = queryKey[1] as { input?: { id: string } };
      return !input || !gone.has(input.id);
    },
  });
}

/**
 * Keeps images in the cache true to the event stream; for the layout of the signed-in area, so
 * that nothing is missed while another page is on screen.
 */
export function useImageEvents(): void {
  const queryClient = useQueryClient();
  useStreamEvent('image.changed', ({ image }) => cacheImage(queryClient, image));
  useStreamEvent('image.deleted', ({ id }) => forgetImages(queryClient, [id]));
  useStreamEvent('stream.behind', () => {
    void queryClient.invalidateQueries({ queryKey: queries.images.key() });
  });
}

/** Marks or unmarks at once, and takes it back when the server refuses. */
export function useFavourite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (image: Image) =>
      client.images.setFavourite({ id: image.id, isFavourite: !image.isFavourite }),
    onMutate: (image) => cacheImage(queryClient, withFavourite(image, !image.isFavourite)),
    onSuccess: (image) => cacheImage(queryClient, image),
    onError: (_error, image) => {
      cacheImage(queryClient, image);
      showToast({ kind: 'error', title: libraryTexts.favouriteFailed });
    },
  });
}

/** Gives an image another address; links that were shared end. */
export function useRenewAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (image: Image) => client.images.renewAddress({ id: image.id }),
    onSuccess: (image) => {
      cacheImage(queryClient, image);
      showToast({ kind: 'success', title: libraryTexts.addressRenewed });
    },
    onError: () =>
      showToast({ kind: 'error', title: 'Error', description: libraryTexts.addressFailed }),
  });
}

/** Counts a view, with the picture's other visitors where it is published; a failure is nobody's business. */
export function useAddView() {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn({ id, publicationId }: Image) {
      if (publicationId === null) return client.images.addView({ id });
      await client.community.addView({ id: publicationId });
      return client.images.get({ id });
    },
    onSuccess: (image) => cacheImage(queryClient, image),
  });
}

async function deleteImages(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 1) {
    await client.images.delete({ id: ids[0]! });
    return [...ids];
  }
  const deleted: string[] = [];
  for (let start = 0; start < ids.length; start += imageSelectionMax) {
    const answer = await client.images.deleteMany({
      ids: ids.slice(start, start + imageSelectionMax),
    });
    deleted.push(...answer.deletedIds);
  }
  return deleted;
}

/** Deletes one image or many for good. */
export function useDeleteImages() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteImages,
    onSuccess: (deletedIds, ids) => {
      forgetImages(queryClient, ids.length === 1 ? ids : deletedIds);
      showToast({
        kind: 'success',
        title: 'Success',
        description:
          ids.length === 1
            ? libraryTexts.deleted
            : `${deletedIds.length} images deleted successfully`,
      });
    },
    onError: (_error, ids) => {
      showToast({
        kind: 'error',
        title: 'Error',
        description: ids.length === 1 ? libraryTexts.deleteFailed : 'Failed to delete the images',
      });
      // Some of several may be gone already.
      if (ids.length > 1) void queryClient.invalidateQueries({ queryKey: queries.images.key() });
    },
  });
}
