import { looksAtViewer, paintSeated } from '../../animal/seated-figure.ts';
import type { ActorDefinition } from '../../concept.ts';
import { WOLF } from './canine-plans.ts';
import { paintQuadruped } from './quadruped.ts';

export const WOLF_ACTOR: ActorDefinition = {
  concept: 'wolf',
  words: 'wolf, she wolf, werewolf, coyote, jackal, husky',
  size: 1.1,
  width: 1.5,
  height: 1.1,
  habitat: ['ground'],
  settings: ['forest', 'mountain', 'countryside'],
  paint: (pen, actor) => {
    if (looksAtViewer(pen, actor)) {
      paintSeated(pen, actor, 'wolf');
      return;
    }
    paintQuadruped(pen, actor, WOLF, { stances: ['walk', 'stand', 'run', 'sit'] });
  },
};
