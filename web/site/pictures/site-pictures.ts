import { type SitePictureName, sitePictureList } from './site-picture-list.ts';

type Made = Omit<SitePicture, 'sources'> & { widths: number[] };

// Each file lies beside the prompt, seed and engine that it was made with.
const facts = import.meta.glob<Made>('./*.json', { eager: true, import: 'default' });
const files = import.meta.glob<string>('./*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

export interface SitePicture {
  prompt: string;
  seed: number;
  modelLabel: string;
  width: number;
  height: number;
  dominantColor: string;
  sources: { width: number; url: string }[];
}

function sitePicture(file: string): SitePicture {
  const { widths, ...made } = facts[`./${file}.json`]!;
  return {
    ...made,
    sources: widths.map((width) => ({ width, url: files[`./${file}-${width}.webp`]! })),
  };
}

/** What the public pages show; all of it made by the built-in engine. */
export const sitePictures = Object.fromEntries(
  Object.entries(sitePictureList).map(([name, { file }]) => [name, sitePicture(file)]),
) as Record<SitePictureName, SitePicture>;

/** The picture that a text names. @throws where there is none, which ends the build */
export function findSitePicture(name: string): SitePicture {
  const picture = sitePictures[name as SitePictureName];
  if (!picture) throw new Error(`there is no picture "${name}"`);
  return picture;
}
