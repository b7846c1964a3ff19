import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const HOURGLASS: Concept = {
  name: 'hourglass',
  words: 'hourglass, sand clock, sandglass, egg timer',
  kind: 'prop',
  size: 0.34,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  parts: { sand: 'sand' },
  build(k) {
    const wood = k.color('main', '#7a4a28', '#5a3422', '#c9963c');
    const sand = k.color('sand', '#e8bf72', '#e09a8a');
    for (const y of [0, 0.31])
      k.lathe(
        [
          [0, y],
          [0.1, y],
          [0.108, y + 0.012],
          [0.1, y + 0.026],
          [0, y + 0.026],
        ],
        { color: wood, material: 'wood', around: 48 },
      );
    k.lathe(
      [
        [0.0, 0.028],
        [0.064, 0.032],
        [0.068, 0.06],
        [0.045, 0.095],
        [0, 0.112],
      ],
      { color: sand, material: 'food', around: 40 },
    );
    k.lathe(
      [
        [0.01, 0.178],
        [0.03, 0.2],
        [0.05, 0.225],
        [0.052, 0.236],
        [0, 0.226],
      ],
      { color: sand, material: 'food', around: 40 },
    );
    k.tube(
      [
        [0, 0.1, 0],
        [0, 0.14, 0],
        [0, 0.19, 0],
      ],
      0.003,
      { color: sand, around: 6, shadow: false },
    );
    k.lathe(
      [
        [0.06, 0.027],
        [0.078, 0.06],
        [0.066, 0.11],
        [0.02, 0.155],
        [0.011, 0.168],
        [0.02, 0.181],
        [0.066, 0.226],
        [0.078, 0.276],
        [0.06, 0.309],
      ],
      { color: '#eaf4f6', material: 'glass', around: 44, shadow: false },
    );
    for (let i = 0; i < 3; i++) {
      const a = (i / 3) * TAU + 0.5;
      k.at([sin(a) * 0.09, 0, cos(a) * 0.09], {}, () =>
        k.lathe(
          [
            [0.008, 0.024],
            [0.013, 0.08],
            [0.007, 0.1],
            [0.007, 0.23],
            [0.013, 0.255],
            [0.008, 0.312],
          ],
          { color: k.tone(wood, 1.15), material: 'wood', around: 16 },
        ),
      );
    }
    k.socket('grip', [0, 0.16, 0.02], 0.06);
    k.socket('top', [0, 0.336, 0], 0.18);
  },
};
