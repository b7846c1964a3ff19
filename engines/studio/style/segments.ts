/**
 * A picture as a few even colours in clean regions: what styles that cut, print or lead need.
 *
 * Found from the finished pixels, so it works for every scene, whatever painted it.
 */
import { blurPlane, enlargePlane, shrink } from '../core/blur.ts';
import { type Canvas, CHECKPOINT_ROWS } from '../core/canvas.ts';
import { linearToOklab, type Rgb } from '../core/color.ts';
import { clamp, smoothstep } from '../core/math.ts';
import type { Random } from '../core/random.ts';
import { kuwahara } from './kuwahara.ts';
import { findPalette, type LabPalette, nearestColor, toLabPlane } from './palette.ts';
import { smoothRegions } from './regions.ts';

export interface Segments {
  /** Of the maps below: the picture's size over `factor`. */
  width: number;
  height: number;
  factor: number;
  palette: LabPalette;
  /** Colours from this index on are the subjects' own. */
  subjectsFrom: number;
  /** Index into the palette for each cell. */
  indices: Uint8Array;
  /** The smoothed picture that was segmented. */
  smooth: Canvas;
}

/** Subjects smaller than this share of the picture get no colours of their own. */
const SHARE_LEAST = 0.0006;

/**
 * The colours of subjects' cells, each averaged with those around it that belong to the same
 * subject: texture goes, shape stays.
 * @returns OKLab, three floats a cell of `cells`
 */
function smoothedSubjects(small: Canvas, owner: Uint8Array, cells: Int32Array): Float32Array {
  const { width, height, data } = small;
  const lab = new Float32Array(cells.length * 3);
  for (let n = 0; n < cells.length; n++) {
    const cell = cells[n]!;
    const x = cell % width;
    const y = (cell - x) / width;
    const own = owner[cell]!;
    let count = 0;
    let r = 0;
    let g = 0;
    let b = 0;
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const at = ny * width + nx;
        if (owner[at] !== own) continue;
        count++;
        r += clamp(data[at * 3]!, 0, 1.1);
        g += clamp(data[at * 3 + 1]!, 0, 1.1);
        b += clamp(data[at * 3 + 2]!, 0, 1.1);
      }
    }
    lab.set(linearToOklab(r / count, g / count, b / count), n * 3);
  }
  return lab;
}

/**
 * Subjects have colours of their own and keep finer features than what is around them, so that a
 * small boat isn't swallowed by the sea.
 * @param colors at most so many
 * @param detail smallest feature that is kept, in thousandths of the picture's size
 */
export function findSegments(
  canvas: Canvas,
  random: Random,
  colors: number,
  detail: number,
): Segments {
  const factor = canvas.unit > 0.7 ? 2 : 1;
  const scale = canvas.unit / factor;
  const small = shrink(canvas, factor);
  const { width, height } = small;
  const owner = canvas.subjects?.shrunk(factor) ?? new Uint8Array(width * height);
  const all = Int32Array.from(owner.keys());
  const around = all.filter((cell) => owner[cell] === 0);
  const own = all.filter((cell) => owner[cell]! > 0);
  const share = own.length / all.length;
  const ofSubjects = share < SHARE_LEAST ? 0 : Math.round(colors * (0.36 + 0.3 * share));
  const kept = ofSubjects > 0 ? smoothedSubjects(small, owner, own) : null;
  const smooth = kuwahara(small, Math.max(2, Math.round(1.5 * detail * scale)));
  const lab = toLabPlane(smooth);
  if (kept !== null) {
    for (let n = 0; n < own.length; n++) lab.set(kept.subarray(n * 3, n * 3 + 3), own[n]! * 3);
  }
  const ground =
    around.length > 0 ? findPalette(lab, colors - ofSubjects, random.fork('ground'), around) : [];
  const palette =
    ofSubjects === 0
      ? ground
      : [...ground, ...findPalette(lab, ofSubjects, random.fork('subjects'), own)];
  const ranges = [
    { from: 0, to: ground.length },
    { from: ground.length, to: palette.length },
  ] as const;
  const rangeOf = (cell: number) => ranges[ofSubjects > 0 && owner[cell]! > 0 ? 1 : 0];
  const found = new Uint8Array(all.length);
  for (let i = 0, k = 0; i < found.length; i++, k += 3) {
    if (i % (width * CHECKPOINT_ROWS) === 0) canvas.checkpoint();
    const { from, to } = rangeOf(i);
    found[i] = nearestColor(palette, lab[k]!, lab[k + 1]!, lab[k + 2]!, from, to);
  }
  const radius = Math.max(1, Math.round(detail * scale + 0.3));
  const indices = smoothRegions(smooth, found, ranges[0], radius);
  if (ofSubjects > 0) {
    const fine = smoothRegions(smooth, found, ranges[1], Math.max(1, Math.round(radius * 0.4)));
    for (const cell of own) indices[cell] = fine[cell]!;
  }
  return { width, height, factor, palette, subjectsFrom: ground.length, indices, smooth };
}

/**
 * Where a property of the cells holds, as a full-size plane whose 0.5 contour is a smooth curve.
 * @param holds for each palette index
 * @param softness of the blur in thousandths of the picture's size
 */
