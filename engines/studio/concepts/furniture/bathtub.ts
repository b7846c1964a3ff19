import { cos, pow, sin, TAU } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const BATHTUB: Concept = {
  name: 'bathtub',
  words: 'bathtub, bath, tub, claw foot tub, bath tub',
  kind: 'furniture',
  size: 1.7,
  habitat: ['ground'],
  places: ['room'],
  parts: { feet: 'foot' },
  build(k) {
    const outside = k.color('main', '#f6f2ea', '#7fb0b8', '#e8a8a0');
    const gold = { color: k.color('feet', '#d8a84a'), material: 'gold' } as const;
    const wall =
      (inset: number, low: number) =>
      (u: number, v: number): Vec => {
        const a = u * TAU;
        const s = sin(a);
        const r = 0.62 + 0.38 * pow(v, 0.5);
        const z = cos(a);
        return [
          s * (0.38 - inset) * r,
          low + v * (0.62 - low) + (z < 0 ? 0.12 * z * z * v : 0),
          z * (0.82 - inset) * r,
        ];
      };
    k.sheet(wall(0, 0.14), 56, 14, { color: outside, material: 'ceramic', crease: 180 });
    k.sheet(wall(0.035, 0.17), 56, 14, { color: '#fbfaf6', material: 'ceramic', crease: 180 });
    k.sheet(
      (u, v) => {
        const a = u * TAU;
        return [sin(a) * 0.24 * v, 0.14, cos(a) * 0.51 * v];
      },
      40,
      3,
      { color: outside, material: 'ceramic' },
    );
    k.tube(
      Array.from({ length: 33 }, (_, i): Vec => {
        const a = (i / 32) * TAU;
        const z = cos(a);
        return [sin(a) * 0.37, 0.625 + (z < 0 ? 0.12 * z * z : 0), z * 0.81];
      }),
      0.032,
      { color: '#fbfaf6', material: 'ceramic' },
    );
    k.sheet(
      (u, v) => {
        const a = u * TAU;
        return [sin(a) * 0.315 * v, 0.52, cos(a) * 0.75 * v];
      },
      40,
      4,
      { color: '#8fcbd8', material: 'wet' },
    );
    for (let i = 0; i < 44; i++) {
      const a = i * 2.4;
      const r = Math.sqrt((i * 0.618) % 1);
      k.ball(
        [sin(a) * 0.28 * r, 0.53 + 0.03 * ((i * 0.37) % 1), cos(a) * 0.66 * r],
        0.04 + 0.045 * ((i * 0.73) % 1),
        { color: '#fbfdff', material: 'snow', around: 12 },
      );
    }
    for (const s of [1, -1])
      for (const z of [0.42, -0.42]) {
        k.tube(
          [
            [s * 0.2, 0.2, z],
            [s * 0.28, 0.14, z * 1.06],
            [s * 0.27, 0.03, z * 1.1],
          ],
          [0.05, 0.04, 0.03],
          gold,
        );
        k.ball([s * 0.28, 0.03, z * 1.13], [0.045, 0.03, 0.055], gold);
      }
    k.tube(
      [
        [0, 0.66, 0.8],
        [0, 0.86, 0.8],
        [0, 0.88, 0.66],
        [0, 0.8, 0.62],
      ],
      0.026,
      gold,
    );
    for (const s of [1, -1])
      k.at([s * 0.1, 0.68, 0.8], {}, () => {
        k.tube(
          [
            [0, 0, 0],
            [0, 0.08, 0],
          ],
          0.016,
          gold,
        );
        k.ball([0, 0.09, 0], [0.045, 0.014, 0.014], gold);
      });
    k.socket('inside', [0, 0.44, -0.2], 0.5);
    k.socket('seat', [0, 0.3, -0.3], 0.4);
  },
};
