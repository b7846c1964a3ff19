import { cos, sin, TAU } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const RAMEN: Concept = {
  name: 'ramen',
  words: 'ramen, bowl of ramen, noodle soup, noodles, noodle bowl, pho, udon, soba, noodle',
  kind: 'food',
  size: 0.2,
  habitat: ['table'],
  places: ['tabletop'],
  build(k) {
    const glaze = k.color('main', '#a82a22', '#22364e', '#1f1d1c');
    k.lathe(
      [
        [0.04, 0],
        [0.045, 0.012],
        [0.07, 0.03],
        [0.1, 0.062],
        [0.112, 0.098],
        [0.114, 0.102],
        [0.11, 0.1],
        [0.096, 0.066],
        [0.06, 0.034],
        [0, 0.03],
      ],
      {
        color: glaze,
        material: 'ceramic',
        around: 64,
        paint: [
          {
            color: '#f4ead8',
            on: [
              { kind: 'ramp', axis: 'y', from: 0.08, to: 0.081 },
              { kind: 'ramp', axis: 'y', from: 0.094, to: 0.093 },
            ],
          },
          {
            color: glaze,
            on: [
              { kind: 'stripes', of: 'u', count: 32, width: 0.4 },
              { kind: 'ramp', axis: 'y', from: 0.08, to: 0.081 },
              { kind: 'ramp', axis: 'y', from: 0.094, to: 0.093 },
            ],
          },
        ],
      },
    );
    k.lathe(
      [
        [0.107, 0.088],
        [0, 0.089],
      ],
      {
        color: '#b5702c',
        material: 'wet',
        straight: true,
        around: 60,
        paint: [{ color: '#f0b860', on: { kind: 'spots', step: 0.02, size: 0.7 } }],
      },
    );
    for (let i = 0; i < 22; i++) {
      const [a, b] = [k.vary(0, TAU), k.vary(0.6, 1.9)];
      const [r, o] = [k.vary(0.03, 0.06), k.vary(-0.03, 0.03)];
      k.tube(
        Array.from(
          { length: 6 },
          (_, j): Vec => [
            sin(a + j * b * 0.4) * r + o,
            0.0885 + 0.007 * sin(j * 1.1 + i),
            cos(a + j * b * 0.4) * r - 0.015 + o * 0.4,
          ],
        ),
        0.0031,
        { color: '#f5d88c', material: 'wet', around: 8, along: 20 },
      );
    }
    for (const [x, z, yaw] of [
      [0.05, 0.045, 20],
      [0.004, 0.066, -30],
    ] as const)
      k.at([x, 0.086, z], { yaw, pitch: 24 }, () => {
        k.ball([0, 0, 0], [0.026, 0.02, 0.021], { color: '#fbf8f0', material: 'wet' });
        k.lathe(
          [
            [0.0245, 0.012],
            [0.023, 0.0155],
            [0, 0.0158],
          ],
          { color: '#fdfaf2', material: 'wet' },
        );
        k.ball([0, 0.011, 0], [0.0145, 0.009, 0.0145], { color: '#f39a1c', material: 'wet' });
      });
    for (const [x, z] of [
      [-0.055, 0.03],
      [-0.03, 0.055],
    ] as const)
      k.at([x, 0.094, z], { pitch: 16, roll: 8 }, () =>
        k.lathe(
          [
            [0, 0],
            [0.03, 0],
            [0.031, 0.003],
            [0.03, 0.006],
            [0, 0.006],
          ],
          {
            color: '#c98a68',
            material: 'food',
            around: 28,
            paint: [
              { color: '#f4d8c0', on: { kind: 'noise', scale: 70, from: 0.5, to: 0.6 } },
              { color: '#7a4228', on: { kind: 'ball', at: [0, 0, 0], radius: 0.027, not: true } },
            ],
          },
        ),
      );
    k.box([-0.03, 0.115, -0.07], [0.07, 0.075, 0.0015], {
      color: '#1c2a1f',
      material: 'leather',
      round: 0,
      turn: { pitch: -14, yaw: 14 },
    });
    k.box([0.03, 0.112, -0.076], [0.06, 0.07, 0.0015], {
      color: '#1c2a1f',
      material: 'leather',
      round: 0,
      turn: { pitch: -18, yaw: -10 },
    });
    for (let i = 0; i < 16; i++)
      k.at(
        [k.vary(-0.02, 0.05), 0.095, k.vary(-0.03, 0.02)],
        { pitch: k.vary(-30, 30), roll: k.vary(-30, 30) },
        () =>
          k.lathe(
            [
              [0.003, 0],
              [0.0055, 0],
              [0.0055, 0.004],
              [0.003, 0.004],
            ],
            { color: '#6cae3c', material: 'leaf', straight: true, around: 12 },
          ),
      );
    for (const s of [0, 1])
      k.tube(
        [
          [0.12, 0.104 + s * 0.004, 0.03 + s * 0.014],
          [-0.03, 0.118, -0.13 + s * 0.02],
        ],
        [0.0042, 0.0032],
        { color: '#5a2c1c', material: 'lacquer', around: 10 },
      );
    k.socket('inside', [0, 0.06, 0], 0.2);
    k.socket('top', [0, 0.1, 0], 0.2);
  },
};
