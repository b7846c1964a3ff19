import { helmet, onTop } from '../../bodies/headwear.ts';
import { belt, each } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const SOLDIER: Concept = {
  ...PERSON,
  name: 'soldier',
  words: 'soldier, trooper, infantryman, army man, marine',
  places: ['meadow', 'forest'],
  parts: { uniform: 'uniform, clothes', helmet: 'helmet' },
  build(k) {
    const green = k.color('main', k.color('uniform', '#66704a', '#7a7350'));
    const camo = [
      { color: k.tone(green, 0.55), on: { kind: 'noise', scale: 9, from: 0.52, to: 0.56 } },
      { color: k.tone(green, 1.7), on: { kind: 'noise', scale: 7, from: 0.62, to: 0.66 } },
    ] as const;
    k.person({
      ...ADULT,
      girth: 1.1,
      skin: skinOf(k),
      hat: true,
      hair: { style: 'short', color: hairOf(k) },
      top: { color: green, paint: camo },
      bottom: { kind: 'trousers', color: green, paint: camo },
      shoes: { color: '#3a2c22', tall: 0.5 },
      onBody: (kit, j) => {
        belt(kit, j, '#4a4630', '#8a8f86');
        for (const s of [1, -1]) {
          kit.box([s * 0.075, j.hip[1] + 0.06, 0.13], [0.08, 0.09, 0.05], {
            color: '#5a5638',
            material: 'cloth',
            round: 0.015,
          });
          kit.tube(
            [
              [s * 0.09, j.hip[1] + 0.1, 0.13],
              [s * 0.1, j.chest[1] + 0.02, j.chest[2] + 0.14],
              [s * 0.09, j.neck[1] - 0.03, j.neck[2]],
              [s * 0.08, j.chest[1], j.chest[2] - 0.14],
            ],
            0.016,
            { color: '#5a5638', material: 'cloth', flat: 1.6 },
          );
        }
        kit.box([0, j.chest[1] - 0.02, j.chest[2] - 0.2], [0.3, 0.34, 0.15], {
          color: '#6a6644',
          material: 'cloth',
          round: 0.05,
        });
        each(j.knees, (at) =>
          kit.ball([at[0], at[1], at[2] + 0.03], [0.06, 0.07, 0.05], {
            color: '#4a4a38',
            material: 'rubber',
          }),
        );
      },
      onHead: (kit) => {
        if (!kit.has('hatted'))
          onTop(
            kit,
            () =>
              helmet(kit, kit.color('helmet', '#5f6844'), {
                material: 'plastic',
                low: -0.2,
                brim: 1.28,
              }),
            0.68,
          );
      },
    });
  },
};
