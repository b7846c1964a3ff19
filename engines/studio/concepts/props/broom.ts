import type { Concept } from '../concept.ts';

export const BROOM: Concept = {
  name: 'broom',
  words: 'broom, broomstick, witch broom, besom, brush, mop, rake',
  kind: 'prop',
  size: 1.4,
  habitat: ['ground'],
  places: ['forest', 'room'],
  held: true,
  grip: 'raised',
  parts: { bristles: 'bristle, straw' },
  build(k) {
    const isRidden = k.has('ridden');
    // In flight it lies level, its bristles behind.
    k.at([0, isRidden ? 1.15 : 0, isRidden ? -0.7 : 0], { pitch: isRidden ? 82 : 0 }, () => {
      const wood = k.color('main', '#8a5a36', '#6b4630');
      k.tube(
        [
          [0, 0.3, 0],
          [0.012, 0.7, 0],
          [-0.01, 1.1, 0],
          [0, 1.42, 0],
        ],
        0.0165,
        { color: wood, material: 'bark', along: 40 },
      );
      const straw = k.body({
        color: k.color('bristles', '#d9b25c', '#c9983f'),
        material: 'hair',
        blend: 0.03,
        cells: 56,
        fur: { length: 0.12, width: 0.006, lift: 0.12, mess: 0.2, vary: 0.6 },
      });
      straw.chain(
        [
          [0, 0.38, 0],
          [0, 0.26, 0],
          [0, 0.1, 0],
        ],
        [0.035, 0.082, 0.098],
        { flow: [0, -1, 0], curve: true },
      );
      for (const y of [0.37, 0.33, 0.3])
        k.at([0, y, 0], {}, () =>
          k.lathe(
            [
              [0.03, -0.008],
              [0.05 + (0.37 - y) * 0.5, 0],
              [0.03, 0.008],
            ],
            { color: '#a3322f', material: 'cloth' },
          ),
        );
      k.socket('grip', [0, 0.95, 0], 0.05);
    });
    k.socket('seat', [0, 1.2, -0.02], 0.12);
  },
};
