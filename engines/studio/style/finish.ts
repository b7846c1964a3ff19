/** The camera's part of a picture: vignette and grain. */
import type { Canvas } from '../core/canvas.ts';
import { CHECKPOINT_ROWS } from '../core/canvas.ts';
import { smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import { hash2 } from '../core/random.ts';

/** Darkening of the corners, 0 to 1. */
const VIGNETTE = 0.34;
/** Amplitude of the grain in linear light, relative. */
const GRAIN = 0.05;
const VIGNETTE_STEPS = 256;

/** The darkening over the squared distance from the middle, in parts of the picture's edges. */
const VIGNETTE_OF_SQUARE: Float32Array = (() => {
  const table = new Float32Array(VIGNETTE_STEPS + 2);
  for (let i = 0; i < table.length; i++) {
    table[i] = 1 - smoothstep(0.3, 0.85, Math.sqrt(i / VIGNETTE_STEPS / 2)) * VIGNETTE;
  }
  return table;
})();

/** @param isRepeating a picture that repeats has no corners to darken */
export function applyCameraFinish(canvas: Canvas, tiles: NoiseTiles, isRepeating: boolean): void {
  const { width, height, unit, data } = canvas;
  const scale = 1.5 / unit;
  for (let y = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    const dy = y / height - 0.5;
    for (let x = 0; x < width; x++, k += 3) {
      const dx = x / width - 0.5;
      const at = isRepeating ? 0 : (dx * dx + dy * dy) * 2 * VIGNETTE_STEPS;
      const i = Math.floor(at);
      const low = VIGNETTE_OF_SQUARE[i]!;
      const shade = low + (VIGNETTE_OF_SQUARE[i + 1]! - low) * (at - i);
      const coarse = sampleNoise(tiles.fine, x * scale, y * scale) * 0.6;
      const factor = shade * (1 + (hash2(x, y) - 0.5 + coarse) * GRAIN);
      data[k]! *= factor;
      data[k + 1]! *= factor;
      data[k + 2]! *= factor;
    }
  }
}
