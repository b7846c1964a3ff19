import { onTop, pointedHat } from '../../bodies/headwear.ts';
import { belt, cape, collar } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, PERSON, skinOf } from './shared.ts';

export const WITCH: Concept = {
  ...PERSON,
  name: 'witch',
  words: 'witch, sorceress, enchantress, old witch, young witch, little witch',
  places: ['forest', 'meadow'],
  parts: { eyes: 'eye', hair: 'hair', dress: 'dress, robe', hat: 'hat', cape: 'cape, cloak' },
  build(k) {
    const dress = k.color('main', k.color('dress', '#2b2733', '#3b2350', '#223a34'));
    const trim = k.pick('#8a3fb0', '#d9772c', '#4fa05a');
    k.person({
      ...ADULT,
      height: 1.6,
      head: 0.13,
      girth: 0.92,
      skin: skinOf(k),
      hat: true,
      hair: { style: 'long', color: k.color('hair', '#a8451f', '#3a2450', '#23201f', '#d9d2c8') },
      eyes: '#3f7a34',
      nose: { size: 1.4 },
      lips: '#8a2f52',
      top: { color: dress },
      bottom: { kind: 'skirt', color: dress, length: 0.8 },
      shoes: { color: '#3a2a2e', tall: 0.4 },
      onBody: (kit, j) => {
        cape(kit, j, { color: kit.color('cape', kit.tone(trim, 0.6)), length: 0.8, around: 88 });
        collar(kit, j, trim, 0.8, 0.8);
        belt(kit, j, trim);
      },
      onHead: (kit) => {
        if (!kit.has('hatted'))
          onTop(kit, () => pointedHat(kit, kit.color('hat', dress), trim, { brim: 2 }), 0.68);
      },
    });
  },
};
