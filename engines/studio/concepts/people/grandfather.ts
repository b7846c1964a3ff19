import { glasses } from '../../bodies/headwear.ts';
import { belt, buttons, collar } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { PERSON, skinOf } from './shared.ts';

export const GRANDFATHER: Concept = {
  ...PERSON,
  name: 'grandfather',
  words:
    'grandfather, grandpa, old man, elderly man, old gentleman, granddad, elder, hermit, professor, scientist, inventor, grandparent',
  size: 1.66,
  places: ['room', 'meadow', 'street'],
  parts: {
    eyes: 'eye',
    hair: 'hair',
    beard: 'beard, moustache',
    shirt: 'cardigan, shirt, clothes, coat',
  },
  build(k) {
    const wool = k.color('main', k.color('shirt', '#7a5a3c', '#4f6a4c', '#6a4a5c', '#3f5a78'));
    const hair = k.color('hair', '#e6e2dc', '#cfcbc6');
    k.person({
      height: 1.66,
      head: 0.126,
      girth: 1.14,
      skin: skinOf(k),
      hair: { style: 'sides', color: hair },
      beard: { color: k.color('beard', k.tone(hair, 1)), length: k.vary(0.3, 0.6) },
      nose: { size: 1.35 },
      top: { color: wool },
      bottom: { kind: 'trousers', color: '#5b5348' },
      shoes: { color: '#4a3226' },
      onBody: (kit, j) => {
        collar(kit, j, '#f4ead6', 0.4, 0.8);
        buttons(kit, j, '#3a2a20', 3);
        belt(kit, j, '#4a3020');
      },
      onHead: (kit) =>
        kit.at([0, 0.02, 0.92], {}, () => glasses(kit, '#6b5a48', null, { size: 0.27 })),
    });
  },
};
