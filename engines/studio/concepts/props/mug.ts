import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const MUG: Concept = {
  name: 'mug',
  words: 'mug, hot chocolate, cocoa, mug of cocoa, beer mug',
  kind: 'vessel',
  size: 0.11,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const glaze = k.color('main', '#c8483c', '#3f6f9a', '#4f8a5a', '#e8b84a');
    k.lathe(
      [
        [0, 0.004],
        [0.036, 0],
        [0.041, 0.006],
        [0.042, 0.02],
        [0.042, 0.094],
        [0.0435, 0.1],
        [0.039, 0.1],
        [0.038, 0.02],
        [0, 0.012],
      ],
      {
        color: glaze,
        material: 'ceramic',
        around: 52,
        paint: [
          {
            color: '#f6ecd8',
            on: [
              { kind: 'ramp', axis: 'y', from: 0.038, to: 0.039 },
              { kind: 'ramp', axis: 'y', from: 0.066, to: 0.065 },
            ],
          },
          {
            color: glaze,
            on: [
              { kind: 'spots', step: 0.017, size: 0.9 },
              { kind: 'ramp', axis: 'y', from: 0.04, to: 0.041 },
              { kind: 'ramp', axis: 'y', from: 0.064, to: 0.063 },
            ],
          },
        ],
      },
    );
    k.at([0, 0, 0], { yaw: k.vary(60, 120) }, () =>
      k.tube(
        [
          [0, 0.082, 0.04],
          [0, 0.086, 0.066],
          [0, 0.05, 0.078],
          [0, 0.018, 0.062],
          [0, 0.02, 0.04],
        ],
        0.0075,
        { color: glaze, material: 'ceramic', flat: 1.2 },
      ),
    );
    if (!k.has('hosting')) {
      k.lathe(
        [
          [0.0385, 0.09],
          [0, 0.091],
        ],
        { color: '#6a3a1e', material: 'wet', straight: true },
      );
      for (let i = 0; i < 9; i++) {
        const a = i * 2.4;
        const r = 0.0095 * Math.sqrt(i);
        k.box(
          [sin(a) * r, 0.096 + 0.006 * (i % 3 === 0 ? 1 : 0), cos(a) * r],
          [0.014, 0.013, 0.014],
          {
            color: i % 3 === 1 ? '#f8c8d0' : '#fdfaf4',
            material: 'cream',
            round: 0.005,
            turn: { yaw: i * 40, pitch: (i % 4) * 8 },
          },
        );
      }
      k.tube(
        [
          [0.02, 0.085, -0.01],
          [0.05, 0.15, -0.02],
        ],
        0.006,
        {
          color: '#fbf6ee',
          material: 'plastic',
          paint: [{ color: '#d8303c', on: { kind: 'stripes', of: 'v', count: 8, width: 0.45 } }],
        },
      );
    }
    k.socket('grip', [0.04, 0.05, 0], 0.05);
    k.socket('inside', [0, 0.04, 0], 0.072);
    k.socket('top', [0, 0.1, 0], 0.08);
  },
};
