import { crown, onTop } from '../../bodies/headwear.ts';
import { band, cape, collar } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const QUEEN: Concept = {
  ...PERSON,
  name: 'queen',
  words: 'queen, empress, duchess, noblewoman',
  places: ['room', 'meadow'],
  parts: {
    eyes: 'eye',
    hair: 'hair',
    dress: 'dress, gown, robe',
    cape: 'cape, cloak',
    crown: 'crown, tiara',
  },
  build(k) {
    const dress = k.color('main', k.color('dress', '#5a2f7a', '#1f5f6f', '#8f2440'));
    const gold = k.color('crown', '#eac25a', '#dfe3ea');
    const cloak = k.color('cape', k.tone(dress, 0.7), '#2a3f7a');
    k.person({
      ...ADULT,
      girth: 0.95,
      skin: skinOf(k),
      hair: { style: k.pick('bun', 'long'), color: hairOf(k) },
      lips: '#b0343f',
      top: { color: dress, material: 'felt' },
      bottom: { kind: 'skirt', color: dress, material: 'felt', length: 0.98 },
      shoes: { color: '#e3c98a' },
      onBody: (kit, j) => {
        cape(kit, j, { color: cloak, length: 0.98, around: 96, flare: 0.9 });
        collar(kit, j, '#fbf4ea', 1.5, 1.1);
        band(kit, j, 0.36, 0.03, { color: '#e6c468', material: 'gold', out: 1.02 });
        for (const s of [-2, -1, 0, 1, 2])
          kit.ball(
            [s * 0.032, j.neck[1] - 0.1 + Math.abs(s) * 0.018, j.neck[2] + 0.125 - s * s * 0.006],
            0.014,
            {
              color: s === 0 ? '#c02a3c' : '#f4efe2',
              material: 'lacquer',
              around: 12,
            },
          );
      },
      onHead: (kit) => {
        if (!kit.has('hatted'))
          onTop(
            kit,
            () => kit.at([0, 0.12, 0], { scale: 0.86 }, () => crown(kit, gold, '#2f6fc0', null)),
            0.78,
          );
      },
    });
  },
};
