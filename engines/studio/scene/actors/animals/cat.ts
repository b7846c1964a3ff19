import { oklch } from '../../../core/color.ts';
import { looksAtViewer, paintSeated } from '../../animal/seated-figure.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { bands, CAT, paintWhiskers } from './feline-plans.ts';
import { paintQuadruped } from './quadruped.ts';

/** Of one colour all over, when the prompt gives one. */
const PLAIN_HEAD = { ...CAT.head, cheek: undefined };

const CAT_COATS: readonly { coat: Lch; stripe: Lch | null; belly?: Lch }[] = [
  { coat: [0.68, 0.13, 60], stripe: [0.5, 0.12, 48] },
  { coat: [0.6, 0.015, 260], stripe: [0.36, 0.012, 260] },
  { coat: [0.24, 0.01, 280], stripe: null, belly: [0.28, 0.01, 280] },
  { coat: [0.94, 0.01, 85], stripe: null },
  { coat: [0.52, 0.04, 70], stripe: [0.3, 0.03, 60] },
];

export const CAT_ACTOR: ActorDefinition = {
  concept: 'cat',
  words: 'cat, kitten, kitty, tabby, house cat, pussycat',
  size: 0.55,
  width: 1.15,
  height: 1.0,
  habitat: ['ground'],
  settings: ['room', 'garden', 'meadow', 'studio'],
  paint: (pen, actor) => {
    if (looksAtViewer(pen, actor)) {
      paintSeated(pen, actor, 'cat');
      return;
    }
    const own = actor.random.fork('breed');
    const kind = own.pick(CAT_COATS);
    const phase = own.range(0, 6);
    const { stripe } = kind;
    const dark = stripe ? oklch(...stripe) : null;
    paintQuadruped(
      pen,
      actor,
      {
        ...CAT,
        coat: kind.coat,
        ...(kind.belly ? { belly: kind.belly, head: { ...CAT.head, cheek: kind.belly } } : {}),
        ...(actor.isColored ? { head: PLAIN_HEAD, belly: undefined } : {}),
        ...(dark && !actor.isColored ? { markings: () => bands(dark, 26, 0.45, phase) } : {}),
      },
      { stances: ['sit', 'sit', 'walk', 'stand'], after: paintWhiskers },
    );
  },
};
