/** Lakes, rivers and the sea. */
import { oklch } from '../../core/color.ts';
import { spline } from '../../core/geometry.ts';
import { lerp, pow, sin } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { paintSand } from '../../paint/beach.ts';
import { createGroundLine, type GroundLine, paintHill } from '../../paint/hills.ts';
import { paintLake, paintSea } from '../../paint/water.ts';
import { findSubject } from '../../parse/scene-spec.ts';
import { paintSeasonTree, type Stage } from './stage.ts';

/** The wooded far shore that the lake mirrors. */
export function paintFarShore(stage: Stage, random: Random): void {
  const { canvas, spec, composition } = stage;
  const { width, unit } = canvas;
  const { horizon } = composition;
  if (spec.excluded.has('tree')) return;
  const grove = random.next() * 512;
  const trees = [];
  for (let i = 0; i < 150; i++) trees.push({ x: random.next() * width, back: random.next() });
  trees.sort((a, b) => b.back - a.back);
  for (const { x, back } of trees) {
    const wave = sin((x / width) * 7 + grove) * 0.5 + sin((x / width) * 17 + grove * 2) * 0.35;
    const h = (13 + 22 * Math.max(0.1, 0.5 + wave)) * unit * random.range(0.75, 1.3);
    paintSeasonTree(
      stage,
      random,
      { x, y: horizon + (1 - back * 5) * unit, height: h, haze: 0.4 + back * 0.14 },
      random.chance(0.3 + 0.65 * stage.season.conifers),
    );
  }
}

/** The lake itself; call once everything it mirrors is painted. */
export function paintLakeWater(stage: Stage, random: Random, top: number): void {
  const { canvas, spec, rig, tiles, sun } = stage;
  paintLake(canvas, rig, tiles, random, {
    top,
    bottom: canvas.height,
    sunX: sun.x,
    ripple: spec.weather === 'storm' || spec.weather === 'rain' ? 1 : random.range(0.25, 0.6),
    glitter: !spec.excluded.has('sun') && spec.timeOfDay !== 'day',
  });
}

/** A river winding from the far hills to the viewer. */
export function paintRiver(stage: Stage, random: Random): void {
  const { canvas, rig, tiles, composition, sun } = stage;
  const { width, height, unit } = canvas;
  const { horizon, frameSide } = composition;
  const top = horizon + 34 * unit;
  const left: number[] = [];
  const right: number[] = [];
  const phase = random.range(0.4, 1.4);
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    const y = lerp(top, height * 1.04, pow(t, 1.7));
    const near = (y - top) / (height - top);
    const middle =
      width * (0.5 + frameSide * (composition.hero ? 0.2 : 0.08)) +
      sin(t * 6.4 + phase) * (12 * unit + near * width * 0.17) * frameSide -
      near * frameSide * width * 0.1;
    const half = 4 * unit + pow(near, 1.25) * width * 0.24;
    left.push(middle - half, y);
    right.unshift(middle + half, y);
  }
  paintLake(canvas, rig, tiles, random, {
    top,
    bottom: height,
    sunX: sun.x,
    ripple: 0.7,
    outline: spline([...left, ...right], true, 6),
    glitter: false,
  });
}

/** Open water from the horizon down, with headlands far out. @returns nothing */
export function paintOpenSea(stage: Stage, random: Random): void {
  const { canvas, spec, rig, tiles, composition, sun } = stage;
  const { width, height, unit } = canvas;
  const { horizon, lightSide, frameSide } = composition;
  const tint = findSubject(spec, 'sea')?.colors[0];
  const hue = tint?.hue ?? random.range(205, 240);
  paintSea(canvas, rig, tiles, random, {
    horizon,
    bottom: height,
    sunX: sun.x,
    swell: spec.weather === 'storm' ? 1 : spec.weather === 'rain' ? 0.75 : random.range(0.3, 0.5),
    deep: oklch(0.34, 0.08 * (1 - 0.6 * rig.overcast), hue + 12),
    shallow: oklch(0.62 - 0.1 * rig.overcast, 0.1 * (1 - 0.6 * rig.overcast), hue - 18),
  });
  const offset = random.next() * 400;
  for (const [layer, haze] of [0.72, 0.52].entries()) {
    const x = width * (0.5 - frameSide * (0.5 + layer * 0.08));
    const line = createGroundLine(canvas, tiles, {
      y: horizon + 14 * unit,
      amplitude: 7 * unit,
      offset: offset + layer * 90,
      frequency: 0.3,
      bumps: [
        { x, spread: width * (0.34 - layer * 0.12), height: (56 + layer * 34) * unit, shape: 2 },
      ],
    });
    paintHill(canvas, rig, tiles, {
      line,
      dark: oklch(0.42, 0.05, 120),
      light: oklch(0.58, 0.06, 95),
      haze,
      offset,
      lightSide,
      bottom: horizon + (1 + layer * 4) * unit,
    });
  }
}

/**
 * A sandy shore that rises to one side.
 * @param share row of the waterline as a share of the height
 * @returns where the sand is dry
 */
export function paintBeach(stage: Stage, random: Random, share = 0.89): GroundLine {
  const { canvas, rig, tiles, composition } = stage;
  const { height, width, unit } = canvas;
  const offset = random.next() * 400;
  const line = createGroundLine(canvas, tiles, {
    y: height * share,
    amplitude: 22 * unit,
    offset,
    bumps: [
      {
        x: width * (0.5 + composition.frameSide * 0.55),
        spread: width * 0.62,
        height: height * 0.13,
        shape: 2,
      },
    ],
  });
  paintSand(canvas, rig, tiles, line, offset);
  return (x) => line(x) + 56 * unit;
}

/** A near cliff or dune over the sea, for a hero or for the frame. @returns its line */
export function paintHeadland(stage: Stage, random: Random): GroundLine {
  const { canvas, rig, tiles, composition, season } = stage;
  const { height, width, unit } = canvas;
  const { heroX, heroSize, lightSide, hero } = composition;
  const offset = random.next() * 400;
  const side = -lightSide;
  const x = hero === null ? width * (0.5 + side * 0.52) : heroX + side * heroSize * 0.3;
  const line = createGroundLine(canvas, tiles, {
    y: height * 1.03,
    amplitude: 14 * unit,
    offset,
    frequency: 0.22,
    bumps: [
      {
        x,
        spread: Math.max(heroSize * 0.8, width * 0.2),
        height: height * (hero ? 0.3 : 0.2),
        shape: 4,
      },
      { x: x + side * width * 0.12, spread: width * 0.42, height: height * 0.13, shape: 2.2 },
    ],
  });
  paintHill(canvas, rig, tiles, {
    line,
    dark: season.snow > 0 ? season.nearGround[0] : oklch(0.42, 0.06, 95),
    light: season.snow > 0 ? season.nearGround[1] : oklch(0.58, 0.09, 112),
    haze: 0.07,
    offset,
    lightSide,
    rock: oklch(0.52, 0.03, 65),
    turfDepth: 0.26,
  });
  return line;
}
