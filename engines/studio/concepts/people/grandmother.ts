import { glasses } from '../../bodies/headwear.ts';
import { buttons, collar, front } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { PERSON, skinOf } from './shared.ts';

export const GRANDMOTHER: Concept = {
  ...PERSON,
  name: 'grandmother',
  words:
    'grandmother, grandma, old woman, old lady, elderly woman, granny, grandmothers, elderly lady',
  size: 1.52,
  places: ['room', 'meadow', 'street'],
  parts: { eyes: 'eye', hair: 'hair', dress: 'dress, cardigan, clothes', apron: 'apron' },
  build(k) {
    const dress = k.color('main', k.color('dress', '#7a5a8f', '#4f7d86', '#a8524c', '#5f7a4c'));
    k.person({
      height: 1.52,
      head: 0.132,
      girth: 1.14,
      skin: skinOf(k),
      hair: { style: 'bun', color: k.color('hair', '#d9d6d2', '#ece8e2', '#bdb8b4') },
      top: { color: dress },
      bottom: { kind: 'skirt', color: dress, length: 0.74 },
      shoes: { color: '#5a3a2c' },
      onBody: (kit, j) => {
        collar(kit, j, '#fbf4e6', 1, 0.6);
        front(kit, j, { color: kit.color('apron', '#f6ecd6'), from: 0.36, to: 0.82, wide: 0.85 });
        buttons(kit, j, '#fbf4e6', 2);
      },
      onHead: (kit) =>
        kit.at([0, 0.02, 0.92], {}, () => glasses(kit, '#b58b3c', null, { size: 0.27 })),
    });
  },
};
