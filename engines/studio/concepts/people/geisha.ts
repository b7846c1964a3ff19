import { band, sash } from '../../bodies/outfit.ts';
import { mix, sub } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';
import { PERSON } from './shared.ts';

export const GEISHA: Concept = {
  ...PERSON,
  name: 'geisha',
  words: 'geisha, kimono, woman in a kimono, woman in kimono, girl in a kimono, maiko',
  size: 1.6,
  places: ['meadow', 'street'],
  parts: { hair: 'hair', kimono: 'kimono, robe', obi: 'obi, sash' },
  build(k) {
    const silk = k.color('main', k.color('kimono', '#c8384a', '#3f5fa8', '#7a4f9a', '#e0a0b0'));
    const obi = k.color('obi', '#e6bd52', '#2f6a5c', '#f4e8d4');
    const blossoms = [
      { color: '#fbeef0', on: { kind: 'spots', step: 0.15, size: 0.42, soft: 0.08 } },
      { color: '#f2c83a', on: { kind: 'spots', step: 0.15, size: 0.12, soft: 0.08 } },
    ] as const;
    k.person({
      height: 1.6,
      head: 0.126,
      girth: 0.9,
      skin: '#f6dcc6',
      hair: { style: 'bun', color: k.color('hair', '#1f1a1c') },
      lips: '#c8202f',
      top: { color: silk, material: 'felt', paint: blossoms },
      bottom: { kind: 'skirt', color: silk, material: 'felt', length: 0.97, paint: blossoms },
      shoes: { color: '#f4ead8', material: 'cloth' },
      onBody: (kit, j) => {
        band(kit, j, 0.42, 0.12, { color: obi, material: 'felt', out: 1.07 });
        band(kit, j, 0.42, 0.016, { color: '#c8302f', material: 'felt', out: 1.12 });
        kit.box([0, j.chest[1] - 0.06, j.chest[2] - 0.15], [0.24, 0.22, 0.07], {
          color: obi,
          material: 'felt',
          round: 0.025,
        });
        for (const side of [1, -1] as const)
          sash(
            kit,
            { ...j, hip: mix(j.hip, j.chest, 0.5), trunk: j.trunk * 0.95 },
            '#fbf3e4',
            0.011,
            side,
          );
        // Sleeves that hang from the forearms.
        for (const i of [0, 1] as const) {
          const way = sub(j.hands[i], j.elbows[i]);
          kit.sheet(
            (u, v) => {
              const t = u * 0.92;
              const out = (i === 0 ? 1 : -1) * 0.012 * (v - 0.5);
              return [
                j.elbows[i][0] + way[0] * t + out,
                j.elbows[i][1] + way[1] * t - (1 - v) * (0.14 + 0.16 * u),
                j.elbows[i][2] + way[2] * t - 0.05 * (1 - v),
              ];
            },
            10,
            10,
            { color: silk, material: 'felt', paint: blossoms },
          );
        }
      },
      onHead: (kit) => {
        for (const [x, y, z] of [
          [0.62, 0.82, 0.3],
          [0.78, 0.62, 0.12],
          [0.56, 0.98, 0.05],
        ] as const)
          for (let p = 0; p < 5; p++)
            kit.ball(
              [
                x + 0.1 * [0, 0.95, 0.59, -0.59, -0.95][p]!,
                y + 0.1 * [1, 0.31, -0.81, -0.81, 0.31][p]!,
                z,
              ],
              0.075,
              { color: p % 2 ? '#f2a0b4' : '#f8c0cc', material: 'leaf', around: 12 },
            );
        for (const s of [1, -1])
          kit.tube(
            [
              [s * 0.1, 1.1, -0.42],
              [s * 0.5, 1.3, -0.42],
              [s * 0.8, 1.42, -0.42],
            ],
            0.035,
            { color: '#e0b64a', material: 'gold', around: 8 },
          );
      },
    });
  },
};
