/** What a setting is given to paint with. */

import type { Canvas } from '../../core/canvas.ts';
import type { NoiseTiles } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { createLightRig, type LightRig } from '../../paint/light-rig.ts';
import type { SceneSpec, Subject } from '../../parse/scene-spec.ts';
import type { PhenomenonDefinition } from '../concept.ts';
import { type Composition, composeLandscape } from '../landscape/composition.ts';
import { chooseSeason, type Season } from '../landscape/stage.ts';

export interface World {
  canvas: Canvas;
  spec: SceneSpec;
  rig: LightRig;
  tiles: NoiseTiles;
  random: Random;
  season: Season;
  composition: Composition;
  /** Where sun or moon stands, pixels; settings that paint a sky set it. */
  sun: { x: number; y: number };
  /** Things that will stand on the ground: settings leave them room. */
  standing: number;
  /** Things that will float on water. */
  afloat: number;
  /** What is seen in the sky, to be painted before the land. */
  phenomena: readonly { definition: PhenomenonDefinition; subject: Subject }[];
  report(fraction: number): void;
}

export interface WorldOptions {
  standing: number;
  afloat: number;
  phenomena: World['phenomena'];
  report(fraction: number): void;
}

export function createWorld(
  canvas: Canvas,
  spec: SceneSpec,
  tiles: NoiseTiles,
  random: Random,
  options: WorldOptions,
): World {
  const composition = composeLandscape(canvas, spec, random.fork('composition'));
  const rig = createLightRig(spec, random.fork('rig'));
  const season = chooseSeason(spec, random.fork('season'), composition.character.trees);
  return {
    canvas,
    spec,
    rig,
    tiles,
    random,
    season,
    composition,
    sun: { x: composition.sunX, y: rig.sunHeight * composition.horizon },
    ...options,
  };
}
