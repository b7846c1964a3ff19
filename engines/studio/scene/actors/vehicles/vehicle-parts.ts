/** Wheels, windows and paint. */
import { oklch } from '../../../core/color.ts';
import { cos, sin, TAU } from '../../../core/math.ts';
import type { Pen } from '../../../paint/pen.ts';
import { oval, ribbon } from '../../../paint/shapes.ts';
import type { Lch } from '../../stage/lch.ts';

/** Tyres. */
export const RUBBER = oklch(0.22, 0.008, 260);

/** Bright metal. */
export const CHROME = oklch(0.82, 0.012, 250);

/** A wheel that stands on the ground. */
export function wheel(pen: Pen, x: number, r: number, hub = 0.6): void {
  pen.volume(oval(x, r, r), { albedo: RUBBER, round: 0.2 });
  pen.volume(oval(x, r, r * hub), { albedo: CHROME, gloss: 0.6, round: 0.3 });
  for (let i = 0; i < 6; i++)
    pen.shade(
      ribbon([x, r, x + cos((i * TAU) / 6) * r * hub, r + sin((i * TAU) / 6) * r * hub], r * 0.1),
      0.5,
      r * 0.03,
    );
  pen.volume(oval(x, r, r * 0.16), { albedo: RUBBER, gloss: 0.5 });
}

/** A window, lit from within at night. */
export function glass(pen: Pen, shape: number[], lit: boolean): void {
  if (lit) pen.emit(shape, [0.9, 0.72, 0.42], { alpha: 0.9 });
  else {
    pen.volume(shape, { albedo: oklch(0.4, 0.05, 235), gloss: 0.7, round: 0.2, grain: 0 });
  }
}

/** Colours of bodywork. */
export const PAINTS: readonly Lch[] = [
  [0.55, 0.21, 27],
  [0.5, 0.15, 255],
  [0.82, 0.15, 90],
  [0.62, 0.1, 180],
  [0.9, 0.01, 85],
  [0.6, 0.17, 48],
  [0.3, 0.02, 260],
];
