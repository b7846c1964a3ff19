/** Neon: the picture's contours bent from glass tubes, glowing before a dark brick wall. */
import { blurPlane, enlargePlane } from '../core/blur.ts';
import { type Canvas, CHECKPOINT_ROWS } from '../core/canvas.ts';
import { oklch, type Rgb } from '../core/color.ts';
import { atan2, clamp, length, smoothstep, TAU } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import { hash2 } from '../core/random.ts';
import { traceContours } from './contour-lines.ts';
import { toLabPlane } from './palette.ts';
import { findSegments, type Segments } from './segments.ts';
import type { ApplyStyle } from './style-painter.ts';

const COLORS = 9;

/** Diameter of a tube in thousandths of the picture's size. */
const TUBE = 6.4;

/** Which lines are worth a tube. */
interface TubeLook {
  /** Smoothing of the line and its least length, in thousandths of the picture's size. */
  softness: number;
  shortest: number;
  /** OKLab difference across it, at least. */
  contrast: number;
}

const OUTLINE: TubeLook = { softness: 2.2, shortest: 30, contrast: 0 };
const FEATURES: TubeLook = { softness: 2, shortest: 34, contrast: 0.06 };
const GROUND: TubeLook = { softness: 3.4, shortest: 90, contrast: 0.095 };

/** Gases and coatings that signs are made with: OKLCH hue, chroma, lightness. */
const GASES: readonly (readonly [number, number, number])[] = [
  [22, 0.24, 0.64],
  [45, 0.19, 0.72],
  [90, 0.17, 0.86],
  [145, 0.22, 0.82],
  [195, 0.14, 0.85],
  [245, 0.19, 0.66],
  [300, 0.24, 0.64],
  [345, 0.26, 0.68],
];

/** The gas for a colour of the picture: by hue, or by a draw where there is hardly any. */
function gasFor(lab: readonly [number, number, number], draw: number): Rgb {
  const chroma = Math.sqrt(lab[1] * lab[1] + lab[2] * lab[2]);
  let best = GASES[Math.floor(draw * GASES.length)]!;
  if (chroma > 0.03) {
    const hue = ((atan2(lab[2], lab[1]) * 360) / TAU + 360) % 360;
    let least = Infinity;
    for (const gas of GASES) {
      const d = Math.abs(((gas[0] - hue + 540) % 360) - 180);
      if (d < least) {
        least = d;
        best = gas;
      }
    }
  }
  return oklch(best[2], best[1], best[0]);
}

/** Mean OKLab difference between the two sides of a line, a few cells away from it. */
function contrastAlong(lab: Float32Array, segments: Segments, line: readonly number[]): number {
  const { width, height } = segments;
  const reach = Math.max(2, (5 * segments.smooth.unit * 2) / segments.factor);
  let sum = 0;
  let n = 0;
  for (let p = 4; p < line.length; p += 8) {
    const dx = line[p]! - line[p - 4]!;
    const dy = line[p + 1]! - line[p - 3]!;
    const long = length(dx, dy) || 1;
    const ox = (-dy / long) * reach;
    const oy = (dx / long) * reach;
    const at = (sign: number) =>
      Math.round(clamp(line[p + 1]! + sign * oy, 0, height - 1)) * width +
      Math.round(clamp(line[p]! + sign * ox, 0, width - 1));
    const a = at(1) * 3;
    const b = at(-1) * 3;
    const dL = lab[a]! - lab[b]!;
    const da = lab[a + 1]! - lab[b + 1]!;
    const db = lab[a + 2]! - lab[b + 2]!;
    sum += Math.sqrt(dL * dL + 2 * (da * da + db * db));
    n++;
  }
  return n > 0 ? sum / n : 0;
}

