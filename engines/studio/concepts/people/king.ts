import { crown, onTop } from '../../bodies/headwear.ts';
import { belt, cape, collar, front } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const KING: Concept = {
  ...PERSON,
  name: 'king',
  words: 'king, emperor, monarch, sultan, tsar, ruler, pharaoh',
  places: ['room', 'meadow'],
  parts: { hair: 'hair', beard: 'beard', cape: 'cape, cloak, robe, mantle', crown: 'crown' },
  build(k) {
    const robe = k.color('main', k.color('cape', '#a3242e', '#4a2f7a', '#1f4f8f'));
    const gold = k.color('crown', '#e8bb45');
    const hair = hairOf(k);
    k.person({
      ...ADULT,
      girth: 1.26,
      skin: skinOf(k),
      hair: { style: 'bob', color: hair },
      beard: { color: k.color('beard', hair), length: 0.45 },
      nose: { size: 1.3 },
      top: { color: k.tone(robe, 0.8), material: 'felt' },
      bottom: { kind: 'skirt', color: k.tone(robe, 0.8), material: 'felt', length: 0.86 },
      shoes: { color: '#4a2c20' },
      onBody: (kit, j) => {
        cape(kit, j, { color: robe, length: 0.94, around: 118, flare: 0.7 });
        const ermine = kit.body({
          color: '#f8f3ea',
          material: 'fur',
          blend: 0.02,
          cells: 70,
          paint: [{ color: '#26201f', on: { kind: 'spots', step: 0.06, size: 0.42 } }],
          fur: { length: 0.03, width: 0.004, lift: 0.5, mess: 0.5 },
        });
        const [n, s] = [j.neck, j.shoulders[0][0]];
        for (const side of [1, -1])
          ermine.chain(
            [
              [0, n[1] + 0.0, n[2] - 0.13],
              [side * s * 1.08, n[1] - 0.03, n[2] - 0.06],
              [side * s * 0.95, n[1] - 0.11, n[2] + 0.14],
              [side * 0.03, n[1] - 0.2, n[2] + 0.2],
            ],
            [0.06, 0.075, 0.075, 0.05],
            { curve: true },
          );
        front(kit, j, { color: '#e9cf8a', from: 0.2, to: 0.9, wide: 0.26, out: 1.1 });
        belt(kit, j, '#7a4a26');
        collar(kit, j, '#f8f3ea', 0.5, 0.6);
      },
      onHead: (kit) => {
        if (!kit.has('hatted')) onTop(kit, () => crown(kit, gold, '#c02a3c', kit.tone(robe, 0.9)));
      },
    });
  },
};
