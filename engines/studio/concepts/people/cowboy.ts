import { brimHat, onTop } from '../../bodies/headwear.ts';
import { belt, collar } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const COWBOY: Concept = {
  ...PERSON,
  name: 'cowboy',
  words: 'cowboy, cowgirl, sheriff, gunslinger, rancher',
  places: ['desert', 'canyon'],
  parts: { hair: 'hair', shirt: 'shirt, clothes', hat: 'hat', scarf: 'bandana' },
  build(k) {
    const shirt = k.color('main', k.color('shirt', '#b8483c', '#3f6ea8', '#c9964a'));
    const hair = hairOf(k);
    k.person({
      ...ADULT,
      skin: skinOf(k),
      hat: true,
      hair: { style: k.has('cowgirl') ? 'long' : 'short', color: hair },
      top: {
        color: shirt,
        paint: [
          {
            color: k.tone(shirt, 0.55),
            on: { kind: 'bands', axis: 'y', step: 0.06, width: 0.3, soft: 0.05 },
            amount: 0.6,
          },
          {
            color: k.tone(shirt, 0.55),
            on: { kind: 'bands', axis: 'x', step: 0.06, width: 0.3, soft: 0.05 },
            amount: 0.6,
          },
        ],
      },
      bottom: { kind: 'trousers', color: '#3d5580' },
      shoes: { color: '#7a4a28', tall: 0.6 },
      onBody: (kit, j) => {
        collar(kit, j, kit.color('scarf', '#c2303a', '#e0a83c'), 0.9, 0.8);
        const r = j.head;
        kit.sheet(
          (u, v) => [
            (u - 0.5) * r * 1.3 * v,
            j.neck[1] - r * (0.1 + 0.75 * (1 - v)),
            j.neck[2] + r * (0.72 + 0.1 * (1 - v)),
          ],
          8,
          6,
          { color: kit.color('scarf', '#c2303a', '#e0a83c'), material: 'cloth' },
        );
        belt(kit, j, '#4a2f1e');
      },
      onHead: (kit) => {
        if (!kit.has('hatted'))
          onTop(
            kit,
            () =>
              brimHat(kit, {
                color: kit.color('hat', '#8a5a32', '#b58a5a', '#3a2f2c'),
                band: '#3a2418',
                brim: 1.95,
                high: 0.95,
                curl: 0.6,
                dent: 1,
              }),
            0.66,
          );
      },
    });
  },
};
