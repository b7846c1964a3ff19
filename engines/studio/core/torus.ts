/** Pictures that repeat without a seam: the left edge continues the right one, the top the bottom. */
import type { Canvas } from './canvas.ts';
import { clamp, smoothstep } from './math.ts';
import { NOISE_PERIOD } from './noise.ts';

/**
 * Texels of a noise tile per pixel along x and y, for a texture of about `scale` texels per
 * thousandth of the picture's size. On a torus the tile fits the picture a whole number of times,
 * at least once, so slow textures come out faster there.
 */
export function noiseScale(canvas: Canvas, scale: number): readonly [number, number] {
  const { unit, width, height } = canvas;
  const plain = scale / unit;
  if (!canvas.isTorus) return [plain, plain];
  const fit = (long: number) =>
    (Math.max(1, Math.round((plain * long) / NOISE_PERIOD)) * NOISE_PERIOD) / long;
  return [fit(width), fit(height)];
}

/** A picture continued to the right and below by its own beginning. */
export function continued(canvas: Canvas, margin: number): Canvas {
  const { width, height, data } = canvas;
  const result = canvas.blank(width + margin, height + margin);
  for (let y = 0; y < result.height; y++) {
    const row = data.subarray((y % height) * width * 3, ((y % height) + 1) * width * 3);
    result.data.set(row, y * result.width * 3);
    result.data.set(row.subarray(0, margin * 3), (y * result.width + width) * 3);
  }
  return result;
}

/**
 * The cheapest way through a cost field from its first line to its last, a step of at most one
 * place a line.
 * @param cost lines x places, row-major
 * @param closed true when the way must end within one place of where it began
 * @returns a place for each line
 */
function cheapestWay(
  cost: Float32Array,
  lines: number,
  places: number,
  closed: boolean,
): Int32Array {
  const find = (start: number | null): Int32Array => {
    const total = cost.slice();
    const isOpen = (place: number) => start === null || Math.abs(place - start) <= 1;
    if (start !== null) {
      for (let p = 0; p < places; p++) if (p !== start) total[p] = 1e12;
    }
    for (let line = 1; line < lines; line++) {
      for (let p = 0; p < places; p++) {
        const at = (line - 1) * places + p;
        let best = total[at]!;
        if (p > 0) best = Math.min(best, total[at - 1]!);
        if (p < places - 1) best = Math.min(best, total[at + 1]!);
        total[line * places + p]! += best;
      }
    }
    const way = new Int32Array(lines);
    let last = -1;
    for (let p = 0; p < places; p++) {
      if (!isOpen(p)) continue;
      if (last < 0 || total[(lines - 1) * places + p]! < total[(lines - 1) * places + last]!) {
        last = p;
      }
    }
    way[lines - 1] = last;
    for (let line = lines - 2; line >= 0; line--) {
      let best = last;
      for (let p = Math.max(0, last - 1); p <= Math.min(places - 1, last + 1); p++) {
        if (total[line * places + p]! < total[line * places + best]!) best = p;
      }
      last = best;
      way[line] = last;
    }
    return way;
  };
  const free = find(null);
  return closed ? find(free[0]!) : free;
}

/** Closes one axis: the strip past the end is cut into the beginning where the two differ least. */
function closeAxis(canvas: Canvas, long: number, isColumns: boolean, closed: boolean): Canvas {
  const margin = (isColumns ? canvas.width : canvas.height) - long;
  const lines = isColumns ? canvas.height : canvas.width;
  const result = isColumns ? canvas.blank(long, lines) : canvas.blank(lines, long);
  const step = isColumns ? 3 : canvas.width * 3;
  const lineStep = isColumns ? canvas.width * 3 : 3;
  const stepOut = isColumns ? 3 : result.width * 3;
  const lineStepOut = isColumns ? result.width * 3 : 3;
  const feather = Math.max(1, margin * 0.14);
  const first = Math.ceil(feather);
  const places = Math.max(1, margin - 2 * first);
  const cost = new Float32Array(lines * places);
  for (let line = 0; line < lines; line++) {
    for (let p = 0; p < places; p++) {
      const a = line * lineStep + (p + first) * step;
      const b = a + long * step;
      let sum = 1e-4;
      for (let c = 0; c < 3; c++) {
        const d =
          Math.sqrt(Math.max(0, canvas.data[a + c]!)) - Math.sqrt(Math.max(0, canvas.data[b + c]!));
        sum += d * d;
      }
      cost[line * places + p] = sum;
    }
  }
  canvas.checkpoint();
  const way = cheapestWay(cost, lines, places, closed);
  canvas.checkpoint();
  for (let line = 0; line < lines; line++) {
    const cut = way[line]! + first;
    for (let i = 0; i < long; i++) {
      const from = line * lineStep + i * step;
      const to = line * lineStepOut + i * stepOut;
      // 0 at the very edge, where the strip past the end is the true neighbour.
      const t = i >= margin ? 1 : clamp(smoothstep(cut - feather, cut + feather, i + 0.5));
      const past = i < margin ? from + long * step : from;
      for (let c = 0; c < 3; c++) {
        result.data[to + c] =
          canvas.data[past + c]! + (canvas.data[from + c]! - canvas.data[past + c]!) * t;
      }
    }
  }
  return result;
}

/**
 * Makes a picture repeat, from one that is larger by a margin on the right and below.
 * @see Efros and Freeman 2001, "Image quilting", for the cut of least difference
 */
export function closeSeams(canvas: Canvas, width: number, height: number): Canvas {
  return closeAxis(closeAxis(canvas, width, true, false), height, false, true);
}
