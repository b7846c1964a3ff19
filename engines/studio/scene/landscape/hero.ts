/** The thing the picture is about, on the ground it stands on. */
import { oklch } from '../../core/color.ts';
import { clamp } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { HERO, recordSubject } from '../../core/subject-plane.ts';
import { paintHouse, paintLighthouse } from '../../paint/buildings.ts';
import { paintCastle } from '../../paint/castle.ts';
import { paintPath } from '../../paint/ground-cover.ts';
import { createGroundLine, type GroundLine, paintHill } from '../../paint/hills.ts';
import { paintBush } from '../../paint/trees.ts';
import { findSubject, hasSubject, type NamedColor } from '../../parse/scene-spec.ts';
import { findPartColor } from '../stage/actor.ts';
import { landCover, paintSeasonTree, type Stage } from './stage.ts';

const asRgb = (color: NamedColor | undefined) =>
  color ? oklch(color.L, color.C, color.hue) : undefined;

/**
 * A hill shaped to carry the hero.
 * @param bottom row below which nearer ground will hide it, pixels
 * @returns its line
 */
export function paintHeroHill(
  stage: Stage,
  random: Random,
  bottom = stage.canvas.height,
): GroundLine {
  const { canvas, spec, rig, tiles, composition, season } = stage;
  const { height, unit } = canvas;
  const { layout, ground, heroX, heroSize, horizon, lightSide, hero } = composition;
  const offset = random.next() * 400;
  const rise = layout === 'rise' ? 0.5 : layout === 'centre' ? 0.36 : 0.3;
  // A hill that carries nothing is what the picture is about, when it was asked for.
  const asked = hero === null && ground === 'land' ? findSubject(spec, 'hill') : undefined;
  const gentle = hero === 'house' || hero === null ? 0.4 : 1;
  const lift = heroSize * rise * (asked ? (asked.count > 1 ? 0.6 : 0.95) : gentle);
  const haze = layout === 'vista' ? 0.18 : 0.13;
  const baseY =
    Math.min(horizon + 150 * unit, height * 0.82) - (layout === 'vista' ? 46 * unit : 0);
  const line = createGroundLine(canvas, tiles, {
    // By a lake the hill must clear the water at horizon + 100.
    y: ground === 'lake' ? horizon + 84 * unit : baseY,
    amplitude: 18 * unit,
    offset,
    bumps: [
      { x: heroX, spread: heroSize * 0.8, height: lift * 0.62, shape: 3.2 },
      {
        x: heroX - lightSide * heroSize * 0.4,
        spread: heroSize * 1.9,
        height: lift * 0.6,
        shape: 2,
      },
    ],
  });
  paintHill(canvas, rig, tiles, {
    line,
    dark: season.farGround[0],
    light: season.farGround[1],
    haze,
    offset,
    lightSide,
    bottom,
    cover: landCover(stage, random.fork('cover')),
    rock: season.snow > 0 ? oklch(0.62, 0.02, 260) : oklch(0.55, 0.035, 75),
  });
  return line;
}

/** Paints the hero on its line, as a subject that styles know of. */
export function paintHero(stage: Stage, line: GroundLine, random: Random): void {
  recordSubject(stage.canvas, HERO, () => paintHeroItself(stage, line, random));
}

