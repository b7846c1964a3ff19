import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const FIREPLACE: Concept = {
  name: 'fireplace',
  words: 'fireplace, hearth, chimney, mantelpiece',
  kind: 'furniture',
  size: 1.5,
  habitat: ['ground'],
  places: ['room'],
  parts: { mantel: 'mantel' },
  build(k) {
    const brick = k.color('main', '#a8543c', '#9a9084', '#b86a48');
    const paint = [
      { color: '#d8cbb8', on: { kind: 'joints' as const, width: 0.24, height: 0.1, joint: 0.012 } },
      {
        color: [1.25, 1.2, 1.15] as const,
        shade: true,
        amount: 0.6,
        on: { kind: 'pieces' as const, width: 0.24, height: 0.1 },
      },
    ];
    const look = { color: brick, material: 'brick', round: 0.015, paint } as const;
    for (const s of [1, -1]) k.box([s * 0.64, 0.56, 0], [0.36, 1.12, 0.52], look);
    k.box([0, 1.05, 0], [1.64, 0.3, 0.52], look);
    k.box([0, 0.55, -0.22], [1.0, 1.1, 0.08], { color: '#2a201c', material: 'brick', paint });
    k.box([0, 1.26, 0.03], [1.86, 0.1, 0.66], {
      color: k.color('mantel', '#7a4a2c', '#f2eadc'),
      material: 'wood',
      round: 0.02,
      paint: [woodGrain('x', 8)],
    });
    k.box([0, 1.8, -0.06], [1.3, 1.0, 0.4], look);
    k.box([0, 0.03, 0.22], [1.9, 0.06, 0.9], { color: '#8a8278', material: 'stone', round: 0.015 });
    for (const [x, yaw] of [
      [-0.12, 14],
      [0.14, -18],
      [0, 80],
    ] as const)
      k.at([x, 0.14 + (yaw > 50 ? 0.1 : 0), 0.02], { yaw: yaw + 90, pitch: 90 }, () =>
        k.lathe(
          [
            [0, -0.3],
            [0.07, -0.3],
            [0.07, 0.3],
            [0, 0.3],
          ],
          {
            color: '#5a3c26',
            material: 'bark',
            straight: true,
            around: 14,
            paint: [
              {
                color: '#ff8a2c',
                glow: 0.8,
                on: { kind: 'noise', scale: 9, from: 0.56, to: 0.66 },
              },
            ],
          },
        ),
      );
    for (const [x, z, s, c] of [
      [0, -0.02, 1, '#ff9a2c'],
      [-0.15, 0, 0.7, '#ff7a24'],
      [0.16, 0.02, 0.76, '#ff8426'],
      [0.03, 0.08, 0.66, '#ffd25a'],
    ] as const)
      k.at([x, 0.18, z], { roll: x * 30, scale: s }, () =>
        k.lathe(
          [
            [0, 0],
            [0.11, 0.08],
            [0.1, 0.2],
            [0.05, 0.36],
            [0, 0.54],
          ],
          { color: c, material: 'glow', around: 16, shadow: false },
        ),
      );
    k.at([-0.6, 1.31, 0.1], {}, () => {
      k.lathe(
        [
          [0.06, 0],
          [0.07, 0.02],
          [0.02, 0.04],
          [0.02, 0.12],
          [0.03, 0.14],
        ],
        { color: '#d8a84a', material: 'gold' },
      );
      k.tube(
        [
          [0, 0.12, 0],
          [0, 0.32, 0],
        ],
        0.022,
        { color: '#fbf4e2', material: 'clay' },
      );
    });
    k.at([0.56, 1.31, 0.1], {}, () =>
      k.lathe(
        [
          [0.05, 0],
          [0.09, 0.1],
          [0.08, 0.2],
          [0.03, 0.27],
          [0.05, 0.32],
        ],
        { color: '#3f6f9a', material: 'ceramic' },
      ),
    );
    k.socket('light', [0, 0.4, 0.4], 1.6);
    k.socket('top', [0, 1.32, 0.1], 0.8);
    k.socket('perch', [0, 1.32, 0.1], 0.6);
  },
};
