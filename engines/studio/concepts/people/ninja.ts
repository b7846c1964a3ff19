import { band, sash } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, PERSON, skinOf } from './shared.ts';

export const NINJA: Concept = {
  ...PERSON,
  name: 'ninja',
  words: 'ninja, shinobi, ninja warrior, karate fighter, thief',
  places: ['rooftop', 'street'],
  parts: { eyes: 'eye', clothes: 'clothes, suit, mask', band: 'headband, belt, sash' },
  build(k) {
    const cloth = k.color('main', k.color('clothes', '#23252f', '#2c2336', '#1f2f3a'));
    const red = k.color('band', '#c2303a', '#2f7fae');
    k.person({
      ...ADULT,
      skin: skinOf(k),
      hair: { style: 'bald', color: '#1c1a1a' },
      ears: 'none',
      top: { color: cloth },
      bottom: { kind: 'trousers', color: cloth },
      shoes: { color: '#1b1a20', material: 'cloth', tall: 0.45 },
      gloves: { color: k.tone(cloth, 0.8), material: 'cloth' },
      onBody: (kit, j) => {
        band(kit, j, 0.22, 0.045, { color: red, material: 'cloth', out: 1.07 });
        sash(kit, j, kit.tone(cloth, 2.2), 0.018);
        kit.at([-0.06, j.chest[1] + 0.06, j.chest[2] - 0.19], { roll: 38 }, () => {
          kit.tube(
            [
              [0, -0.34, 0],
              [0, 0, 0],
              [0, 0.22, 0],
            ],
            0.022,
            { color: '#1d1b22', material: 'lacquer' },
          );
          kit.tube(
            [
              [0, 0.24, 0],
              [0, 0.3, 0],
              [0, 0.44, 0],
            ],
            0.019,
            { color: red, material: 'cloth' },
          );
          kit.ball([0, 0.23, 0], [0.045, 0.012, 0.045], { color: '#d8b24a', material: 'gold' });
        });
      },
      onHead: (kit) => {
        const hood = kit.body({ color: cloth, material: 'cloth', blend: 0.12, cells: 70 });
        hood.ball([0, 0.1, -0.06], [1.05, 1.08, 1.08]);
        hood.ball([0, -0.38, 0.1], [0.88, 0.76, 0.84]);
        hood.ball([0, 0.02, 1.0], [0.82, 0.27, 0.55], { cut: true, blend: 0.08 });
        kit.lathe(
          [
            [1.02, 0.38],
            [1.1, 0.4],
            [1.07, 0.62],
            [0.98, 0.62],
          ],
          { color: red, material: 'cloth', straight: true, around: 48 },
        );
        for (const s of [1, -1])
          kit.sheet(
            (u, v) => [
              s * 0.1 + (u - 0.5) * 0.28 + s * v * 0.5,
              0.48 - v * 0.9,
              -1.1 - v * 0.5 - 0.1 * u,
            ],
            4,
            8,
            { color: red, material: 'cloth' },
          );
      },
    });
  },
};