function paintHeroItself(stage: Stage, line: GroundLine, random: Random): void {
  const { canvas, spec, rig, tiles, composition, season } = stage;
  const { unit } = canvas;
  const { hero, heroX, heroSize, lightSide, layout, heroSubject } = composition;
  const haze = layout === 'vista' ? 0.15 : 0.1;
  const litWindows = rig.isDark ? 0.75 : spec.timeOfDay === 'day' ? 0.05 : 0.4;
  const color = asRgb(heroSubject?.colors[0]);
  const roof = heroSubject ? findPartColor(heroSubject, 'roof') : null;
  if (hero === 'castle') {
    const y = line(heroX) + heroSize * 0.04;
    paintCastle(canvas, rig, tiles, random, {
      x: heroX,
      y,
      size: heroSize,
      haze,
      lightSide,
      wall: color,
      litWindows,
    });
  } else if (hero === 'house') {
    const many = /village|hamlet/.test(heroSubject?.word ?? '');
    const count = many ? 9 : Math.min(9, heroSubject?.count ?? 1);
    // On a headland houses keep off its seaward edge.
    const middle = composition.ground === 'sea' ? heroX - lightSide * heroSize * 0.32 : heroX;
    // Evenly spread and jittered, so that each asked-for house is seen.
    const span = Math.min(0.5 + 0.19 * count, composition.ground === 'sea' ? 0.85 : 2);
    const places = Array.from({ length: count }, (_, i) => ({
      u: count === 1 ? 0 : span * ((i + 0.5 + random.bell() * 0.2) / count - 0.5),
      v: count === 1 ? 0.5 : random.next(),
    })).sort((a, b) => a.v - b.v);
    for (const { u, v } of places) {
      const size = heroSize * (count === 1 ? 0.62 : count < 4 ? 0.36 + 0.06 * v : 0.29 + 0.09 * v);
      const x = middle + u * heroSize;
      paintHouse(canvas, rig, tiles, random, {
        x,
        y: line(x) + (10 + v * 70 * (count > 1 ? 1 : 0.2)) * unit,
        size,
        haze: haze * (1.2 - v * 0.5),
        lightSide,
        wall: color,
        ...(roof ? { roof } : {}),
        snow: season.snow,
        litWindows: rig.isDark ? 0.85 : spec.timeOfDay === 'day' ? 0.08 : 0.5,
      });
    }
  } else if (hero === 'lighthouse') {
    paintLighthouse(canvas, rig, tiles, {
      x: heroX,
      y: line(heroX) + 6 * unit,
      height: heroSize * 1.05,
      haze,
      lightSide,
      stripe: color,
    });
  } else if (hero === 'tree') {
    paintSeasonTree(
      stage,
      random,
      {
        x: heroX,
        y: line(heroX) + 10 * unit,
        height: heroSize * 1.2,
        haze: 0.06,
        ...(heroSubject?.colors[0] ? { hue: heroSubject.colors[0].hue } : {}),
      },
      false,
    );
  }
}

/** Trees and bushes about the hero's feet, and the way up to it. */
export function paintHeroSurroundings(stage: Stage, line: GroundLine, random: Random): void {
  const { canvas, spec, rig, tiles, composition, season } = stage;
  const { width, height, unit } = canvas;
  const { heroX, heroSize, lightSide, hero, layout } = composition;
  const scale = layout === 'vista' ? 0.72 : 1;
  const isBuilding = hero === 'castle' || hero === 'house';
  // Without a hero, a way into the distance often gives the eye its lead.
  const wandering = hero === null && composition.ground === 'land' && random.chance(0.55);
  // A river leads the eye already, and path and river would cross.
  const leads = isBuilding && composition.ground !== 'river';
  const wanted = leads || hasSubject(spec, 'path') || wandering;
  if (wanted && !spec.excluded.has('path') && composition.ground !== 'lake') {
    const footY = line(heroX) + heroSize * 0.05;
    paintPath(canvas, rig, tiles, {
      from: [heroX, footY],
      to: [width * 0.5 + (heroX - width * 0.5) * 0.25, height * 1.03],
      widthFar: 7 * unit * scale,
      widthNear: 120 * unit,
      swing: Math.min(80 * unit, width * 0.1) * lightSide,
      albedo: season.snow > 0 ? oklch(0.84, 0.02, 250) : oklch(0.76, 0.05, 78),
    });
  }
  if (spec.excluded.has('tree')) return;
  const places: { x: number; down: number; u: number }[] = [];
  const open = hero === null;
  const reach = open ? width * 0.52 : heroSize * 1.15;
  const middle = open ? width * 0.5 : heroX;
  for (let i = 0; i < (open ? 44 : 30); i++) {
    const u = (i % 2 === 0 ? 1 : -1) * random.range(open ? 0 : 0.1, 1);
    // Over open ground trees gather: each second one stands by the one before it.
    const near = open && i % 4 > 1 ? places[places.length - 2]! : null;
    const x = near ? near.x + random.bell() * 40 * unit : middle + u * reach;
    const down = near ? clamp(near.down + random.bell() * 0.06) : random.next();
    places.push({ x, down, u: Math.abs(u) });
  }
  places.sort((a, b) => a.down - b.down);
  for (const { x, down, u } of places) {
    const y = line(x) + (6 + down * (open ? 120 : 70)) * unit * scale;
    const clear = open ? 0 : 0.16;
    if (u < clear) continue;
    const h = random.range(34, 66) * unit * scale * (0.85 + down * 0.5);
    const haze = (layout === 'vista' ? 0.2 : 0.15) * (1.1 - down * 0.3);
    const kind = random.next();
    if (kind < season.conifers * 0.75) {
      paintSeasonTree(stage, random, { x, y, height: h, haze }, true);
    } else if (kind < 0.78 && season.snow === 0) {
      paintSeasonTree(stage, random, { x, y, height: h * 0.95, haze }, false);
    } else if (season.snow === 0) {
      paintBush(canvas, rig, tiles, random, {
        x,
        y,
        height: h * 0.32,
        haze,
        lightSide,
        hue: season.leafHue(random),
        lightness: season.leafLightness,
        chroma: season.leafChroma,
      });
    }
  }
}
