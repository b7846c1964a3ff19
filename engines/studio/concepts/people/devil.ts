import { belt, cape } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { PERSON } from './shared.ts';

export const DEVIL: Concept = {
  ...PERSON,
  name: 'devil',
  words: 'devil, demon, little devil, satan, krampus, faun',
  size: 1.35,
  places: ['forest', 'street'],
  parts: { skin: 'skin', horns: 'horn', cape: 'cape, cloak' },
  build(k) {
    const skin = k.color('main', k.color('skin', '#c8362c', '#b02f4a'));
    const horn = k.color('horns', '#2f2626', '#f0e2c4');
    k.person({
      height: 1.35,
      head: 0.152,
      girth: 1.02,
      skin,
      hair: { style: 'spiky', color: '#26181a' },
      ears: 'pointed',
      eyes: '#e0a02a',
      lips: '#5a1420',
      top: { color: '#3a2028', material: 'felt' },
      bottom: { kind: 'trousers', color: '#3a2028', material: 'felt' },
      shoes: { color: '#1d1518' },
      onBody: (kit, j) => {
        cape(kit, j, { color: kit.color('cape', '#6a141c', '#23181f'), length: 0.8, around: 84 });
        belt(kit, j, '#1d1518');
        const h = j.hip;
        kit.tube(
          [
            [0, h[1], h[2] - 0.1],
            [0.16, h[1] - 0.2, h[2] - 0.34],
            [0.36, h[1] - 0.12, h[2] - 0.42],
            [0.46, h[1] + 0.16, h[2] - 0.34],
          ],
          [0.026, 0.02, 0.016, 0.013],
          { color: skin, material: 'skin', along: 40 },
        );
        kit.prism(
          [0.46, h[1] + 0.2, h[2] - 0.335],
          [
            [-0.055, -0.035],
            [0, -0.008],
            [0.055, -0.035],
            [0, 0.085],
          ],
          0.022,
          { color: skin, material: 'skin', bevel: 0.006 },
        );
      },
      onHead: (kit) => {
        if (kit.has('hatted')) return;
        for (const s of [1, -1])
          kit.tube(
            [
              [s * 0.42, 0.86, 0.35],
              [s * 0.66, 1.16, 0.36],
              [s * 0.74, 1.48, 0.42],
              [s * 0.58, 1.76, 0.5],
            ],
            [0.19, 0.155, 0.1, 0.012],
            { color: horn, material: 'horn', around: 18 },
          );
      },
    });
  },
};
