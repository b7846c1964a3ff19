import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const KEY: Concept = {
  name: 'key',
  words: 'key, old key, skeleton key, keys',
  kind: 'prop',
  size: 0.34,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  parts: { gem: 'gem, jewel' },
  build(k) {
    const metal = {
      color: k.color('main', '#e0b04a', '#b9bdc6', '#a8743c'),
      material: 'gold',
    } as const;
    k.at([0, 0.0, 0], { roll: k.vary(-8, 8) }, () => {
      k.tube(
        [
          [0, 0.02, 0],
          [0, 0.12, 0],
          [0, 0.2, 0],
        ],
        0.012,
        { ...metal, around: 18 },
      );
      for (const [y, w] of [
        [0.034, 0.062],
        [0.062, 0.046],
      ] as const)
        k.box([w / 2 + 0.004, y, 0], [w, 0.018, 0.014], { ...metal, round: 0.004 });
      k.box([0.058, 0.044, 0], [0.016, 0.03, 0.014], { ...metal, round: 0.004 });
      for (const y of [0.185, 0.2])
        k.at([0, y, 0], {}, () =>
          k.lathe(
            [
              [0.01, -0.006],
              [0.021, 0],
              [0.01, 0.006],
            ],
            { ...metal, around: 24 },
          ),
        );
      for (let i = 0; i < 3; i++) {
        const a = ((i - 1) / 3) * TAU;
        const [x, y] = [sin(a) * 0.042, 0.262 + cos(a) * 0.042];
        k.tube(
          Array.from(
            { length: 21 },
            (_, q) =>
              [x + sin((q / 20) * TAU) * 0.034, y + cos((q / 20) * TAU) * 0.034, 0] as const,
          ),
          0.0105,
          { ...metal, along: 48, around: 12 },
        );
      }
      k.ball([0, 0.262, 0], [0.02, 0.02, 0.015], {
        color: k.color('gem', '#c02a3c', '#2f6fc0'),
        material: 'lacquer',
      });
    });
    k.socket('grip', [0, 0.24, 0], 0.05);
  },
};
