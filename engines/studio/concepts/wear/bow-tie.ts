import type { Concept } from '../concept.ts';

export const BOW_TIE: Concept = {
  name: 'bow-tie',
  words: 'bow tie, bowtie, dickie bow, ribbon bow',
  kind: 'wear',
  size: 0.12,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'neck',
  build(k) {
    const cloth = k.color('main', '#c8262e', '#2f5fa8', '#26242c', '#7a3f8a');
    const dots = k.has('dotted', 'polka') || k.pick(true, false);
    const paint = dots
      ? ([
          { color: '#fdf6ea', on: { kind: 'spots', step: 0.022, size: 0.45, soft: 0.08 } },
        ] as const)
      : [];
    k.lathe(
      [
        [0.08, -0.012],
        [0.092, 0],
        [0.08, 0.012],
      ],
      { color: k.tone(cloth, 0.8), material: 'cloth' },
    );
    const bow = k.body({ color: cloth, material: 'cloth', blend: 0.012, cells: 60, paint });
    for (const s of [1, -1])
      bow.chain(
        [
          [s * 0.012, 0, 0.102],
          [s * 0.05, 0, 0.108],
          [s * 0.082, 0, 0.1],
        ],
        [0.014, 0.026, 0.036],
      );
    k.ball([0, 0, 0.112], [0.019, 0.024, 0.018], { color: k.tone(cloth, 0.75), material: 'cloth' });
    k.socket('wear', [0, 0, 0], 0.17);
  },
};
