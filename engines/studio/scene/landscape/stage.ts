/** What every part of a landscape needs to paint itself, and the colours of its season. */
import type { Canvas } from '../../core/canvas.ts';
import { oklch, type Rgb } from '../../core/color.ts';
import type { NoiseTiles } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import type { LightRig } from '../../paint/light-rig.ts';
import { paintConifer, paintLeafyTree, type TreeOptions } from '../../paint/trees.ts';
import { hasSubject, type SceneSpec } from '../../parse/scene-spec.ts';
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

export function chooseSeason(spec: SceneSpec, random: Random): Season {
  const shift = random.bell() * 5;
  const green: Season = {
    farGround: [oklch(0.5, 0.1, 126 + shift), oklch(0.67, 0.12, 110 + shift)],
    nearGround: [oklch(0.38, 0.09, 132 + shift), oklch(0.55, 0.115, 114 + shift)],
    leafHue: (r) => r.range(104, 142) + shift,
    leafLightness: 0.46,
    leafChroma: 0.1,
    grassHue: [100, 132],
    grassLightness: [0.36, 0.68],
    snow: 0,
    conifers: random.range(0.25, 0.75),
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
  if (conifer) paintConifer(canvas, rig, tiles, random, common);
  else {
    paintLeafyTree(canvas, rig, tiles, random, {
      hue: season.leafHue(random),
      lightness: season.leafLightness,
      chroma: season.leafChroma,
      ...common,
    });
  }
}
