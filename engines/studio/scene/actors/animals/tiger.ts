import { oklch } from '../../../core/color.ts';
import { looksAtViewer, paintSeated } from '../../animal/seated-figure.ts';
import type { ActorDefinition } from '../../concept.ts';
import { bands, LION, paintWhiskers } from './feline-plans.ts';
import { paintQuadruped } from './quadruped.ts';

export const TIGER_ACTOR: ActorDefinition = {
  concept: 'tiger',
  words: 'tiger, tigress, bengal tiger, siberian tiger',
  size: 1.15,
  width: 1.65,
  height: 1.1,
  habitat: ['ground'],
  settings: ['jungle', 'jungle', 'forest'],
  paint: (pen, actor) => {
    if (looksAtViewer(pen, actor)) {
      paintSeated(pen, actor, 'tiger');
      return;
    }
    const own = actor.random.fork('stripes');
    const phase = own.range(0, 6);
    const dark = oklch(0.2, 0.02, 50);
    paintQuadruped(
      pen,
      actor,
      {
        ...LION,
        coat: [0.68, 0.155, 58],
        belly: [0.95, 0.015, 85],
        tailTip: [0.2, 0.02, 50],
        head: { ...LION.head, cheek: [0.96, 0.01, 85] },
        markings: () => bands(dark, 34, 0.35, phase),
      },
      { stances: ['walk', 'stand', 'sit'], after: paintWhiskers },
    );
  },
};
