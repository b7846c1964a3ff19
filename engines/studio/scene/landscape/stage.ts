/** What every part of a landscape needs to paint itself, and the colours of its season. */
import type { Canvas } from '../../core/canvas.ts';
import { oklch, type Rgb } from '../../core/color.ts';
import type { NoiseTiles } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { createLandCover, type LandCover } from '../../paint/land-cover.ts';
import type { LightRig } from '../../paint/light-rig.ts';
import { paintConifer, paintLeafyTree, paintPoplar, type TreeOptions } from '../../paint/trees.ts';
import { hasSubject, type SceneSpec } from '../../parse/scene-spec.ts';
import type { TreeKind } from './character.ts';
import type { Composition } from './composition.ts';

export interface Stage {
  canvas: Canvas;
  spec: SceneSpec;
  rig: LightRig;
  tiles: NoiseTiles;
  composition: Composition;
  season: Season;
  /** Where sun or moon ended up, pixels. */
  sun: { x: number; y: number };
}

export interface Season {
  /** Ground albedo, dark and light, far and near. */
  farGround: readonly [Rgb, Rgb];
  nearGround: readonly [Rgb, Rgb];
  /** OKLCH hues for leaves in degrees. */
  leafHue: (random: Random) => number;
  leafLightness: number;
  leafChroma: number;
  grassHue: readonly [number, number];
  grassLightness: readonly [number, number];
  /** 0 to 1. */
  snow: number;
  /** Share of trees that are conifers. */
  conifers: number;
}

/** Shares of conifers by what grows here. */
const CONIFERS: Record<TreeKind, number> = {
  conifer: 0.92,
  broadleaf: 0.05,
  mixed: 0.5,
  poplar: 0.16,
};

export function chooseSeason(spec: SceneSpec, random: Random, trees: TreeKind): Season {
  const shift = random.bell() * 9;
  const green: Season = {
    farGround: [oklch(0.5, 0.1, 126 + shift), oklch(0.67, 0.12, 110 + shift)],
    nearGround: [oklch(0.38, 0.09, 132 + shift), oklch(0.55, 0.115, 114 + shift)],
    leafHue: (r) => r.range(104, 142) + shift,
    leafLightness: 0.46,
    leafChroma: 0.1,
    grassHue: [100, 132],
    grassLightness: [0.36, 0.68],
    snow: 0,
    conifers: CONIFERS[trees],
  };
  if (spec.weather === 'snow') {
    return {
      ...green,
      farGround: [oklch(0.88, 0.018, 250), oklch(0.97, 0.01, 235)],
      nearGround: [oklch(0.9, 0.015, 245), oklch(0.98, 0.008, 230)],
      snow: 0.85,
      conifers: 1,
    };
  }
  if (spec.flavors.has('autumn')) {
    return {
      ...green,
      farGround: [oklch(0.54, 0.11, 88), oklch(0.71, 0.13, 80)],
      nearGround: [oklch(0.42, 0.08, 88), oklch(0.58, 0.11, 80)],
      leafHue: (r) => r.range(42, 92),
      leafLightness: 0.62,
      leafChroma: 0.15,
      grassHue: [72, 105],
      conifers: 0.12,
    };
  }
  if (spec.subjects.some(({ word }) => /^(?:pine|spruce|fir|conifer|evergreen)/.test(word))) {
    return { ...green, conifers: 1 };
  }
  if (hasSubject(spec, 'blossom')) {
    return {
      ...green,
      leafHue: (r) => r.range(345, 365),
      leafLightness: 0.8,
      leafChroma: 0.085,
      conifers: 0.05,
    };
  }
  return green;
}

/** Paints a conifer or a leafy tree, as the season and the prompt will have it. */
export function paintSeasonTree(
  stage: Stage,
  random: Random,
  options: Omit<TreeOptions, 'lightSide' | 'snow'>,
  conifer: boolean,
): void {
  const { canvas, rig, tiles, season } = stage;
  const common = { ...options, lightSide: stage.composition.lightSide, snow: season.snow };
  const isSlender =
    stage.composition.character.trees === 'poplar' &&
    options.hue === undefined &&
    // A cherry in flower is round.
    !hasSubject(stage.spec, 'blossom');
  if (conifer) paintConifer(canvas, rig, tiles, random, common);
  else if (isSlender && random.fork('slender').chance(0.7)) {
    paintPoplar(canvas, rig, tiles, random, {
      hue: season.leafHue(random),
      lightness: season.leafLightness,
      chroma: season.leafChroma,
      ...common,
    });
  } else {
    paintLeafyTree(canvas, rig, tiles, random, {
      hue: season.leafHue(random),
      lightness: season.leafLightness,
      chroma: season.leafChroma,
      ...common,
    });
  }
}

/** What covers the open land here, if anything but turf. */
export function landCover(stage: Stage, random: Random): LandCover | null {
  const { spec, tiles, season, composition } = stage;
  const kind = composition.character.ground;
  if (season.snow > 0) return null;
  if (hasSubject(spec, 'flowers')) return createLandCover('flowers', tiles, random);
  if (kind === 'flowers' && spec.excluded.has('flowers')) return null;
  // Fields need open country.
  const isWild = hasSubject(spec, 'forest', 'mountain') || spec.excluded.has('field');
  if (isWild && (kind === 'strips' || kind === 'mown')) return null;
  return createLandCover(kind, tiles, random);
}
