import { cos, sin, TAU } from '../../core/math.ts';
import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const WELL: Concept = {
  name: 'well',
  words: 'well, wishing well, water well, stone well',
  kind: 'furniture',
  size: 2.4,
  habitat: ['ground'],
  places: ['meadow'],
  parts: { roof: 'roof' },
  build(k) {
    const stone = k.color('main', '#b0a698', '#a09a90');
    k.lathe(
      [
        [0.8, 0],
        [0.78, 0.7],
        [0.86, 0.72],
        [0.86, 0.84],
        [0.62, 0.84],
        [0.6, 0.3],
        [0, 0.3],
      ],
      {
        color: stone,
        material: 'stone',
        straight: true,
        around: 40,
        crease: 30,
        paint: [
          {
            color: [0.55, 0.53, 0.52],
            shade: true,
            on: { kind: 'bands', axis: 'y', step: 0.2, width: 0.12 },
          },
          {
            color: [0.55, 0.53, 0.52],
            shade: true,
            on: { kind: 'stripes', of: 'u', count: 14, width: 0.05 },
          },
          {
            color: [1.3, 1.25, 1.2],
            shade: true,
            amount: 0.6,
            on: { kind: 'noise', scale: 4, from: 0.45, to: 0.6 },
          },
          {
            color: '#7a9a48',
            amount: 0.7,
            on: [
              { kind: 'ramp', axis: 'y', from: 0.3, to: 0 },
              { kind: 'noise', scale: 5, from: 0.45, to: 0.6 },
            ],
          },
        ],
      },
    );
    k.lathe(
      [
        [0.6, 0.5],
        [0, 0.5],
      ],
      { color: '#3f7f9a', material: 'wet', straight: true },
    );
    const wood = { color: '#8a5a34', material: 'wood', paint: [woodGrain('y', 8)] } as const;
    for (const s of [1, -1]) k.box([s * 0.72, 1.3, 0], [0.12, 1.5, 0.12], wood);
    k.at([0, 2.0, 0], { yaw: 90 }, () =>
      k.gable([0, 0, 0], [1.5, 1.7], 0.62, {
        color: k.color('roof', '#a8523c', '#6a5a48'),
        over: 0.16,
        tile: 0.17,
      }),
    );
    k.tube(
      [
        [-0.8, 1.55, 0],
        [0.94, 1.55, 0],
      ],
      0.05,
      wood,
    );
    k.tube(
      [
        [0.94, 1.55, 0],
        [0.94, 1.3, 0],
        [1.08, 1.3, 0],
      ],
      0.025,
      { color: '#4a4a4e', material: 'steel' },
    );
    for (let i = 0; i < 6; i++)
      k.at([-0.16 + i * 0.06, 1.55, 0], { roll: 90 }, () =>
        k.lathe(
          Array.from({ length: 9 }, (_, j) => {
            const a = (j / 8) * TAU;
            return [0.07 + 0.025 * cos(a), 0.025 * sin(a)] as const;
          }),
          { color: '#d8c08a', material: 'cloth', around: 20 },
        ),
      );
    k.tube(
      [
        [0, 1.5, 0.06],
        [0, 1.16, 0.06],
      ],
      0.014,
      { color: '#d8c08a', material: 'cloth', around: 6 },
    );
    k.at([0, 0.88, 0.06], {}, () => {
      k.lathe(
        [
          [0, 0],
          [0.1, 0],
          [0.14, 0.22],
          [0.125, 0.22],
          [0.09, 0.03],
          [0, 0.03],
        ],
        {
          color: '#a8733f',
          material: 'wood',
          straight: true,
          around: 24,
          paint: [{ color: '#5a5e64', on: { kind: 'bands', axis: 'y', step: 0.16, width: 0.16 } }],
        },
      );
      k.tube(
        [
          [-0.13, 0.2, 0],
          [0, 0.32, 0],
          [0.13, 0.2, 0],
        ],
        0.008,
        { color: '#4a4a4e', material: 'steel' },
      );
    });
    k.socket('inside', [0, 0.55, 0.2], 0.7);
    k.socket('seat', [0, 0.85, 0.72], 0.3);
    k.socket('perch', [0, 2.66, 0], 0.4);
  },
};
