import { onTop } from '../../bodies/headwear.ts';
import { belt, cape, collar, sash } from '../../bodies/outfit.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const ARCHER: Concept = {
  ...PERSON,
  name: 'archer',
  words: 'archer, robin hood, ranger, forest ranger, bowman, bard, peter pan, adventurer',
  places: ['forest', 'meadow'],
  parts: { hair: 'hair', tunic: 'tunic, clothes', cape: 'cape, cloak', hat: 'hat' },
  build(k) {
    const tunic = k.color('main', k.color('tunic', '#4a7a3c', '#7a5a34', '#3f6a6a'));
    k.person({
      ...ADULT,
      skin: skinOf(k),
      hat: true,
      hair: { style: k.pick('short', 'bob', 'ponytail'), color: hairOf(k) },
      top: { color: tunic, material: 'felt' },
      bottom: { kind: 'skirt', color: tunic, material: 'felt', length: 0.34 },
      shoes: { color: '#6b4327', tall: 0.7 },
      gloves: { color: '#7a4f2c' },
      onBody: (kit, j) => {
        for (const i of [0, 1] as const)
          kit
            .body({ color: '#8a7a54', material: 'cloth', cells: 36 })
            .chain([j.hips[i], j.knees[i], j.feet[i]], [0.075, 0.064, 0.05]);
        cape(kit, j, { color: kit.color('cape', '#3a5a34', '#5a3a24'), length: 0.66, around: 74 });
        collar(kit, j, '#3a5a34', 1.1, 0.9);
        belt(kit, j, '#4a2f1e');
        sash(kit, j, '#4a2f1e', 0.02, -1);
        kit.at([-0.07, j.chest[1] + 0.03, j.chest[2] - 0.24], { roll: 22 }, () => {
          kit.lathe(
            [
              [0.045, -0.2],
              [0.055, 0],
              [0.062, 0.2],
              [0.05, 0.2],
              [0, 0.1],
            ],
            { color: '#7a4f2c', material: 'leather', around: 28 },
          );
          for (let i = 0; i < 5; i++) {
            const [x, z] = [sin((i / 5) * TAU) * 0.028, cos((i / 5) * TAU) * 0.028];
            kit.tube(
              [
                [x, 0.1, z],
                [x, 0.24, z],
                [x * 1.4, 0.36, z * 1.4],
              ],
              0.006,
              { color: '#d9b070', material: 'wood', around: 6 },
            );
            for (const a of [0, 90])
              kit.at([x * 1.35, 0.34, z * 1.35], { yaw: a }, () =>
                kit.sheet((u, v) => [(u - 0.5) * 0.045, v * 0.07 - 0.03, 0], 2, 2, {
                  color: i % 2 ? '#c8363a' : '#f4ead2',
                  material: 'feather',
                }),
              );
          }
        });
      },
      onHead: (kit) => {
        if (kit.has('hatted')) return;
        const hat = kit.color('hat', tunic);
        onTop(
          kit,
          () => {
            kit.loft(
              (v) =>
                Array.from({ length: 40 }, (_, i): readonly [number, number, number] => {
                  const a = (i / 40) * TAU;
                  const r = 1.06 * (1 - v * 0.8);
                  return [
                    sin(a) * r * 0.95,
                    -0.05 + v * (0.75 - 0.15 * cos(a)),
                    -cos(a) * r - 0.1 + v * 0.2,
                  ];
                }),
              8,
              { color: hat, material: 'felt', crease: 80 },
            );
            kit.sheet(
              (u, v) => {
                const a = u * TAU;
                const point = Math.max(0, cos(a));
                const r = 1.04 + v * (0.1 + 0.75 * point * point * point);
                return [sin(a) * r, -0.05 + v * (0.42 - 0.46 * point * point), cos(a) * r];
              },
              56,
              5,
              { color: kit.tone(hat, 0.8), material: 'felt' },
            );
            kit.sheet(
              (u, v) => [
                0.85 + 0.16 * v * v + (u - 0.5) * 0.2 * sin(Math.min(1, v * 0.92 + 0.08) * 3.14),
                0.2 + v * 0.75,
                -0.1 - v * 0.95,
              ],
              5,
              12,
              { color: '#c8302f', material: 'feather' },
            );
          },
          0.74,
        );
      },
    });
  },
};
