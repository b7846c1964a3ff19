import { onTop } from '../../bodies/headwear.ts';
import { belt, collar } from '../../bodies/outfit.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const FIREFIGHTER: Concept = {
  ...PERSON,
  name: 'firefighter',
  words: 'firefighter, fireman, firewoman, fire fighter',
  places: ['street'],
  parts: { coat: 'coat, jacket, uniform', helmet: 'helmet' },
  build(k) {
    const coat = k.color('main', k.color('coat', '#c9a24a', '#2c3040', '#b8432f'));
    const bands = [
      {
        color: '#f2e64a',
        glow: 0.15,
        on: { kind: 'bands', axis: 'y', step: 0.26, width: 0.17, soft: 0.02 },
      },
    ] as const;
    k.person({
      ...ADULT,
      girth: 1.2,
      skin: skinOf(k),
      hat: true,
      hair: { style: 'short', color: hairOf(k) },
      top: { color: coat, paint: bands },
      bottom: { kind: 'trousers', color: k.tone(coat, 0.85), paint: bands },
      shoes: { color: '#23222a', material: 'rubber', tall: 0.5 },
      gloves: { color: '#3a3a40' },
      onBody: (kit, j) => {
        collar(kit, j, kit.tone(coat, 0.6), 0.5, 1.2);
        belt(kit, j, '#2c2a30', '#c9ced8');
      },
      onHead: (kit) => {
        if (kit.has('hatted')) return;
        onTop(
          kit,
          () => {
            const red = kit.color('helmet', '#c22b2b', '#e8b52f');
            kit.lathe(
              [
                [1.08, -0.1],
                [1.1, 0.2],
                [0.9, 0.62],
                [0.45, 0.86],
                [0, 0.92],
              ],
              { color: red, material: 'lacquer', around: 48 },
            );
            for (const under of [0, 0.06])
              kit.sheet(
                (u, v) => {
                  const a = u * TAU;
                  const long = 0.34 + 0.42 * Math.max(0, -cos(a)) + 0.1 * Math.max(0, cos(a));
                  const r = 1.04 + v * long;
                  return [
                    sin(a) * r,
                    -0.06 - 0.2 * v * (0.4 + Math.max(0, -cos(a))) - under,
                    cos(a) * r,
                  ];
                },
                56,
                5,
                { color: red, material: 'lacquer' },
              );
            for (let i = 0; i < 4; i++)
              kit.at([0, 0, 0], { yaw: i * 45 }, () =>
                kit.tube(
                  [
                    [0, 0.05, 1.1],
                    [0, 0.62, 0.92],
                    [0, 0.94, 0],
                    [0, 0.62, -0.92],
                    [0, 0.05, -1.1],
                  ],
                  0.05,
                  { color: kit.tone(red, 0.8), material: 'lacquer', around: 8 },
                ),
              );
            kit.box([0, 0.42, 1.1], [0.5, 0.6, 0.1], {
              color: '#e6bd52',
              material: 'gold',
              round: 0.1,
              turn: { pitch: -14 },
            });
            kit.box([0, 0.42, 1.14], [0.28, 0.34, 0.1], {
              color: '#23222a',
              round: 0.06,
              turn: { pitch: -14 },
            });
          },
          0.7,
        );
      },
    });
  },
};
