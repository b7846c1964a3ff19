import { cos, pow, sin, TAU } from '../../core/math.ts';
import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const AIRSHIP: Concept = {
  name: 'airship',
  words: 'airship, zeppelin, blimp, dirigible, steampunk airship',
  kind: 'vehicle',
  size: 24,
  habitat: ['air'],
  places: ['sky'],
  parts: { stripe: 'stripe' },
  build(k) {
    const main = k.color('main', '#d8c49a', '#b8463a', '#5a7f8a');
    const trim = k.color('stripe', '#8a3a2c', '#e2b85a', '#f2e6c8');
    const brass = { color: '#c8963e', material: 'gold' } as const;
    k.sheet(
      (u, v) => {
        const a = u * TAU;
        const r =
          4 *
          pow(Math.max(0, sin(pow(v, 0.86) * Math.PI)), 0.62) *
          (1 + 0.012 * Math.abs(sin(a * 8)));
        return [r * sin(a), 7.5 + r * cos(a), -12 + 24 * v];
      },
      96,
      60,
      {
        color: main,
        material: 'cloth',
        crease: 180,
        paint: [
          {
            color: [0.72, 0.72, 0.74],
            shade: true,
            on: { kind: 'stripes', of: 'u', count: 16, width: 0.06, soft: 0.06 },
          },
          {
            color: [0.7, 0.7, 0.72],
            shade: true,
            on: { kind: 'bands', axis: 'z', step: 3, width: 0.04 },
          },
          {
            color: trim,
            on: [
              { kind: 'ramp', axis: 'y', from: 6.2, to: 6.25 },
              { kind: 'ramp', axis: 'y', from: 7.2, to: 7.15 },
            ],
          },
          { color: trim, on: { kind: 'ramp', axis: 'z', from: 10.6, to: 10.7 } },
        ],
      },
    );
    for (const roll of [0, 90, 180, 270])
      k.at([0, 7.5, -9.4], { roll }, () =>
        k.prism(
          [0, 2.7, 0],
          [
            [-2.2, -1.6],
            [1.6, -0.9],
            [-0.6, 1.5],
            [-2.4, 1.7],
          ],
          0.16,
          { color: trim, material: 'cloth', turn: { yaw: -90 } },
        ),
      );
    k.at([0, 0.3, 0.5], {}, () => {
      k.hull({
        length: 8.5,
        beam: 2.3,
        side: 1.5,
        bow: 0.7,
        stern: 0.6,
        transom: 0.7,
        color: '#8a5a34',
        rail: '#c8963e',
        deck: 0.8,
      });
    });
    k.box([0, 2.5, -0.6], [1.6, 1.4, 3.2], {
      color: '#a8703f',
      material: 'wood',
      paint: [woodGrain('z', 5)],
    });
    k.box([0, 3.25, -0.6], [2, 0.16, 3.6], { color: '#6a3f26', material: 'wood' });
    for (const s of [1, -1]) {
      for (let i = 0; i < 3; i++)
        k.window([s * 0.8, 2.55, -1.6 + i], { yaw: s * 90, size: [0.5, 0.66], trim: '#c8963e' });
      for (const z of [-3, -1, 1, 3])
        k.tube(
          [
            [s * 1.0, 2.0, z],
            [s * 2.4, 4.6, z],
          ],
          0.04,
          { color: '#5a4030', material: 'wood' },
        );
      k.at([s * 2, 2.4, -3], { pitch: 90 }, () => {
        k.lathe(
          [
            [0.3, -0.6],
            [0.4, 0],
            [0.2, 0.8],
            [0, 0.9],
          ],
          brass,
        );
        k.around(3, () =>
          k.at([0, -0.6, 0], { roll: 24 }, () => k.ball([0, 0, 0.5], [0.16, 0.03, 0.5], brass)),
        );
      });
      k.tube(
        [
          [s * 0.9, 2.2, -3],
          [s * 2, 2.4, -3],
        ],
        0.06,
        brass,
      );
    }
    k.socket('deck', [0, 1.6, 2.8], 1.4);
    k.socket('inside', [0, 1.4, 2.8], 1.2);
  },
};
