import { cos, sin } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const GAZEBO: Concept = {
  name: 'gazebo',
  words: 'gazebo, pavilion, pergola, bandstand, rotunda',
  kind: 'building',
  size: 4.6,
  habitat: ['ground'],
  places: ['meadow'],
  parts: { roof: 'roof' },
  build(k) {
    const white = k.color('main', '#fbf6ec', '#f0e8da');
    const roof = k.color('roof', '#4f7f7a', '#8a4f44', '#5a6a8a');
    const look = { color: white, material: 'wood' } as const;
    k.lathe(
      [
        [2.4, 0],
        [2.4, 0.2],
        [2.2, 0.2],
        [2.2, 0.4],
        [0, 0.4],
      ],
      { color: '#c8b89c', material: 'stone', straight: true, around: 8, crease: 20 },
    );
    k.around(8, (i) => {
      k.at([0, 0.4, 2], {}, () => {
        k.lathe(
          [
            [0.12, 0],
            [0.09, 0.1],
            [0.07, 1.2],
            [0.07, 2.1],
            [0.13, 2.3],
          ],
          { ...look, around: 16 },
        );
        k.ball([0, 2.36, 0], [0.14, 0.08, 0.14], look);
      });
      k.at([0, 0, 0], { yaw: 22.5 }, () => {
        if (i !== 7) {
          for (let j = -4; j <= 4; j++)
            k.tube(
              [
                [j * 0.17, 0.5, 1.86],
                [j * 0.17, 1.15, 1.86],
              ],
              0.022,
              { ...look, around: 6 },
            );
          for (const y of [0.5, 1.16]) k.box([0, y, 1.86], [1.52, 0.07, 0.09], look);
        }
        k.box([0, 2.74, 1.88], [1.7, 0.16, 0.14], look);
        k.tube(
          Array.from({ length: 9 }, (_, j): Vec => {
            const a = (j / 8) * Math.PI;
            return [cos(a) * 0.7, 2.3 + sin(a) * 0.36, 1.87];
          }),
          0.04,
          look,
        );
      });
    });
    k.at([0, 0, 0], {}, () =>
      k.lathe(
        [
          [2.5, 2.8],
          [2.45, 2.9],
          [1.6, 3.5],
          [0.7, 4.0],
          [0.4, 4.1],
          [0.4, 4.5],
          [0, 4.5],
        ],
        {
          color: roof,
          material: 'brick',
          straight: true,
          around: 8,
          crease: 20,
          paint: [
            {
              color: [0.65, 0.65, 0.65],
              shade: true,
              on: { kind: 'bands', axis: 'y', step: 0.15, width: 0.2 },
            },
          ],
        },
      ),
    );
    k.lathe(
      [
        [0.55, 4.45],
        [0.3, 4.7],
        [0.06, 4.9],
        [0, 5.3],
      ],
      { color: '#d8a84a', material: 'gold', around: 16 },
    );
    k.around(
      6,
      (i) => {
        for (let j = 0; j < 3; j++)
          k.at([0, 0.35 + 0.1 * j, 2.5 + 0.1 * (j % 2)], { yaw: j * 50 + i * 9 }, () => {
            k.ball([j * 0.24 - 0.24, 0, 0], 0.24, {
              color: '#5a8a3c',
              material: 'leaf',
              around: 8,
            });
            k.at([j * 0.24 - 0.24, 0.2, 0.1], {}, () =>
              k.bloom({
                rows: [{ count: 6, length: 0.13, width: 0.1, lift: 25 }],
                color: ['#f2a8b8', '#fbf6ee', '#e0607a'][i % 3]!,
                heart: { radius: 0.05, color: '#f2c23a' },
              }),
            );
          });
      },
      10,
    );
    k.socket('deck', [0, 0.4, 0], 1.6);
    k.socket('inside', [0, 0.4, 0], 1.6);
    k.socket('top', [0, 5.2, 0], 0.3);
  },
};
