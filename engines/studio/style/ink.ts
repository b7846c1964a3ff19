/** Ink on paper: brush lines of varying weight, washes, spotted blacks, and a seal. */
import { blurPlane } from '../core/blur.ts';
import { type Canvas, CHECKPOINT_ROWS } from '../core/canvas.ts';
import { oklch, type Rgb } from '../core/color.ts';
import { rect } from '../core/geometry.ts';
import { clamp, lerp, log, pow, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import { hash2, type Random } from '../core/random.ts';
import { fillPolygons } from '../core/raster.ts';
import { darkSide, darkSideOfBlurred } from './contours.ts';
import type { ApplyStyle } from './style-painter.ts';
import { exposeSubjects } from './subject-tone.ts';
import { lightnessPlane, percentiles } from './tone.ts';

const PAPER: Rgb = [0.88, 0.825, 0.71];
const INK: Rgb = [0.0075, 0.0075, 0.011];

/** Tones of the washes: share of ink, lightest to darkest. The last is the full brush. */
const WASHES = [0, 0.1, 0.3, 0.62, 0.985] as const;

const TABLE_SIZE = 1024;

/**
 * Brings lightness to the exposure of an ink drawing: a night stays a night and snow stays paper,
 * yet each has true blacks and true whites.
 */
function exposeForInk(tone: Float32Array): void {
  const [low, quarter, middle, high] = percentiles(tone, [0.02, 0.2, 0.5, 0.93]) as [
    number,
    number,
    number,
    number,
  ];
  const span = Math.max(0.12, high - low);
  const median = clamp((middle - low) / span, 0.08, 0.9);
  // The power that brings the median near 0.6, but only most of the way for dark pictures.
  const goal = lerp(0.6, median, 0.25);
  const gamma = log(goal) / log(median);
  const table = new Float32Array(TABLE_SIZE + 1);
  const dark = pow(clamp((quarter - low) / span), gamma);
  // A fifth of the sheet is near black: it is what makes the white shine.
  const black = Math.min(0.34, dark * 0.8);
  for (let i = 0; i <= TABLE_SIZE; i++) {
    const t = pow(i / TABLE_SIZE, gamma);
    table[i] = clamp((t - black) / (0.97 - black));
  }
  const scale = TABLE_SIZE / span;
  for (let i = 0; i < tone.length; i++) {
    tone[i] = table[clamp((tone[i]! - low) * scale, 0, TABLE_SIZE) | 0]!;
  }
}

export const applyInk: ApplyStyle = (canvas, _spec, random, context) => {
  const { width, height, unit } = canvas;
  const { fbm, fine } = context.tiles;
  const tone = lightnessPlane(canvas);
  const own = tone.slice();
  exposeForInk(tone);
  const { subjects } = canvas;
  exposeSubjects(canvas, tone, own);
  const pen = Math.max(0.6, 1.1 * unit);
  const close = tone.slice();
  blurPlane(close, width, height, pen);
  const thin = darkSideOfBlurred(canvas, close, pen);
  context.report(0.25);
  const thick = darkSide(canvas, tone, 2.6 * unit);
  context.report(0.45);
  const wash = tone;
  blurPlane(wash, width, height, 4.2 * unit);
  const cover = subjects?.cover(canvas, 0.8) ?? null;
  const near = subjects?.cover(canvas, 4.5) ?? null;
  const contour = subjects?.outline(canvas, 3) ?? null;
  context.report(0.55);
  const offset = random.next() * 512;
  const steps = WASHES.length - 1;
  const { data } = canvas;
  const px = 1 / unit;
  for (let y = 0, i = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    const v = y * px;
    for (let x = 0; x < width; x++, i++, k += 3) {
      const u = x * px;
      const flow = sampleNoise(fbm, u * 0.5 + offset, v * 0.5);
      const grain = sampleNoise(fine, u, v);
      // Washes: steps with soft, wandering borders, darker where the pigment dried at the rim.
      const inside = cover === null ? 0 : cover[i]!;
      const even = inside > 0 ? lerp(wash[i]!, close[i]!, inside) : wash[i]!;
      const t = clamp(1 - even + flow * 0.085 + grain * 0.025) * steps;
      const level = t >= steps ? steps - 1 : t | 0;
      const within = t - level;
      const rim = smoothstep(0.64, 0.52, within) * smoothstep(0.38, 0.52, within) * 0.1;
      const from = WASHES[level]!;
      const washed = from + (WASHES[level + 1]! - from) * smoothstep(0.36, 0.58, within) + rim;
      // Wet ink pools and bleeds inside pale washes; full black stays full.
      const pooled = washed * (1 + (grain * 0.14 + flow * 0.3) * (1 - washed));
      const fineLine = smoothstep(0.012, 0.055, thin[i]!);
      const broadLine = smoothstep(0.018, 0.075, thick[i]!);
      // A dry brush leaves streaks of paper in the broad strokes.
      const streak = sampleNoise(fine, u * 0.34 + v * 0.13, v * 1.5 - u * 0.3 + offset);
      const dry = smoothstep(-0.62, -0.1, flow * 0.8 + streak * 0.9 + 0.42);
      let line = Math.max(fineLine * 0.92, broadLine * (0.55 + 0.45 * dry));
      let body = clamp(pooled);
      if (contour !== null) {
        // The brush stops short of a figure and leaves it a seam of paper.
        const seam = (1 - inside) * smoothstep(0.06, 0.3, near![i]!);
        body *= 1 - 0.8 * seam;
        line *= 1 - 0.8 * seam;
        line = Math.max(line, contour[i]! * (0.72 + 0.28 * dry));
      }
      const ink = 1 - (1 - body) * (1 - line);
      const edge = Math.min(u, v, (width - x) * px, (height - y) * px);
      const sheet = context.tiling || edge > 64 ? 1 : smoothstep(14, 30, edge + flow * 26);
      const fibre = 1 - 0.035 * grain - 0.02 * flow;
      const laid = ink * sheet;
      data[k] = lerp(PAPER[0] * fibre, INK[0], laid);
      data[k + 1] = lerp(PAPER[1] * fibre, INK[1], laid);
      data[k + 2] = lerp(PAPER[2] * fibre, INK[2], laid);
    }
  }
  context.report(0.95);
  if (!context.tiling) stampSeal(canvas, context.tiles, random);
  return canvas;
};

/** A red seal in a lower corner, as signatures stand there. */
export function stampSeal(canvas: Canvas, { fine }: NoiseTiles, random: Random): void {
  const { width, height, unit } = canvas;
  const size = 46 * unit;
  const isLeft = random.chance(0.5);
  const sx = isLeft ? 56 * unit : width - 56 * unit - size;
  const sy = height - 60 * unit - size;
  const red = oklch(0.52, 0.19, 29);
  const seed = random.int(0, 100000);
  fillPolygons(canvas, rect(sx, sy, size, size), (x, y, out) => {
    const u = (x - sx) / size;
    const v = (y - sy) / size;
    const frame = Math.min(u, v, 1 - u, 1 - v);
    const wear = sampleNoise(fine, (x * 1.6) / unit, (y * 1.6) / unit);
    // Invented strokes on a five by seven lattice, cut out of the red.
    const cell = hash2(seed + Math.floor(u * 5), Math.floor(v * 7));
    const isCut = frame > 0.14 && cell < 0.42;
    out[3] = (isCut ? 0.08 : 0.92) * (wear > 0.3 ? 0.45 : 1) * (frame < 0.02 ? 0.6 : 1);
    for (let c = 0; c < 3; c++) out[c] = red[c]!;
  });
}
