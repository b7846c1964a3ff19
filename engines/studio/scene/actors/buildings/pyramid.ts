import type { ActorDefinition } from '../../concept.ts';
import { bricks, facingLight, wall } from './masonry.ts';

export const PYRAMID_ACTOR: ActorDefinition = {
  concept: 'pyramid',
  words: 'pyramid, great pyramid, ziggurat',
  size: 100,
  width: 1.65,
  height: 1.0,
  habitat: ['ground'],
  settings: ['desert'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const sand = actor.color(0, 0.78, 0.075, 78);
    const turn = actor.random.range(-0.2, 0.25);
    wall(pen, [-0.8, 0, turn, 0, 0, 0.98], bricks(sand, 44, 0.2), facingLight(pen, -1));
    wall(pen, [turn, 0, 0.8, 0.04, 0, 0.98], bricks(sand, 44, 0.2), facingLight(pen, 1));
  },
};
