import { band } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const DIVER: Concept = {
  ...PERSON,
  name: 'diver',
  words: 'diver, scuba diver, deep sea diver, snorkeler, snorkeller, frogman',
  habitat: ['underwater', 'ground'],
  places: ['underwater'],
  poses: ['swim', ...PERSON.poses],
  parts: { suit: 'suit, wetsuit', fins: 'fin, flipper', mask: 'mask, goggles' },
  build(k) {
    const suit = k.color('main', k.color('suit', '#26303f', '#1f4f6a'));
    const bright = k.color('fins', '#f0b52f', '#e8643a', '#3fb0a0');
    k.person({
      ...ADULT,
      skin: skinOf(k),
      hair: { style: 'short', color: hairOf(k) },
      top: {
        color: suit,
        material: 'rubber',
        paint: [
          {
            color: bright,
            on: { kind: 'ball', at: [0, 1.14, 0.16], radius: [0.2, 0.04, 0.12], soft: 0.1 },
          },
        ],
      },
      bottom: { kind: 'trousers', color: suit, material: 'rubber' },
      shoes: { color: bright, material: 'rubber' },
      gloves: { color: suit, material: 'rubber' },
      onBody: (kit, j) => {
        for (const i of [0, 1] as const)
          kit.sheet(
            (u, v) => [
              j.feet[i][0] + (u - 0.5) * (0.11 + 0.17 * v),
              j.feet[i][1] - 0.03 + 0.012 * Math.abs(u - 0.5),
              j.feet[i][2] + 0.08 + v * 0.34,
            ],
            10,
            8,
            { color: bright, material: 'rubber' },
          );
        for (const s of [1, -1]) {
          kit.tube(
            [
              [s * 0.075, j.hip[1] + 0.03, j.hip[2] - 0.2],
              [s * 0.075, j.chest[1], j.chest[2] - 0.22],
              [s * 0.075, j.neck[1] - 0.06, j.neck[2] - 0.22],
            ],
            0.07,
            { color: '#e8c23a', material: 'plastic', around: 20 },
          );
          kit.ball([s * 0.075, j.neck[1] - 0.02, j.neck[2] - 0.22], 0.03, {
            color: '#8f97a3',
            material: 'steel',
          });
          kit.tube(
            [
              [s * 0.09, j.neck[1] - 0.02, j.neck[2] - 0.12],
              [s * 0.11, j.neck[1], j.neck[2] + 0.03],
              [s * 0.1, j.chest[1], j.chest[2] + 0.15],
            ],
            0.02,
            { color: '#3a3f4a', material: 'rubber' },
          );
        }
        band(kit, j, 0.24, 0.035, { color: '#3a3f4a', material: 'rubber', out: 1.08 });
      },
      onHead: (kit) => {
        kit.lathe(
          [
            [1.0, 0],
            [1.06, 0.02],
            [1.06, 0.16],
            [1.0, 0.18],
          ],
          { color: '#23262c', material: 'rubber', straight: true },
        );
        kit.box([0, 0.04, 0.98], [1.32, 0.62, 0.3], {
          color: kit.color('mask', bright),
          material: 'rubber',
          round: 0.15,
        });
        for (const s of [1, -1])
          kit.box([s * 0.32, 0.05, 1.11], [0.54, 0.44, 0.08], {
            color: '#bfe6ee',
            material: 'window',
            round: 0.1,
          });
        kit.tube(
          [
            [0.2, -0.5, 1.0],
            [0.9, -0.55, 0.7],
            [1.14, 0.1, 0.2],
            [1.1, 1.3, 0],
          ],
          0.09,
          { color: bright, material: 'rubber' },
        );
      },
    });
  },
};
