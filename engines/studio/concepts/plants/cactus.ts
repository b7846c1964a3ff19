import { cos, sin } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const CACTUS: Concept = {
  name: 'cactus',
  words: 'cactus, saguaro, potted cactus, cacti',
  kind: 'plant',
  size: 1.6,
  habitat: ['ground'],
  places: ['desert'],
  parts: { flower: 'flower', pot: 'pot' },
  build(k) {
    const green = k.color('main', '#4f8a50', '#5a9458', '#3f7a54');
    const ribs = [
      {
        color: k.tone(green, 0.6),
        on: { kind: 'stripes' as const, of: 'u' as const, count: 12, width: 0.3, soft: 0.3 },
      },
      {
        color: '#f2ecd0',
        on: [
          {
            kind: 'stripes' as const,
            of: 'u' as const,
            count: 12,
            width: 0.14,
            soft: 0.02,
            not: true,
          },
          { kind: 'spots' as const, step: 0.055, size: 0.3 },
        ],
      },
    ];
    const look = { color: green, material: 'leaf', around: 48, paint: ribs } as const;
    const potted = k.has('potted', 'pot', 'small', 'little', 'cute');
    k.at([0, potted ? 0.36 : 0, 0], {}, () => {
      k.lathe(
        [
          [0.17, -0.02],
          [0.2, 0.1],
          [0.21, 0.8],
          [0.2, 1.3],
          [0.13, 1.52],
          [0, 1.58],
        ],
        look,
      );
      for (const [s, y, up] of [
        [1, 0.62, 0.52],
        [-1, 0.82, 0.4],
      ] as const)
        k.tube(
          [
            [s * 0.1, y, 0],
            [s * 0.34, y + 0.02, 0],
            [s * 0.42, y + 0.16, 0],
            [s * 0.42, y + up * 0.7, 0],
            [s * 0.42, y + up, 0],
          ],
          [0.1, 0.11, 0.115, 0.11, 0.05],
          { ...look, around: 28 },
        );
      for (const [x, y, z] of [
        [0, 1.57, 0],
        [0.42, 1.15, 0],
        [-0.42, 1.23, 0],
        [0.1, 1.5, 0.08],
      ] as const)
        k.at([x, y, z], { pitch: z * 400 }, () =>
          k.bloom({
            rows: [
              { count: 8, length: 0.09, width: 0.045, lift: 40, wide: 0.6 },
              { count: 6, length: 0.07, width: 0.04, lift: 60, wide: 0.6 },
            ],
            color: k.color('flower', '#ea5a8a', '#f2a03a'),
            heart: { radius: 0.022, color: '#f6d24a' },
          }),
        );
      if (!potted)
        for (let i = 0; i < 7; i++)
          k.ball(
            [sin(i * 0.9) * (0.3 + 0.1 * (i % 2)), 0.02, cos(i * 0.9) * (0.3 + 0.1 * (i % 2))],
            [0.1, 0.06, 0.08],
            { color: k.tone('#b89a74', 0.8 + 0.06 * i), material: 'stone', around: 8 },
          );
      else
        k.lathe(
          [
            [0.24, -0.36],
            [0.32, -0.06],
            [0.35, -0.06],
            [0.36, 0.04],
            [0.3, 0.04],
            [0.28, 0],
            [0, 0.01],
          ],
          {
            color: k.color('pot', '#c86a42', '#e8dcc8'),
            material: 'clay',
            straight: true,
            around: 44,
            paint: [mottled(6, 0.2)],
          },
        );
    });
    k.socket('top', [0, potted ? 1.96 : 1.6, 0], 0.2);
    k.socket('perch', [0.42, potted ? 1.54 : 1.18, 0], 0.14);
  },
};
