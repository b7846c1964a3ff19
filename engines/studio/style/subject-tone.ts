/** Tones of subjects against what is around them. */
import type { Canvas } from '../core/canvas.ts';
import { clamp, lerp, log, pow, smoothstep } from '../core/math.ts';
import { lightnessPlane } from './tone.ts';

const TABLE_SIZE = 1024;

/**
 * Gives each subject a range of tones of its own, against what is around it: pale on dark ground,
 * dark on pale, so that it reads at once and keeps what is drawn on it.
 * @param tone the picture's exposed tones, changed where subjects are
 * @param own its lightness as it was
 */
export function exposeSubjects(canvas: Canvas, tone: Float32Array, own: Float32Array): void {
  const { subjects, unit } = canvas;
  if (subjects === null) return;
  const tables = new Map<number, (value: number) => number>();
  const mean = (places: readonly number[], empty: number) =>
    places.length === 0 ? empty : places.reduce((sum, i) => sum + tone[i]!, 0) / places.length;
  for (const { subject, inside, around } of subjects.samples(2 * unit)) {
    const values = Float32Array.from(inside, (i) => clamp(own[i]!)).sort();
    const at = (share: number) => values[Math.floor(share * (values.length - 1))]!;
    const [low, middle, high] = [at(0.03), at(0.5), at(0.97)];
    const exposed = mean(inside, 0.5);
    const ground = mean(around, 0.5);
    const isPale = Math.abs(exposed - ground) > 0.16 ? exposed > ground : ground < 0.55;
    const span = Math.max(0.1, high - low);
    const gamma = log(isPale ? 0.6 : 0.38) / log(clamp((middle - low) / span, 0.1, 0.9));
    const [from, to] = isPale ? [0.22, 1] : [0, 0.72];
    const table = Float32Array.from({ length: TABLE_SIZE + 1 }, (_, i) =>
      lerp(from, to, pow(i / TABLE_SIZE, gamma)),
    );
    tables.set(subject, (value) => table[(clamp((value - low) / span) * TABLE_SIZE) | 0]!);
  }
  const { owner } = subjects;
  for (let i = 0; i < tone.length; i++) {
    if (owner[i]! > 0) tone[i] = tables.get(owner[i]!)?.(own[i]!) ?? tone[i]!;
  }
}

/** Difference of lightness from which on a subject stands out by itself. */
const STANDS_OUT = 0.13;

/** How far round a lost subject the ground changes, in thousandths, and its light at the edge. */
const REACH = 16;
const SHADED = 0.58;
const LIT = 1.5;

/**
 * Shades or lights the ground round subjects that are of its own tone and colour, as painters do:
 * for media too coarse to draw a line. In place.
 */
export function separateSubjects(canvas: Canvas): void {
  const { subjects, data, unit } = canvas;
  if (subjects === null) return;
  const tone = lightnessPlane(canvas);
  const paler = new Set<number>();
  const darker = new Set<number>();
  for (const { subject, inside, around } of subjects.samples(3 * unit)) {
    const mean = (places: readonly number[], value: (i: number) => number) =>
      places.reduce((sum, i) => sum + value(i), 0) / Math.max(1, places.length);
    const step = (value: (i: number) => number) => mean(inside, value) - mean(around, value);
    const warmth = (i: number) =>
      (data[i * 3]! - data[i * 3 + 2]!) /
      (data[i * 3]! + data[i * 3 + 1]! + data[i * 3 + 2]! + 0.1);
    const light = step((i) => Math.min(1, tone[i]!));
    const hue = step(warmth) * 0.6;
    if (Math.sqrt(light * light + hue * hue) < STANDS_OUT)
      (light > 0 ? paler : darker).add(subject);
  }
  const { owner } = subjects;
  for (const [lost, edge] of [
    [paler, SHADED],
    [darker, LIT],
  ] as const) {
    if (lost.size === 0) continue;
    const near = subjects.cover(canvas, REACH, lost);
    for (let i = 0; i < owner.length; i++) {
      if (owner[i]! > 0 || near[i]! < 0.02) continue;
      const light = 1 + (edge - 1) * smoothstep(0, 0.5, near[i]!);
      data[i * 3]! *= light;
      data[i * 3 + 1]! *= light;
      data[i * 3 + 2]! *= light;
    }
  }
}
