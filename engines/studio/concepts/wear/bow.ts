import { asWear } from '../../bodies/headwear.ts';
import type { Concept } from '../concept.ts';

export const BOW: Concept = {
  name: 'bow',
  words: 'hair bow, bow, ribbon, hair ribbon',
  kind: 'wear',
  size: 0.14,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'headTop',
  build(k) {
    const cloth = k.color('main', '#e8506a', '#d8262e', '#6f9ae0', '#f0c24a');
    const side = k.pick(0.45, -0.45, 0);
    asWear(k, () =>
      k.at([side, 0.42, 0.3], { roll: -side * 50, pitch: -10 }, () => {
        const bow = k.body({ color: cloth, material: 'felt', blend: 0.08, cells: 60 });
        for (const s of [1, -1]) {
          bow.chain(
            [
              [s * 0.1, 0.05, 0],
              [s * 0.42, 0.18, 0.02],
              [s * 0.66, 0.2, 0],
            ],
            [0.1, 0.24, 0.28],
            { curve: true },
          );
          bow.ball([s * 0.56, 0.18, 0.22], [0.2, 0.16, 0.14], { cut: true, blend: 0.05 });
          k.sheet(
            (u, v) => [s * (0.06 + v * 0.32) + (u - 0.5) * 0.2, -v * 0.42, 0.08 + v * 0.06],
            4,
            8,
            { color: cloth, material: 'felt' },
          );
        }
        k.ball([0, 0.06, 0.06], [0.16, 0.19, 0.16], {
          color: k.tone(cloth, 0.8),
          material: 'felt',
        });
      }),
    );
  },
};
