import { cos, sin, TAU } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const GATE: Concept = {
  name: 'gate',
  words: 'gate, torii, torii gate, japanese gate, archway, portal',
  kind: 'building',
  size: 5,
  habitat: ['ground'],
  places: ['meadow', 'forest'],
  build(k) {
    const torii = k.has('torii', 'japanese', 'shrine');
    const red = k.color('main', ...(torii ? ['#d0432c'] : ['#c4b8a4', '#b8ac98']));
    if (torii) {
      for (const s of [1, -1]) {
        k.tube(
          [
            [s * 2.0, 0, 0],
            [s * 1.85, 4.6, 0],
          ],
          [0.24, 0.2],
          { color: red, material: 'lacquer', around: 24 },
        );
        k.at([s * 2, 0, 0], {}, () =>
          k.lathe(
            [
              [0.44, 0],
              [0.42, 0.3],
              [0.3, 0.42],
            ],
            { color: '#2a2628', material: 'stone' },
          ),
        );
      }
      k.box([0, 3.7, 0], [5, 0.32, 0.3], { color: red, material: 'lacquer' });
      k.box([0, 4.2, 0], [0.4, 0.8, 0.3], { color: red, material: 'lacquer' });
      k.box([0, 4.22, 0.18], [0.5, 0.66, 0.06], { color: '#2a2628', material: 'lacquer' });
      for (const [y, h, c] of [
        [4.66, 0.3, red],
        [4.96, 0.22, '#2a2628'],
      ] as const)
        k.sheet(
          (u, v) => {
            const x = (u - 0.5) * (y > 4.8 ? 6.6 : 6.1);
            const a = v * TAU;
            return [
              x,
              y + 0.018 * x * x + h * 0.6 * Math.max(-1, Math.min(1, cos(a) * 1.5)),
              0.28 * Math.max(-1, Math.min(1, sin(a) * 1.5)) * (y > 4.8 ? 1.3 : 1),
            ];
          },
          24,
          16,
          { color: c, material: 'lacquer', crease: 30 },
        );
    } else {
      const arch = (r: number, z: number, thick: number) =>
        k.tube(
          Array.from({ length: 13 }, (_, i): Vec => {
            const a = (i / 12) * Math.PI;
            return [cos(a) * r, 2.6 + sin(a) * r, z];
          }),
          thick,
          { color: '#2a2a2e', material: 'steel', around: 8 },
        );
      for (const s of [1, -1]) {
        k.box([s * 2.2, 1.7, 0], [1, 3.4, 1], {
          color: red,
          material: 'stone',
          paint: [
            {
              color: [0.6, 0.6, 0.6],
              shade: true,
              on: { kind: 'joints', width: 0.6, height: 0.42, joint: 0.03 },
            },
            {
              color: [1.25, 1.2, 1.15],
              shade: true,
              amount: 0.6,
              on: { kind: 'pieces', width: 0.6, height: 0.42 },
            },
          ],
        });
        k.box([s * 2.2, 3.5, 0], [1.25, 0.24, 1.25], { color: red, material: 'stone' });
        k.ball([s * 2.2, 3.95, 0], 0.4, { color: red, material: 'stone' });
        for (let i = 0; i < 6; i++) {
          const x = s * (0.14 + i * 0.29);
          k.tube(
            [
              [x, 0.15, 0],
              [x, 2.2 + 0.09 * (6 - i) * (6 - i) * 0.26, 0],
            ],
            0.03,
            { color: '#2a2a2e', material: 'steel', around: 8 },
          );
          k.at([x, 2.2 + 0.09 * (6 - i) * (6 - i) * 0.26, 0], {}, () =>
            k.lathe(
              [
                [0.03, 0],
                [0.06, 0.05],
                [0, 0.22],
              ],
              { color: '#d8a84a', material: 'gold', around: 8 },
            ),
          );
        }
        for (const y of [0.3, 1.2, 2.1])
          k.box([s * 0.87, y, 0], [1.7, 0.07, 0.07], { color: '#2a2a2e', material: 'steel' });
      }
      arch(1.7, 0, 0.05);
      arch(1.45, 0, 0.03);
    }
    k.socket('door', [0, 0, 0.6], 1.8);
    k.socket('top', [0, torii ? 5.2 : 4.3, 0], 0.6);
  },
};
