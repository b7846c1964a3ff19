import { sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const FLAG: Concept = {
  name: 'flag',
  words: 'flag, banner, pennant',
  kind: 'prop',
  size: 1.5,
  habitat: ['ground'],
  places: ['meadow', 'coast'],
  held: true,
  grip: 'raised',
  parts: { second: 'stripe' },
  build(k) {
    const cloth = k.color('main', '#d8302f', '#2f5fa8', '#3f8a4c', '#f0b52f');
    const second = k.color('second', '#fbf6ea', '#f2cf5a');
    k.tube(
      [
        [0, 0, 0],
        [0, 0.7, 0],
        [0, 1.5, 0],
      ],
      0.017,
      { color: '#a8794a', material: 'wood' },
    );
    k.ball([0, 1.53, 0], 0.034, { color: '#e0b64a', material: 'gold' });
    const phase = k.vary(0, 1);
    k.sheet(
      (u, v) => [
        0.015 + u * 0.58 - 0.03 * u * u,
        1.06 + v * 0.42 - 0.07 * u + 0.014 * sin((u * 1.4 + phase) * TAU),
        -0.34 * u + 0.075 * u * sin((u * 1.5 + v * 0.12 + phase) * TAU),
      ],
      44,
      12,
      {
        color: cloth,
        material: 'cloth',
        crease: 90,
        paint: [
          { color: second, on: { kind: 'coord', of: 'v', from: 0.36, to: 0.64, soft: 0.01 } },
        ],
      },
    );
    k.socket('grip', [0, 0.5, 0], 0.05);
  },
};