/** The palette index that covers most of each subject. */
function mainColors(
  owner: Uint8Array,
  { indices, palette }: Segments,
): { subject: number; index: number }[] {
  const counts = new Map<number, Int32Array>();
  for (let i = 0; i < owner.length; i++) {
    const own = owner[i]!;
    if (own === 0) continue;
    let count = counts.get(own);
    if (count === undefined) {
      count = new Int32Array(palette.length);
      counts.set(own, count);
    }
    count[indices[i]!]!++;
  }
  return [...counts]
    .map(([subject, count]) => ({ subject, index: count.indexOf(Math.max(...count)) }))
    .sort((a, b) => a.subject - b.subject);
}

/** All tubes as light on black. @param draws decide the gas where the picture has no hue */
function bendTubes(canvas: Canvas, segments: Segments, draws: readonly number[]): Canvas {
  const { unit } = canvas;
  const core = canvas.blank();
  const { palette, factor } = segments;
  const columns = Math.ceil(segments.width / 3);
  const taken = new Uint8Array(columns * Math.ceil(segments.height / 3));
  const mask = new Float32Array(segments.width * segments.height);
  const lab = toLabPlane(segments.smooth);
  const bend = (holds: (cell: number) => boolean, gas: Rgb, look: TubeLook) => {
    for (let i = 0; i < mask.length; i++) mask[i] = holds(i) ? 1 : 0;
    blurPlane(mask, segments.width, segments.height, (look.softness * unit) / factor);
    canvas.checkpoint();
    const shortest = (look.shortest * unit) / factor;
    for (const line of traceContours(mask, segments.width, segments.height, 0.5)) {
      if (line.length / 2 < shortest) continue;
      if (look.contrast > 0 && contrastAlong(lab, segments, line) < look.contrast) continue;
      layTube(core, line, factor, gas, taken, columns);
    }
  };
  // Subjects first, as lines that come later give way.
  const owner = canvas.subjects?.shrunk(factor);
  if (owner !== undefined) {
    for (const { subject, index } of mainColors(owner, segments)) {
      const gas = gasFor(palette[index]!, draws[subject % draws.length]!);
      bend((cell) => owner[cell] === subject, gas, OUTLINE);
    }
  }
  const bendLevels = (from: number, to: number, look: TubeLook) => {
    const order = palette.map((_, i) => i).slice(from, to);
    order.sort((a, b) => palette[a]![0] - palette[b]![0]);
    const rank = new Int16Array(palette.length).fill(-1);
    order.forEach((index, i) => {
      rank[index] = i;
    });
    for (let level = 1; level < order.length; level++) {
      const gas = gasFor(palette[order[level]!]!, draws[level % draws.length]!);
      bend((cell) => rank[segments.indices[cell]!]! >= level, gas, look);
    }
  };
  bendLevels(segments.subjectsFrom, palette.length, FEATURES);
  bendLevels(0, segments.subjectsFrom, GROUND);
  return core;
}

/**
 * Lays one line of glass. Where another tube already runs, this one is painted black, as the makers
 * of signs do, so that lines never bundle.
 */
function layTube(
  core: Canvas,
  line: readonly number[],
  factor: number,
  color: Rgb,
  taken: Uint8Array,
  columns: number,
): void {
  const { width, height, unit, data } = core;
  const radius = Math.max(0.9, (TUBE * unit) / 2);
  const reach = Math.ceil(radius + 1);
  const visited: number[] = [];
  let x0 = line[0]! * factor;
  let y0 = line[1]! * factor;
  for (let p = 2; p < line.length; p += 2) {
    const x1 = line[p]! * factor;
    const y1 = line[p + 1]! * factor;
    const cell = Math.floor(line[p + 1]! / 3) * columns + Math.floor(line[p]! / 3);
    const isFree = taken[cell] === 0;
    visited.push(cell);
    if (isFree) {
      const dx = x1 - x0;
      const dy = y1 - y0;
      const square = dx * dx + dy * dy || 1;
      const left = Math.max(0, Math.floor(Math.min(x0, x1)) - reach);
      const right = Math.min(width - 1, Math.ceil(Math.max(x0, x1)) + reach);
      const top = Math.max(0, Math.floor(Math.min(y0, y1)) - reach);
      const bottom = Math.min(height - 1, Math.ceil(Math.max(y0, y1)) + reach);
      for (let y = top; y <= bottom; y++) {
        for (let x = left; x <= right; x++) {
          const t = clamp(((x - x0) * dx + (y - y0) * dy) / square);
          const ex = x - x0 - dx * t;
          const ey = y - y0 - dy * t;
          const d = Math.sqrt(ex * ex + ey * ey) / radius;
          const cover = clamp((1.15 - d) * radius);
          if (cover <= 0) continue;
          // Glass: white-hot along its axis, the gas's colour toward its wall.
          const heat = smoothstep(0.62, 0.1, d);
          const k = (y * width + x) * 3;
          for (let c = 0; c < 3; c++) {
            const light = (color[c]! * 1.25 + (1.15 - color[c]! * 0.3) * heat * 0.85) * cover;
            if (light > data[k + c]!) data[k + c] = light;
          }
        }
      }
    }
    x0 = x1;
    y0 = y1;
  }
  for (const cell of visited) {
    for (const near of [cell, cell - 1, cell + 1, cell - columns, cell + columns]) {
      if (near >= 0 && near < taken.length) taken[near] = 1;
    }
  }
}

