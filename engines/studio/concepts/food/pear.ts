import type { Concept } from '../concept.ts';

export const PEAR: Concept = {
  name: 'pear',
  words: 'pear, green pear, pears',
  kind: 'food',
  size: 0.11,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const skin = k.color('main', '#c2c24a', '#b8b83c', '#d6a84a');
    k.lathe(
      [
        [0.001, 0.005],
        [0.014, 0],
        [0.034, 0.012],
        [0.043, 0.036],
        [0.036, 0.06],
        [0.023, 0.083],
        [0.018, 0.1],
        [0.009, 0.11],
        [0, 0.108],
      ],
      {
        color: skin,
        material: 'ceramic',
        around: 44,
        paint: [
          {
            color: '#d8643a',
            amount: 0.6,
            on: { kind: 'ball', at: [0.04, 0.05, 0.02], radius: [0.04, 0.05, 0.04], soft: 0.9 },
          },
          { color: '#8a7a2c', on: { kind: 'spots', step: 0.006, size: 0.25 } },
        ],
      },
    );
    k.tube(
      [
        [0, 0.106, 0],
        [0.003, 0.122, 0],
        [0.01, 0.136, 0.002],
      ],
      [0.0026, 0.002, 0.0032],
      { color: '#5a3c22', material: 'wood', around: 8 },
    );
    k.leaf([0.004, 0.122, 0], { yaw: k.vary(30, 120), pitch: -18 }, [0.05, 0.026], 0.4, {
      color: '#5c9a3a',
    });
    k.socket('grip', [0, 0.04, 0], 0.06);
  },
};
