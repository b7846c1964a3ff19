import { helmet, onTop } from '../../bodies/headwear.ts';
import { belt, front } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const BUILDER: Concept = {
  ...PERSON,
  name: 'builder',
  words:
    'builder, construction worker, engineer, carpenter, mechanic, plumber, electrician, miner, workman, handyman, bricklayer',
  places: ['street'],
  parts: { vest: 'vest, jacket', helmet: 'helmet, hard hat' },
  build(k) {
    const vest = k.color('main', k.color('vest', '#f08a24', '#e6d42f'));
    const hat = k.color('helmet', '#f2c22e', '#f6f2e8', '#d8433f');
    k.person({
      ...ADULT,
      girth: 1.12,
      skin: skinOf(k),
      hat: true,
      hair: { style: k.pick('short', 'ponytail', 'short'), color: hairOf(k) },
      top: { color: '#4f6f9a' },
      bottom: { kind: 'trousers', color: '#5a5248' },
      shoes: { color: '#8a5a30', tall: 0.35 },
      gloves: { color: '#d9b070' },
      onBody: (kit, j) => {
        const stripe = [
          {
            color: '#f6f6ee',
            glow: 0.15,
            on: { kind: 'bands', axis: 'y', step: 0.15, width: 0.2, soft: 0.02 },
          },
        ] as const;
        for (const yaw of [0, 180])
          kit.at([0, 0, 0], { yaw }, () => {
            const m = yaw === 0 ? 1 : -1;
            front(
              kit,
              { ...j, neck: [j.neck[0], j.neck[1], j.neck[2] * m] },
              { color: vest, from: 0.03, to: 0.4, wide: 1.2, out: 1.1, paint: stripe },
            );
          });
        belt(kit, j, '#6b4327');
        kit.box([0.13, j.hip[1] + 0.0, 0.08], [0.07, 0.12, 0.06], {
          color: '#7a4f2c',
          material: 'leather',
          round: 0.015,
        });
        kit.tube(
          [
            [0.15, j.hip[1] - 0.16, 0.1],
            [0.15, j.hip[1] - 0.02, 0.1],
            [0.15, j.hip[1] + 0.09, 0.1],
          ],
          0.012,
          { color: '#c9935a', material: 'wood' },
        );
        kit.box([0.15, j.hip[1] + 0.1, 0.1], [0.04, 0.04, 0.1], {
          color: '#8f97a3',
          material: 'steel',
        });
      },
      onHead: (kit) => {
        if (!kit.has('hatted'))
          onTop(
            kit,
            () => {
              helmet(kit, hat, { material: 'plastic', brim: 1.3 });
              for (const x of [-0.24, 0, 0.24])
                kit.tube(
                  [
                    [x, 0.1, 1.1 - x * x],
                    [x, 0.66, 0.68],
                    [x, 0.84 - x * x, 0],
                    [x, 0.66, -0.68],
                  ],
                  0.06,
                  { color: hat, material: 'plastic', around: 8 },
                );
            },
            0.68,
          );
      },
    });
  },
};
