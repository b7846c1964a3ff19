import { cos, sin, TAU } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const ICE_CREAM: Concept = {
  name: 'ice-cream',
  words: 'ice cream, ice cream cone, icecream, gelato, sorbet, ice cream scoop',
  kind: 'food',
  size: 0.2,
  habitat: ['table'],
  places: ['tabletop', 'beach'],
  held: true,
  build(k) {
    const [a, b, c] = [
      k.color('main', '#f4a9bc', '#f7e2b8'),
      k.color('second', '#fbf1dc', '#a8dcc0'),
      k.color('third', '#7a4a30', '#f4a9bc'),
    ];
    k.lathe(
      [
        [0, 0],
        [0.012, 0.03],
        [0.03, 0.115],
        [0.034, 0.122],
        [0.034, 0.13],
        [0.029, 0.13],
        [0, 0.11],
      ],
      {
        color: '#d69a4c',
        material: 'food',
        around: 40,
        paint: [
          { color: '#a86a28', on: { kind: 'stripes', of: 'u', count: 14, width: 0.16, soft: 0.1 } },
          {
            color: '#a86a28',
            on: { kind: 'bands', axis: 'y', step: 0.015, width: 0.16, soft: 0.1 },
          },
        ],
      },
    );
    const scoop = (at: Vec, r: number, color: typeof a) => {
      const body = k.body({
        color,
        material: 'cream',
        blend: 0.01,
        cells: 56,
        paint: [mottled(110, 0.35)],
      });
      body.ball(at, [r, r * 0.95, r]);
      for (let i = 0; i < 9; i++) {
        const t = (i / 9) * TAU;
        body.ball(
          [
            at[0] + sin(t) * r * 0.86,
            at[1] - r * 0.55 - 0.003 * (i % 2),
            at[2] + cos(t) * r * 0.86,
          ],
          0.0085,
        );
      }
    };
    scoop([0.016, 0.15, 0.004], 0.031, b);
    scoop([-0.018, 0.151, -0.002], 0.03, c);
    scoop([0, 0.19, 0.003], 0.031, a);
    k.ball([0.004, 0.228, 0.004], 0.0105, { color: '#c01a2c', material: 'wet' });
    k.tube(
      [
        [0.004, 0.236, 0.004],
        [0.01, 0.25, 0.004],
        [0.02, 0.256, 0.002],
      ],
      0.001,
      { color: '#5a7a30', material: 'leaf', around: 6 },
    );
    k.tube(
      [
        [-0.012, 0.17, -0.016],
        [-0.034, 0.235, -0.03],
      ],
      0.007,
      {
        color: '#c98a42',
        material: 'food',
        paint: [{ color: '#8a5420', on: { kind: 'stripes', of: 'v', count: 9, width: 0.3 } }],
      },
    );
    k.socket('grip', [0, 0.06, 0], 0.05);
  },
};
