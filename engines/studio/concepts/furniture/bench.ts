import { cos, sin } from '../../core/math.ts';
import { woodGrain } from '../../model/paint.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const BENCH: Concept = {
  name: 'bench',
  words: 'bench, park bench, garden bench, wooden bench',
  kind: 'furniture',
  size: 1.6,
  habitat: ['ground'],
  places: ['meadow', 'street'],
  build(k) {
    const wood = k.color('main', '#a8703c', '#8f5f34', '#4f7a5a');
    const iron = { color: '#2c2f33', material: 'steel' } as const;
    const slat = {
      color: wood,
      material: 'wood',
      round: 0.012,
      paint: [woodGrain('x', 9)],
    } as const;
    for (let i = 0; i < 4; i++)
      k.box([0, 0.44 - 0.012 * Math.abs(i - 1.6), 0.19 - i * 0.115], [1.6, 0.035, 0.095], slat);
    for (let i = 0; i < 4; i++)
      k.box([0, 0.56 + i * 0.115, -0.22 - i * 0.03], [1.6, 0.095, 0.03], {
        ...slat,
        turn: { pitch: -14 },
      });
    for (const s of [0.68, -0.68]) {
      k.tube(
        [
          [s, 0, 0.26],
          [s, 0.2, 0.2],
          [s, 0.41, 0.22],
          [s, 0.41, -0.18],
          [s, 0.95, -0.34],
        ],
        0.024,
        iron,
      );
      k.tube(
        [
          [s, 0, -0.32],
          [s, 0.2, -0.2],
          [s, 0.42, -0.18],
        ],
        0.024,
        iron,
      );
      k.tube(
        [
          [s, 0.42, 0.22],
          [s, 0.62, 0.24],
          [s, 0.66, 0.1],
          [s, 0.64, -0.25],
        ],
        0.022,
        iron,
      );
      k.tube(
        Array.from(
          { length: 11 },
          (_, i): Vec => [
            s,
            0.52 + sin(i * 0.6) * (0.08 - i * 0.006),
            0.1 + cos(i * 0.6) * (0.08 - i * 0.006),
          ],
        ),
        0.012,
        iron,
      );
    }
    k.socket('seat', [0, 0.46, 0.04], 1.2);
    k.socket('top', [0, 0.46, 0.04], 1.2);
    k.socket('perch', [0.4, 0.96, -0.34], 0.4);
  },
};
