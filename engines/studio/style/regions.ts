/** Cleaning of index maps: specks vanish, borders become smooth curves. */
import type { Canvas } from '../core/canvas.ts';

/**
 * Gives every pixel the index that is most frequent around it, by one pass along rows and one
 * along columns. Not the exact two-dimensional mode, but its borders are as smooth.
 * @param range of the indices that count, [from, to): all others are as if unknown
 * @param radius pixels to each side
 */
export function smoothRegions(
  canvas: Canvas,
  indices: Uint8Array,
  range: { from: number; to: number },
  radius: number,
): Uint8Array {
  const { width, height } = canvas;
  const rows = slideMode(canvas, indices, range, radius, width, height, 1, width);
  return slideMode(canvas, rows, range, radius, height, width, width, 1);
}

/** The running mode along lines of `long` steps, on `lines` parallel lines. */
function slideMode(
  canvas: Canvas,
  source: Uint8Array,
  { from, to }: { from: number; to: number },
  radius: number,
  long: number,
  lines: number,
  step: number,
  lineStep: number,
): Uint8Array {
  const result = new Uint8Array(source.length);
  const histogram = new Int32Array(256);
  for (let line = 0; line < lines; line++) {
    if (line % 64 === 0) canvas.checkpoint();
    histogram.fill(0);
    const start = line * lineStep;
    for (let i = 0; i < Math.min(radius, long); i++) histogram[source[start + i * step]!]!++;
    let mode = Math.max(from, Math.min(to - 1, source[start]!));
    for (let i = 0; i < long; i++) {
      const enter = i + radius;
      const leave = i - radius - 1;
      if (enter < long) histogram[source[start + enter * step]!]!++;
      if (leave >= 0) histogram[source[start + leave * step]!]!--;
      // Ties keep the present index, so borders do not flicker.
      let most = histogram[mode]!;
      for (let c = from; c < to; c++) {
        if (histogram[c]! > most) {
          most = histogram[c]!;
          mode = c;
        }
      }
      result[start + i * step] = mode;
    }
  }
  return result;
}
