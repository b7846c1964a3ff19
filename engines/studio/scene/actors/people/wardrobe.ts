/** What people are, and what several of them wear. */
import { oklch, type Rgb } from '../../../core/color.ts';
import { mix } from '../../../paint/pen.ts';
import { blob, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import type { Dressed } from './outfit.ts';

/** Dark leather. */
export const BOOTS = oklch(0.26, 0.03, 45);

/** A definition of somebody, with what all people share. */
export const person = (
  settings: readonly string[],
): Pick<
  ActorDefinition,
  'size' | 'width' | 'height' | 'habitat' | 'settings' | 'bust' | 'share'
> => ({
  size: 1.72,
  width: 0.5,
  height: 1.04,
  habitat: ['ground'],
  settings,
  bust: 0.315,
  share: 1.25,
});

/** Colours people wear. */
export const CLOTHES: readonly Lch[] = [
  [0.55, 0.17, 25],
  [0.5, 0.13, 255],
  [0.62, 0.12, 160],
  [0.8, 0.13, 85],
  [0.48, 0.13, 320],
  [0.92, 0.02, 85],
  [0.6, 0.15, 45],
  [0.5, 0.09, 200],
];

/** A crown on a head. */
export function paintCrownOn(body: Dressed, size: number): void {
  const { pen, headX: x, headY: y, headSize } = body;
  const gold = oklch(0.82, 0.14, 86);
  const w = 0.055 * headSize * size;
  const b = y + 0.052 * headSize;
  pen.volume(
    [
      x - w,
      b,
      x + w,
      b,
      x + w * 1.15,
      b + w * 0.95,
      x + w * 0.55,
      b + w * 0.45,
      x,
      b + w * 1.15,
      x - w * 0.55,
      b + w * 0.45,
      x - w * 1.15,
      b + w * 0.95,
    ],
    { albedo: gold, gloss: 0.8, round: 0.3 },
  );
  for (const dx of [-0.5, 0, 0.5])
    pen.volume(oval(x + dx * w, b + w * 0.2, w * 0.13), {
      albedo: oklch(0.55, 0.22, 20),
      gloss: 0.9,
    });
}

/** A wizard’s or witch’s hat. */
export function paintPointedHat(body: Dressed, color: Rgb): void {
  const { pen, headX: x, headY: y, headSize: s } = body;
  const b = y + 0.05 * s;
  pen.volume(
    blob(
      x - 0.066 * s,
      b,
      x - 0.045 * s,
      b + 0.08 * s,
      x - 0.03 * s,
      b + 0.17 * s,
      x - 0.07 * s,
      b + 0.2 * s,
      x + 0.0,
      b + 0.17 * s,
      x + 0.045 * s,
      b + 0.08 * s,
      x + 0.066 * s,
      b,
    ),
    { albedo: color, round: 0.5, grain: 0.15 },
  );
  pen.volume(oval(x, b, 0.135 * s, 0.024 * s), { albedo: mix(color, [1, 1, 1], 0.06), round: 0.3 });
  pen.fill(
    ribbon(
      curve(x - 0.064 * s, b + 0.014 * s, x, b + 0.008 * s, x + 0.064 * s, b + 0.014 * s),
      0.018 * s,
    ),
    oklch(0.75, 0.13, 80),
    0.6,
  );
}
