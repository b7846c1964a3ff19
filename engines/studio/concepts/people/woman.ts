import { belt, buttons, collar } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const WOMAN: Concept = {
  ...PERSON,
  name: 'woman',
  words:
    'woman, lady, young woman, mother, mom, mum, wife, female, maiden, girlfriend, aunt, heroine, actress, goddess, businesswoman, teacher, singer, sister, flight attendant',
  places: ['meadow', 'street', 'beach', 'room'],
  parts: {
    eyes: 'eye',
    hair: 'hair',
    dress: 'dress, skirt, gown, clothes, coat',
    shoes: 'shoe, boot',
  },
  build(k) {
    const cloth = k.color(
      'main',
      k.color('dress', '#c8483f', '#2f7f8a', '#e0a83c', '#5f7fbf', '#a85c8a', '#4f8a5c'),
    );
    const isDressed = k.pick(true, true, false);
    const trim = k.pick('#fbf3e6', '#f2e2bc', '#3a3340');
    k.person({
      ...ADULT,
      girth: 0.92,
      skin: skinOf(k),
      hair: { style: k.pick('long', 'bob', 'bun', 'ponytail', 'curls'), color: hairOf(k) },
      lips: '#b8434a',
      top: { color: isDressed ? k.tone(cloth, 0.95) : '#f4ead8', sleeves: k.pick('long', 'short') },
      bottom: isDressed
        ? { kind: 'skirt', color: cloth, length: k.vary(0.55, 0.8) }
        : { kind: 'trousers', color: cloth },
      shoes: { color: k.color('shoes', '#6b3f2a', '#2f2b33', '#a33a36') },
      onBody: (kit, j) => {
        collar(kit, j, trim, 0.6, 0.6);
        belt(kit, j, isDressed ? kit.tone(cloth, 0.5) : '#6b4327', null);
        buttons(kit, j, trim, 2);
      },
    });
  },
};
