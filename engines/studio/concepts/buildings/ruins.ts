import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const RUINS: Concept = {
  name: 'ruins',
  words: 'ruins, ruin, ancient ruin, broken column, ancient ruins, colosseum',
  kind: 'building',
  size: 6,
  habitat: ['ground'],
  places: ['meadow', 'forest'],
  build(k) {
    const stone = k.color('main', '#d8ccb4', '#c8bca4');
    const look = {
      color: stone,
      material: 'stone',
      paint: [
        mottled(1.4, 0.35),
        {
          color: '#7a9048',
          on: [
            { kind: 'facing' as const, axis: 'y' as const, from: 0.4, to: 0.8 },
            { kind: 'noise' as const, scale: 1.6, from: 0.45, to: 0.6 },
          ],
        },
      ],
    } as const;
    for (let i = 0; i < 2; i++)
      k.box([0, 0.14 + i * 0.28, 0], [8 - i * 0.8, 0.28, 5 - i * 0.8], { ...look, round: 0.06 });
    const column = (x: number, z: number, h: number) =>
      k.at([x, 0.56, z], { yaw: x * 30 }, () => {
        k.box([0, 0.1, 0], [1, 0.2, 1], look);
        k.lathe(
          [
            [0.4, 0.2],
            [0.38, h * 0.5],
            [0.35, h],
            [0.2, h + 0.1],
            [0, h - 0.05],
          ],
          {
            ...look,
            around: 40,
            crease: 30,
            paint: [
              {
                color: [0.7, 0.68, 0.66],
                shade: true,
                on: { kind: 'stripes', of: 'u', count: 14, width: 0.24, soft: 0.2 },
              },
              ...look.paint,
            ],
          },
        );
        if (h > 3.6) {
          k.lathe(
            [
              [0.36, h],
              [0.5, h + 0.2],
              [0.52, h + 0.26],
            ],
            look,
          );
          k.box([0, h + 0.36, 0], [1.05, 0.22, 1.05], look);
        }
      });
    column(-2.8, 1.4, 4);
    column(-1.2, 1.4, 4);
    column(0.5, 1.4, 2.4);
    column(2.3, 1.4, 1.2);
    column(2.6, -1.4, 4);
    column(-2.8, -1.4, 2.8);
    column(0.4, -1.4, 0.7);
    k.box([-2.0, 5.3, 1.4], [2.9, 0.5, 1], { ...look, round: 0.08 });
    k.at([1.4, 0.9, 2.9], { pitch: 90, roll: 38 }, () =>
      k.lathe(
        [
          [0, -1.1],
          [0.38, -1.1],
          [0.38, 1.1],
          [0, 1.1],
        ],
        {
          ...look,
          straight: true,
          around: 32,
          paint: [
            {
              color: [0.7, 0.68, 0.66],
              shade: true,
              on: { kind: 'stripes', of: 'u', count: 14, width: 0.24, soft: 0.2 },
            },
          ],
        },
      ),
    );
    for (const [x, y, z, s] of [
      [3.4, 0.3, 2.6, 0.7],
      [-3.7, 0.25, 2.8, 0.6],
      [-0.4, 0.2, 3.2, 0.5],
      [3.9, 0.2, -0.4, 0.5],
    ] as const)
      k.box([x, y, z], [s * 1.4, s, s], { ...look, round: 0.06, turn: { yaw: x * 40, roll: 9 } });
    for (let i = 0; i < 26; i++)
      k.leaf(
        [-3.15 + k.vary(-0.1, 0.4), 0.6 + k.vary(0, 2.6), 1.4 + k.vary(0.2, 0.42)],
        { yaw: k.vary(-60, 60), pitch: k.vary(0, 60) },
        [0.3, 0.24],
        0.3,
        { color: i % 2 ? '#5a8a3c' : '#6d9c48' },
      );
    k.socket('top', [-2, 5.56, 1.4], 1);
    k.socket('perch', [2.3, 1.86, 1.4], 0.7);
    k.socket('deck', [0.6, 0.56, 0], 1.6);
  },
};
