import { cos, sin } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const STREET_LAMP: Concept = {
  name: 'street-lamp',
  words: 'street lamp, lamp post, street light, lamppost, streetlight',
  kind: 'furniture',
  size: 3.4,
  habitat: ['ground'],
  places: ['street'],
  build(k) {
    const iron = {
      color: k.color('main', '#26332f', '#2a2c30'),
      material: 'lacquer',
      around: 24,
    } as const;
    k.lathe(
      [
        [0.3, 0],
        [0.3, 0.12],
        [0.2, 0.2],
        [0.17, 0.5],
        [0.22, 0.56],
        [0.12, 0.68],
        [0.085, 0.95],
        [0.07, 1.9],
        [0.12, 1.96],
        [0.07, 2.04],
        [0.09, 2.3],
      ],
      iron,
    );
    const lantern = (at: Vec, scale: number) =>
      k.at(at, { scale }, () => {
        k.lathe(
          [
            [0.06, 0],
            [0.15, 0.06],
            [0.17, 0.1],
          ],
          iron,
        );
        k.lathe(
          [
            [0.15, 0.1],
            [0.25, 0.56],
          ],
          { color: '#ffe2a0', material: 'glow', straight: true, shadow: false, around: 6 },
        );
        k.around(6, () =>
          k.tube(
            [
              [0, 0.1, 0.155],
              [0, 0.56, 0.26],
            ],
            0.016,
            { ...iron, around: 6 },
          ),
        );
        k.lathe(
          [
            [0.32, 0.54],
            [0.33, 0.58],
            [0.2, 0.74],
            [0.06, 0.8],
            [0.04, 0.88],
            [0.06, 0.93],
            [0, 1],
          ],
          { ...iron, around: 6 },
        );
      });
    lantern([0, 2.28, 0], 1);
    for (const s of [1, -1]) {
      k.tube(
        [
          [0, 1.7, 0],
          [s * 0.3, 1.66, 0],
          [s * 0.56, 1.84, 0],
          [s * 0.6, 1.96, 0],
        ],
        0.034,
        iron,
      );
      lantern([s * 0.6, 1.94, 0], 0.8);
      k.tube(
        [
          [s * 0.38, 1.7, 0],
          [s * 0.38, 1.5, 0],
        ],
        0.01,
        iron,
      );
      k.at([s * 0.38, 1.3, 0], {}, () => {
        k.lathe(
          [
            [0, 0],
            [0.12, 0.03],
            [0.19, 0.16],
          ],
          { color: '#7a5232', material: 'bark' },
        );
        for (let i = 0; i < 16; i++)
          k.ball(
            [
              sin(i * 2.4) * 0.16,
              0.17 + 0.05 * ((i * 0.4) % 1) - (i % 4 === 0 ? 0.12 : 0),
              cos(i * 2.4) * 0.16,
            ],
            0.075,
            {
              color: ['#5a8f3c', '#e0506a', '#f2a8bc', '#4f8440'][i % 4]!,
              material: 'leaf',
              around: 9,
            },
          );
      });
    }
    k.socket('light', [0, 2.6, 0], 3.5);
    k.socket('perch', [0.2, 1.68, 0], 0.2);
    k.socket('top', [0, 3.26, 0], 0.2);
  },
};
