import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const LANTERN: Concept = {
  name: 'lantern',
  words: 'lantern, oil lantern, paper lantern, storm lantern, hurricane lamp, camping lantern',
  kind: 'prop',
  size: 0.42,
  habitat: ['table', 'ground'],
  places: ['room', 'forest', 'street'],
  held: true,
  grip: 'forward',
  parts: { glass: 'glass, light' },
  build(k) {
    const frame = k.color('main', '#3a3f4a', '#7a5a2c', '#8f2f2c');
    const look = { color: frame, material: 'steel' } as const;
    k.lathe(
      [
        [0, 0],
        [0.1, 0],
        [0.105, 0.02],
        [0.085, 0.05],
        [0.06, 0.06],
      ],
      look,
    );
    k.lathe(
      [
        [0.07, 0.3],
        [0.105, 0.305],
        [0.1, 0.33],
        [0.06, 0.37],
        [0.03, 0.385],
        [0, 0.39],
      ],
      look,
    );
    k.lathe(
      [
        [0.06, 0.06],
        [0.088, 0.12],
        [0.092, 0.19],
        [0.075, 0.27],
        [0.06, 0.3],
      ],
      {
        color: k.color('glass', '#ffd98a', '#ffcf7a'),
        material: 'glow',
        shadow: false,
        paint: [
          {
            color: '#fff6d8',
            glow: 1,
            on: { kind: 'ball', at: [0, 0.15, 0], radius: [0.12, 0.09, 0.12], soft: 0.6 },
          },
        ],
      },
    );
    for (let i = 0; i < 4; i++) {
      const [s, c] = [sin(((i + 0.5) / 4) * TAU), cos(((i + 0.5) / 4) * TAU)];
      k.tube(
        [
          [s * 0.09, 0.04, c * 0.09],
          [s * 0.108, 0.18, c * 0.108],
          [s * 0.09, 0.32, c * 0.09],
        ],
        0.008,
        look,
      );
    }
    k.tube(
      [
        [-0.08, 0.33, 0],
        [-0.07, 0.44, 0],
        [0, 0.5, 0],
        [0.07, 0.44, 0],
        [0.08, 0.33, 0],
      ],
      0.008,
      { ...look, along: 40 },
    );
    k.socket('light', [0, 0.18, 0], 0.7);
    k.socket('grip', [0, 0.5, 0], 0.05);
  },
};
