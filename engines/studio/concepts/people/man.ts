import { belt, buttons, collar } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const MAN: Concept = {
  ...PERSON,
  name: 'man',
  words:
    'man, gentleman, young man, guy, father, dad, husband, male, groom, son, brother, uncle, businessman, worker, driver, hunter, hero, boyfriend, player, actor, boy friend, detective, musician, runner, athlete, rider, fighter, boxer, explorer, hiker, traveler, traveller',
  places: ['street', 'meadow', 'coast', 'room'],
  parts: {
    eyes: 'eye',
    hair: 'hair',
    beard: 'beard, moustache',
    shirt: 'shirt, sweater, jacket, coat, suit, clothes',
    trousers: 'trousers, pants, jeans',
    shoes: 'shoe, boot',
  },
  build(k) {
    const cloth = k.color(
      'main',
      k.color('shirt', '#3f6ea8', '#b8483c', '#4f7d4a', '#d39a3c', '#5b5f7a', '#2f7f8a'),
    );
    const hair = hairOf(k);
    const bearded = k.pick(true, false);
    k.person({
      ...ADULT,
      height: 1.78,
      girth: k.vary(1, 1.12),
      skin: skinOf(k),
      hair: { style: k.pick('short', 'short', 'curls', 'spiky'), color: hair },
      beard:
        bearded || k.has('bearded')
          ? { color: k.color('beard', k.tone(hair, 0.85)), length: 0.18 }
          : null,
      top: { color: cloth, material: 'cloth' },
      bottom: {
        kind: 'trousers',
        color: k.color('trousers', '#3b4660', '#5a4a3c', '#6f7684', '#7a6a4c'),
      },
      shoes: { color: k.color('shoes', '#5a3a26', '#2c2a30') },
      onBody: (kit, j) => {
        collar(kit, j, kit.tone(cloth, 1.25), 0.3, 0.7);
        buttons(kit, j, kit.tone(cloth, 0.45), 3);
        belt(kit, j, '#4a3020');
      },
    });
  },
};
