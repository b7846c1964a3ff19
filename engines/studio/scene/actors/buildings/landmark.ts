/** Buildings that the landscape painters draw as well. */
import type { Pen } from '../../../paint/pen.ts';
import type { Actor } from '../../stage/actor.ts';

/** The colour that the prompt asks for, and none of our own. */
export const asked = (actor: Actor, index: number) =>
  actor.subject.colors[index] ? actor.color(index, 0, 0, 0) : undefined;

/** Where it stands, and in what air. */
export const landmarkBase = (pen: Pen) => ({
  x: pen.frame.x,
  y: pen.frame.y,
  haze: pen.light.haze,
  lightSide: pen.light.side,
});
