import { belt, collar } from '../../bodies/outfit.ts';
import { mix } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';
import { ADULT, PERSON, skinOf } from './shared.ts';

export const NUN: Concept = {
  ...PERSON,
  name: 'nun',
  words: 'nun, abbess, sister of mercy',
  places: ['street', 'meadow'],
  parts: { eyes: 'eye', habit: 'habit, robe, dress' },
  build(k) {
    const habit = k.color('main', k.color('habit', '#26262e', '#3b3f5a'));
    k.person({
      ...ADULT,
      height: 1.62,
      head: 0.128,
      skin: skinOf(k),
      hair: { style: 'bald', color: '#5a3a24' },
      ears: 'none',
      top: { color: habit },
      bottom: { kind: 'skirt', color: habit, length: 0.95 },
      shoes: { color: '#1f1d22' },
      onBody: (kit, j) => {
        collar(kit, j, '#f8f4ec', 2, 1);
        belt(kit, j, '#4a3a2c', null);
        const at = mix(j.hip, j.chest, 0.8);
        kit.box([at[0], at[1] - 0.06, at[2] + 0.155], [0.016, 0.08, 0.01], {
          color: '#d8b24a',
          material: 'gold',
        });
        kit.box([at[0], at[1] - 0.045, at[2] + 0.155], [0.05, 0.016, 0.01], {
          color: '#d8b24a',
          material: 'gold',
        });
      },
      onHead: (kit) => {
        for (const [color, s, z] of [
          ['#f8f4ec', 1.06, 0.05],
          [habit, 1.16, -0.06],
        ] as const) {
          const cloth = kit.body({ color, material: 'cloth', blend: 0.15, cells: 72 });
          cloth.ball([0, 0.12, z - 0.06], [s, s * 1.02, s]);
          cloth.ball([0, -0.5, z - 0.05], [s * 0.92, s * 0.7, s * 0.85]);
          if (color !== '#f8f4ec')
            cloth.chain(
              [
                [0, -0.3, -0.55],
                [0, -1.6, -0.72],
              ],
              [0.85, 0.75],
            );
          cloth.ball(
            [0, -0.16, 1.05],
            [color === habit ? 0.92 : 0.76, color === habit ? 1.08 : 0.84, 0.85],
            { cut: true, blend: 0.05 },
          );
        }
      },
    });
  },
};
