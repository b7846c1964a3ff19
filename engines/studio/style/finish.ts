/** The camera's part of a picture: vignette and grain. */
import type { Canvas } from '../core/canvas.ts';
import { smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import { hash2 } from '../core/random.ts';

export interface FinishAmounts {
  /** Darkening of the corners, 0 to 1. */
  vignette: number;
  /** Amplitude of the pixel grain in linear light, relative. */
  grain: number;
}

const PHOTO_FINISH: FinishAmounts = { vignette: 0.34, grain: 0.05 };

export function applyCameraFinish(
  canvas: Canvas,
  tiles: NoiseTiles,
  amounts: FinishAmounts = PHOTO_FINISH,
): void {
  const { width, height, unit } = canvas;
  canvas.shade((x, y, out) => {
    const dx = x / width - 0.5;
    const dy = y / height - 0.5;
    const shade = 1 - smoothstep(0.3, 0.85, Math.sqrt(dx * dx + dy * dy)) * amounts.vignette;
    const coarse = sampleNoise(tiles.fine, (x * 1.5) / unit, (y * 1.5) / unit) * 0.6;
    const k = shade * (1 + (hash2(x, y) - 0.5 + coarse) * amounts.grain);
    out[0]! *= k;
    out[1]! *= k;
    out[2]! *= k;
  });
}
