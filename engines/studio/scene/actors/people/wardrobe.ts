/** What people are, and what several of them wear. */
import { oklch, type Rgb } from '../../../core/color.ts';
import { atan2, sin, smoothstep } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import { type Albedo, blend, mix } from '../../../paint/pen.ts';
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
  'size' | 'width' | 'height' | 'habitat' | 'settings' | 'bust' | 'share' | 'sits'
> => ({
  size: 1.72,
  width: 0.5,
  height: 1.04,
  habitat: ['ground'],
  settings,
  bust: 0.315,
  share: 1.25,
  sits: true,
});

/** Colours people wear. */
export const CLOTHES: readonly Lch[] = [
  [0.52, 0.16, 26],
  [0.42, 0.09, 258],
  [0.55, 0.09, 165],
  [0.8, 0.12, 86],
  [0.42, 0.1, 330],
  [0.93, 0.02, 85],
  [0.6, 0.13, 48],
  [0.48, 0.07, 200],
  [0.3, 0.02, 270],
  [0.72, 0.06, 20],
  [0.5, 0.05, 118],
  [0.7, 0.05, 235],
  [0.38, 0.1, 18],
];

/** Woven and printed cloth: plain, banded, striped, checked, dotted or ribbed. */
export function choosePattern(random: Random): ((color: Rgb) => Albedo) | undefined {
  const kind = random.int(0, 9);
  const scale = random.range(0.8, 1.3);
  const isDark = random.chance(0.5);
  const second = (c: Rgb) => mix(c, isDark ? [0.02, 0.02, 0.03] : [0.9, 0.88, 0.82], 0.6);
  const within = (c: Rgb, share: (u: number, v: number) => number): Albedo => {
    const other = second(c);
    return (u, v) => blend(c, other, share(u, v));
  };
  const band = (x: number) => smoothstep(0.25, 0.4, sin(x));
  switch (kind) {
    case 0:
      return (c) => within(c, (_u, v) => band(v * 230 * scale));
    case 1:
      return (c) => within(c, (u) => 0.7 * smoothstep(0.8, 0.92, sin(u * 300 * scale)));
    case 2:
      return (c) =>
        within(c, (u, v) => 0.45 * band(u * 190 * scale) + 0.45 * band(v * 190 * scale));
    case 3:
      return (c) =>
        within(c, (u, v) => smoothstep(0.62, 0.75, sin(u * 210 * scale) * sin(v * 210 * scale)));
    case 4:
    case 5:
      // Knitwear: ribs that swell and stitches along them.
      return (c) => (u, v) =>
        blend(c, [0, 0, 0], 0.14 + 0.16 * sin(u * 760) + 0.08 * sin(v * 900 + sin(u * 380) * 2));
    default:
      return undefined;
  }
}

/** A collar of fur over the shoulders. */
export function paintFurCollar(body: Dressed, color: Rgb, random: Random): void {
  const { pen, headX, headY } = body;
  const x = headX - 0.012;
  const y = headY - 0.111;
  const sides: readonly (readonly [number, number])[] = [
    [0.036, 0.052],
    [0.085, 0.026],
    [0.128, -0.014],
    [0.124, -0.066],
    [0.07, -0.085],
    [0.022, -0.05],
  ];
  const right = sides.flatMap(([dx, dy]) => [x + dx, y + dy]);
  const left = [...sides].reverse().flatMap(([dx, dy]) => [x - dx, y + dy]);
  const collar = blob(...right, x, y - 0.02, ...left);
  pen.shade(collar, 0.4, 0.012);
  pen.volume(collar, { albedo: color, round: 0.7, grain: 0.5, grainScale: 160 });
  pen.hairs([collar], random, {
    count: 900,
    length: 0.034,
    width: 0.0022,
    angle: (u, v) => atan2(v - y - 0.06, u - x),
    spread: 0.5,
    contrast: 0.45,
  });
}

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
