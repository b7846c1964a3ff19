import type { Concept } from '../concept.ts';

export const PARTY_BALLOON: Concept = {
  name: 'party-balloon',
  words: 'party balloon, balloon, toy balloon, helium balloon',
  kind: 'prop',
  size: 1.2,
  habitat: ['air', 'ground'],
  places: ['meadow', 'street'],
  held: true,
  grip: 'raised',
  build(k) {
    const color = k.color('main', '#e0363c', '#3f86c8', '#f2b83a', '#5fae62', '#d86aa8');
    const heart = k.has('heart');
    const sway = k.vary(-0.05, 0.05);
    k.at([sway, 0.8, 0], { scale: 1.45 }, () => {
      if (heart) {
        const shape = k.body({ color, material: 'lacquer', blend: 0.06, cells: 64 });
        for (const s of [1, -1])
          shape.chain(
            [
              [s * 0.075, 0.2, 0],
              [0, 0.02, 0],
            ],
            [0.105, 0.02],
          );
      } else
        k.lathe(
          [
            [0.006, 0],
            [0.05, 0.035],
            [0.115, 0.13],
            [0.142, 0.24],
            [0.11, 0.345],
            [0, 0.39],
          ],
          {
            color,
            material: 'lacquer',
            around: 52,
            paint: [
              {
                color: k.tone(color, 1.5),
                amount: 0.5,
                on: { kind: 'ramp', axis: 'y', from: 0.15, to: 0.4 },
              },
            ],
          },
        );
      k.lathe(
        [
          [0.022, -0.026],
          [0.006, -0.002],
          [0.008, 0.004],
        ],
        { color: k.tone(color, 0.8), material: 'rubber' },
      );
    });
    k.tube(
      [
        [0, 0.0, 0],
        [0.02, 0.25, 0.01],
        [-0.015, 0.55, -0.01],
        [sway, 0.8, 0],
      ],
      0.007,
      { color: '#fbf6ea', around: 6, along: 40 },
    );
    k.socket('grip', [0, 0.16, 0], 0.04);
  },
};
