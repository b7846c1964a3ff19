import { belt, collar, sash } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, PERSON, skinOf } from './shared.ts';

export const MONK: Concept = {
  ...PERSON,
  name: 'monk',
  words: 'monk, friar, buddhist monk, priest, guru, abbot, pilgrim, saint',
  places: ['mountain', 'forest'],
  parts: { robe: 'robe, habit' },
  build(k) {
    const isFriar = k.has('friar', 'priest', 'abbot');
    const robe = k.color(
      'main',
      k.color('robe', isFriar ? '#5f4028' : '#e08a2c', isFriar ? '#5f4028' : '#b8442c'),
    );
    const skin = skinOf(k);
    k.person({
      ...ADULT,
      girth: 1.16,
      skin,
      hair: { style: isFriar ? 'sides' : 'bald', color: '#5a3a24' },
      top: { color: robe, sleeves: isFriar ? 'long' : 'short' },
      bottom: { kind: 'skirt', color: robe, length: 0.95 },
      shoes: { color: '#6b4327' },
      onBody: (kit, j) => {
        if (isFriar) {
          collar(kit, j, kit.tone(robe, 0.8), 1.3, 1.2);
          belt(kit, j, '#e6d8b8', null);
        } else {
          sash(kit, j, kit.tone(robe, 0.72), 0.075);
          belt(kit, j, kit.tone(robe, 0.6), null);
          for (let i = 0; i < 15; i++) {
            const a = ((i - 7) / 7) * 1.5;
            kit.ball(
              [a * 0.075, j.neck[1] - 0.16 + 0.055 * a * a, j.neck[2] + 0.15 - 0.035 * a * a],
              0.017,
              { color: '#5a3320', material: 'wood', around: 12 },
            );
          }
        }
      },
    });
  },
};
