import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const BAMBOO_STALK: Concept = {
  name: 'bamboo-stalk',
  words: 'bamboo, bamboo stalk, bamboo plant, reed, sugar cane',
  kind: 'plant',
  size: 3,
  habitat: ['ground'],
  places: ['forest', 'meadow'],
  build(k) {
    const green = k.color('main', '#7aa83e', '#6a9a40', '#8fae44');
    for (let i = 0; i < 7; i++) {
      const a = i * 2.4;
      const r = 0.14 * Math.sqrt(i) * 1.3;
      const h = 2.2 + 0.9 * ((i * 0.618) % 1);
      k.at([sin(a) * r, 0, cos(a) * r], { roll: 5 * sin(a * 2), pitch: 4 * cos(a * 3) }, () => {
        const n = 8;
        for (let j = 0; j < n; j++) {
          const [y0, y1] = [(j / n) * h, ((j + 1) / n) * h];
          const t = 0.052 - 0.022 * (j / n);
          k.lathe(
            [
              [t * 1.12, y0],
              [t * 0.98, y0 + 0.02],
              [t * 0.94, (y0 + y1) / 2],
              [t, y1 - 0.014],
              [t * 1.12, y1],
            ],
            {
              color: k.tone(green, 0.86 + (0.2 * ((i * 3 + j) % 4)) / 3),
              material: 'lacquer',
              around: 16,
              paint: [
                {
                  color: '#d8dca8',
                  on: { kind: 'ramp', axis: 'y', from: y0 + 0.03, to: y0 + 0.005 },
                },
              ],
            },
          );
        }
        for (let j = 3; j < n + 1; j++)
          for (let m = 0; m < 5; m++)
            k.leaf(
              [0, (j / n) * h, 0],
              { yaw: j * 137 + m * 34 + i * 50, pitch: -20 + m * 9 },
              [0.34 - 0.03 * m, 0.05],
              0.5,
              { color: k.tone('#5f9a3c', 0.8 + 0.1 * m) },
            );
      });
    }
    k.socket('perch', [0.1, 1.6, 0.1], 0.1);
  },
};
