import { drawPalm } from '../../../paint/palm.ts';
import type { ActorDefinition } from '../../concept.ts';

export const PALM_ACTOR: ActorDefinition = {
  concept: 'palm',
  words: 'palm, palm tree, coconut tree, coconut palm',
  size: 10,
  width: 0.9,
  height: 1.05,
  habitat: ['ground'],
  settings: ['beach', 'beach', 'island'],
  isBackdrop: true,
  paint: (pen, actor) => drawPalm(pen, actor.random, actor.random.range(0.02, 0.2)),
};
