/** Thirty requests over styles, families and sizes, whose pictures are known by their hash. */
import { createHash } from 'node:crypto';
import { type RenderRequest, renderPixels } from './render.ts';

export const GOLDEN_CASES: readonly (Partial<RenderRequest> & { prompt: string })[] = [
  { prompt: 'a castle on a hill at sunset' },
  { prompt: 'a castle on a hill at sunset', seed: 4294967295 },
  { prompt: 'a lake with mountains at dawn, watercolor' },
  { prompt: 'a lighthouse on a cliff in a storm, oil painting' },
  { prompt: 'a wolf in the snow, ink' },
  { prompt: 'a black cat, pencil sketch' },
  { prompt: 'a city street on a sunny day, flat illustration' },
  { prompt: 'a rocket above a planet, travel poster' },
  { prompt: 'a brown bear, low poly' },
  { prompt: 'a birthday cake, pixel art' },
  { prompt: 'three sailboats under an aurora, paper-cut' },
  { prompt: 'sea at sunset, ukiyo-e' },
  { prompt: 'city at night, neon sign art' },
  { prompt: 'a lake with mountains, synthwave' },
  { prompt: 'a castle by a river, stained glass' },
  { prompt: 'a red fox in autumn, mosaic art' },
  { prompt: 'neon cyberpunk city street in the rain at night', width: 256, height: 144 },
  { prompt: 'portrait of a red fox in a snowy forest', width: 144, height: 192 },
  { prompt: 'a bowl of ramen' },
  { prompt: 'an astronaut floating above a purple planet' },
  { prompt: 'spiral galaxy' },
  { prompt: 'abstract geometric shapes' },
  { prompt: 'bauhaus poster, red and blue' },
  { prompt: 'a mandala' },
  { prompt: 'abstract waves' },
  { prompt: 'marble texture', tiling: true },
  { prompt: 'a fractal' },
  { prompt: 'a gradient', variation: { seed: 5, strength: 0.4 } },
  { prompt: 'a meadow with flowers', tiling: true, variation: { seed: 9, strength: 0.2 } },
  { prompt: '', negativePrompt: 'stars' },
];

/** Of the pixels before PNG encoding: the encoder is not the engine's. */
export function hashOf(overrides: Partial<RenderRequest> & { prompt: string }): string {
  const pixels = renderPixels({
    negativePrompt: '',
    seed: 7,
    width: 192,
    height: 192,
    ...overrides,
  });
  return createHash('sha256').update(pixels).digest('hex').slice(0, 32);
}
