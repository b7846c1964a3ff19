import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const STRAWBERRY: Concept = {
  name: 'strawberry',
  words: 'strawberry, ripe strawberry',
  kind: 'food',
  size: 0.06,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const skin = k.color('main', '#d81e2c', '#cf1a30');
    k.at([0, 0.0, 0], { pitch: 0 }, () => {
      k.lathe(
        [
          [0, 0],
          [0.009, 0.004],
          [0.019, 0.02],
          [0.0245, 0.036],
          [0.022, 0.046],
          [0.011, 0.05],
          [0, 0.05],
        ],
        {
          color: skin,
          material: 'wet',
          around: 44,
          paint: [{ color: '#f7d9a0', on: { kind: 'ramp', axis: 'y', from: 0.043, to: 0.052 } }],
        },
      );
      for (let j = 0; j < 7; j++) {
        const y = 0.008 + j * 0.0056;
        const r = 0.0015 + [0.0112, 0.0152, 0.0185, 0.021, 0.0229, 0.0236, 0.0226][j]!;
        const n = 6 + j * 2;
        for (let i = 0; i < n; i++) {
          const a = ((i + (j % 2) * 0.5) / n) * TAU;
          k.ball([sin(a) * (r - 0.0008), y, cos(a) * (r - 0.0008)], [0.0009, 0.0014, 0.0009], {
            color: '#f7cf62',
            around: 6,
          });
        }
      }
      k.around(8, (i) =>
        k.leaf([0, 0.05, 0.002], { pitch: -10 + (i % 3) * 8 }, [0.024, 0.011], 0.5, {
          color: '#5c9c34',
        }),
      );
      k.tube(
        [
          [0, 0.049, 0],
          [0.002, 0.06, 0],
          [0.006, 0.068, 0.001],
        ],
        0.0014,
        { color: '#6fae44', material: 'leaf', around: 8 },
      );
    });
    k.socket('grip', [0, 0.03, 0], 0.04);
  },
};
