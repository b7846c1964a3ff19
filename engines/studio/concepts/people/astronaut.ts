import { band, each } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const ASTRONAUT: Concept = {
  ...PERSON,
  name: 'astronaut',
  words:
    'astronaut, cosmonaut, spaceman, spacewoman, space traveler, space traveller, space explorer, space suit, spacesuit',
  habitat: ['ground', 'space', 'air'],
  places: ['space', 'moon'],
  poses: [...PERSON.poses, 'fly'],
  parts: { suit: 'suit, spacesuit, space suit', visor: 'visor, helmet' },
  build(k) {
    const suit = k.color('main', k.color('suit', '#f1efea', '#f1efea', '#e88a3c'));
    const accent = k.pick('#d8553a', '#2f6fc0', '#e0a83c');
    const grey = '#8f97a3';
    k.person({
      ...ADULT,
      head: 0.128,
      girth: 1.36,
      skin: skinOf(k),
      hair: { style: 'short', color: hairOf(k) },
      top: { color: suit, material: 'cloth' },
      bottom: { kind: 'trousers', color: suit, material: 'cloth' },
      shoes: { color: '#d9d7d2', material: 'plastic', tall: 0.4 },
      gloves: { color: '#d9d7d2', material: 'plastic' },
      onBody: (kit, j) => {
        kit.box([0, j.chest[1] + 0.05, j.chest[2] - 0.24], [0.34, 0.5, 0.18], {
          color: '#e6e3dc',
          material: 'plastic',
          round: 0.05,
        });
        kit.box([0, j.chest[1] - 0.02, j.chest[2] + 0.165], [0.2, 0.14, 0.07], {
          color: '#d9d7d2',
          material: 'plastic',
          round: 0.025,
        });
        for (const [x, c] of [
          [-0.05, '#d8433f'],
          [0, '#e8c23a'],
          [0.05, '#3f9f5a'],
        ] as const)
          kit.ball([x, j.chest[1] + 0.01, j.chest[2] + 0.2], 0.016, {
            color: c,
            material: 'plastic',
            around: 12,
          });
        for (const s of [1, -1])
          kit.tube(
            [
              [s * 0.08, j.chest[1] - 0.04, j.chest[2] + 0.19],
              [s * 0.2, j.chest[1] - 0.12, j.chest[2] + 0.15],
              [s * 0.2, j.chest[1] - 0.04, j.chest[2] - 0.18],
            ],
            0.017,
            { color: grey, material: 'rubber' },
          );
        band(kit, j, 0.2, 0.03, { color: accent, material: 'cloth', out: 1.07 });
        each(j.shoulders, (at, side) => {
          kit.ball([at[0] + side * 0.01, at[1], at[2]], [0.085, 0.08, 0.085], {
            color: suit,
            material: 'cloth',
          });
          kit.ball([at[0] + side * 0.075, at[1] - 0.01, at[2] + 0.02], [0.02, 0.045, 0.045], {
            color: accent,
            material: 'cloth',
          });
        });
      },
      onHead: (kit) => {
        const shell = kit.body({ color: suit, material: 'plastic', blend: 0.1, cells: 84 });
        shell.ball([0, 0.14, -0.06], [1.42, 1.42, 1.4]);
        shell.ball([0, 0.08, 1.25], [1.1, 0.98, 1.05], { cut: true, blend: 0.06 });
        kit.lathe(
          [
            [0.8, -1.3],
            [1.16, -1.24],
            [1.2, -1.1],
            [1.1, -0.92],
          ],
          { color: grey, material: 'steel' },
        );
        kit.at([0, 0.1, 0.86], { pitch: 90 }, () =>
          kit.lathe(
            [
              [0.92, -0.06],
              [1.04, -0.04],
              [1.06, 0.06],
              [0.94, 0.1],
            ],
            { color: kit.color('visor', '#e0b64a'), material: 'gold', around: 56 },
          ),
        );
        for (const s of [1, -1])
          kit.ball([s * 1.4, 0.1, 0], [0.16, 0.34, 0.34], { color: accent, material: 'plastic' });
      },
    });
  },
};