export function softMask(
  canvas: Canvas,
  segments: Segments,
  holds: (index: number) => boolean,
  softness: number,
): Float32Array<ArrayBuffer> {
  const { width, height, indices, factor } = segments;
  const table = Float32Array.from({ length: 256 }, (_, index) => (holds(index) ? 1 : 0));
  const mask = new Float32Array(width * height);
  for (let i = 0; i < mask.length; i++) mask[i] = table[indices[i]!]!;
  blurPlane(mask, width, height, (softness * canvas.unit) / factor);
  canvas.checkpoint();
  return enlargePlane(mask, width, height, canvas.width, canvas.height);
}

/** The two regions that reach each cell most, by the softened masks of all. */
interface Reach {
  best: Uint8Array;
  second: Uint8Array;
  bestShare: Float32Array;
  secondShare: Float32Array;
}

function findReach(canvas: Canvas, segments: Segments, softness: number): Reach {
  const { width, height, indices, palette, factor } = segments;
  const cells = width * height;
  const reach: Reach = {
    best: new Uint8Array(cells),
    second: new Uint8Array(cells),
    bestShare: new Float32Array(cells),
    secondShare: new Float32Array(cells),
  };
  const { best, second, bestShare, secondShare } = reach;
  const sigma = (softness * canvas.unit) / factor;
  const margin = Math.ceil(sigma * 3.5) + 1;
  const plane = new Float32Array(cells);
  for (let index = 0; index < palette.length; index++) {
    canvas.checkpoint();
    let first = height;
    let last = -1;
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const isHere = indices[i] === index;
        plane[i] = isHere ? 1 : 0;
        if (!isHere) continue;
        if (y < first) first = y;
        last = y;
      }
    }
    if (last < 0) continue;
    // Only the rows that the region can reach.
    const top = Math.max(0, first - margin);
    const bottom = Math.min(height, last + 1 + margin);
    const part = plane.subarray(top * width, bottom * width);
    blurPlane(part, width, bottom - top, sigma);
    for (let i = 0, cell = top * width; i < part.length; i++, cell++) {
      const share = part[i]!;
      if (share < 0.004) continue;
      if (share > bestShare[cell]!) {
        second[cell] = best[cell]!;
        secondShare[cell] = bestShare[cell]!;
        best[cell] = index;
        bestShare[cell] = share;
      } else if (share > secondShare[cell]!) {
        second[cell] = index;
        secondShare[cell] = share;
      }
    }
  }
  return reach;
}

/**
 * Paints each region in one colour. The borders are the curves where two softened masks are equal:
 * smooth at full size, with an edge of one pixel. In place.
 * @param colors one for each palette index
 * @param softness of the curves in thousandths of the picture's size
 */
export function paintRegions(
  canvas: Canvas,
  segments: Segments,
  colors: readonly Rgb[],
  softness: number,
): Canvas {
  const { best, second, bestShare, secondShare } = findReach(canvas, segments, softness);
  const { width: w, height: h, factor } = segments;
  const { width, height } = canvas;
  const { data } = canvas;
  const edge = 0.12 / Math.max(0.5, canvas.unit);
  const shareOf = (cell: number, index: number): number =>
    best[cell] === index ? bestShare[cell]! : second[cell] === index ? secondShare[cell]! : 0;
  for (let y = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    const fy = Math.max(0, Math.min(h - 1, (y + 0.5) / factor - 0.5));
    const y0 = Math.min(Math.max(0, h - 2), Math.floor(fy));
    const v = fy - y0;
    const down = h > 1 ? w : 0;
    for (let x = 0; x < width; x++, k += 3) {
      const fx = Math.max(0, Math.min(w - 1, (x + 0.5) / factor - 0.5));
      const x0 = Math.min(Math.max(0, w - 2), Math.floor(fx));
      const u = fx - x0;
      const a = y0 * w + x0;
      const b = w > 1 ? a + 1 : a;
      const c = a + down;
      const d = b + down;
      const near = v < 0.5 ? (u < 0.5 ? a : b) : u < 0.5 ? c : d;
      const one = best[near]!;
      let t = 1;
      let two = second[near]!;
      const isInside = best[a] === one && best[b] === one && best[c] === one && best[d] === one;
      if (!isInside || bestShare[near]! < 0.9) {
        if (best[a] !== one) two = best[a]!;
        else if (best[b] !== one) two = best[b]!;
        else if (best[c] !== one) two = best[c]!;
        else if (best[d] !== one) two = best[d]!;
        const w00 = (1 - u) * (1 - v);
        const w10 = u * (1 - v);
        const w01 = (1 - u) * v;
        const w11 = u * v;
        const first =
          shareOf(a, one) * w00 +
          shareOf(b, one) * w10 +
          shareOf(c, one) * w01 +
          shareOf(d, one) * w11;
        const other =
          shareOf(a, two) * w00 +
          shareOf(b, two) * w10 +
          shareOf(c, two) * w01 +
          shareOf(d, two) * w11;
        t = smoothstep(-edge, edge, first - other);
      }
      const p = colors[one]!;
      const q = colors[two]!;
      data[k] = q[0] + (p[0] - q[0]) * t;
      data[k + 1] = q[1] + (p[1] - q[1]) * t;
      data[k + 2] = q[2] + (p[2] - q[2]) * t;
    }
  }
  return canvas;
}
