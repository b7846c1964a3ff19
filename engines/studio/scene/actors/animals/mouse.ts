import { oklch } from '../../../core/color.ts';
import { blend } from '../../../paint/pen.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { BEAR } from './bear-plan.ts';
import { paintQuadruped } from './quadruped.ts';

export const MOUSE_ACTOR: ActorDefinition = {
  concept: 'mouse',
  words: 'mouse, rat, hamster, squirrel, hedgehog, guinea pig, chipmunk, mice',
  size: 0.18,
  width: 1.6,
  height: 0.95,
  habitat: ['ground', 'table'],
  settings: ['meadow', 'room', 'forest'],
  paint: (pen, actor) => {
    const own = actor.random.fork('mouse');
    const bushy = actor.has('squirrel', 'chipmunk');
    const spiny = actor.has('hedgehog');
    paintQuadruped(
      pen,
      actor,
      {
        ...BEAR,
        leg: 0.12,
        length: 0.34,
        rump: 0.21,
        waist: 0.2,
        chest: 0.16,
        neck: { length: 0.1, angle: 0.6, base: 0.13, top: 0.12 },
        head: {
          size: 0.28,
          angle: -0.2,
          muzzle: [0.35, -0.1, 0.36, 0.75, -0.2, 0.18, 0.95, -0.24, 0.1],
          ear: bushy
            ? [-0.3, 0.35, -0.28, 0.8, -0.1, 0.85, 0.02, 0.4]
            : [-0.36, 0.3, -0.52, 0.7, -0.3, 0.98, 0.04, 0.86, 0.06, 0.46],
          farEar: [0.4, 0.04],
          eye: [0.34, 0.08, 0.12],
          iris: [0.14, 0.02, 40],
          nose: [1.04, -0.2, 0.08],
          noseColor: [0.66, 0.1, 15],
          cheek: [0.92, 0.02, 80],
          innerEar: [0.78, 0.08, 20],
        },
        limb: [0.06, 0.04, 0.032, 0.045],
        tail: bushy
          ? [0, 0, 0.06, 0.16, 0.2, 0.13, 0.1, 0.5, 0.16, 0.2, 0.62, 0.07]
          : spiny
            ? []
            : [0, -0.12, 0.03, 0.25, -0.2, 0.022, 0.5, -0.1, 0.015, 0.62, 0.02, 0.006],
        coat: bushy
          ? [0.55, 0.13, 48]
          : spiny
            ? [0.5, 0.05, 65]
            : own.pick<Lch>([
                [0.58, 0.02, 60],
                [0.92, 0.01, 85],
                [0.5, 0.05, 60],
              ]),
        belly: [0.94, 0.015, 80],
        fur: { count: 800, length: 0.035 },
      },
      {
        stances: bushy ? ['sit', 'stand'] : ['stand', 'sit', 'walk'],
        over: (posed) => {
          if (!spiny) return;
          const quill = oklch(0.42, 0.04, 60);
          const y = posed.back - 0.16;
          for (let i = 0; i < 190; i++) {
            const a = own.range(0.2, 3.4);
            const r = own.range(0.05, 0.26);
            const x = -0.06 - (a - 1.7) * 0.16;
            const v = y + r * 0.6;
            const lean = 0.13 * (1.7 - a) - 0.05;
            posed.pen.fill(
              [x - 0.01, v, x + lean, v + 0.16, x + 0.01, v],
              blend(quill, [0.8, 0.74, 0.62], own.next() * 0.6),
              0.5,
            );
          }
        },
      },
    );
  },
};
