import type { ActorDefinition } from '../../concept.ts';
import { leaves } from './tree-parts.ts';

export const TREE_ACTOR: ActorDefinition = {
  concept: 'tree',
  words:
    'tree, maple, maple tree, apple tree, birch, beech, elm, ash tree, poplar, fruit tree, willow, deciduous tree, oak, oak tree',
  size: 14,
  width: 0.85,
  height: 1.02,
  habitat: ['ground'],
  settings: ['meadow', 'hill', 'countryside'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const oak = actor.has('oak');
    leaves(pen, actor, actor.random.range(104, 138), oak ? 0.4 : 0.46, 0.1);
  },
};
