import { cos, pow, sin, TAU } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const TIPI: Concept = {
  name: 'tipi',
  words: 'tipi, teepee, wigwam, circus tent, marquee tent',
  kind: 'building',
  size: 5,
  habitat: ['ground'],
  places: ['meadow'],
  build(k) {
    const hide = k.color('main', '#e8d6b0', '#f0e2c4');
    const accent = k.color('accent', '#b8442e', '#2f6a7a');
    if (k.has('circus')) {
      k.sheet(
        (u, v) => {
          const a = u * TAU;
          const r = v < 0.4 ? 3.4 : 3.7 * (1 - (v - 0.4) / 0.6);
          return [
            r * sin(a),
            v < 0.4 ? v * 4.4 : 1.7 + (v - 0.4) * 5 + 1.2 * pow((v - 0.4) / 0.6, 3),
            r * cos(a),
          ];
        },
        96,
        30,
        {
          color: '#f6ecd4',
          material: 'cloth',
          paint: [
            {
              color: k.color('stripe', '#c8332c', '#2f6fae'),
              on: { kind: 'stripes', of: 'u', count: 14, width: 0.5, soft: 0.01 },
            },
          ],
        },
      );
      k.sheet((u, v) => [u * 0.9, 6 + v * 0.5 + 0.08 * sin(u * 6), 0], 8, 2, {
        color: '#e8b23a',
        material: 'cloth',
      });
      k.tube(
        [
          [0, 5, 0],
          [0, 6.6, 0],
        ],
        0.05,
        { color: '#8a5a34', material: 'wood' },
      );
      k.prism(
        [0, 0, 3.36],
        [
          [-0.7, 0],
          [0.7, 0],
          [0, 1.8],
        ],
        0.2,
        { color: '#3a2a22', material: 'cloth' },
      );
    } else {
      k.color('stripe', '#c8332c', '#2f6fae');
      k.sheet(
        (u, v) => {
          const a = u * TAU;
          const r = 2 * (1 - v * 0.94);
          return [r * sin(a), v * 4.2, r * cos(a) - 0.1 * v];
        },
        56,
        20,
        {
          color: hide,
          material: 'leather',
          paint: [
            {
              color: accent,
              on: [
                { kind: 'ramp', axis: 'y', from: 0.5, to: 0.52 },
                { kind: 'ramp', axis: 'y', from: 0.72, to: 0.7 },
              ],
            },
            {
              color: accent,
              on: [
                { kind: 'stripes', of: 'u', count: 18, width: 0.5 },
                { kind: 'ramp', axis: 'y', from: 0.86, to: 0.88 },
                { kind: 'ramp', axis: 'y', from: 1.2, to: 1.0 },
              ],
            },
            { color: accent, on: { kind: 'ramp', axis: 'y', from: 3.2, to: 3.25 } },
            mottled(1.4, 0.2),
          ],
        },
      );
      k.at([0, 0, 1.98], { pitch: -25 }, () =>
        k.prism(
          [0, 0, 0],
          [
            [-0.55, 0],
            [0.55, 0],
            [0.3, 1.2],
            [0, 1.8],
            [-0.3, 1.2],
          ],
          0.06,
          { color: '#4a3020', material: 'leather' },
        ),
      );
      k.around(8, () =>
        k.tube(
          [
            [0, 3.9, 0.14],
            [0, 5, -0.34],
          ],
          0.05,
          { color: '#7a5230', material: 'wood', around: 7 },
        ),
      );
    }
    k.socket('door', [0, 0, 3.4], 1);
  },
};
