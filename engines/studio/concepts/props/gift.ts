import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const GIFT: Concept = {
  name: 'gift',
  words:
    'gift, present, gift box, birthday present, wrapped gift, christmas present, parcel, package, birthday gift',
  kind: 'prop',
  size: 0.36,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'hug',
  parts: { ribbon: 'ribbon, bow' },
  build(k) {
    const paper = k.color('main', '#d8433f', '#3f86c8', '#4fa07a', '#8a5fc0', '#f0b52f');
    const ribbon = k.color('ribbon', '#f6d05a', '#fbf3e4', '#d8304a');
    const dots = k.pick(true, false);
    const paint = dots
      ? ([
          {
            color: k.tone(paper, 1.9),
            amount: 0.7,
            on: { kind: 'spots', step: 0.06, size: 0.5, soft: 0.06 },
          },
        ] as const)
      : [];
    k.box([0, 0.12, 0], [0.3, 0.24, 0.3], { color: paper, material: 'paper', round: 0.008, paint });
    k.box([0, 0.25, 0], [0.325, 0.06, 0.325], {
      color: k.tone(paper, 1.12),
      material: 'paper',
      round: 0.008,
      paint,
    });
    const look = { color: ribbon, material: 'felt', round: 0.004 } as const;
    k.box([0, 0.14, 0], [0.05, 0.29, 0.335], look);
    k.box([0, 0.14, 0], [0.335, 0.29, 0.05], look);
    for (let i = 0; i < 6; i++)
      k.at([0, 0.285, 0], { yaw: i * 60 + 20 }, () =>
        k.sheet(
          (u, v) => {
            const a = v * TAU;
            return [
              (u - 0.5) * 0.05 * (1 - 0.3 * sin(v * (TAU / 2))),
              0.035 * (1 - cos(a)) * 0.9 + 0.03 * sin(v * (TAU / 2)),
              0.07 * sin(v * (TAU / 2)) * 1.25 + 0.015 * sin(a),
            ];
          },
          5,
          18,
          { color: ribbon, material: 'felt' },
        ),
      );
    k.ball([0, 0.3, 0], [0.028, 0.022, 0.028], { color: k.tone(ribbon, 0.85), material: 'felt' });
    k.socket('top', [0, 0.31, 0], 0.28);
    k.socket('inside', [0, 0.14, 0], 0.26);
    k.socket('grip', [0, 0.1, -0.15], 0.1);
  },
};
