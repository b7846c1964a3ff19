import { looksAtViewer, paintSeated } from '../../animal/seated-figure.ts';
import type { ActorDefinition } from '../../concept.ts';
import { BEAR } from './bear-plan.ts';
import { paintQuadruped } from './quadruped.ts';

export const BEAR_ACTOR: ActorDefinition = {
  concept: 'bear',
  words: 'bear, grizzly, polar bear, bear cub, grizzly bear, teddy bear, teddy',
  size: 1.5,
  width: 1.6,
  height: 1.05,
  habitat: ['ground'],
  settings: ['forest', 'mountain', 'river'],
  paint: (pen, actor) => {
    if (looksAtViewer(pen, actor)) {
      paintSeated(pen, actor, 'bear');
      return;
    }
    const polar = actor.has('polar');
    paintQuadruped(
      pen,
      actor,
      polar
        ? {
            ...BEAR,
            coat: [0.94, 0.02, 90],
            belly: [0.9, 0.025, 85],
            head: { ...BEAR.head, size: 0.26, cheek: [0.93, 0.02, 88] },
          }
        : BEAR,
      { stances: ['walk', 'stand', 'sit'] },
    );
  },
};
