import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const SWING: Concept = {
  name: 'swing',
  words: 'swing, tree swing, swing set, playground swing',
  kind: 'furniture',
  size: 2.3,
  habitat: ['ground'],
  places: ['meadow'],
  build(k) {
    const frame = {
      color: k.color('main', '#c8483c', '#2f7f8a', '#e0a83a'),
      material: 'lacquer',
    } as const;
    for (const s of [1, -1])
      for (const z of [1, -1])
        k.tube(
          [
            [s * 1.0, 2.3, 0],
            [s * 1.15, 0, z * 0.75],
          ],
          0.045,
          frame,
        );
    k.tube(
      [
        [-1.15, 2.3, 0],
        [1.15, 2.3, 0],
      ],
      0.055,
      frame,
    );
    for (const s of [1, -1])
      k.tube(
        [
          [s * 1.09, 0.9, 0.46],
          [s * 1.09, 0.9, -0.46],
        ],
        0.03,
        frame,
      );
    k.at([0, 2.28, 0], { pitch: 0 }, () => {
      for (const s of [1, -1])
        k.tube(
          [
            [s * 0.27, 0, 0],
            [s * 0.27, -1.78, 0],
          ],
          0.016,
          {
            color: '#d8c08a',
            material: 'cloth',
            paint: [
              {
                color: [0.6, 0.6, 0.6],
                shade: true,
                on: { kind: 'bands', axis: 'y', step: 0.05, width: 0.3 },
              },
            ],
          },
        );
      k.box([0, -1.8, 0], [0.66, 0.04, 0.26], {
        color: '#a8733f',
        material: 'wood',
        paint: [woodGrain('x', 14)],
      });
    });
    k.socket('seat', [0, 0.5, 0], 0.44);
    k.socket('top', [0, 0.5, 0], 0.44);
  },
};
