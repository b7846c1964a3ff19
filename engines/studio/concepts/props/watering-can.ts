import type { Concept } from '../concept.ts';

export const WATERING_CAN: Concept = {
  name: 'watering-can',
  words: 'watering can, watering pot, garden can',
  kind: 'vessel',
  size: 0.38,
  habitat: ['ground', 'table'],
  places: ['meadow', 'tabletop'],
  held: true,
  grip: 'forward',
  build(k) {
    const metal = k.color('main', '#4f9a8a', '#d8604a', '#e0b04a', '#7fa0b8');
    const look = { color: metal, material: 'lacquer' } as const;
    k.lathe(
      [
        [0, 0],
        [0.13, 0],
        [0.135, 0.012],
        [0.125, 0.1],
        [0.118, 0.22],
        [0.122, 0.23],
        [0.11, 0.23],
        [0.11, 0.2],
        [0, 0.19],
      ],
      { ...look, around: 48 },
    );
    for (const y of [0.03, 0.2])
      k.lathe(
        [
          [0.12, y - 0.008],
          [0.135 - y * 0.05, y],
          [0.12, y + 0.008],
        ],
        { ...look, around: 48 },
      );
    k.tube(
      [
        [0.1, 0.06, 0],
        [0.19, 0.1, 0],
        [0.25, 0.22, 0],
        [0.32, 0.31, 0],
      ],
      [0.034, 0.026, 0.02, 0.02],
      { ...look, around: 20 },
    );
    k.at([0.315, 0.305, 0], { roll: -48 }, () =>
      k.lathe(
        [
          [0.018, 0],
          [0.05, 0.045],
          [0.054, 0.052],
          [0.03, 0.062],
          [0, 0.064],
        ],
        {
          color: k.tone(metal, 1.2),
          material: 'lacquer',
          around: 32,
          paint: [{ color: '#23262a', on: { kind: 'spots', step: 0.016, size: 0.5 } }],
        },
      ),
    );
    k.tube(
      [
        [-0.115, 0.05, 0],
        [-0.23, 0.1, 0],
        [-0.22, 0.23, 0],
        [-0.1, 0.22, 0],
      ],
      0.014,
      look,
    );
    k.tube(
      [
        [-0.09, 0.22, 0],
        [-0.06, 0.32, 0],
        [0.05, 0.32, 0],
        [0.09, 0.22, 0],
      ],
      0.013,
      look,
    );
    k.socket('inside', [0, 0.12, 0], 0.2);
    k.socket('grip', [0, 0.315, 0], 0.05);
  },
};
