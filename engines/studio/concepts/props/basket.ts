import { cos, sin, TAU } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const BASKET: Concept = {
  name: 'basket',
  words: 'basket, wicker basket, picnic basket, fruit basket',
  kind: 'vessel',
  size: 0.4,
  habitat: ['ground', 'table'],
  places: ['meadow', 'room'],
  held: true,
  parts: { cloth: 'cloth' },
  build(k) {
    const wicker = k.color('main', '#c0894a', '#a8733a');
    const weave = [
      { color: k.tone(wicker, 0.5), on: { kind: 'checks' as const, step: 0.028 }, amount: 0.75 },
    ];
    k.sheet(
      (u, v) => {
        const a = u * TAU;
        const r = 1 + 0.22 * v;
        return [sin(a) * 0.2 * r, v * 0.2, cos(a) * 0.15 * r];
      },
      60,
      10,
      { color: wicker, material: 'wood', crease: 180, paint: weave },
    );
    k.sheet(
      (u, v) => {
        const a = u * TAU;
        return [sin(a) * 0.2 * v, 0.012, cos(a) * 0.15 * v];
      },
      40,
      3,
      { color: k.tone(wicker, 0.6), material: 'wood' },
    );
    k.tube(
      Array.from({ length: 33 }, (_, i): Vec => {
        const a = (i / 32) * TAU;
        return [sin(a) * 0.245, 0.2, cos(a) * 0.184];
      }),
      0.017,
      {
        color: wicker,
        material: 'wood',
        paint: [
          { color: k.tone(wicker, 0.55), on: { kind: 'stripes', of: 'v', count: 60, width: 0.3 } },
        ],
      },
    );
    k.tube(
      Array.from({ length: 11 }, (_, i): Vec => {
        const a = (i / 10) * Math.PI;
        return [cos(a) * 0.235, 0.18 + sin(a) * 0.24, 0];
      }),
      0.014,
      {
        color: wicker,
        material: 'wood',
        paint: [
          { color: k.tone(wicker, 0.55), on: { kind: 'stripes', of: 'v', count: 40, width: 0.3 } },
        ],
      },
    );
    if (!k.has('hosting', 'empty')) {
      k.sheet(
        (u, v) => {
          const a = u * TAU;
          const r = 0.55 + 0.5 * v;
          return [
            sin(a) * 0.235 * r,
            0.225 - Math.max(0, v - 0.8) * 0.4 + 0.012 * sin(a * 7),
            cos(a) * 0.178 * r,
          ];
        },
        60,
        10,
        {
          color: k.color('cloth', '#d8483c', '#3f6f9a'),
          material: 'cloth',
          crease: 180,
          paint: [{ color: '#fbf6ec', on: { kind: 'checks', step: 0.03 } }],
        },
      );
      for (const [x, z, c] of [
        [-0.1, 0.03, '#c4262b'],
        [0.1, 0.04, '#a8bf3c'],
        [0, -0.04, '#cf3a2e'],
        [-0.04, 0.1, '#f2b53a'],
      ] as const)
        k.ball([x, 0.24, z], 0.042, { color: c, material: 'ceramic', around: 24 });
      k.at([0.07, 0.27, -0.05], { yaw: 40, pitch: -24 }, () =>
        k.shell(
          [
            [-0.16, -0.01, 0.01, 0.012],
            [-0.12, -0.03, 0.03, 0.03],
            [0.12, -0.03, 0.03, 0.03],
            [0.16, -0.01, 0.01, 0.012],
          ],
          {
            color: '#c8863e',
            material: 'food',
            round: 0.9,
            paint: [
              {
                color: '#f0d8a0',
                on: { kind: 'bands', axis: 'z', step: 0.06, width: 0.2, rag: 0.2 },
              },
            ],
          },
        ),
      );
    } else k.color('cloth', '#d8483c', '#3f6f9a');
    k.socket('inside', [0, 0.08, 0], 0.34);
    k.socket('grip', [0, 0.41, 0], 0.06);
  },
};
