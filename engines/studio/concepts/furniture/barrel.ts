import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const BARREL: Concept = {
  name: 'barrel',
  words: 'barrel, wooden barrel, keg, cask',
  kind: 'furniture',
  size: 0.9,
  habitat: ['ground'],
  places: ['street', 'meadow'],
  build(k) {
    const wood = k.color('main', '#a86f3a', '#8f5c30');
    k.lathe(
      [
        [0, 0.02],
        [0.27, 0.02],
        [0.28, 0],
        [0.3, 0.02],
        [0.36, 0.24],
        [0.38, 0.45],
        [0.36, 0.66],
        [0.3, 0.88],
        [0.28, 0.9],
        [0.27, 0.87],
        [0, 0.87],
      ],
      {
        color: wood,
        material: 'wood',
        around: 48,
        paint: [
          woodGrain('y', 9),
          {
            color: [0.5, 0.48, 0.46],
            shade: true,
            on: { kind: 'stripes', of: 'u', count: 18, width: 0.06, soft: 0.03 },
          },
        ],
      },
    );
    for (const [y, r] of [
      [0.06, 0.318],
      [0.27, 0.372],
      [0.63, 0.372],
      [0.84, 0.318],
    ] as const)
      k.lathe(
        [
          [r - 0.008, y - 0.03],
          [r, y - 0.025],
          [r + (y < 0.4 ? 0.006 : -0.006), y + 0.025],
          [r - 0.006, y + 0.03],
        ],
        { color: '#5a5e64', material: 'steel', straight: true, around: 48 },
      );
    k.at([0, 0.24, 0.36], { pitch: 90 }, () => {
      k.lathe(
        [
          [0.035, 0],
          [0.025, 0.06],
          [0.03, 0.1],
          [0, 0.11],
        ],
        { color: '#d8a84a', material: 'gold' },
      );
      k.tube(
        [
          [0, 0.08, 0],
          [0, 0.09, -0.06],
        ],
        0.012,
        { color: '#d8a84a', material: 'gold' },
      );
    });
    k.socket('top', [0, 0.88, 0], 0.5);
    k.socket('seat', [0, 0.88, 0], 0.5);
    if (k.has('hosting')) k.socket('inside', [0, 0.6, 0], 0.5);
  },
};
