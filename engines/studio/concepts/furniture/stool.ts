import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const STOOL: Concept = {
  name: 'stool',
  words: 'stool, bar stool, footstool, piano bench, wooden stool',
  kind: 'furniture',
  size: 0.5,
  habitat: ['ground'],
  places: ['room'],
  build(k) {
    const wood = k.color('main', '#a8703c', '#c89a62', '#8a5430');
    const look = { color: wood, material: 'wood', paint: [woodGrain('x', 16)] } as const;
    k.lathe(
      [
        [0, 0.44],
        [0.16, 0.44],
        [0.18, 0.455],
        [0.175, 0.475],
        [0.12, 0.482],
        [0, 0.48],
      ],
      look,
    );
    k.around(
      4,
      () =>
        k.tube(
          [
            [0, 0.45, 0.1],
            [0, 0, 0.19],
          ],
          [0.022, 0.017],
          { ...look, paint: [woodGrain('y', 16)] },
        ),
      45,
    );
    k.around(4, () =>
      k.tube(
        [
          [-0.105, 0.2, 0.105],
          [0.105, 0.2, 0.105],
        ],
        0.011,
        look,
      ),
    );
    k.socket('seat', [0, 0.482, 0], 0.34);
    k.socket('top', [0, 0.482, 0], 0.34);
  },
};
