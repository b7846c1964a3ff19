import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const TRACTOR: Concept = {
  name: 'tractor',
  words: 'tractor, farm tractor',
  kind: 'vehicle',
  size: 3.4,
  habitat: ['ground'],
  places: ['meadow'],
  build(k) {
    const color = k.color('main', '#c8332a', '#3f7f3c', '#2f6fa0');
    const lacquer = { color, material: 'lacquer' } as const;
    k.box([0, 0.86, 0.2], [0.5, 0.4, 2.4], { color: '#2a2a2e', material: 'steel' });
    k.shell(
      [
        [-0.1, 0.94, 1.5, 0.42],
        [0.5, 0.94, 1.52, 0.42],
        [1.2, 0.92, 1.44, 0.4],
        [1.42, 0.94, 1.3, 0.34],
      ],
      { ...lacquer, round: 0.35 },
    );
    for (let i = 0; i < 6; i++)
      k.box([0, 0.96 + i * 0.07, 1.42], [0.5, 0.03, 0.05], { color: '#26262a', material: 'steel' });
    const wheel = (x: number, z: number, r: number, w: number) => {
      k.wheel([x, r, z], { radius: r * 0.94, width: w, spokes: 6, rim: '#f0c23a' });
      k.at([x, r, z], { roll: x > 0 ? -90 : 90 }, () =>
        k.around(20, (i) =>
          k.box([0, (i % 2 ? 1 : -1) * w * 0.22, r * 0.95], [r * 0.12, w * 0.62, r * 0.1], {
            color: '#232224',
            material: 'rubber',
            turn: { roll: (i % 2 ? 1 : -1) * 28 },
          }),
        ),
      );
    };
    for (const s of [1, -1]) {
      wheel(s * 0.86, -0.78, 0.82, 0.42);
      wheel(s * 0.68, 1.05, 0.42, 0.26);
      k.sheet(
        (u, v) => {
          const a = -1.3 + v * 2.3;
          return [s * (0.62 + u * 0.5), 0.82 + 0.94 * cos(a), -0.78 + 0.94 * sin(a)];
        },
        3,
        22,
        { ...lacquer, crease: 40 },
      );
      k.at([s * 0.3, 1.26, 1.4], { pitch: 90 }, () => {
        k.lathe(
          [
            [0.1, -0.04],
            [0.11, 0.04],
            [0.09, 0.06],
          ],
          { color: '#d4d8de', material: 'chrome' },
        );
        k.ball([0, 0.04, 0], [0.09, 0.03, 0.09], { color: '#fff4d6', material: 'eye' });
      });
      for (const z of [-1.2, 0])
        k.tube(
          [
            [s * 0.56, 1.4, z],
            [s * 0.52, 2.5, z * 0.9 - 0.06],
          ],
          0.035,
          { color: '#26262a', material: 'steel' },
        );
    }
    k.box([0, 2.54, -0.62], [1.3, 0.1, 1.6], { ...lacquer, round: 0.05 });
    k.tube(
      [
        [0.22, 1.5, 0.9],
        [0.22, 2.1, 0.9],
        [0.22, 2.3, 0.84],
      ],
      0.05,
      { color: '#3a3a3e', material: 'steel' },
    );
    k.box([0, 1.2, -0.8], [0.5, 0.1, 0.46], { color: '#3a2a24', material: 'leather', round: 0.05 });
    k.box([0, 1.44, -1.02], [0.5, 0.44, 0.1], {
      color: '#3a2a24',
      material: 'leather',
      round: 0.05,
    });
    k.tube(
      [
        [0, 1.4, -0.1],
        [0, 1.56, -0.3],
      ],
      0.03,
      { color: '#26262a', material: 'steel' },
    );
    k.at([0, 1.58, -0.32], { pitch: -40 }, () =>
      k.lathe(
        [
          [0.19, -0.015],
          [0.21, 0],
          [0.19, 0.015],
          [0.17, 0],
          [0.19, -0.015],
        ],
        { color: '#26262a', material: 'rubber' },
      ),
    );
    k.socket('seat', [0, 1.26, -0.78], 0.5);
    k.socket('inside', [0, 1.26, -0.78], 0.7);
    k.socket('top', [0, 2.6, -0.62], 0.9);
  },
};
