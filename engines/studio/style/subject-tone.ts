/** Tones of subjects in media that have only one colour. */
import type { Canvas } from '../core/canvas.ts';
import { clamp, lerp, log, pow } from '../core/math.ts';

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
