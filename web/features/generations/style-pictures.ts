interface Made {
  engine: string;
  style: string;
  width: number;
  height: number;
  dominantColor: string;
}

// Each file lies beside the prompt, seed and engine that it was made with.
const facts = import.meta.glob<Made>('./style-pictures/*.json', { eager: true, import: 'default' });
const files = import.meta.glob<string>('./style-pictures/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

export interface StylePicture {
  url: string;
  width: number;
  height: number;
  dominantColor: string;
}

/**
 * What one scene looks like in a style; null for styles of engines whose pictures do not come with
 * the product.
 * @param modelId "<engine>/<model>"
 */
export function findStylePicture(modelId: string, styleId: string): StylePicture | null {
  const name = `./style-pictures/${modelId.split('/')[0]}-${styleId}`;
  const [made, url] = [facts[`${name}.json`], files[`${name}.webp`]];
  return made && url ? { ...made, url } : null;
}
