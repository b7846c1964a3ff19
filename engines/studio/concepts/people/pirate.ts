import { onTop } from '../../bodies/headwear.ts';
import { belt, buttons, cape, sash } from '../../bodies/outfit.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const PIRATE: Concept = {
  ...PERSON,
  name: 'pirate',
  words: 'pirate, buccaneer, pirate captain, captain, corsair',
  places: ['beach', 'coast'],
  parts: { beard: 'beard', coat: 'coat, jacket', hat: 'hat' },
  build(k) {
    const coat = k.color('main', k.color('coat', '#8f2430', '#24406a', '#3a3440'));
    const hair = hairOf(k);
    k.person({
      ...ADULT,
      girth: 1.12,
      skin: skinOf(k),
      hat: true,
      hair: { style: 'long', color: hair },
      beard: { color: k.color('beard', hair), length: 0.4 },
      nose: { size: 1.3 },
      top: { color: coat },
      bottom: { kind: 'trousers', color: '#4a4038' },
      shoes: { color: '#2f2520', tall: 0.65 },
      onBody: (kit, j) => {
        kit.at([0, 0, 0], {}, () =>
          cape(
            kit,
            { ...j, neck: [j.hip[0], j.hip[1] + 0.1, j.hip[2]] },
            { color: coat, length: 0.62, around: 125, flare: 0.25 },
          ),
        );
        belt(kit, j, '#3a2a1e');
        sash(kit, j, '#5a3a22', 0.024);
        buttons(kit, j, '#e0b64a', 3);
      },
      onHead: (kit) => {
        kit.ball([0.37, 0.03, 0.94], [0.24, 0.22, 0.14], { color: '#17151a', material: 'leather' });
        kit.at([0, 0.1, 0], { roll: -16 }, () =>
          kit.lathe(
            [
              [1.0, -0.02],
              [1.03, 0],
              [1.03, 0.06],
              [1.0, 0.08],
            ],
            { color: '#17151a', material: 'leather', straight: true, around: 48 },
          ),
        );
        if (kit.has('hatted')) return;
        onTop(kit, () => {
          const felt = kit.color('hat', '#1f1c22');
          kit.lathe(
            [
              [1.05, -0.1],
              [1.06, 0.2],
              [0.8, 0.6],
              [0, 0.72],
            ],
            { color: felt, material: 'felt' },
          );
          const edge = (u: number, v: number): [number, number, number] => {
            const a = u * TAU;
            const three = (1 + cos(a * 2)) / 2;
            const r = 1.02 + v * (0.55 - 0.28 * three);
            return [sin(a) * r * 1.08, 0.02 + v * (0.3 + 0.62 * three), cos(a) * r];
          };
          kit.sheet(edge, 60, 8, { color: felt, material: 'felt' });
          kit.tube(
            Array.from({ length: 41 }, (_, i) => edge(i / 40, 1)),
            0.045,
            { color: '#e0b64a', material: 'gold', along: 90, around: 8 },
          );
          kit.ball([0, 0.44, 1.24], [0.2, 0.2, 0.06], { color: '#f4eee0', material: 'cloth' });
          kit.ball([0, 0.28, 1.24], [0.11, 0.1, 0.06], { color: '#f4eee0', material: 'cloth' });
          for (const s of [1, -1]) {
            kit.ball([s * 0.08, 0.44, 1.3], [0.05, 0.06, 0.03], { color: '#17151a' });
            kit.tube(
              [
                [-s * 0.3, 0.12, 1.22],
                [0, 0.24, 1.26],
                [s * 0.3, 0.36, 1.22],
              ],
              0.035,
              { color: '#f4eee0', around: 8 },
            );
          }
        });
      },
    });
  },
};
