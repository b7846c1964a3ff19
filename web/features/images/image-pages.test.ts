import { describe, expect, it } from 'vitest';
import type { Image } from '../../../contract/images.ts';
import {
  type ImagePages,
  listImages,
  withFavourite,
  withImage,
  withoutImages,
} from './image-pages.ts';

function image(day: number, part: Partial<Image> = {}): Image {
  return {
    id: `image-${day}`,
    prompt: 'A fox',
    likesCount: 0,
    isFavourite: false,
    createdAt: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`,
    ...part,
  } as Image;
}

function pagesOf(...pages: Image[][]): ImagePages {
  return {
    pages: pages.map((items, index) => ({
      items,
      nextCursor: index < pages.length - 1 ? String(index + 1) : null,
    })),
    pageParams: pages.map((_, index) => (index === 0 ? undefined : String(index))),
  };
}

/** With one more page on the server. */
function unfinished(pages: ImagePages): ImagePages {
  return {
    ...pages,
    pages: pages.pages.map((page, index) =>
      index === pages.pages.length - 1 ? { ...page, nextCursor: 'more' } : page,
    ),
  };
}

const ids = (pages: ImagePages) => listImages(pages).map(({ id }) => id);
const newest = { search: '', sort: 'newest' } as const;

describe('withImage', () => {
  it('puts a new image on top of the newest', () => {
    const pages = unfinished(pagesOf([image(3), image(2)]));
    expect(ids(withImage(pages, image(4), newest))).toEqual(['image-4', 'image-3', 'image-2']);
  });

  it('starts an empty list', () => {
    expect(ids(withImage(pagesOf([]), image(4), newest))).toEqual(['image-4']);
  });

  it('replaces a known image where it stands, even when its rank changed', () => {
    const pages = pagesOf([image(3, { likesCount: 5 }), image(2)]);
    const liked = image(2, { likesCount: 9 });
    const result = withImage(pages, liked, { search: '', sort: 'most_liked' });
    expect(ids(result)).toEqual(['image-3', 'image-2']);
    expect(listImages(result)[1]).toBe(liked);
  });

  it('leaves to the next page what belongs there', () => {
    const pages = unfinished(pagesOf([image(1), image(2)]));
    expect(withImage(pages, image(4), { search: '', sort: 'oldest' })).toBe(pages);
    const whole = pagesOf([image(1)], [image(2)]);
    expect(ids(withImage(whole, image(4), { search: '', sort: 'oldest' }))).toEqual([
      'image-1',
      'image-2',
      'image-4',
    ]);
  });

  it('keeps out what the search does not match, whatever the case', () => {
    const pages = pagesOf([image(3)]);
    expect(withImage(pages, image(4), { search: 'owl', sort: 'newest' })).toBe(pages);
    expect(ids(withImage(pages, image(4), { search: 'FOX', sort: 'newest' }))).toHaveLength(2);
  });

  it('ranks by likes, then by date', () => {
    const pages = pagesOf([image(1, { likesCount: 4 }), image(3)], [image(2)]);
    expect(ids(withImage(pages, image(5), { search: '', sort: 'most_liked' }))).toEqual([
      'image-1',
      'image-5',
      'image-3',
      'image-2',
    ]);
  });
});

describe('withoutImages', () => {
  it('takes them out of every page', () => {
    const pages = pagesOf([image(4), image(3)], [image(2), image(1)]);
    expect(ids(withoutImages(pages, new Set(['image-4', 'image-1'])))).toEqual([
      'image-3',
      'image-2',
    ]);
  });

  it('leaves untouched what has none of them', () => {
    const pages = pagesOf([image(4)]);
    expect(withoutImages(pages, new Set(['other']))).toBe(pages);
  });
});

describe('withFavourite', () => {
  it('sets the mark, and leaves the count of likes alone', () => {
    const marked = withFavourite(image(1), true);
    expect(marked).toMatchObject({ isFavourite: true, likesCount: 0 });
    expect(withFavourite(marked, true)).toBe(marked);
    expect(withFavourite(marked, false)).toMatchObject({ isFavourite: false });
  });
});
