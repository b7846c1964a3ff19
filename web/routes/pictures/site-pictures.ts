import autumnLake from './autumn-lake.json';
import castleCliff from './castle-cliff.json';
import mountainLake from './mountain-lake.json';
import watercolourLake from './watercolour-lake.json';

// Each file lies beside the prompt, seed and engine that it was made with.
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

function sitePicture(
  name: string,
  { widths, ...made }: Omit<SitePicture, 'sources'> & { widths: number[] },
): SitePicture {
  return {
    ...made,
    sources: widths.map((width) => ({ width, url: files[`./${name}-${width}.webp`]! })),
  };
}

/** What the public pages show; all of it made by the built-in engine. */
export const sitePictures = {
  autumnLake: sitePicture('autumn-lake', autumnLake),
  castleCliff: sitePicture('castle-cliff', castleCliff),
  mountainLake: sitePicture('mountain-lake', mountainLake),
  watercolourLake: sitePicture('watercolour-lake', watercolourLake),
};
