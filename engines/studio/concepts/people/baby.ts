import { onTop } from '../../bodies/headwear.ts';
import { front } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { hairOf, PERSON, skinOf } from './shared.ts';

export const BABY: Concept = {
  ...PERSON,
  name: 'baby',
  words: 'baby, infant, newborn, baby boy, baby girl',
  size: 0.7,
  poses: ['sit', 'stand', 'wave', 'sleep', 'ride'],
  places: ['room', 'meadow'],
  parts: { eyes: 'eye', hair: 'hair', clothes: 'clothes, romper, pyjamas, onesie' },
  build(k) {
    const cloth = k.color('main', k.color('clothes', '#8fc1dd', '#f2c55c', '#f0a7a0', '#a5cf9c'));
    const hair = hairOf(k);
    const skin = skinOf(k);
    k.person({
      height: 0.72,
      head: 0.2,
      girth: 1.32,
      skin,
      hair: { style: 'bald', color: hair },
      top: { color: cloth },
      bottom: { kind: 'trousers', color: cloth },
      shoes: { color: k.tone(cloth, 1.3), material: 'cloth' },
      onBody: (kit, j) => front(kit, j, { color: '#fdf6ea', from: 0.08, to: 0.36, wide: 0.75 }),
      onHead: (kit) => {
        onTop(kit, () => {
          const tuft = kit.body({
            color: hair,
            material: 'hair',
            cells: 30,
            blend: 0.1,
            fur: { length: 0.14, width: 0.02, lift: 0.3, mess: 0.4 },
          });
          tuft.chain(
            [
              [0, 0.22, 0.3],
              [0.06, 0.46, 0.45],
              [0.2, 0.5, 0.66],
            ],
            [0.16, 0.12, 0.04],
            { curve: true },
          );
          tuft.ball([0, 0.22, -0.05], [0.5, 0.12, 0.55]);
        });
      },
    });
  },
};
