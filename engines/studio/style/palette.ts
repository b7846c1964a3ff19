/** Few colours for many: k-means in OKLab, and the picture as indices into the result. */
import { type Canvas, CHECKPOINT_ROWS } from '../core/canvas.ts';
import { linearToOklab, oklabToLinear, type Rgb } from '../core/color.ts';
import { clamp, square } from '../core/math.ts';
import type { Random } from '../core/random.ts';

/** OKLab triples. */
export type LabPalette = readonly (readonly [number, number, number])[];

/** Colour differences count more than differences of lightness, or all mid-tones turn grey. */
const CHROMA_WEIGHT = 2;

/** A picture in OKLab: three floats a pixel. Highlights above display white are cut. */
export function toLabPlane(canvas: Canvas): Float32Array {
  const { data, width } = canvas;
  const lab = new Float32Array(data.length);
  for (let k = 0; k < data.length; k += 3) {
    if (k % (width * 3 * CHECKPOINT_ROWS) === 0) canvas.checkpoint();
    const c = linearToOklab(limit(data[k]!), limit(data[k + 1]!), limit(data[k + 2]!));
    lab[k] = c[0];
    lab[k + 1] = c[1];
    lab[k + 2] = c[2];
  }
  return lab;
}

function limit(v: number): number {
  return clamp(v, 0, 1.1);
}

/** @returns the index in [from, to) of the colour nearest to an OKLab one */
export function nearestColor(
  palette: LabPalette,
  L: number,
  a: number,
  b: number,
  from = 0,
  to = palette.length,
): number {
  let best = from;
  let bestDistance = Infinity;
  for (let i = from; i < to; i++) {
    const p = palette[i]!;
    const dL = L - p[0];
    const da = a - p[1];
    const db = b - p[2];
    const d = dL * dL + (da * da + db * db) * CHROMA_WEIGHT;
    if (d < bestDistance) {
      bestDistance = d;
      best = i;
    }
  }
  return best;
}

/**
 * Finds the colours that stand for a picture best, or for a part of it.
 * @param lab from {@link toLabPlane}
 * @param count colours wanted; fewer come back when the picture has fewer
 * @param part the pixels that count; all by default
 */
export function findPalette(
  lab: Float32Array,
  count: number,
  random: Random,
  part: Int32Array | null = null,
): LabPalette {
  const pixels = part === null ? lab.length / 3 : part.length;
  const samples = 4000;
  const at = (t: number): [number, number, number] => {
    const place = Math.min(pixels - 1, Math.floor(t * pixels));
    const k = (part === null ? place : part[place]!) * 3;
    return [lab[k]!, lab[k + 1]!, lab[k + 2]!];
  };
  const points = Array.from({ length: samples }, () => at(random.next()));
  // Each next centre is the sample farthest from those so far: small bright accents get a colour.
  const centres: [number, number, number][] = [points[0]!];
  const distances = new Float64Array(samples).fill(Infinity);
  while (centres.length < count) {
    const last = centres[centres.length - 1]!;
    let far = 0;
    for (let i = 0; i < samples; i++) {
      const p = points[i]!;
      const d =
        square(p[0] - last[0]) + (square(p[1] - last[1]) + square(p[2] - last[2])) * CHROMA_WEIGHT;
      if (d < distances[i]!) distances[i] = d;
      if (distances[i]! > distances[far]!) far = i;
    }
    if (distances[far]! < 1e-4) break;
    centres.push(points[far]!);
  }
  let palette: LabPalette = centres;
  for (let round = 0; round < 7; round++) {
    const sums = palette.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (const p of points) {
      const sum = sums[nearestColor(palette, p[0], p[1], p[2])]!;
      sum[0] += p[0];
      sum[1] += p[1];
      sum[2] += p[2];
      sum[3]++;
    }
    palette = palette.map((p, i) => {
      const s = sums[i]!;
      return s[3] > 0 ? [s[0] / s[3], s[1] / s[3], s[2] / s[3]] : p;
    });
  }
  return palette;
}

/** Linear colours of a palette, with chroma raised by a factor. */
export function paletteColors(palette: LabPalette, chroma = 1): Rgb[] {
  return palette.map(([L, a, b]) => {
    const [r, g, bl] = oklabToLinear(L, a * chroma, b * chroma);
    return [Math.max(0, r), Math.max(0, g), Math.max(0, bl)];
  });
}
