import { cos, pow, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const BALLOON: Concept = {
  name: 'balloon',
  words: 'hot air balloon, balloon, air balloon, hot air balloons',
  kind: 'vehicle',
  size: 16,
  habitat: ['air'],
  places: ['sky', 'meadow'],
  parts: { basket: 'basket', stripe: 'stripe' },
  build(k) {
    const main = k.color('main', '#d8402e', '#2f7f9a', '#e6a22e');
    const second = k.color('stripe', '#f6ecd4', '#f4c64a');
    k.sheet(
      (u, v) => {
        const a = u * TAU;
        const r0 =
          v < 0.3
            ? 0.9 + (5.2 - 0.9) * sin((v / 0.3) * 1.25) * 0.72
            : 5.2 * pow(Math.max(0, cos(((v - 0.42) / 0.58) * 1.5708)), 0.55);
        const r = v < 0.3 ? r0 : Math.min(5.2, r0);
        const puff = 1 + 0.022 * Math.abs(sin(a * 8));
        const y =
          4.1 +
          11.4 * (v < 0.3 ? v * 1.08 : 0.324 + (v - 0.3) * 0.966 - 0.1 * (v - 0.3) * (v - 0.3));
        return [r * puff * sin(a), y, r * puff * cos(a)];
      },
      128,
      44,
      {
        color: main,
        material: 'cloth',
        crease: 180,
        paint: [
          { color: second, on: { kind: 'stripes', of: 'u', count: 8, width: 0.5, soft: 0.01 } },
          {
            color: k.color('third', '#f2b53a', '#3f8f8a', '#f6ecd4'),
            on: [
              { kind: 'ramp', axis: 'y', from: 9.2, to: 9.25 },
              { kind: 'ramp', axis: 'y', from: 11.2, to: 11.15 },
            ],
          },
          {
            color: main,
            on: [
              { kind: 'ramp', axis: 'y', from: 9.6, to: 9.65 },
              { kind: 'ramp', axis: 'y', from: 10.8, to: 10.75 },
              { kind: 'stripes', of: 'u', count: 16, width: 0.5, soft: 0.01 },
            ],
          },
          {
            color: [0.75, 0.75, 0.78],
            shade: true,
            on: { kind: 'stripes', of: 'u', count: 16, width: 0.06, soft: 0.06 },
          },
        ],
      },
    );
    const wicker = k.color('basket', '#b07a3e');
    k.box([0, 0.6, 0], [1.7, 1.2, 1.7], {
      color: wicker,
      material: 'wood',
      round: 0.2,
      paint: [{ color: '#6a4420', on: { kind: 'checks', step: 0.1 } }],
    });
    k.box([0, 1.16, 0], [1.5, 0.2, 1.5], { color: '#3a2818', material: 'wood' });
    for (const s of [1, -1]) {
      k.tube(
        [
          [s * 0.82, 1.2, -0.82],
          [s * 0.82, 1.2, 0.82],
        ],
        0.1,
        { color: '#7a4a28', material: 'leather' },
      );
      k.tube(
        [
          [-0.82, 1.2, s * 0.82],
          [0.82, 1.2, s * 0.82],
        ],
        0.1,
        { color: '#7a4a28', material: 'leather' },
      );
      for (const z of [1, -1]) {
        k.tube(
          [
            [s * 0.8, 1.2, z * 0.8],
            [s * 0.5, 2.6, z * 0.5],
          ],
          0.04,
          { color: '#5a4030', material: 'wood' },
        );
        k.tube(
          [
            [s * 0.5, 2.6, z * 0.5],
            [s * 0.75, 4.3, z * 0.75],
          ],
          0.025,
          { color: '#4a3a2a', material: 'cloth' },
        );
        k.ball([s * 0.86, 0.7, z * 0.86], [0.22, 0.3, 0.22], {
          color: '#d8b884',
          material: 'cloth',
        });
      }
    }
    k.lathe(
      [
        [0.3, 2.5],
        [0.34, 2.6],
        [0.2, 2.9],
        [0.16, 2.9],
      ],
      { color: '#9a9ea4', material: 'steel' },
    );
    k.at([0, 2.9, 0], {}, () =>
      k.lathe(
        [
          [0, 0],
          [0.22, 0.3],
          [0.12, 0.8],
          [0, 1.3],
        ],
        { color: '#ffb040', material: 'glow', shadow: false },
      ),
    );
    k.socket('inside', [0, 0.5, 0], 1.3);
    k.socket('light', [0, 3.4, 0], 4);
  },
};
