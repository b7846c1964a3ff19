import type { Concept } from '../concept.ts';

export const COCKTAIL: Concept = {
  name: 'cocktail',
  words: 'cocktail, martini, mojito, drink, lemonade, juice, beverage, glass of juice',
  kind: 'food',
  size: 0.2,
  habitat: ['table'],
  places: ['tabletop', 'beach'],
  held: true,
  parts: { drink: 'drink' },
  build(k) {
    const drink = k.color('main', '#f2824a', '#e8506a', '#58b8c8', '#f2c23a');
    const glass = { color: '#eaf4f6', material: 'glass', shadow: false, around: 48 } as const;
    k.lathe(
      [
        [0, 0],
        [0.034, 0],
        [0.035, 0.003],
        [0.008, 0.008],
        [0.0045, 0.02],
        [0.0045, 0.07],
        [0.012, 0.08],
      ],
      { color: '#dceaf0', material: 'ceramic', around: 40 },
    );
    k.lathe(
      [
        [0.006, 0.079],
        [0.0262, 0.0975],
        [0.0448, 0.142],
        [0, 0.143],
      ],
      {
        color: drink,
        material: 'wet',
        straight: true,
        around: 44,
        paint: [
          { color: k.tone(drink, 0.55), on: { kind: 'ramp', axis: 'y', from: 0.11, to: 0.085 } },
        ],
      },
    );
    k.lathe(
      [
        [0.0446, 0.142],
        [0.052, 0.16],
      ],
      { ...glass, straight: true },
    );
    k.lathe(
      [
        [0.0515, 0.158],
        [0.0535, 0.16],
        [0.0515, 0.162],
      ],
      { color: '#ffffff', material: 'ceramic', around: 48, shadow: false },
    );
    k.tube(
      [
        [-0.012, 0.1, 0.01],
        [0.02, 0.16, -0.01],
        [0.034, 0.215, -0.02],
        [0.05, 0.222, -0.024],
      ],
      0.0032,
      {
        color: '#f4f0e8',
        material: 'plastic',
        paint: [{ color: '#d8384a', on: { kind: 'stripes', of: 'v', count: 12, width: 0.45 } }],
      },
    );
    k.at([-0.045, 0.158, 0.014], { roll: 10, yaw: 70 }, () => {
      k.at([0, 0, 0], { pitch: 90 }, () =>
        k.lathe(
          [
            [0, -0.003],
            [0.021, -0.003],
            [0.022, 0],
            [0.021, 0.003],
            [0, 0.003],
          ],
          {
            color: '#f7a030',
            material: 'wet',
            straight: true,
            paint: [
              {
                color: '#fff0cc',
                on: { kind: 'ball', at: [0, 0, 0], radius: 0.0185, soft: 0.03, not: true },
              },
              { color: '#fff0cc', on: { kind: 'stripes', of: 'u', count: 9, width: 0.12 } },
            ],
          },
        ),
      );
    });
    k.ball([0.012, 0.148, 0.016], 0.008, { color: '#b8142a', material: 'wet' });
    k.socket('grip', [0, 0.06, 0], 0.03);
  },
};
