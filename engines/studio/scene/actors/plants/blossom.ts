import { oklch } from '../../../core/color.ts';
import { square } from '../../../core/math.ts';
import { oval } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { leaves } from './tree-parts.ts';

export const BLOSSOM_ACTOR: ActorDefinition = {
  concept: 'blossom',
  words:
    'cherry blossom, cherry tree, blossom tree, sakura, blossom, cherry blossom tree, magnolia, plum blossom',
  size: 7,
  width: 0.85,
  height: 1.02,
  habitat: ['ground'],
  settings: ['garden', 'hill', 'lake'],
  isBackdrop: true,
  paint: (pen, actor) => {
    leaves(pen, actor, actor.random.range(346, 362), 0.82, 0.085);
    const petal = oklch(0.88, 0.07, 355);
    for (let i = 0; i < 50; i++) {
      const x = actor.random.range(-0.5, 0.5);
      const y = square(actor.random.next()) * 0.6;
      pen.fill(oval(x, y, 0.007, 0.005, actor.random.next() * 3), petal, 0.8);
    }
  },
};
