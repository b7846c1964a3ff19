import { cos, sin, TAU } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const MIRROR: Concept = {
  name: 'mirror',
  words: 'mirror, standing mirror, vanity mirror, magic mirror',
  kind: 'furniture',
  size: 1.7,
  habitat: ['ground'],
  places: ['room'],
  parts: { frame: 'frame' },
  build(k) {
    const gold = {
      color: k.color('main', k.color('frame', '#d8a84a', '#8a5a34')),
      material: 'gold',
    } as const;
    k.at([0, 0.98, 0], { pitch: -7 }, () => {
      k.sheet(
        (u, v) => {
          const a = u * TAU;
          return [sin(a) * 0.36 * v, cos(a) * 0.68 * v, 0.02];
        },
        48,
        3,
        { color: '#dfe8ec', material: 'chrome' },
      );
      k.sheet(
        (u, v) => {
          const a = u * TAU;
          return [sin(a) * 0.4 * v, cos(a) * 0.72 * v, -0.03];
        },
        48,
        3,
        { color: '#6a4428', material: 'wood' },
      );
      k.tube(
        Array.from({ length: 33 }, (_, i): Vec => {
          const a = (i / 32) * TAU;
          return [sin(a) * 0.38, cos(a) * 0.7, 0];
        }),
        0.045,
        gold,
      );
      for (let i = 0; i < 24; i++) {
        const a = (i / 24) * TAU;
        k.ball([sin(a) * 0.385, cos(a) * 0.705, 0.035], 0.024, { ...gold, around: 12 });
      }
      for (const [x, r] of [
        [0, 0.1],
        [0.1, 0.06],
        [-0.1, 0.06],
      ] as const)
        k.ball([x, 0.78 - Math.abs(x) * 0.4, 0], [r * 0.8, r, 0.04], gold);
    });
    for (const s of [1, -1]) {
      k.tube(
        [
          [s * 0.47, 0.1, 0],
          [s * 0.48, 0.6, 0],
          [s * 0.46, 1.1, 0],
        ],
        0.028,
        gold,
      );
      k.ball([s * 0.46, 1.14, 0], 0.05, gold);
      k.tube(
        [
          [s * 0.47, 0.12, 0],
          [s * 0.48, 0.05, 0.2],
          [s * 0.48, 0.02, 0.3],
        ],
        0.026,
        gold,
      );
      k.tube(
        [
          [s * 0.47, 0.12, 0],
          [s * 0.48, 0.05, -0.2],
          [s * 0.48, 0.02, -0.3],
        ],
        0.026,
        gold,
      );
      k.tube(
        [
          [s * 0.4, 0.98, 0],
          [s * 0.48, 0.98, 0],
        ],
        0.02,
        gold,
      );
    }
    k.tube(
      [
        [-0.47, 0.16, 0],
        [0.47, 0.16, 0],
      ],
      0.024,
      gold,
    );
    k.socket('top', [0, 1.74, 0], 0.2);
  },
};
