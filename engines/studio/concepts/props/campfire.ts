import { cos, pow, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const CAMPFIRE: Concept = {
  name: 'campfire',
  words: 'campfire, bonfire, fire, camp fire, flame',
  kind: 'prop',
  size: 0.8,
  habitat: ['ground'],
  places: ['forest', 'meadow', 'beach'],
  build(k) {
    const flame = k.color('main', '#ff8a24', '#ff7e1e');
    k.around(11, (i) =>
      k.ball([0, 0.07, 0.48 + 0.02 * (i % 3)], [0.13, 0.1, 0.1], {
        color: k.tone('#8a847c', 0.75 + 0.05 * (i % 6)),
        material: 'stone',
        around: 8,
        turn: { yaw: i * 33 },
      }),
    );
    k.lathe(
      [
        [0.44, 0.01],
        [0.2, 0.05],
        [0, 0.06],
      ],
      {
        color: '#2a2220',
        material: 'bark',
        paint: [
          { color: '#ff6a1e', glow: 0.9, on: { kind: 'noise', scale: 12, from: 0.52, to: 0.62 } },
        ],
      },
    );
    k.around(
      6,
      (i) =>
        k.at([0, 0.02, 0.36], { pitch: -42 - 4 * (i % 2) }, () =>
          k.lathe(
            [
              [0, -0.06],
              [0.055, -0.06],
              [0.05, 0.52],
              [0, 0.53],
            ],
            {
              color: '#6a4630',
              material: 'bark',
              straight: true,
              around: 14,
              paint: [
                { color: '#d8b078', on: { kind: 'facing', axis: 'y', from: -0.7, to: -0.8 } },
                {
                  color: '#1c1512',
                  on: { kind: 'ramp', axis: 'y', from: 0.3, to: 0.44, rag: 0.05 },
                },
              ],
            },
          ),
        ),
      12,
    );
    const tongue = (x: number, z: number, s: number, color: typeof flame | string, roll: number) =>
      k.at([x, 0.1, z], { roll, scale: s }, () =>
        k.sheet(
          (u, v) => {
            const a = u * TAU;
            const r = 0.2 * pow(sin(pow(v, 0.6) * Math.PI), 0.9) * (1 - 0.3 * v);
            return [
              r * sin(a) + 0.06 * sin(v * 5 + x * 20) * v,
              v * 0.85,
              r * cos(a) + 0.04 * sin(v * 4 + z * 30) * v,
            ];
          },
          20,
          18,
          { color, material: 'glow', shadow: false, crease: 180 },
        ),
      );
    tongue(0, -0.04, 1.05, flame, 0);
    tongue(0.14, 0.02, 0.74, '#ff6a1a', 9);
    tongue(-0.14, 0.02, 0.8, '#ff6a1a', -9);
    tongue(0.02, 0.13, 0.66, '#ffb03a', 2);
    tongue(-0.03, 0.2, 0.42, '#ffe27a', -2);
    for (let i = 0; i < 9; i++)
      k.ball([k.vary(-0.3, 0.3), k.vary(0.8, 1.3), k.vary(-0.2, 0.2)], 0.012, {
        color: '#ffc45a',
        material: 'glow',
        shadow: false,
        around: 6,
      });
    k.socket('light', [0, 0.55, 0], 3);
  },
};
