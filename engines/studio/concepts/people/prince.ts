import { onTop } from '../../bodies/headwear.ts';
import { belt, cape, collar, each } from '../../bodies/outfit.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const PRINCE: Concept = {
  ...PERSON,
  name: 'prince',
  words: 'prince, young prince, fairy tale prince, nobleman, duke, lord',
  places: ['meadow', 'room'],
  parts: { eyes: 'eye', hair: 'hair', coat: 'coat, jacket, tunic', cape: 'cape, cloak' },
  build(k) {
    const coat = k.color('main', k.color('coat', '#2f5fa8', '#f2ead8', '#7a2433'));
    const gold = '#e6bd52';
    k.person({
      ...ADULT,
      skin: skinOf(k),
      hair: { style: 'short', color: hairOf(k) },
      top: { color: coat, material: 'felt' },
      bottom: { kind: 'trousers', color: '#f0e8d6' },
      shoes: { color: '#2f2a30', tall: 0.75 },
      onBody: (kit, j) => {
        cape(kit, j, { color: kit.color('cape', '#a3242e', '#3a2f6a'), length: 0.7, around: 82 });
        collar(kit, j, gold, 0.2, 1);
        belt(kit, j, '#4a2f20');
        each(j.shoulders, (at, side) => {
          kit.ball([at[0] + side * 0.02, at[1] + 0.045, at[2]], [0.075, 0.03, 0.065], {
            color: gold,
            material: 'gold',
          });
        });
        for (const y of [0.3, 0.52, 0.74, 0.94])
          for (const s of [1, -1])
            kit.ball(
              [s * 0.05, j.hip[1] + (j.chest[1] - j.hip[1]) * y, j.chest[2] * y + 0.132],
              0.017,
              { color: gold, material: 'gold', around: 12 },
            );
      },
      onHead: (kit) => {
        if (kit.has('hatted')) return;
        onTop(kit, () =>
          kit.sheet(
            (u, v) => {
              const a = u * TAU;
              const y = 0.14 + v * (0.18 + 0.16 * Math.max(0, sin(u * 8 * TAU)));
              return [sin(a) * 0.98, y, cos(a) * 0.98];
            },
            96,
            4,
            { color: gold, material: 'gold', crease: 80 },
          ),
        );
      },
    });
  },
};
