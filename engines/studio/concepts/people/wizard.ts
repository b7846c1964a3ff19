import { onTop, pointedHat } from '../../bodies/headwear.ts';
import { belt, cape, collar } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, PERSON, skinOf } from './shared.ts';

export const WIZARD: Concept = {
  ...PERSON,
  name: 'wizard',
  words:
    'wizard, mage, sorcerer, merlin, warlock, druid, alchemist, enchanter, old wizard, necromancer, gandalf',
  places: ['forest', 'meadow', 'room'],
  parts: { eyes: 'eye', beard: 'beard', hat: 'hat', robe: 'robe, cloak, cape' },
  build(k) {
    const robe = k.color('main', k.color('robe', '#3f3f9a', '#5a2f86', '#1f5a7a', '#2f6a4c'));
    const hat = k.color('hat', k.tone(robe, 0.9));
    const beard = k.color('beard', '#eeeae4', '#d6d2cc');
    const stars = [
      { color: '#f2cf62', glow: 0.25, on: { kind: 'spots', step: 0.12, size: 0.3, soft: 0.1 } },
    ] as const;
    k.person({
      ...ADULT,
      girth: 1.08,
      skin: skinOf(k),
      hat: true,
      hair: { style: 'long', color: beard },
      beard: { color: beard, length: 1.25 },
      nose: { size: 1.5 },
      top: { color: robe, material: 'felt' },
      bottom: { kind: 'skirt', color: robe, material: 'felt', length: 0.97, paint: stars },
      shoes: { color: '#4a3226' },
      onBody: (kit, j) => {
        cape(kit, j, { color: kit.tone(robe, 0.6), length: 0.93, around: 84 });
        collar(kit, j, kit.tone(robe, 0.6), 0.8, 0.8);
        belt(kit, j, '#8a5a2c');
      },
      onHead: (kit) => {
        if (!kit.has('hatted'))
          onTop(
            kit,
            () =>
              pointedHat(kit, hat, '#c8962f', {
                paint: [
                  {
                    color: '#f2cf62',
                    glow: 0.25,
                    on: { kind: 'spots', step: 0.55, size: 0.36, soft: 0.1 },
                  },
                ],
              }),
            0.7,
          );
      },
    });
  },
};
