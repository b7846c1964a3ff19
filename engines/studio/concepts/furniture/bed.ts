import { sin } from '../../core/math.ts';
import { woodGrain } from '../../model/paint.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const BED: Concept = {
  name: 'bed',
  words: 'bed, cozy bed, wooden bed, single bed, four poster bed',
  kind: 'furniture',
  size: 2,
  habitat: ['ground'],
  places: ['room'],
  parts: { blanket: 'blanket, quilt, duvet', pillow: 'pillow' },
  build(k) {
    const wood = k.color('main', '#a8703c', '#8a5430', '#efe6d4');
    const quilt = k.color('blanket', '#c8604a', '#4f7f9a', '#d8a848', '#7a8f5a');
    const look = { color: wood, material: 'wood', paint: [woodGrain('x', 8)] } as const;
    k.box([0, 0.3, 0], [1.3, 0.16, 2.0], { ...look, round: 0.02 });
    for (const [z, h] of [
      [-1.0, 1.05],
      [1.0, 0.62],
    ] as const) {
      for (const s of [1, -1]) {
        k.at([s * 0.64, 0, z], {}, () =>
          k.lathe(
            [
              [0.035, 0],
              [0.05, 0.05],
              [0.045, h * 0.8],
              [0.055, h * 0.9],
              [0.03, h],
              [0.055, h + 0.05],
              [0, h + 0.11],
            ],
            { ...look, around: 20 },
          ),
        );
      }
      k.sheet(
        (u, v) => {
          const x = (u - 0.5) * 1.24;
          return [x, 0.3 + v * (h - 0.4 + 0.16 * (1 - 4 * (u - 0.5) * (u - 0.5))), z];
        },
        20,
        4,
        look,
      );
      k.tube(
        Array.from({ length: 9 }, (_, i): Vec => {
          const u = i / 8;
          return [(u - 0.5) * 1.24, h - 0.1 + 0.16 * (1 - 4 * (u - 0.5) * (u - 0.5)), z];
        }),
        0.035,
        look,
      );
    }
    k.box([0, 0.46, 0], [1.2, 0.24, 1.94], { color: '#fbf6ec', material: 'cloth', round: 0.08 });
    for (const x of [-0.3, 0.3])
      k.at([x, 0.64, -0.7], { pitch: -72 }, () =>
        k.shell(
          [
            [-0.09, -0.02, 0.02, 0.22],
            [0, -0.19, 0.19, 0.27],
            [0.09, -0.02, 0.02, 0.22],
          ],
          { color: k.color('pillow', '#fbf8f0'), material: 'cloth', round: 0.35 },
        ),
      );
    k.sheet(
      (u, v) => {
        const s = 2 * u - 1;
        const over = Math.max(0, Math.abs(s) - 0.82) / 0.18;
        return [
          s * 0.66 - Math.sign(s) * over * 0.02,
          0.6 + 0.018 * sin(v * 9 + s * 2) * (1 - over) - over * 0.26,
          -0.32 + v * 1.28,
        ];
      },
      40,
      24,
      {
        color: quilt,
        material: 'cloth',
        crease: 180,
        paint: [
          { color: k.tone(quilt, 1.5), on: { kind: 'checks', step: 0.16 }, amount: 0.7 },
          { color: '#f6ecd8', on: { kind: 'spots', step: 0.16, size: 0.5 } },
        ],
      },
    );
    k.tube(
      [
        [-0.62, 0.6, -0.32],
        [-0.3, 0.645, -0.33],
        [0.3, 0.645, -0.33],
        [0.62, 0.6, -0.32],
      ],
      0.05,
      { color: '#fbf6ec', material: 'cloth' },
    );
    k.socket('top', [0, 0.62, 0.25], 1.1);
    k.socket('seat', [0, 0.62, 0.4], 1.0);
    k.socket('inside', [0, 0.5, -0.2], 0.8);
  },
};
