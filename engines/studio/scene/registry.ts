/** From the family of a prompt to its painter. */
import type { SceneFamily } from '../parse/scene-spec.ts';
import { paintAbstract } from './abstract/abstract.ts';
import { paintComposed } from './compose.ts';
import type { PaintScene } from './scene-painter.ts';

/** Everything that shows things is composed; the rest is abstract. */
export function findScene(family: SceneFamily): PaintScene {
  return family === 'abstract' ? paintAbstract : paintComposed;
}
