import { band, collar } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { hairOf, PERSON, skinOf } from './shared.ts';

export const BOY: Concept = {
  ...PERSON,
  name: 'boy',
  words: 'boy, little boy, young boy, schoolboy, lad, orphan',
  size: 1.15,
  poses: [...PERSON.poses, 'sleep'],
  places: ['meadow', 'street', 'beach'],
  parts: {
    eyes: 'eye',
    hair: 'hair',
    shirt: 'shirt, t-shirt, sweater, jacket, clothes',
    trousers: 'trousers, pants, shorts, jeans',
    shoes: 'shoe, boot, sneaker',
  },
  build(k) {
    const shirt = k.color('main', k.color('shirt', '#e2a23c', '#3f86b8', '#d1503f', '#5a9a68'));
    const stripes = k.pick(true, false);
    k.person({
      height: 1.15,
      head: 0.158,
      skin: skinOf(k),
      hair: { style: k.pick('short', 'spiky', 'curls', 'short'), color: hairOf(k) },
      top: {
        color: shirt,
        paint:
          stripes || k.has('striped')
            ? [
                {
                  color: '#fbf1de',
                  on: { kind: 'bands', axis: 'y', step: 0.085, width: 0.36, soft: 0.03 },
                },
              ]
            : [],
      },
      bottom: { kind: 'trousers', color: k.color('trousers', '#3f5a8a', '#7a5a3c', '#4a5a4c') },
      shoes: { color: k.color('shoes', '#c8443c', '#f0e8da', '#3b3f4c'), tall: 0.16 },
      onBody: (kit, j) => {
        collar(kit, j, kit.tone(shirt, 0.75), 0.1, 0.7);
        band(kit, j, 0.2, 0.035, { color: kit.tone(shirt, 0.75), material: 'cloth', out: 1.07 });
      },
    });
  },
};
