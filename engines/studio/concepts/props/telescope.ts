import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const TELESCOPE: Concept = {
  name: 'telescope',
  words: 'telescope, spyglass, binoculars, astronomical telescope, microscope',
  kind: 'furniture',
  size: 1.4,
  habitat: ['ground'],
  places: ['meadow', 'room'],
  parts: { tube: 'tube' },
  build(k) {
    const brass = {
      color: k.color('main', '#e0b04a', '#c9ccd2', '#3f6a8f'),
      material: 'gold',
    } as const;
    const wood = { color: '#7a4a28', material: 'wood' } as const;
    for (let i = 0; i < 3; i++) {
      const a = (i / 3) * TAU + 0.5;
      k.tube(
        [
          [0, 0.86, 0],
          [sin(a) * 0.2, 0.45, cos(a) * 0.2],
          [sin(a) * 0.38, 0.0, cos(a) * 0.38],
        ],
        [0.026, 0.024, 0.018],
        wood,
      );
    }
    k.ball([0, 0.88, 0], 0.055, brass);
    k.tube(
      [
        [0, 0.5, 0],
        [0, 0.7, 0],
        [0, 0.9, 0],
      ],
      0.018,
      brass,
    );
    k.at([0, 1.0, 0], { pitch: 58, yaw: 18 }, () => {
      k.lathe(
        [
          [0.048, -0.42],
          [0.05, -0.16],
          [0.05, -0.14],
          [0.062, -0.14],
          [0.062, 0.2],
          [0.075, 0.2],
          [0.075, 0.56],
          [0.088, 0.56],
          [0.09, 0.62],
          [0.08, 0.62],
          [0.07, 0.58],
        ],
        {
          color: k.color('tube', '#7a2f2a', '#2f4a6a', '#f0e8d8'),
          material: 'lacquer',
          straight: true,
          around: 44,
        },
      );
      for (const [y, r] of [
        [-0.42, 0.054],
        [-0.15, 0.067],
        [0.19, 0.079],
        [0.57, 0.094],
      ] as const)
        k.lathe(
          [
            [r * 0.9, y - 0.022],
            [r, y - 0.018],
            [r, y + 0.018],
            [r * 0.9, y + 0.022],
          ],
          { ...brass, straight: true, around: 44 },
        );
      k.lathe(
        [
          [0.02, -0.52],
          [0.036, -0.51],
          [0.034, -0.47],
          [0.024, -0.42],
        ],
        { color: '#23222a', material: 'plastic', around: 28 },
      );
      k.ball([0, 0.585, 0], [0.078, 0.012, 0.078], { color: '#2f4a7a', material: 'eye' });
    });
    k.socket('grip', [0, 0.9, 0], 0.06);
  },
};
