/** City, street, space: settings with painters of their own. */

import { paintCity } from '../city/city.ts';
import type { SettingDefinition } from '../concept.ts';
import { paintSpace } from '../space/space.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';

function paintCitySetting(world: World): Ground {
  const { canvas, spec, random, tiles } = world;
  const { width, height } = canvas;
  let isPainted = false;
  const paintInSky = () => {
    isPainted = true;
    for (const { definition } of world.phenomena) definition.paint?.(world);
  };
  paintCity(canvas, spec, random.fork('city'), { tiles, report: world.report, paintInSky });
  // In a street their light falls over the roofs as well.
  if (!isPainted) paintInSky();
  return {
    surface: 'ground',
    horizon: 0.5 * height,
    far: 0.8 * height,
    near: 0.96 * height,
    left: 0.04 * width,
    right: 0.96 * width,
    water: { far: 0.74 * height, near: 0.92 * height },
    hazeAt: () => 0.02,
    shadow: 0.5,
  };
}

export const CITY: SettingDefinition = {
  concept: 'city',
  words:
    'city, cityscape, metropolis, downtown, town, urban, city at night, manhattan, new york, tokyo, megacity',
  rank: 5,
  isFinished: true,
  paint: paintCitySetting,
};

export const SKYLINE: SettingDefinition = {
  concept: 'skyline',
  words: 'skyline, city skyline',
  rank: 6,
  absorbsMany: ['skyscraper'],
  isFinished: true,
  paint: paintCitySetting,
};

export const STREET: SettingDefinition = {
  concept: 'street',
  words:
    'street, alley, avenue, alleyway, boulevard, city street, sidewalk, crosswalk, back alley, plaza, market',
  rank: 6,
  isFinished: true,
  paint: paintCitySetting,
};

/** What the painter of space draws when it is asked for. */
const OWN = new Set(['planet', 'galaxy', 'nebula']);

function paintSpaceSetting(world: World): Ground {
  const { canvas, random, tiles, spec } = world;
  const { height } = canvas;
  // What floats here is placed by the composer.
  const subjects = spec.subjects.filter((s) => s.concept !== 'astronaut' && s.concept !== 'rocket');
  paintSpace(canvas, { ...spec, subjects }, random.fork('space'), { tiles, report: world.report });
  for (const { definition } of world.phenomena) {
    if (!OWN.has(definition.concept)) definition.paint?.(world);
  }
  return {
    surface: 'space',
    horizon: 0.5 * height,
    far: 0.3 * height,
    near: 0.9 * height,
    hazeAt: () => 0,
  };
}

export const SPACE: SettingDefinition = {
  concept: 'space',
  words: 'space, outer space, cosmos, universe, deep space, milky way galaxy, orbit',
  rank: 7,
  isEnclosed: true,
  isFinished: true,
  paint: paintSpaceSetting,
};
