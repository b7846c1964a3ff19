import { oklch } from '../../../core/color.ts';
import { chain } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { flies, SONGBIRD } from './bird-plans.ts';
import { type BirdPlan, paintFlying, paintPerched } from './bird-shape.ts';

const PARROTS: readonly (Partial<BirdPlan> & Pick<BirdPlan, 'back'>)[] = [
  {
    back: [0.58, 0.22, 27],
    breast: [0.6, 0.21, 28],
    wing: [0.82, 0.16, 92],
    quill: [0.46, 0.16, 258],
  },
  {
    back: [0.5, 0.16, 248],
    breast: [0.82, 0.16, 90],
    wing: [0.48, 0.16, 250],
    quill: [0.38, 0.13, 260],
  },
  {
    back: [0.62, 0.18, 142],
    breast: [0.72, 0.17, 130],
    wing: [0.56, 0.17, 145],
    quill: [0.48, 0.15, 255],
    head: [0.66, 0.2, 30],
  },
];

export const PARROT_ACTOR: ActorDefinition = {
  concept: 'parrot',
  words: 'parrot, macaw, cockatoo, parakeet, budgie, toucan',
  size: 0.6,
  width: 1.1,
  height: 1.05,
  share: 0.85,
  habitat: ['ground', 'air'],
  settings: ['jungle'],
  paint: (pen, actor) => {
    const toucan = actor.has('toucan');
    const plan: BirdPlan = {
      ...SONGBIRD,
      breast: [0.6, 0.2, 28],
      beak: [0.28, 0.02, 60],
      bill: [0.15, 0.17, 0.09],
      tail: 0.5,
      iris: [0.9, 0.05, 95],
      body: 0.22,
      skull: 0.17,
      legLength: 0.36,
      ...actor.random.fork('kind').pick(PARROTS),
      ...(toucan
        ? ({
            back: [0.2, 0.01, 280],
            breast: [0.93, 0.06, 95],
            head: [0.2, 0.01, 280],
            wing: [0.2, 0.01, 280],
            quill: [0.16, 0.01, 280],
            beak: [0.74, 0.18, 58],
            bill: [0.36, 0.19, 0.06],
            tail: 0.22,
          } as const)
        : {}),
    };
    if (flies(actor.place)) {
      paintFlying(pen, actor, plan);
      return;
    }
    pen.volume(chain(-0.62, 0.2, 0.05, -0.1, 0.24, 0.055, 0.58, 0.19, 0.045), {
      albedo: oklch(0.42, 0.045, 55),
      grain: 0.5,
    });
    pen.volume(chain(-0.1, 0, 0.05, -0.04, 0.12, 0.04, 0, 0.24, 0.045), {
      albedo: oklch(0.42, 0.045, 55),
      grain: 0.5,
    });
    paintPerched(pen.within(0, 0.25, 0.82), actor, { ...plan, legLength: 0.06 });
  },
};
