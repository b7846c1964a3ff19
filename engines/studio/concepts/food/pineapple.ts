import type { Concept } from '../concept.ts';

export const PINEAPPLE: Concept = {
  name: 'pineapple',
  words: 'pineapple, ananas',
  kind: 'food',
  size: 0.34,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'beach'],
  held: true,
  build(k) {
    const skin = k.color('main', '#d9932e', '#c8842a');
    k.lathe(
      [
        [0, 0],
        [0.045, 0.004],
        [0.066, 0.04],
        [0.072, 0.09],
        [0.066, 0.15],
        [0.046, 0.19],
        [0, 0.196],
      ],
      { color: '#8a5a20', material: 'food', around: 48 },
    );
    for (let j = 0; j < 11; j++) {
      const v = j / 10;
      const y = 0.012 + v * 0.176;
      const r =
        0.0705 *
        Math.sqrt(Math.max(0.1, 1 - Math.abs((v - 0.48) * 1.62) * Math.abs((v - 0.48) * 1.62)));
      k.around(
        14,
        () => {
          k.ball([0, y, r - 0.002], [0.0155, 0.0115, 0.008], {
            color: skin,
            material: 'food',
            around: 10,
            paint: [
              {
                color: '#a8a03a',
                amount: 0.5,
                on: { kind: 'ramp', axis: 'y', from: 0, to: 0.012 },
              },
            ],
          });
          k.ball([0, y, r + 0.006], [0.0025, 0.0025, 0.003], { color: '#5c3a14', around: 6 });
        },
        (j % 2) * 12.9,
      );
    }
    for (let j = 0; j < 6; j++)
      k.around(
        9 - j,
        () =>
          k.leaf(
            [0, 0.192 + j * 0.006, 0.014 - j * 0.002],
            { pitch: -32 - j * 10 },
            [0.09 + j * 0.016, 0.024],
            0.42 - j * 0.06,
            { color: j % 2 ? '#4f8a4a' : '#3f7a44' },
          ),
        j * 23,
      );
    k.socket('grip', [0, 0.1, 0], 0.1);
    k.socket('top', [0, 0.3, 0], 0.1);
  },
};
