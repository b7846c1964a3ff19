import { asWear } from '../../bodies/headwear.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const SANTA_HAT: Concept = {
  name: 'santa-hat',
  words: 'santa hat, christmas hat, nightcap, sleeping cap, elf hat',
  kind: 'wear',
  size: 0.2,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'headTop',
  build(k) {
    const cloth = k.color('main', '#c8262e');
    const side = k.pick(1, -1);
    const white = {
      color: '#fdfaf4',
      material: 'fur',
      cells: 40,
      blend: 0.05,
      fur: { length: 0.14, width: 0.03, lift: 0.8, mess: 0.8 },
    } as const;
    asWear(k, () => {
      k.tube(
        [
          [0, -0.1, 0],
          [0, 0.4, 0],
          [side * 0.05, 0.86, -0.1],
          [side * 0.5, 1.16, -0.2],
          [side * 0.98, 0.9, -0.2],
          [side * 1.2, 0.34, -0.1],
        ],
        [1.06, 0.94, 0.66, 0.42, 0.24, 0.1],
        { color: cloth, material: 'felt', around: 40, along: 40 },
      );
      const rim = k.body(white);
      for (let i = 0; i < 16; i++) {
        const a = (i / 16) * TAU;
        rim.ball([sin(a) * 1.06, -0.04, cos(a) * 1.06], 0.22);
      }
      k.body({ ...white, cells: 24 }).ball([side * 1.24, 0.2, -0.08], 0.25);
    });
  },
};
