import { mottled } from '../../model/paint.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const CORAL: Concept = {
  name: 'coral',
  words: 'coral, corals, pink coral',
  kind: 'plant',
  size: 0.6,
  habitat: ['underwater', 'ground'],
  places: ['underwater'],
  build(k) {
    const main = k.color('main', '#f0705a', '#e8608a', '#f2a04a');
    const second = k.color('second', '#8a5ac8', '#f2c04a', '#4ab0a8');
    const branch = (
      p: Vec,
      d: Vec,
      len: number,
      r: number,
      depth: number,
      color: typeof main,
    ): void => {
      const e: Vec = [p[0] + d[0] * len, p[1] + d[1] * len, p[2] + d[2] * len];
      k.tube(
        [p, [(p[0] + e[0]) / 2 + 0.01, (p[1] + e[1]) / 2, (p[2] + e[2]) / 2], e],
        [r, r * 0.9, r * 0.78],
        { color: k.tone(color, 1 + 0.1 * (3 - depth)), material: 'clay', around: 10, along: 5 },
      );
      k.ball(e, r * 0.8, {
        color: k.tone(color, 1.1 + 0.1 * (3 - depth)),
        material: 'clay',
        around: 10,
      });
      if (depth > 0)
        for (const s of depth > 1 ? [-1, 0.2, 1] : [-1, 1])
          branch(
            e,
            [d[0] * 0.6 + s * 0.55 + k.vary(-0.1, 0.1), 0.75, d[2] * 0.6 + k.vary(-0.5, 0.5)],
            len * 0.72,
            r * 0.74,
            depth - 1,
            color,
          );
    };
    branch([0, 0, 0], [0, 1, 0], 0.16, 0.04, 3, main);
    branch([0.24, 0, 0.06], [0.2, 0.9, 0.1], 0.09, 0.028, 2, second);
    for (let i = 0; i < 5; i++)
      k.at([-0.26 + 0.05 * i, 0, 0.08 + 0.03 * (i % 2)], { roll: -8 + i * 4 }, () =>
        k.lathe(
          [
            [0.022, 0],
            [0.026, 0.1 + 0.03 * (i % 3)],
            [0.032, 0.12 + 0.03 * (i % 3)],
            [0.02, 0.118 + 0.03 * (i % 3)],
            [0.012, 0.06],
          ],
          { color: '#f2c85a', material: 'clay', around: 20 },
        ),
      );
    k.ball([0, -0.01, 0.02], [0.38, 0.05, 0.22], {
      color: '#b8a488',
      material: 'stone',
      paint: [mottled(14, 0.4)],
    });
    k.socket('perch', [0.1, 0.4, 0.05], 0.1);
  },
};
