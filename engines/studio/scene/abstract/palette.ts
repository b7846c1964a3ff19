/** Palettes for abstract pictures: curated, or built around the colours that were asked for. */
import { oklch, type Rgb } from '../../core/color.ts';
import { clamp } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import type { SceneSpec } from '../../parse/scene-spec.ts';
import { askedColors } from '../asked-colors.ts';

export interface Palette {
  paper: Rgb;
  /** Strong inks, the leading one first; at least four. */
  inks: readonly Rgb[];
  dark: Rgb;
}

type Lch = readonly [number, number, number];

/** Paper, dark, then inks, in OKLCH. */
const CURATED: readonly (readonly Lch[])[] = [
  // Bauhaus exhibition posters: red, yellow, blue on warm paper.
  [
    [0.93, 0.025, 85],
    [0.2, 0.01, 60],
    [0.58, 0.21, 28],
    [0.8, 0.16, 82],
    [0.42, 0.13, 258],
    [0.7, 0.07, 200],
  ],
  [
    [0.94, 0.02, 80],
    [0.22, 0.03, 270],
    [0.64, 0.19, 35],
    [0.84, 0.15, 92],
    [0.5, 0.09, 220],
    [0.78, 0.06, 30],
  ],
  [
    [0.91, 0.03, 90],
    [0.19, 0.02, 260],
    [0.55, 0.2, 22],
    [0.77, 0.14, 75],
    [0.36, 0.1, 265],
    [0.62, 0.11, 160],
  ],
  // Mid-century: teal, mustard, coral.
  [
    [0.95, 0.02, 95],
    [0.26, 0.05, 230],
    [0.68, 0.17, 32],
    [0.58, 0.09, 195],
    [0.8, 0.13, 85],
    [0.88, 0.05, 60],
  ],
  // Night: bright inks on dark paper.
  [
    [0.22, 0.04, 275],
    [0.94, 0.03, 90],
    [0.68, 0.2, 25],
    [0.82, 0.15, 85],
    [0.62, 0.14, 245],
    [0.75, 0.12, 175],
  ],
  // Earth: terracotta, ochre, sage, plum.
  [
    [0.92, 0.03, 75],
    [0.27, 0.05, 20],
    [0.58, 0.14, 42],
    [0.74, 0.12, 75],
    [0.62, 0.06, 145],
    [0.46, 0.09, 350],
  ],
  // Riviera: cobalt, lemon, coral on white.
  [
    [0.97, 0.012, 95],
    [0.25, 0.08, 265],
    [0.5, 0.19, 262],
    [0.9, 0.15, 102],
    [0.7, 0.17, 25],
    [0.83, 0.08, 220],
  ],
  // Orchard: pinks and greens.
  [
    [0.95, 0.02, 20],
    [0.28, 0.05, 155],
    [0.72, 0.15, 5],
    [0.86, 0.1, 55],
    [0.5, 0.1, 155],
    [0.78, 0.1, 140],
  ],
  // Lacquer: black, vermilion, gold.
  [
    [0.2, 0.02, 30],
    [0.93, 0.03, 80],
    [0.57, 0.21, 30],
    [0.78, 0.13, 82],
    [0.42, 0.09, 20],
    [0.68, 0.05, 190],
  ],
  // Glacier: blues and one warm note.
  [
    [0.96, 0.012, 230],
    [0.24, 0.06, 250],
    [0.6, 0.13, 238],
    [0.86, 0.06, 215],
    [0.4, 0.11, 258],
    [0.76, 0.14, 60],
  ],
  // Dusk: violet, rose, apricot.
  [
    [0.93, 0.03, 50],
    [0.24, 0.09, 295],
    [0.56, 0.18, 320],
    [0.8, 0.12, 45],
    [0.42, 0.15, 290],
    [0.72, 0.15, 5],
  ],
  // Herbarium: greens, bark, bone.
  [
    [0.93, 0.025, 100],
    [0.26, 0.04, 130],
    [0.52, 0.1, 135],
    [0.8, 0.1, 105],
    [0.4, 0.06, 60],
    [0.68, 0.09, 45],
  ],
  // Electric night.
  [
    [0.17, 0.03, 290],
    [0.95, 0.02, 200],
    [0.66, 0.25, 345],
    [0.84, 0.14, 195],
    [0.56, 0.22, 285],
    [0.88, 0.17, 110],
  ],
  // Chalk: pale and dusty.
  [
    [0.96, 0.012, 70],
    [0.4, 0.03, 280],
    [0.74, 0.08, 25],
    [0.86, 0.06, 90],
    [0.66, 0.06, 230],
    [0.8, 0.05, 160],
  ],
];

function curated(random: Random): Palette {
  const [paper, dark, ...inks] = random.pick(CURATED).map(([L, C, h]) => oklch(L, C, h));
  return { paper: paper!, dark: dark!, inks };
}

/** Every asked colour leads; tints and shades of them fill the rest, so the asked ones dominate. */
export function choosePalette(spec: SceneSpec, random: Random): Palette {
  const base = curated(random);
  const asked = askedColors(spec);
  if (asked.length === 0) return base;
  const first = asked[0]!;
  const inks = asked.slice(0, 5).map((c) => oklch(c.L, c.C, c.hue));
  for (let i = 0; inks.length < 5; i++) {
    const c = asked[i % asked.length]!;
    const shift = [-0.2, 0.16, -0.1, 0.24, 0.08][i]!;
    inks.push(oklch(clamp(c.L + shift, 0.18, 0.93), c.C * 0.8, c.hue + shift * 60));
  }
  const isPale = first.L > 0.88 && first.C < 0.05;
  return {
    paper: isPale ? oklch(0.34, 0.05, 265) : oklch(0.94, Math.min(0.025, first.C), first.hue + 40),
    dark: isPale ? oklch(0.6, 0.03, 265) : oklch(0.22, Math.min(0.05, first.C), first.hue),
    inks,
  };
}
