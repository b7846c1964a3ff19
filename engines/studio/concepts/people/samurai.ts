import { helmet, onTop } from '../../bodies/headwear.ts';
import { band, each } from '../../bodies/outfit.ts';
import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';
import { ADULT, PERSON } from './shared.ts';

export const SAMURAI: Concept = {
  ...PERSON,
  name: 'samurai',
  words: 'samurai, ronin, shogun, samurai warrior, japanese warrior, samurai armour, samurai armor',
  places: ['mountain', 'forest'],
  parts: { armour: 'armour, armor', helmet: 'helmet' },
  build(k) {
    const plate = k.color('main', k.color('armour', '#8f2430', '#23304f', '#26262c'));
    const cord = k.pick('#e0b04a', '#d9d2c0');
    const rows = [
      { color: cord, on: { kind: 'bands', axis: 'y', step: 0.045, width: 0.2, soft: 0.05 } },
    ] as const;
    k.person({
      ...ADULT,
      girth: 1.14,
      skin: k.pick('#e8bd94', '#d9a57a'),
      hat: true,
      hair: { style: 'short', color: '#1f1a1a' },
      top: { color: '#2c2c38' },
      bottom: { kind: 'trousers', color: '#3a3440' },
      shoes: { color: '#2b2528', tall: 0.5 },
      gloves: { color: '#2c2528' },
      onBody: (kit, j) => {
        band(kit, j, 0.75, 0.17, { color: plate, material: 'lacquer', paint: rows, out: 1.14 });
        band(kit, j, 0.22, 0.05, { color: '#c9a24a', material: 'cloth', out: 1.16 });
        for (const [yaw, w] of [
          [0, 0.2],
          [70, 0.16],
          [-70, 0.16],
          [140, 0.16],
          [-140, 0.16],
        ] as const)
          kit.at([j.hip[0], j.hip[1] + 0.03, j.hip[2]], { yaw }, () =>
            kit.box([0, -0.12, 0.165], [w, 0.26, 0.02], {
              color: plate,
              material: 'lacquer',
              paint: rows,
              turn: { pitch: -12 },
            }),
          );
        each(j.shoulders, (at, side) =>
          kit.box([at[0] + side * 0.06, at[1] - 0.05, at[2]], [0.035, 0.24, 0.2], {
            color: plate,
            material: 'lacquer',
            paint: rows,
            turn: { roll: side * -14 },
          }),
        );
        each(j.knees, (at) =>
          kit.ball([at[0], at[1], at[2] + 0.02], [0.075, 0.09, 0.07], {
            color: plate,
            material: 'lacquer',
          }),
        );
      },
      onHead: (kit) => {
        if (kit.has('hatted')) return;
        onTop(kit, () => {
          helmet(kit, kit.color('helmet', plate), {
            material: 'lacquer',
            rim: cord,
            rimMaterial: 'gold',
            low: -0.1,
          });
          for (const y of [0, 1, 2])
            kit.sheet(
              (u, v) => {
                const a = Math.PI + (u - 0.5) * 4.1;
                const r = 1.12 + y * 0.16 + (1 - v) * 0.2;
                return [sin(a) * r, -0.05 - y * 0.26 - (1 - v) * 0.3, cos(a) * r];
              },
              30,
              3,
              { color: y % 2 ? kit.tone(plate, 1.25) : plate, material: 'lacquer' },
            );
          for (const s of [1, -1])
            kit.tube(
              [
                [0, 0.16, 1.14],
                [s * 0.5, 0.5, 1.16],
                [s * 0.72, 1.25, 1.0],
              ],
              [0.09, 0.11, 0.02],
              {
                color: '#e6bd52',
                material: 'gold',
                flat: 0.4,
              },
            );
          kit.ball([0, 0.2, 1.16], [0.16, 0.16, 0.05], { color: '#e6bd52', material: 'gold' });
        });
      },
    });
  },
};
