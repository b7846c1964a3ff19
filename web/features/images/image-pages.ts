import type { InfiniteData } from '@tanstack/react-query';
import type { Image, ImagePage, ImageSort } from '../../../contract/images.ts';

export type ImagePages = InfiniteData<ImagePage, string | undefined>;

export interface ImageFilter {
  search: string;
  sort: ImageSort;
}

/** As the server: a case-insensitive substring of the prompt. */
function matches(image: Image, search: string): boolean {
  return image.prompt.toLowerCase().includes(search.trim().toLowerCase());
}

/** True when `a` comes before `b`; of equally liked ones the newer is first. */
function precedes(a: Image, b: Image, sort: ImageSort): boolean {
  if (sort === 'oldest') return a.createdAt < b.createdAt;
  if (sort === 'most_liked' && a.likesCount !== b.likesCount) return a.likesCount > b.likesCount;
  return a.createdAt > b.createdAt;
}

export function listImages(pages: ImagePages | undefined): Image[] {
  return pages?.pages.flatMap((page) => page.items) ?? [];
}

/**
 * Lists with an image as it is now. A known one stays where it is, so that nothing jumps under
 * the pointer; a new one is put where it belongs, unless that is on a page not fetched yet.
 * @returns the same object when nothing changes
 */
export function withImage(
  pages: ImagePages,
  image: Image,
  { search, sort }: ImageFilter,
): ImagePages {
  if (pages.pages.some((page) => page.items.some(({ id }) => id === image.id)))
    return mapItems(pages, (items) =>
      items.some(({ id }) => id === image.id)
        ? items.map((item) => (item.id === image.id ? image : item))
        : items,
    );
  if (!matches(image, search)) return pages;

  const pageIndex = pages.pages.findIndex((page) =>
    page.items.some((item) => precedes(image, item, sort)),
  );
  const last = pages.pages.at(-1);
  if (pageIndex === -1 && (!last || last.nextCursor !== null)) return pages;
  const target = pageIndex === -1 ? last : pages.pages[pageIndex];
  return {
    ...pages,
    pages: pages.pages.map((page) => {
      if (page !== target) return page;
      const index = page.items.findIndex((item) => precedes(image, item, sort));
      return {
        ...page,
        items: page.items.toSpliced(index === -1 ? page.items.length : index, 0, image),
      };
    }),
  };
}

/** Lists without some images. @returns the same object when none of them is in it */
export function withoutImages(pages: ImagePages, ids: ReadonlySet<string>): ImagePages {
  return mapItems(pages, (items) =>
    items.some(({ id }) => ids.has(id)) ? items.filter(({ id }) => !ids.has(id)) : items,
  );
}

/** Keeps every page, and the whole, that the change leaves as it was. */
function mapItems(pages: ImagePages, change: (items: Image[]) => Image[]): ImagePages {
  let changed = false;
  const next = pages.pages.map((page) => {
    const items = change(page.items);
    if (items === page.items) return page;
    changed = true;
    return { ...page, items };
  });
  return changed ? { ...pages, pages: next } : pages;
}

/** An image with the owner's mark set or taken back. */
export function withFavourite(image: Image, isFavourite: boolean): Image {
  return image.isFavourite === isFavourite ? image : { ...image, isFavourite };
}
