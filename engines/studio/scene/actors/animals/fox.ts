import { looksAtViewer, paintSeated } from '../../animal/seated-figure.ts';
import type { ActorDefinition } from '../../concept.ts';
import { FOX } from './canine-plans.ts';
import { paintQuadruped } from './quadruped.ts';

export const FOX_ACTOR: ActorDefinition = {
  concept: 'fox',
  words: 'fox, vixen, arctic fox',
  size: 0.9,
  width: 1.75,
  height: 0.98,
  habitat: ['ground'],
  settings: ['forest', 'meadow', 'countryside'],
  paint: (pen, actor) => {
    if (looksAtViewer(pen, actor)) {
      paintSeated(pen, actor, 'fox');
      return;
    }
    paintQuadruped(pen, actor, FOX, { stances: ['walk', 'stand', 'sit', 'walk'] });
  },
};
