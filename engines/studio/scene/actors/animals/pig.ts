import type { ActorDefinition } from '../../concept.ts';
import { BEAR } from './bear-plan.ts';
import { paintQuadruped } from './quadruped.ts';

export const PIG_ACTOR: ActorDefinition = {
  concept: 'pig',
  words: 'pig, piglet, hog, boar, sow, swine',
  size: 0.9,
  width: 1.5,
  height: 0.92,
  habitat: ['ground'],
  settings: ['meadow', 'countryside'],
  paint: (pen, actor) =>
    paintQuadruped(
      pen,
      actor,
      {
        ...BEAR,
        leg: 0.26,
        length: 0.56,
        rump: 0.21,
        waist: 0.22,
        chest: 0.21,
        neck: { length: 0.14, angle: 0.35, base: 0.18, top: 0.16 },
        head: {
          ...BEAR.head,
          size: 0.32,
          muzzle: [0.35, -0.12, 0.36, 0.74, -0.2, 0.24, 0.86, -0.2, 0.24],
          ear: [-0.24, 0.3, -0.3, 0.72, 0.1, 0.8, 0.24, 0.4],
          nose: [1.06, -0.18, 0.18],
          noseColor: [0.68, 0.11, 15],
          eye: [0.36, 0.12, 0.06],
          cheek: undefined,
          innerEar: [0.7, 0.1, 15],
        },
        limb: [0.09, 0.062, 0.052, 0.055],
        foot: 'hoof',
        tail: [0, 0.0, 0.02, 0.08, 0.06, 0.018, 0.04, 0.12, 0.016, 0.12, 0.14, 0.012],
        coat: [0.82, 0.08, 15],
        belly: [0.86, 0.07, 20],
        fur: { count: 100, length: 0.02 },
      },
      { stances: ['stand', 'walk'] },
    ),
};
