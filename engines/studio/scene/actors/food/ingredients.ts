/** What several dishes are made of. */
import { mixColors, oklch, type Rgb } from '../../../core/color.ts';
import { sin, smoothstep, square } from '../../../core/math.ts';
import { blend, type Pen } from '../../../paint/pen.ts';
import { blob, chain, oval } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

/** Baked. */
export const CRUST = oklch(0.76, 0.1, 68);

/** Baked too long. */
export const BURNT = oklch(0.42, 0.08, 48);

/** Where food is found. */
export const onTable: Pick<ActorDefinition, 'habitat' | 'settings'> = {
  habitat: ['table', 'ground'],
  settings: ['table'],
};

/** An apple with its dimple, stalk and leaf; 1 high. */
export function apple(pen: Pen, color: Rgb, x: number, y: number, r: number, leafy: boolean): void {
  const blush = mixColors(color, oklch(0.84, 0.15, 100), 0.5);
  const body = blob(
    x - r,
    y + r * 0.9,
    x - r * 0.86,
    y + r * 1.62,
    x - r * 0.4,
    y + r * 1.86,
    x,
    y + r * 1.7,
    x + r * 0.4,
    y + r * 1.86,
    x + r * 0.86,
    y + r * 1.62,
    x + r,
    y + r * 0.9,
    x + r * 0.7,
    y + r * 0.16,
    x + r * 0.26,
    y + r * 0.0,
    x,
    y + r * 0.08,
    x - r * 0.26,
    y + r * 0.0,
    x - r * 0.7,
    y + r * 0.16,
  );
  pen.volume(body, {
    albedo: (u, v) => {
      const s = smoothstep(0.3, 0.95, sin((u - x) * (34 / r) * 0.4 + sin(v * 9) * 0.6)) * 0.25;
      const t = smoothstep(
        0.3,
        1.1,
        Math.sqrt(square((u - x - r * 0.4) / r) + square((v - y - r * 0.6) / r)),
      );
      const c = blend(blush, color, t);
      return [c[0] * (1 - s * 0.4), c[1] * (1 - s * 0.3), c[2] * (1 - s * 0.3)];
    },
    round: 0.75,
    gloss: 0.65,
    grain: 0.1,
    grainScale: 160,
  });
  pen.shade(oval(x, y + r * 1.68, r * 0.34, r * 0.1), 0.55, r * 0.05);
  pen.volume(
    chain(
      x,
      y + r * 1.62,
      r * 0.05,
      x + r * 0.05,
      y + r * 1.95,
      r * 0.045,
      x + r * 0.14,
      y + r * 2.12,
      r * 0.06,
    ),
    { albedo: oklch(0.36, 0.06, 55) },
  );
  if (leafy)
    pen.volume(
      blob(
        x + r * 0.06,
        y + r * 1.92,
        x + r * 0.4,
        y + r * 2.22,
        x + r * 0.85,
        y + r * 2.14,
        x + r * 0.46,
        y + r * 1.9,
      ),
      { albedo: oklch(0.52, 0.13, 138), round: 0.4 },
    );
}
