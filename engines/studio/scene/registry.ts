/** Every scene family that can be painted. A new one is a file beside this and a line here. */
import type { SceneFamily } from '../parse/scene-spec.ts';
import { paintAbstract } from './abstract/abstract.ts';
import { paintAnimal } from './animal/animal.ts';
import { paintCity } from './city/city.ts';
import { paintFood } from './food/food.ts';
import { paintLandscape } from './landscape/landscape.ts';
import type { PaintScene } from './scene-painter.ts';
import { paintSpace } from './space/space.ts';

const SCENES: Partial<Record<SceneFamily, PaintScene>> = {
  abstract: paintAbstract,
  animal: paintAnimal,
  city: paintCity,
  food: paintFood,
  landscape: paintLandscape,
  space: paintSpace,
};

/** The painter of a family, or the landscape painter while a family has none. */
export function findScene(family: SceneFamily): PaintScene {
  return SCENES[family] ?? paintLandscape;
}
