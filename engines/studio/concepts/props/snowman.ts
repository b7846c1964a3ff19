import { cos, sin, TAU } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const SNOWMAN: Concept = {
  name: 'snowman',
  words: 'snowman, snow man',
  kind: 'prop',
  size: 1.7,
  habitat: ['ground'],
  places: ['snow'],
  parts: { hat: 'hat', scarf: 'scarf' },
  build(k) {
    const snow = k.color('main', '#f6f9fd');
    k.body({ color: snow, material: 'snow', blend: 0.06, cells: 70, paint: [mottled(5, 0.08)] })
      .ball([0, 0.42, 0], [0.5, 0.46, 0.48])
      .ball([0, 1.0, 0.01], [0.36, 0.34, 0.35])
      .ball([0, 1.46, 0.02], [0.27, 0.26, 0.26]);
    for (const s of [1, -1]) {
      k.ball([s * 0.1, 1.53, 0.25], 0.032, { color: '#17161a', material: 'wet', around: 14 });
      k.tube(
        [
          [s * 0.3, 1.08, 0],
          [s * 0.52, 1.2, 0.03],
          [s * 0.74, 1.42, 0.02],
        ],
        [0.022, 0.018, 0.01],
        { color: '#5a3c28', material: 'bark', around: 8 },
      );
      k.tube(
        [
          [s * 0.6, 1.28, 0.03],
          [s * 0.74, 1.26, 0.06],
        ],
        [0.012, 0.006],
        { color: '#5a3c28', material: 'bark', around: 6 },
      );
      k.tube(
        [
          [s * 0.66, 1.34, 0.02],
          [s * 0.62, 1.48, 0.03],
        ],
        [0.01, 0.005],
        { color: '#5a3c28', material: 'bark', around: 6 },
      );
      k.ball([s * 0.17, 1.43, 0.215], [0.05, 0.035, 0.02], {
        color: '#f4c0c0',
        material: 'snow',
        around: 12,
      });
    }
    k.at([0, 1.46, 0.27], { pitch: 94 }, () =>
      k.lathe(
        [
          [0.045, -0.03],
          [0.034, 0.08],
          [0.016, 0.2],
          [0, 0.26],
        ],
        {
          color: '#f0822a',
          material: 'food',
          around: 20,
          paint: [
            {
              color: '#c8641a',
              on: { kind: 'bands', axis: 'y', step: 0.05, width: 0.12, rag: 0.3 },
            },
          ],
        },
      ),
    );
    for (let i = -2; i <= 2; i++)
      k.ball([i * 0.052, 1.355 + i * i * 0.009, 0.262 - i * i * 0.006], 0.017, {
        color: '#17161a',
        material: 'wet',
        around: 10,
      });
    for (const [y, z] of [
      [1.12, 0.345],
      [0.96, 0.36],
      [0.66, 0.43],
    ] as const)
      k.ball([0, y, z], 0.034, { color: '#17161a', material: 'wet', around: 14 });
    const scarf = {
      color: k.color('scarf', '#c8303a', '#2f7a6a', '#e0a02e'),
      material: 'cloth',
      flat: 1.0,
      paint: [
        {
          color: '#fbf3e2',
          on: { kind: 'stripes' as const, of: 'v' as const, count: 10, width: 0.3 },
        },
      ],
    } as const;
    k.tube(
      Array.from({ length: 17 }, (_, i): Vec => {
        const a = (i / 16) * TAU;
        return [sin(a) * 0.255, 1.25, cos(a) * 0.25 + 0.015];
      }),
      0.062,
      scarf,
    );
    k.tube(
      [
        [0.14, 1.24, 0.23],
        [0.2, 1.08, 0.34],
        [0.22, 0.88, 0.38],
      ],
      [0.055, 0.06, 0.06],
      { ...scarf, flat: 1.6 },
    );
    const hat = { color: k.color('hat', '#2a2a30', '#4a3a5a'), material: 'felt' } as const;
    k.at([0.02, 1.66, 0], { roll: -7, pitch: -5 }, () => {
      k.lathe(
        [
          [0, 0],
          [0.3, 0],
          [0.31, 0.012],
          [0.2, 0.026],
          [0.175, 0.04],
          [0.165, 0.26],
          [0.175, 0.28],
          [0, 0.285],
        ],
        { ...hat, straight: true, crease: 30 },
      );
      k.lathe(
        [
          [0.18, 0.04],
          [0.176, 0.1],
        ],
        { color: '#c8303a', material: 'felt', straight: true },
      );
    });
    k.socket('headTop', [0, 1.72, 0.02], 0.4);
    k.socket('handL', [0.74, 1.42, 0.02], 0.1);
    k.socket('perch', [0.6, 1.3, 0.03], 0.12);
    k.socket('top', [0, 1.94, 0], 0.3);
  },
};
