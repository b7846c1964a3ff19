/** Lightness planes and what they tell of a picture's exposure. */
import type { Canvas } from '../core/canvas.ts';
import { clamp } from '../core/math.ts';

/** Square root of luminance: near enough to perceived lightness for edges. Row-major, 0 and up. */
export function lightnessPlane(canvas: Canvas): Float32Array {
  const { data } = canvas;
  const plane = new Float32Array(canvas.width * canvas.height);
  for (let i = 0, k = 0; i < plane.length; i++, k += 3) {
    const l = data[k]! * 0.2126 + data[k + 1]! * 0.7152 + data[k + 2]! * 0.0722;
    plane[i] = l > 0 ? Math.sqrt(l) : 0;
  }
  return plane;
}

const BINS = 512;

/** The values below which the given shares of a plane lie. @param shares ascending, 0 to 1 */
export function percentiles(plane: Float32Array, shares: readonly number[]): number[] {
  const bins = new Uint32Array(BINS);
  for (let i = 0; i < plane.length; i++) bins[Math.floor(clamp(plane[i]!) * (BINS - 1))]!++;
  const found: number[] = [];
  let below = 0;
  for (let i = 0; i < BINS && found.length < shares.length; i++) {
    below += bins[i]!;
    while (found.length < shares.length && below >= shares[found.length]! * plane.length) {
      found.push(i / (BINS - 1));
    }
  }
  while (found.length < shares.length) found.push(1);
  return found;
}
