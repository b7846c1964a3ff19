/** What a painter of abstract pictures works with. */
import type { Canvas } from '../../core/canvas.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { NoiseTiles } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import type { Palette } from './palette.ts';

export interface Sheet {
  canvas: Canvas;
  tiles: NoiseTiles;
  palette: Palette;
  random: Random;
}

export type PaintSheet = (sheet: Sheet) => void;

/** A smooth field of bent plane waves over pixels, about -1 to 1. Repeats when the canvas does. */
export type WaveField = (x: number, y: number) => number;

/** @param cycles waves across the picture, at the lowest and the highest */
export function createWaveField(
  canvas: Canvas,
  random: Random,
  cycles: readonly [number, number],
  count = 5,
): WaveField {
  const { width, height, unit, isTorus } = canvas;
  const size = 1024 * unit;
  const waves = Array.from({ length: count }, (_, i) => {
    const heading = random.next() * TAU;
    const frequency = cycles[0] + ((cycles[1] - cycles[0]) * i) / Math.max(1, count - 1);
    let fx = (cos(heading) * frequency) / size;
    let fy = (sin(heading) * frequency) / size;
    if (isTorus) {
      fx = Math.round(fx * width) / width;
      fy = Math.round(fy * height) / height;
      if (fx === 0 && fy === 0) fx = 1 / width;
    }
    return { fx: fx * TAU, fy: fy * TAU, phase: random.next() * TAU, gain: 1 / (1 + i * 0.45) };
  });
  const total = waves.reduce((sum, w) => sum + w.gain, 0) * 0.62;
  return (x, y) => {
    let sum = 0;
    let bend = 0;
    for (const w of waves) {
      bend = sin(x * w.fx + y * w.fy + w.phase + bend * 1.5);
      sum += bend * w.gain;
    }
    return sum / total;
  };
}
