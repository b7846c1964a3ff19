import type { Concept } from '../concept.ts';

export const BACKPACK: Concept = {
  name: 'backpack',
  words: 'backpack, rucksack, school bag, schoolbag, knapsack, satchel',
  kind: 'wear',
  size: 0.46,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'back',
  build(k) {
    const cloth = k.color('main', '#c8553a', '#2f7f8a', '#d9a23a', '#4f6fa8', '#5f7a45');
    const dark = k.tone(cloth, 0.6);
    const look = { color: cloth, material: 'cloth' } as const;
    // Its back, where it lies on who wears it, is at z = 0.
    k.at([0, 0.22, 0], {}, () => {
      const bag = k.body({ ...look, blend: 0.03, cells: 72 });
      bag.box([0, 0, -0.1], [0.32, 0.42, 0.17], 0.07);
      bag.box([0, -0.08, -0.2], [0.24, 0.2, 0.1], 0.04);
      k.sheet(
        (u, v) => [(u - 0.5) * 0.3, 0.2 + 0.06 * v * (1 - v) - v * v * 0.17, -0.02 - v * 0.19],
        8,
        12,
        { color: dark, material: 'leather' },
      );
      for (const s of [1, -1]) {
        k.tube(
          [
            [s * 0.11, 0.14, 0],
            [s * 0.15, 0.19, 0.12],
            [s * 0.16, 0.02, 0.29],
            [s * 0.16, -0.12, 0.16],
            [s * 0.13, -0.18, 0],
          ],
          0.02,
          { color: dark, material: 'leather', flat: 1.7, along: 36 },
        );
        k.box([s * 0.08, -0.01, -0.212], [0.025, 0.1, 0.02], {
          color: '#7a4f2c',
          material: 'leather',
        });
        k.box([s * 0.08, -0.045, -0.225], [0.034, 0.022, 0.012], {
          color: '#e0b64a',
          material: 'gold',
        });
      }
      k.tube(
        [
          [-0.045, 0.2, -0.06],
          [0, 0.27, -0.06],
          [0.045, 0.2, -0.06],
        ],
        0.012,
        { color: dark, material: 'leather' },
      );
      k.socket('wear', [0, 0.03, 0], 0.36);
    });
  },
};
