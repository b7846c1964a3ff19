import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const DOOR: Concept = {
  name: 'door',
  words: 'door, wooden door, front door, doorway, magic door',
  kind: 'furniture',
  size: 2.2,
  habitat: ['ground'],
  places: ['studio', 'meadow'],
  build(k) {
    const color = k.color('main', '#2f7f8a', '#b8402e', '#4f7a4a', '#d8a23a');
    const trim = '#efe4cc';
    for (const s of [1, -1])
      k.box([s * 0.56, 1.06, 0], [0.14, 2.12, 0.2], { color: trim, material: 'wood' });
    k.prism(
      [0, 2.1, 0],
      [
        [-0.7, 0],
        [0.7, 0],
        [0.66, 0.1],
        [0.3, 0.26],
        [0, 0.32],
        [-0.3, 0.26],
        [-0.66, 0.1],
      ],
      0.22,
      { color: trim, material: 'wood', bevel: 0.02 },
    );
    k.box([0, 0.04, 0.1], [1.5, 0.08, 0.5], { color: '#a8a096', material: 'stone' });
    k.box([0, 1.08, 0], [1.0, 2.0, 0.08], { color, material: 'lacquer', round: 0.01 });
    for (const x of [-0.24, 0.24])
      for (const [y, h] of [
        [0.46, 0.5],
        [1.1, 0.56],
      ] as const) {
        k.box([x, y, 0.04], [0.38, h, 0.03], {
          color: k.tone(color, 0.75),
          material: 'lacquer',
          round: 0.01,
        });
        k.box([x, y, 0.05], [0.28, h - 0.12, 0.03], {
          color: k.tone(color, 1.1),
          material: 'lacquer',
          round: 0.012,
        });
      }
    k.prism(
      [0, 1.5, 0.045],
      [
        [-0.42, 0],
        [0.42, 0],
        ...Array.from({ length: 11 }, (_, i): [number, number] => {
          const a = (i / 10) * Math.PI;
          return [0.42 * cos(a), 0.06 + 0.4 * sin(a)];
        }),
      ],
      0.03,
      { color: '#ffe0a0', material: 'glow', shadow: false },
    );
    for (const a of [45, 90, 135])
      k.box(
        [0.2 * cos((a * Math.PI) / 180), 1.56 + 0.2 * sin((a * Math.PI) / 180), 0.06],
        [0.42, 0.025, 0.02],
        { color: trim, material: 'wood', turn: { roll: a } },
      );
    k.ball([0.4, 1.0, 0.09], 0.045, { color: '#d8a84a', material: 'gold' });
    k.at([0, 1.42, 0.07], { pitch: 90 }, () =>
      k.lathe(
        Array.from({ length: 11 }, (_, i) => {
          const a = (i / 10) * TAU;
          return [0.06 + 0.012 * cos(a), 0.012 * sin(a)] as const;
        }),
        { color: '#d8a84a', material: 'gold' },
      ),
    );
    k.socket('door', [0, 0.08, 0.4], 0.9);
  },
};
