/** Brush prints made once: how much paint each place under a brush leaves, and how thick. */
import { clamp, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';

/** Texels along and across a print. */
export const PRINT_LENGTH = 64;
export const PRINT_WIDTH = 32;

/** One stroke's print, row-major with PRINT_LENGTH texels a row. */
export interface BristlePrint {
  /** Cover of paint, 0 to 1. */
  alpha: Float32Array;
  /** Thickness of the paint, about 0 to 1.4. */
  relief: Float32Array;
}

const VARIANTS = 12;

let prints: readonly BristlePrint[] | undefined;

/** A dozen different prints of one brush. Made once per thread, in a few milliseconds. */
export function bristlePrints(tiles: NoiseTiles): readonly BristlePrint[] {
  prints ??= Array.from({ length: VARIANTS }, (_, variant) => makePrint(tiles, variant));
  return prints;
}

function makePrint({ fine, fbm }: NoiseTiles, variant: number): BristlePrint {
  const alpha = new Float32Array(PRINT_LENGTH * PRINT_WIDTH);
  const relief = new Float32Array(alpha.length);
  const offset = variant * 41.7;
  for (let row = 0, i = 0; row < PRINT_WIDTH; row++) {
    const v = ((row + 0.5) / PRINT_WIDTH) * 2 - 1;
    const across = Math.abs(v);
    for (let column = 0; column < PRINT_LENGTH; column++, i++) {
      const u = ((column + 0.5) / PRINT_LENGTH) * 2 - 1;
      // Bristles run along the stroke: noise stretched ten to one.
      const hair = sampleNoise(fine, v * 19 + offset, u * 2.6 + offset);
      const coarse = sampleNoise(fbm, v * 24 + offset, u * 5 + offset);
      const start = smoothstep(-1, -0.8, u + hair * 0.16);
      // The end runs dry, bristle by bristle.
      const end = smoothstep(1, 0.45, u + hair * 0.75 + coarse * 0.3);
      const side = smoothstep(1, 0.8, across + hair * 0.22);
      alpha[i] = start * end * side * clamp(0.97 + hair * 0.5);
      const ridge = smoothstep(0.55, 0.92, across) * 0.4;
      relief[i] = 0.5 + hair * 0.75 + coarse * 0.3 + ridge + (1 - u) * 0.12;
    }
  }
  return { alpha, relief };
}
