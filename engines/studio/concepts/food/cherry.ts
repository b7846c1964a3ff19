import type { Concept } from '../concept.ts';

export const CHERRY: Concept = {
  name: 'cherry',
  words: 'cherries, cherry, pair of cherries',
  kind: 'food',
  size: 0.07,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const skin = k.color('main', '#b3122a', '#8f1026');
    for (const [x, z] of [
      [-0.016, 0],
      [0.015, 0.008],
    ] as const) {
      k.at([x, 0, z], {}, () =>
        k.lathe(
          [
            [0, 0],
            [0.008, 0.001],
            [0.014, 0.011],
            [0.013, 0.021],
            [0.006, 0.026],
            [0, 0.0235],
          ],
          {
            color: skin,
            material: 'wet',
            around: 36,
            paint: [
              {
                color: k.tone(skin, 1.7),
                amount: 0.4,
                on: { kind: 'noise', scale: 60, from: 0.5, to: 0.7 },
              },
            ],
          },
        ),
      );
      k.tube(
        [
          [x, 0.0235, z],
          [x * 0.8, 0.045, z * 0.8],
          [0.004, 0.076, 0],
        ],
        [0.0011, 0.0009, 0.0014],
        { color: '#6d8a36', material: 'leaf', around: 8 },
      );
    }
    k.leaf([0.004, 0.076, 0], { yaw: 70, pitch: 6 }, [0.045, 0.024], 0.3, { color: '#57943a' });
    k.socket('grip', [0, 0.06, 0], 0.03);
  },
};
