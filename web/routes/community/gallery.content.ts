import samples from '../../../samples/gallery.json';

export const galleryContent = {
  title: 'Gallery',
  lead: 'Pictures that people described in a sentence. Each one says the words it was made from, and which model made it.',
  searchPlaceholder: 'Search titles, names and prompts',
  emptyTitle: 'Nothing like it yet',
  empty: 'Try other words, or another category. Or make it yourself.',
  error: 'The gallery could not be loaded.',
  copyLink: 'Copy link',
  makeOwn: 'Make your own',
  makeOwnHint: 'Opens the generator with this prompt, size and model.',
  closingTitle: 'The next one is yours',
  closing: 'Five pictures a day are free. No card, no set-up: a sentence is enough.',
} as const;

/** What stands there on a fresh installation, newest first. */
export const galleryArtworks = samples
  .toSorted((one, other) => one.ageDays - other.ageDays)
  .map((sample) => ({
    ...sample,
    sources: sample.widths.map((width) => ({
      width,
      url: `/samples/${sample.name}-${width}.webp`,
    })),
  }));

export type GalleryArtwork = (typeof galleryArtworks)[number];
