import { onTop } from '../../bodies/headwear.ts';
import { buttons, collar, front } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const PAINTER: Concept = {
  ...PERSON,
  name: 'painter',
  words: 'painter, artist, sculptor, art student',
  places: ['room', 'meadow'],
  parts: { hair: 'hair', smock: 'smock, shirt, apron', beret: 'beret, hat' },
  build(k) {
    const smock = k.color('main', k.color('smock', '#6f8fb8', '#e6dcc6', '#7a9a7c'));
    const splash = ['#d8433f', '#f0b52f', '#3f86c0', '#4fa05a'].map((color, i) => ({
      color,
      on: { kind: 'spots' as const, step: 0.11 + i * 0.023, size: 0.26, soft: 0.08 },
    }));
    k.person({
      ...ADULT,
      skin: skinOf(k),
      hat: true,
      hair: { style: k.pick('bob', 'curls', 'short'), color: hairOf(k) },
      top: { color: smock },
      bottom: { kind: 'skirt', color: smock, length: 0.36 },
      shoes: { color: '#5a3a26' },
      onBody: (kit, j) => {
        for (const i of [0, 1] as const)
          kit
            .body({ color: '#3f4660', material: 'cloth', cells: 36 })
            .chain([j.hips[i], j.knees[i], j.feet[i]], [0.08, 0.072, 0.062]);
        front(kit, j, {
          color: '#f4ead6',
          from: 0.2,
          to: 0.68,
          wide: 0.8,
          out: 1.14,
          paint: splash,
        });
        collar(kit, j, '#c2453a', 0.8, 0.8);
        buttons(kit, j, '#4a3a2a', 1);
      },
      onHead: (kit) => {
        if (kit.has('hatted')) return;
        const side = kit.pick(1, -1);
        onTop(
          kit,
          () =>
            kit.at([side * 0.12, 0.1, 0], { roll: side * 12 }, () => {
              kit.lathe(
                [
                  [0.98, -0.12],
                  [1.0, 0],
                  [1.34, 0.2],
                  [1.3, 0.4],
                  [0.7, 0.56],
                  [0, 0.58],
                ],
                { color: kit.color('beret', '#b02f38', '#23283f'), material: 'felt', around: 48 },
              );
              kit.tube(
                [
                  [0, 0.55, 0],
                  [0.02, 0.7, 0],
                  [0.06, 0.76, 0],
                ],
                0.05,
                { color: '#23202a', material: 'felt' },
              );
            }),
          0.72,
        );
      },
    });
  },
};