/** Bricks by their own hash: lightness of the stone and depth of the joint, 0 in it. */
function brickAt(x: number, y: number, tiles: NoiseTiles): number {
  const row = Math.floor(y / 30);
  const shifted = x + (row % 2 === 0 ? 0 : 34);
  const column = Math.floor(shifted / 68);
  const dx = Math.min(shifted - column * 68, column * 68 + 68 - shifted);
  const dy = Math.min(y - row * 30, row * 30 + 30 - y);
  const wear = sampleNoise(tiles.fine, x * 0.5, y * 0.5) * 1.2;
  const joint = smoothstep(1, 3.4, Math.min(dx, dy) + wear);
  return (0.35 + 0.65 * joint) * (0.8 + 0.35 * hash2(column, row)) * (1 + wear * 0.1);
}

export const applyNeon: ApplyStyle = (canvas, _spec, random, context) => {
  const { width, height, unit } = canvas;
  const segments = findSegments(canvas, random, COLORS, 3.6);
  context.report(0.3);
  const draws = Array.from({ length: 5 }, () => random.next());
  const core = bendTubes(canvas, segments, draws);
  context.report(0.6);
  // Glow at a quarter of the size: near, wide, and on the wall far around.
  const near = glow(core, 7);
  const wide = glow(core, 46);
  context.report(0.8);
  const { data } = canvas;
  const px = 1 / unit;
  const { tiles } = context;
  for (let y = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    for (let x = 0; x < width; x++, k += 3) {
      const brick = brickAt(x * px, y * px, tiles);
      for (let c = 0; c < 3; c++) {
        const scene = data[k + c]!;
        // What was painted stays as a dim mural: it carries the forms between the lines.
        const mural = 0.01 + 0.06 * Math.min(1, scene);
        const light = near[c]![k / 3]! * 0.6 + wide[c]![k / 3]! * 3.4;
        data[k + c] =
          brick * (mural + light * (0.1 + mural * 2)) + near[c]![k / 3]! * 0.55 + core.data[k + c]!;
      }
    }
  }
  return canvas;
};

/** The light of the tubes, spread: one full-size plane a channel. */
function glow(core: Canvas, sigma: number): Float32Array[] {
  const { width, height, unit } = core;
  const factor = sigma > 20 ? 8 : 4;
  const w = Math.ceil(width / factor);
  const h = Math.ceil(height / factor);
  return [0, 1, 2].map((channel) => {
    const small = new Float32Array(w * h);
    for (let y = 0; y < height; y++) {
      const row = Math.floor(y / factor) * w;
      for (let x = 0, k = y * width * 3 + channel; x < width; x++, k += 3) {
        small[row + Math.floor(x / factor)]! += core.data[k]!;
      }
    }
    for (let i = 0; i < small.length; i++) small[i]! /= factor * factor;
    blurPlane(small, w, h, (sigma * unit) / factor);
    core.checkpoint();
    return enlargePlane(small, w, h, width, height);
  });
}
