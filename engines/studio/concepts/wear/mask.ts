import { asFaceWear } from '../../bodies/headwear.ts';
import { sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const MASK: Concept = {
  name: 'mask',
  words: 'mask, carnival mask, venetian mask, masquerade mask, eye mask, superhero mask',
  kind: 'wear',
  size: 0.2,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'face',
  build(k) {
    const color = k.color('main', '#7a2f6a', '#c8323a', '#2f5fa8', '#26242c');
    asFaceWear(k, () => {
      for (const d of [0, 0.03])
        k.sheet(
          (u, v) => {
            const x = (u - 0.5) * 2;
            const wing = 0.28 + 0.2 * Math.abs(x) * Math.abs(x) + 0.08 * sin(x * 9);
            const y = 0.03 + (v - 0.42) * 2 * wing + 0.12 * Math.abs(x) * v;
            return [x * 1.02, y, 0.26 - 0.62 * x * x * 0.8 - d];
          },
          56,
          18,
          {
            color,
            material: 'felt',
            paint: [
              {
                color: '#e8c15a',
                glow: 0.15,
                on: { kind: 'coord', of: 'v', from: -0.1, to: 0.08, soft: 0.02 },
              },
              {
                color: '#e8c15a',
                glow: 0.15,
                on: { kind: 'coord', of: 'v', from: 0.92, to: 1.1, soft: 0.02 },
              },
            ],
          },
        );
      for (const s of [1, -1])
        k.at([s * 0.38, 0.02, 0.2], { yaw: s * 20 }, () => {
          k.ball([0, 0, 0], [0.24, 0.17, 0.07], { color: '#fbf6ee', material: 'eye', around: 20 });
          k.ball([0, 0, 0.045], [0.12, 0.13, 0.05], {
            color: '#2a1a14',
            material: 'eye',
            around: 16,
          });
        });
      for (const [x, c] of [
        [-0.25, '#f0c24a'],
        [0, color],
        [0.25, '#f0c24a'],
      ] as const)
        k.sheet(
          (u, v) => [
            x * 0.5 + x * v * 0.9 + (u - 0.5) * 0.24 * sin(Math.min(1, v * 0.9 + 0.1) * 3.14),
            0.3 + v * 0.85,
            0.24 - 0.25 * v * v,
          ],
          6,
          12,
          { color: c, material: 'feather' },
        );
    });
  },
};
