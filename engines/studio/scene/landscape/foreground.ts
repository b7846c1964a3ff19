/** The near bank: grass, flowers, framing trees. */

import { oklch, type Rgb } from '../../core/color.ts';
import { pow } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { paintGrass, paintRock } from '../../paint/ground-cover.ts';
import { createGroundLine, type GroundLine, paintHill } from '../../paint/hills.ts';
import { findSubject, hasSubject } from '../../parse/scene-spec.ts';
import { landCover, paintSeasonTree, type Stage } from './stage.ts';

const WILDFLOWERS: readonly Rgb[] = [
  oklch(0.84, 0.15, 88),
  oklch(0.64, 0.2, 25),
  oklch(0.94, 0.02, 90),
  oklch(0.62, 0.16, 305),
];

/** The near bank, rising on the side of the framing trees. @returns its line */
export function paintNearBank(stage: Stage, random: Random, y: number): GroundLine {
  const { canvas, rig, tiles, composition, season } = stage;
  const { width, unit } = canvas;
  const { frameSide, layout, lightSide } = composition;
  const offset = random.next() * 400;
  const line = createGroundLine(canvas, tiles, {
    y,
    amplitude: 26 * unit,
    offset,
    bumps: [
      {
        x: width * (0.5 + frameSide * 0.48),
        spread: width * 0.36,
        height: (layout === 'vista' ? 110 : 66) * unit,
      },
      ...(layout === 'centre'
        ? [{ x: width * (0.5 - frameSide * 0.52), spread: width * 0.26, height: 50 * unit }]
        : []),
    ],
  });
  const { ground } = composition.character;
  const grows =
    ground === 'dry' || ground === 'heath' ? landCover(stage, random.fork('cover')) : null;
  paintHill(canvas, rig, tiles, {
    line,
    cover: grows,
    dark: season.nearGround[0],
    light: season.nearGround[1],
    haze: 0.03,
    offset,
    lightSide,
  });
  return line;
}

/** Grass and flowers over a bank. */
export function paintMeadow(stage: Stage, random: Random, line: GroundLine, density = 1): void {
  const { canvas, spec, rig, season } = stage;
  if (season.snow > 0) return;
  const { height, unit } = canvas;
  const asked = findSubject(spec, 'flowers');
  const { ground } = stage.composition.character;
  const isDry = ground === 'dry';
  const wild = ground === 'flowers' ? 0.3 : ground === 'mown' || isDry ? 0.03 : 0.09;
  const colors = asked?.colors.length
    ? asked.colors.map((c) => oklch(c.L, c.C, c.hue))
    : WILDFLOWERS;
  paintGrass(canvas, rig, random, {
    line,
    count: Math.round(1300 * density),
    depth: Math.max(60 * unit, height * 0.15),
    bladeHeight: 30 * unit,
    hue: isDry ? [74, 98] : season.grassHue,
    lightness: isDry ? [0.5, 0.78] : season.grassLightness,
    flowers: spec.excluded.has('flowers') ? 0 : asked ? 0.55 : wild,
    flowerColors: colors,
  });
}

/** Tall trees at the picture's edge that lead the eye in. */
export function paintFramingTrees(stage: Stage, random: Random, line: GroundLine): void {
  const { canvas, spec, composition, season } = stage;
  if (spec.excluded.has('tree') || spec.excluded.has('forest')) return;
  const { width, height, unit } = canvas;
  const { frameSide, layout, character } = composition;
  const conifer = season.conifers > 0.5 && !hasSubject(spec, 'tree', 'blossom');
  const tall = Math.min(height * 0.56, 470 * unit);
  const edge = (side: number, inset: number) => width * (0.5 + side * (0.5 - inset));
  const stand = (x: number, h: number, sink: number) =>
    paintSeasonTree(stage, random, { x, y: line(x) + sink * unit, height: h, haze: 0.03 }, conifer);
  if (layout === 'centre' || character.frame === 'gate') {
    stand(edge(-frameSide, random.range(0.05, 0.09)), tall * random.range(0.62, 0.75), 30);
    stand(edge(frameSide, random.range(0.13, 0.17)), tall * random.range(0.4, 0.5), 26);
    stand(edge(frameSide, random.range(0.03, 0.07)), tall * random.range(0.8, 0.95), 40);
    return;
  }
  const h = tall * (layout === 'vista' ? 1.08 : 0.92) * random.range(0.9, 1.05);
  if (conifer) {
    for (const [inset, share, sink] of [
      [0.27, 0.4, 22],
      [0.2, 0.62, 30],
      [0.02, 0.8, 30],
      [0.11, 1, 44],
    ] as const) {
      stand(
        edge(frameSide, inset + random.range(-0.015, 0.015)),
        h * share * random.range(0.92, 1.06),
        sink,
      );
    }
    return;
  }
  stand(edge(frameSide, random.range(0.2, 0.25)), h * random.range(0.42, 0.52), 26);
  stand(edge(frameSide, random.range(0.06, 0.1)), h, 44);
}

/** Boulders along a shore or bank. */
export function paintBoulders(stage: Stage, random: Random, line: GroundLine, count: number): void {
  const { canvas, rig, tiles, composition, season } = stage;
  const { width, unit } = canvas;
  const albedo = season.snow > 0 ? oklch(0.8, 0.015, 250) : oklch(0.56, 0.02, 70);
  for (let i = 0; i < count; i++) {
    const x = random.next() * width;
    const size = (8 + pow(random.next(), 3) * 34) * unit;
    // A boulder would roll off a steep flank.
    if (Math.abs(line(x + size) - line(x - size)) > size) continue;
    paintRock(canvas, rig, tiles, random, {
      x,
      y: line(x) + random.range(2, 26) * unit,
      size,
      haze: 0.04,
      lightSide: composition.lightSide,
      albedo,
    });
  }
}
