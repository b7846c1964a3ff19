/** Sky, mountains and the far hills: everything behind the middle distance. */

import type { Random } from '../../core/random.ts';
import type { CloudKind } from '../../paint/clouds.ts';
import { createGroundLine, paintHill } from '../../paint/hills.ts';
import { paintRange, pickRockHue } from '../../paint/mountains.ts';
import { paintMist } from '../../paint/particles.ts';
import { paintSky } from '../../paint/sky.ts';
import { paintBush } from '../../paint/trees.ts';
import { hasSubject, type SceneSpec } from '../../parse/scene-spec.ts';
import { paintRidges } from './ridges.ts';
import { landCover, paintSeasonTree, type Stage } from './stage.ts';

const CLOUD_COVER = {
  clear: 0.16,
  fair: 0.46,
  cloudy: 0.72,
  rain: 0.86,
  snow: 0.6,
  fog: 0.5,
  storm: 0.95,
} as const;

/** The seed's clouds as far as the weather lets them be. */
function cloudsOf(spec: SceneSpec, wished: CloudKind): CloudKind {
  if (hasSubject(spec, 'cloud') && (wished === 'veil' || wished === 'cirrus')) return 'cumulus';
  if (spec.weather === 'fair') return wished;
  if (spec.weather === 'clear') return wished === 'cirrus' ? 'cirrus' : 'veil';
  if (spec.weather === 'cloudy')
    return wished === 'veil' || wished === 'cirrus' ? 'streets' : wished;
  return 'broken';
}

/** @returns where sun or moon stands, pixels */
export function paintBackdropSky(stage: Omit<Stage, 'sun'>, random: Random): Stage['sun'] {
  const { canvas, spec, rig, tiles, composition } = stage;
  const { character } = composition;
  const cover = spec.excluded.has('cloud')
    ? 0
    : CLOUD_COVER[spec.weather] + (spec.weather === 'fair' ? character.cover : 0);
  const stars = hasSubject(spec, 'stars') ? 620 : 420;
  return paintSky(canvas, rig, tiles, random, {
    horizon: composition.horizon,
    sunX: composition.sunX,
    clouds: cloudsOf(spec, character.clouds),
    cloudCover: rig.isMoon ? cover * 0.8 : cover,
    starCount:
      rig.overcast > 0.6 || spec.excluded.has('stars')
        ? 0
        : rig.isMoon
          ? stars
          : spec.timeOfDay === 'dusk'
            ? 130
            : 0,
    discRadius: hasSubject(spec, 'moon', 'sun') ? 62 : undefined,
    showDisc: !(spec.excluded.has('sun') || spec.excluded.has('moon')) && spec.timeOfDay !== 'day',
  });
}

export function paintBackdropMountains(stage: Stage, random: Random): void {
  const { canvas, spec, rig, tiles, composition, season } = stage;
  const { width, height, unit } = canvas;
  const { relief, horizon, layout, lightSide, heroX } = composition;
  if (relief <= 0) return;
  const grand = hasSubject(spec, 'mountain');
  const top =
    Math.min(height * (grand ? 0.42 : 0.36), 450 * unit) *
    (0.42 + 0.58 * relief) *
    (grand ? 1 : composition.character.ridgeHeight);
  // With a hero on a rise the massif balances it from the sun's side, else it takes the stage.
  const peakX =
    composition.hero && layout !== 'centre'
      ? width * 0.5 + lightSide * width * random.range(0.12, 0.3)
      : width * random.range(0.3, 0.7);
  const ridge = grand ? 'alpine' : composition.character.ridge;
  if (ridge === 'none') return;
  if (ridge !== 'alpine') {
    paintRidges(stage, ridge, top, random.fork(ridge));
    return;
  }
  const rockHue = pickRockHue(random);
  const snow = season.snow > 0 ? 0.9 : grand ? 0.56 : 0.46;
  paintRange(canvas, rig, tiles, random, {
    foot: horizon + 4 * unit,
    height: top * 0.74,
    peakX: width - peakX + random.range(-0.1, 0.1) * width,
    peakSpread: width * 0.3,
    hazeNear: 0.5,
    hazeFar: 0.78,
    snow,
    lightSide,
    rockHue,
  });
  paintMist(canvas, tiles, random, {
    y: horizon - top * 0.06,
    spread: top * 0.26,
    density: 0.5,
    color: rig.haze,
  });
  paintRange(canvas, rig, tiles, random, {
    foot: horizon + 10 * unit,
    height: top,
    peakX: grand ? peakX : lightSide > 0 ? Math.max(peakX, heroX) : Math.min(peakX, heroX),
    peakSpread: width * 0.24,
    hazeNear: grand ? 0.12 : 0.28,
    hazeFar: grand ? 0.4 : 0.5,
    snow,
    lightSide,
    rockHue,
    forest: season.snow > 0 ? 0 : 0.8,
  });
}

/** A far rolling line with a broken row of trees, and mist at its foot. */
export function paintFarHills(stage: Stage, random: Random): void {
  const { canvas, spec, rig, tiles, composition, season } = stage;
  const { width, height, unit } = canvas;
  const { horizon, lightSide } = composition;
  const bare = spec.excluded.has('tree') || spec.excluded.has('forest');
  const layers = composition.ground === 'land' || composition.ground === 'river' ? 2 : 1;
  for (let layer = 0; layer < layers; layer++) {
    const offset = random.next() * 400;
    const y = horizon + (8 + layer * 0.045 * 1024) * unit;
    // By day the air is clear: the same haze would read as a lake.
    const haze = (spec.timeOfDay === 'day' ? 0.36 : 0.52) - layer * 0.16;
    const line = createGroundLine(canvas, tiles, {
      y,
      amplitude: (30 + layer * 12) * unit,
      offset,
    });
    paintHill(canvas, rig, tiles, {
      line,
      dark: season.farGround[0],
      light: season.farGround[1],
      haze,
      offset,
      lightSide,
      mist: 0.22,
      cover: layer > 0 ? landCover(stage, random.fork(`cover ${layer}`)) : null,
      bottom: Math.min(height, horizon + 300 * unit),
    });
    if (bare) continue;
    const count = 44 + layer * 10;
    const clump = random.next() * 512;
    const trees = [];
    for (let i = 0; i < count; i++) {
      const x = random.next() * width;
      const near = random.next();
      trees.push({ x, y: line(x) + near * 0.035 * height, near });
    }
    trees.sort((a, b) => a.y - b.y);
    for (const tree of trees) {
      const conifer = random.chance(season.conifers);
      const h = random.range(16, 34) * unit * (1 + layer * 0.5) * (0.8 + tree.near * 0.4);
      if (conifer) paintSeasonTree(stage, random, { x: tree.x, y: tree.y, height: h, haze }, true);
      else {
        paintBush(canvas, rig, tiles, random, {
          x: tree.x,
          y: tree.y,
          height: h * 0.42,
          haze,
          lightSide,
          hue: season.leafHue(random),
          lightness: season.leafLightness,
          chroma: season.leafChroma,
        });
      }
    }
    paintMist(canvas, tiles, random, {
      y: y + (26 + clump * 0.02) * unit,
      spread: 46 * unit,
      density:
        spec.timeOfDay === 'dawn' || spec.weather === 'fog'
          ? 0.55
          : spec.timeOfDay === 'day'
            ? 0.14
            : 0.3,
      color: rig.haze,
    });
  }
}
