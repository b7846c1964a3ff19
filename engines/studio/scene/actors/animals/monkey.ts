import type { ActorDefinition } from '../../concept.ts';
import { BEAR } from './bear-plan.ts';
import { paintQuadruped } from './quadruped.ts';

export const MONKEY_ACTOR: ActorDefinition = {
  concept: 'monkey',
  words: 'monkey, ape, chimpanzee, gorilla, orangutan, baboon, chimp, lemur',
  size: 0.7,
  width: 1.2,
  height: 1.1,
  habitat: ['ground'],
  settings: ['jungle'],
  paint: (pen, actor) =>
    paintQuadruped(
      pen,
      actor,
      {
        ...BEAR,
        leg: 0.42,
        length: 0.4,
        rump: 0.15,
        waist: 0.14,
        chest: 0.165,
        neck: { length: 0.12, angle: 0.9, base: 0.12, top: 0.11 },
        head: {
          size: 0.27,
          angle: -0.05,
          muzzle: [0.25, -0.16, 0.38, 0.46, -0.24, 0.26],
          ear: [-0.22, 0.1, -0.34, 0.24, -0.3, 0.36, -0.1, 0.34, -0.06, 0.06],
          farEar: [0.5, 0],
          eye: [0.36, 0.08, 0.08],
          iris: [0.34, 0.07, 50],
          nose: [0.66, -0.12, 0.05],
          mask: [0.76, 0.07, 55],
          innerEar: [0.76, 0.07, 50],
        },
        limb: [0.075, 0.055, 0.045, 0.05],
        tail: [
          0, 0, 0.03, 0.18, 0.02, 0.028, 0.36, 0.24, 0.026, 0.26, 0.46, 0.024, 0.14, 0.4, 0.02,
        ],
        coat: actor.has('gorilla') ? [0.26, 0.012, 260] : [0.42, 0.07, 50],
        fur: { count: 1000, length: 0.045 },
      },
      { stances: ['sit', 'stand', 'walk'] },
    ),
};
