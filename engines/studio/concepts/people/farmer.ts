import { brimHat, onTop } from '../../bodies/headwear.ts';
import { front } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const FARMER: Concept = {
  ...PERSON,
  name: 'farmer',
  words: 'farmer, gardener, peasant, shepherd, farm worker, milkmaid, lumberjack, villager',
  places: ['meadow'],
  parts: { hair: 'hair', shirt: 'shirt', overalls: 'overalls, dungarees, trousers', hat: 'hat' },
  build(k) {
    const denim = k.color('main', k.color('overalls', '#3f5f94', '#5a6f4a'));
    const shirt = k.color('shirt', '#c2453a', '#e0a83c', '#6a9a6a');
    k.person({
      ...ADULT,
      girth: 1.12,
      skin: skinOf(k),
      hat: true,
      hair: { style: k.pick('short', 'bob'), color: hairOf(k) },
      top: {
        color: shirt,
        paint: [
          {
            color: '#fbf1de',
            amount: 0.7,
            on: { kind: 'bands', axis: 'y', step: 0.07, width: 0.16, soft: 0.04 },
          },
        ],
      },
      bottom: { kind: 'trousers', color: denim },
      shoes: { color: '#5a3f2a', tall: 0.5 },
      onBody: (kit, j) => {
        front(kit, j, {
          color: denim,
          from: 0.14,
          to: 0.5,
          wide: 0.75,
          out: 1.08,
          paint: [
            {
              color: kit.tone(denim, 0.7),
              on: {
                kind: 'ball',
                at: [0, j.chest[1] - 0.06, 0.15],
                radius: [0.07, 0.055, 0.1],
                soft: 0.04,
              },
            },
          ],
        });
        for (const s of [1, -1]) {
          kit.tube(
            [
              [s * 0.085, j.chest[1] + 0.03, j.chest[2] + 0.15],
              [s * 0.1, j.neck[1] - 0.03, j.neck[2] + 0.06],
              [s * 0.1, j.neck[1] - 0.03, j.neck[2] - 0.05],
              [s * 0.06, j.chest[1] - 0.1, j.chest[2] - 0.14],
            ],
            0.02,
            { color: denim, material: 'cloth', flat: 1.5 },
          );
          kit.ball([s * 0.085, j.chest[1] + 0.03, j.chest[2] + 0.16], 0.016, {
            color: '#e0b64a',
            material: 'gold',
            around: 12,
          });
        }
      },
      onHead: (kit) => {
        if (!kit.has('hatted'))
          onTop(
            kit,
            () =>
              brimHat(kit, {
                color: kit.color('hat', '#e6c878'),
                band: '#b8483c',
                brim: 1.95,
                high: 0.66,
                material: 'cloth',
                paint: [
                  {
                    color: [0.72, 0.66, 0.5],
                    shade: true,
                    on: { kind: 'bands', axis: 'y', step: 0.012, width: 0.5, soft: 0.3 },
                  },
                ],
              }),
            0.68,
          );
      },
    });
  },
};
