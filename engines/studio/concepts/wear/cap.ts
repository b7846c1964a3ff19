import { asWear, cap } from '../../bodies/headwear.ts';
import type { Concept } from '../concept.ts';

export const CAP: Concept = {
  name: 'cap',
  words: 'cap, baseball cap, trucker cap, peaked cap, police hat, captain hat, sailor hat',
  kind: 'wear',
  size: 0.16,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'headTop',
  parts: { peak: 'peak, visor, brim' },
  build(k) {
    const cloth = k.color('main', '#c8363a', '#2f5fa8', '#3f7a4c', '#e0a83c');
    const peak = k.color('peak', k.tone(cloth, 0.7), '#23283a');
    const flat = k.has('police', 'captain', 'peaked');
    asWear(k, () =>
      cap(k, cloth, flat ? '#1b1a20' : peak, { flat, badge: flat ? '#e6bd52' : '#f6efe0' }),
    );
  },
};
