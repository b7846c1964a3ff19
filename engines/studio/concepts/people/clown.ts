import { onTop } from '../../bodies/headwear.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';
import { ADULT, PERSON } from './shared.ts';

export const CLOWN: Concept = {
  ...PERSON,
  name: 'clown',
  words: 'clown, jester, circus clown, harlequin, juggler, mime',
  poses: ['wave', 'stand', 'walk', 'run', 'sit', 'ride', 'play'],
  places: ['studio', 'street'],
  parts: { hair: 'hair', suit: 'suit, costume, clothes', nose: 'nose' },
  build(k) {
    const suit = k.color('main', k.color('suit', '#f2c83a', '#6fb8d8', '#f08fa8'));
    const dots = [
      { color: '#d8433f', on: { kind: 'spots', step: 0.19, size: 0.56, soft: 0.06 } },
      { color: '#3f7fc4', on: { kind: 'spots', step: 0.16, size: 0.46, soft: 0.06 } },
    ] as const;
    k.person({
      ...ADULT,
      girth: 1.34,
      skin: '#fbeee4',
      hair: { style: 'sides', color: k.color('hair', '#e8562c', '#3fa06a', '#d8433f') },
      nose: { size: 2.2, color: k.color('nose', '#d8232f') },
      lips: '#d8232f',
      top: { color: suit, paint: dots },
      bottom: { kind: 'trousers', color: suit, paint: dots },
      shoes: { color: '#c8302f' },
      gloves: { color: '#fbf8f2', material: 'cloth' },
      onBody: (kit, j) => {
        for (const layer of [0, 1])
          kit.sheet(
            (u, v) => {
              const a = u * TAU;
              const r = 0.08 + v * (0.17 - layer * 0.03);
              return [
                j.neck[0] + sin(a) * r,
                j.neck[1] - 0.0 + layer * 0.025 + 0.028 * v * sin(u * 13 * TAU),
                j.neck[2] + cos(a) * r,
              ];
            },
            130,
            6,
            { color: layer ? '#fbf8f2' : '#d8433f', material: 'cloth' },
          );
        for (const y of [0.25, 0.7])
          kit.ball([0, j.hip[1] + (j.chest[1] - j.hip[1]) * y, j.chest[2] * y + 0.19], 0.038, {
            color: '#d8433f',
            material: 'cloth',
          });
        for (const i of [0, 1] as const)
          kit.ball(
            [j.feet[i][0] * 1.15, j.feet[i][1] - 0.012, j.feet[i][2] + 0.15],
            [0.085, 0.055, 0.11],
            { color: '#c8302f', material: 'leather' },
          );
      },
      onHead: (kit) => {
        for (const s of [1, -1])
          kit.ball([s * 0.52, -0.3, 0.76], [0.16, 0.16, 0.08], {
            color: '#e8506a',
            material: 'skin',
            shadow: false,
            turn: { yaw: s * 34 },
          });
        if (kit.has('hatted')) return;
        onTop(kit, () =>
          kit.at([0.22, 0.28, 0.1], { roll: -14, scale: 0.5 }, () => {
            kit.lathe(
              [
                [0.9, 0],
                [1.4, -0.02],
                [1.42, 0.05],
                [0.9, 0.1],
              ],
              { color: '#2f6fc0', material: 'felt' },
            );
            kit.lathe(
              [
                [0.86, 0.04],
                [0.84, 0.6],
                [0.8, 0.8],
                [0, 0.84],
              ],
              { color: '#2f6fc0', material: 'felt' },
            );
            kit.ball([0, 0.3, 0.86], [0.2, 0.2, 0.08], { color: '#f2c83a', material: 'cloth' });
          }),
        );
      },
    });
  },
};
