import { cos, pow, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const CAROUSEL: Concept = {
  name: 'carousel',
  words: 'carousel, merry go round, carrousel',
  kind: 'vehicle',
  size: 7,
  habitat: ['ground'],
  places: ['street', 'meadow'],
  build(k) {
    const red = k.color('main', '#c8332c', '#2f7f9a', '#8a4a8a');
    const gold = { color: '#d8a84a', material: 'gold' } as const;
    k.lathe(
      [
        [0, 0],
        [3.6, 0],
        [3.6, 0.3],
        [3.4, 0.34],
        [3.3, 0.5],
        [0, 0.5],
      ],
      {
        color: '#c89a5c',
        material: 'wood',
        straight: true,
        around: 56,
        crease: 30,
        paint: [
          { color: red, on: { kind: 'ramp', axis: 'y', from: 0.32, to: 0.3 } },
          { color: '#8a5a34', on: { kind: 'stripes', of: 'u', count: 40, width: 0.06 } },
        ],
      },
    );
    k.lathe(
      [
        [0.9, 0.5],
        [0.9, 4],
        [1.2, 4.4],
      ],
      {
        color: '#f6ecd4',
        material: 'lacquer',
        straight: true,
        around: 32,
        paint: [
          {
            color: '#8fc0d0',
            on: [
              { kind: 'stripes', of: 'u', count: 8, width: 0.6 },
              { kind: 'ramp', axis: 'y', from: 1, to: 1.02 },
              { kind: 'ramp', axis: 'y', from: 3.4, to: 3.38 },
            ],
          },
        ],
      },
    );
    k.sheet(
      (u, v) => {
        const a = u * TAU;
        const r = 3.8 * (1 - v);
        const y = 4.4 + 2.3 * pow(v, 1.25) - 0.08 * Math.abs(sin(a * 8)) * (1 - v);
        return [r * sin(a), y, r * cos(a)];
      },
      96,
      14,
      {
        color: '#f6ecd4',
        material: 'cloth',
        crease: 180,
        paint: [
          { color: red, on: { kind: 'stripes', of: 'u', count: 16, width: 0.5, soft: 0.01 } },
        ],
      },
    );
    k.sheet(
      (u, v) => {
        const a = u * TAU;
        return [3.82 * sin(a), 4.46 - v * (0.34 + 0.2 * Math.abs(sin(a * 8))), 3.82 * cos(a)];
      },
      128,
      3,
      {
        color: red,
        material: 'cloth',
        crease: 180,
        paint: [
          { color: '#f6ecd4', on: { kind: 'stripes', of: 'u', count: 16, width: 0.5, soft: 0.01 } },
          { color: '#d8a84a', on: { kind: 'coord', of: 'v', from: 0.8, to: 1.1 } },
        ],
      },
    );
    k.at([0, 6.7, 0], {}, () => {
      k.lathe(
        [
          [0.2, 0],
          [0.26, 0.14],
          [0.08, 0.3],
          [0, 0.5],
        ],
        gold,
      );
      k.sheet((u, v) => [u * 0.7, 0.4 + v * 0.34 + 0.06 * sin(u * 6), 0.05 * sin(u * 5)], 8, 2, {
        color: red,
        material: 'cloth',
      });
    });
    k.around(24, () =>
      k.ball([0, 4.5, 3.8], 0.09, {
        color: '#ffe29a',
        material: 'glow',
        shadow: false,
        around: 10,
      }),
    );
    const coats = ['#fbf6ea', '#8a5a38', '#e8c8a0', '#4a4448', '#f2dcc8', '#b8824e'];
    k.around(8, (i) => {
      const y = 1.3 + 0.32 * sin(i * 2.1);
      k.tube(
        [
          [0, 0.5, 2.6],
          [0, 4.4, 2.6],
        ],
        0.045,
        { ...gold, around: 10 },
      );
      k.at([0, y, 2.6], { yaw: 90 }, () => {
        const body = k.body({ color: coats[i % 6]!, material: 'ceramic', blend: 0.08, cells: 56 });
        body
          .ball([0, 0.42, 0], [0.2, 0.22, 0.44])
          .chain(
            [
              [0, 0.5, 0.3],
              [0, 0.78, 0.48],
              [0, 0.95, 0.56],
            ],
            [0.15, 0.11, 0.1],
          )
          .cone([0, 0.96, 0.56], [0, 0.84, 0.78], 0.1, 0.065);
        for (const s of [1, -1]) {
          body.chain(
            [
              [s * 0.11, 0.36, 0.32],
              [s * 0.12, 0.2, 0.56],
              [s * 0.12, -0.02, 0.5],
            ],
            [0.07, 0.055, 0.045],
          );
          body.chain(
            [
              [s * 0.11, 0.36, -0.32],
              [s * 0.12, 0.14, -0.4],
              [s * 0.12, -0.02, -0.6],
            ],
            [0.09, 0.06, 0.045],
          );
          body.cone([s * 0.05, 1.02, 0.52], [s * 0.06, 1.12, 0.52], 0.035, 0.012);
          k.ball([s * 0.085, 0.95, 0.64], 0.024, { color: '#16100c', material: 'eye', around: 10 });
        }
        k.tube(
          [
            [0, 1.06, 0.5],
            [0, 0.92, 0.34],
            [0, 0.66, 0.2],
          ],
          [0.03, 0.07, 0.04],
          { color: ['#d8a84a', '#f6ecd4', '#8a4a2c'][i % 3]!, material: 'hair', flat: 0.6 },
        );
        k.tube(
          [
            [0, 0.5, -0.4],
            [0, 0.46, -0.62],
            [0, 0.14, -0.68],
          ],
          [0.03, 0.07, 0.02],
          { color: ['#d8a84a', '#f6ecd4', '#8a4a2c'][i % 3]!, material: 'hair' },
        );
        k.sheet(
          (u, v) => {
            const a = (u - 0.5) * 3;
            return [0.225 * sin(a), 0.42 + 0.245 * cos(a), (v - 0.5) * 0.4];
          },
          14,
          4,
          {
            color: ['#c8332c', '#2f7f9a', '#3f8a5a', '#8a4a8a'][i % 4]!,
            material: 'felt',
            paint: [
              { color: '#d8a84a', on: { kind: 'coord', of: 'v', from: 0.86, to: 1.1 } },
              { color: '#d8a84a', on: { kind: 'coord', of: 'v', from: -0.1, to: 0.14 } },
            ],
          },
        );
      });
    });
    k.socket('seat', [0, 2, 2.6], 0.5, { yaw: 90 });
    k.socket('deck', [0, 0.5, 3.1], 0.5);
    k.socket('top', [0, 6.6, 0], 1);
    k.socket('light', [0, 4, 0], 4);
  },
};
