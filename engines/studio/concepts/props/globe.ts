import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const GLOBE: Concept = {
  name: 'globe',
  words: 'globe, world globe, desk globe, earth globe, snow globe',
  kind: 'prop',
  size: 0.46,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  parts: { sea: 'sea, ocean' },
  build(k) {
    const wood = { color: k.color('main', '#7a4a28', '#5a3422'), material: 'wood' } as const;
    const r = 0.15;
    if (k.has('snow')) {
      k.lathe(
        [
          [0, 0],
          [0.15, 0],
          [0.155, 0.02],
          [0.13, 0.07],
          [0.12, 0.08],
          [0, 0.08],
        ],
        { ...wood, around: 48 },
      );
      k.ball([0, 0.09, 0], [0.12, 0.03, 0.12], { color: '#f6f9fd', material: 'snow' });
      for (const [x, z, h] of [
        [0.03, 0, 0.13],
        [-0.05, 0.02, 0.09],
      ] as const)
        for (let i = 0; i < 3; i++)
          k.at([x, 0.1 + i * h * 0.25, z], {}, () =>
            k.lathe(
              [
                [0.05 - i * 0.012, 0],
                [0.02, h * 0.3],
                [0, h * 0.4],
              ],
              { color: '#3f7a4c', material: 'leaf', around: 20 },
            ),
          );
      for (let i = 0; i < 24; i++)
        k.ball([sin(i * 2.4) * 0.1 * sin(i * 1.3), 0.12 + 0.0065 * i, cos(i * 2.4) * 0.1], 0.004, {
          color: '#ffffff',
          around: 6,
        });
      k.ball([0, 0.2, 0], 0.15, { color: '#e6f2f8', material: 'glass', around: 48, shadow: false });
      k.socket('grip', [0, 0.04, 0.1], 0.08);
      return;
    }
    k.lathe(
      [
        [0, 0],
        [0.11, 0],
        [0.115, 0.015],
        [0.06, 0.03],
        [0.022, 0.05],
        [0.03, 0.08],
        [0.016, 0.1],
        [0, 0.1],
      ],
      { ...wood, around: 44 },
    );
    k.at([0, 0.28, 0], { roll: 23 }, () => {
      k.ball([0, 0, 0], r, {
        color: k.color('sea', '#4f9ac8', '#7fb8c8'),
        material: 'lacquer',
        around: 52,
        paint: [
          { color: '#7fb05a', on: { kind: 'noise', scale: 7.5, from: 0.52, to: 0.54 } },
          { color: '#d9c27a', on: { kind: 'noise', scale: 7.5, from: 0.59, to: 0.63 } },
          { color: '#f4f4f0', on: { kind: 'ramp', axis: 'y', from: 0.128, to: 0.136 } },
          { color: '#f4f4f0', on: { kind: 'ramp', axis: 'y', from: -0.128, to: -0.136 } },
        ],
      });
      k.tube(
        Array.from({ length: 15 }, (_, i) => {
          const a = (i / 14) * (TAU / 2);
          return [-sin(a) * (r + 0.025), cos(a) * (r + 0.025), 0] as const;
        }),
        0.0105,
        { color: '#e0b64a', material: 'gold', along: 60 },
      );
      for (const s of [1, -1])
        k.ball([0, s * (r + 0.02), 0], 0.018, { color: '#e0b64a', material: 'gold' });
    });
    k.socket('top', [0.06, 0.44, 0], 0.14);
  },
};
