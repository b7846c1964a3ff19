import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const HAMMOCK: Concept = {
  name: 'hammock',
  words: 'hammock',
  kind: 'furniture',
  size: 2.8,
  habitat: ['ground'],
  places: ['beach', 'meadow'],
  build(k) {
    const cloth = k.color('main', '#e0e6d8', '#e0843e', '#3f8f8a');
    const band = k.color('stripe', '#c8483c', '#2f6f9a', '#f2d27a');
    for (const s of [1, -1]) {
      k.tube(
        [
          [s * 1.5, 0, 0],
          [s * 1.42, 1.5, 0],
        ],
        [0.06, 0.045],
        { color: '#8a5a34', material: 'wood', paint: [woodGrain('y', 8)] },
      );
      k.tube(
        [
          [s * 1.42, 1.4, 0],
          [s * 1.12, 1.13, 0],
        ],
        0.018,
        { color: '#d8c08a', material: 'cloth' },
      );
      k.tube(
        [
          [s * 0.98, 1.06, -0.34],
          [s * 0.98, 1.06, 0.34],
        ],
        0.022,
        { color: '#a8733f', material: 'wood' },
      );
      for (let i = -4; i <= 4; i++)
        k.tube(
          [
            [s * 1.14, 1.14, 0],
            [s * 0.98, 1.06, i * 0.08],
          ],
          0.006,
          { color: '#d8c08a', material: 'cloth', around: 5 },
        );
      k.tube(
        [
          [s * 1.5, 0.05, 0],
          [s * 1.0, 0.05, 0],
        ],
        0.04,
        { color: '#8a5a34', material: 'wood' },
      );
      k.tube(
        [
          [s * 1.46, 0.05, -0.5],
          [s * 1.46, 0.05, 0.5],
        ],
        0.04,
        { color: '#8a5a34', material: 'wood' },
      );
    }
    k.tube(
      [
        [-1.5, 0.05, 0],
        [1.5, 0.05, 0],
      ],
      0.035,
      { color: '#8a5a34', material: 'wood' },
    );
    k.sheet(
      (u, v) => {
        const x = (u - 0.5) * 1.96;
        const w = 2 * v - 1;
        const sag = 1 - (x / 0.98) * (x / 0.98);
        return [x, 1.06 - 0.5 * sag + 0.2 * w * w * sag, w * (0.34 + 0.1 * sag)];
      },
      40,
      20,
      {
        color: cloth,
        material: 'cloth',
        crease: 180,
        paint: [
          { color: band, on: { kind: 'stripes', of: 'v', count: 6, width: 0.36, soft: 0.03 } },
        ],
      },
    );
    k.at([0.62, 0.86, 0], { roll: 32 }, () =>
      k.shell(
        [
          [-0.16, -0.03, 0.06, 0.1],
          [0, -0.05, 0.1, 0.13],
          [0.16, -0.03, 0.06, 0.1],
        ],
        { color: '#fbf4e4', material: 'cloth', round: 0.6 },
      ),
    );
    k.socket('seat', [0, 0.58, 0], 0.6);
    k.socket('top', [0, 0.58, 0], 0.8);
  },
};
