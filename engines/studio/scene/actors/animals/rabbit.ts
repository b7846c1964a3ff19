import type { ActorDefinition } from '../../concept.ts';
import { BEAR } from './bear-plan.ts';
import { paintQuadruped } from './quadruped.ts';

export const RABBIT_ACTOR: ActorDefinition = {
  concept: 'rabbit',
  words: 'rabbit, bunny, hare, easter bunny',
  size: 0.45,
  width: 1.0,
  height: 1.15,
  habitat: ['ground'],
  settings: ['meadow', 'garden', 'forest'],
  paint: (pen, actor) => {
    const own = actor.random.fork('rabbit');
    const coat = own.pick([
      [0.62, 0.05, 65],
      [0.94, 0.01, 85],
      [0.55, 0.015, 260],
      [0.5, 0.07, 55],
    ] as const);
    paintQuadruped(
      pen,
      actor,
      {
        ...BEAR,
        leg: 0.16,
        length: 0.34,
        rump: 0.21,
        waist: 0.2,
        chest: 0.16,
        neck: { length: 0.12, angle: 0.9, base: 0.12, top: 0.11 },
        head: {
          size: 0.28,
          angle: -0.1,
          muzzle: [0.3, -0.1, 0.4, 0.56, -0.16, 0.27],
          ear: [-0.34, 0.3, -0.62, 1.0, -0.56, 1.75, -0.28, 1.85, -0.06, 1.1, 0, 0.42],
          farEar: [0.28, -0.02],
          eye: [0.26, 0.1, 0.12],
          iris: [0.28, 0.05, 40],
          nose: [0.82, -0.08, 0.06],
          noseColor: [0.68, 0.09, 15],
          cheek: [0.9, 0.02, 80],
          innerEar: [0.8, 0.08, 15],
        },
        limb: [0.075, 0.055, 0.045, 0.05],
        tail: [0, -0.05, 0.08, 0.05, -0.06, 0.085],
        coat,
        belly: [0.95, 0.01, 85],
        tailTip: [0.97, 0.01, 85],
        fur: { count: 800, length: 0.035 },
      },
      { stances: ['sit', 'stand', 'sit'] },
    );
  },
};
