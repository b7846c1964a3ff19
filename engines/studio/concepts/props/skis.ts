import type { Concept } from '../concept.ts';

export const SKIS: Concept = {
  name: 'skis',
  words: 'skis, pair of skis, ski, ski poles',
  kind: 'prop',
  size: 1.6,
  habitat: ['ground'],
  places: ['snow'],
  held: true,
  grip: 'raised',
  build(k) {
    const color = k.color('main', '#d8433f', '#2f7fc0', '#f0b52f');
    for (const s of [1, -1]) {
      k.at([s * 0.09, 0, 0], { roll: s * -3, pitch: -5 }, () => {
        k.sheet(
          (u, v) => {
            const t = Math.max(0, v - 0.86) / 0.14;
            return [(u - 0.5) * 0.1 * (1 - 0.6 * t * t), v * 1.65, 0.13 * t * t];
          },
          6,
          44,
          {
            color,
            material: 'lacquer',
            paint: [
              {
                color: '#fbf6ea',
                on: { kind: 'coord', of: 'v', from: 0.6, to: 0.68, soft: 0.004 },
              },
              {
                color: '#26242c',
                on: { kind: 'coord', of: 'v', from: 0.72, to: 0.75, soft: 0.004 },
              },
            ],
          },
        );
        k.box([0, 0.78, 0.03], [0.08, 0.26, 0.05], {
          color: '#26262e',
          material: 'plastic',
          round: 0.02,
        });
        k.box([0, 0.9, 0.055], [0.07, 0.06, 0.04], {
          color: '#c9ced8',
          material: 'steel',
          round: 0.012,
        });
      });
      k.at([s * 0.24, 0, 0.06], { roll: s * 9 }, () => {
        k.tube(
          [
            [0, 0, 0],
            [0, 0.6, 0],
            [0, 1.15, 0],
          ],
          0.01,
          { color: '#c9ced8', material: 'steel' },
        );
        k.tube(
          [
            [0, 1.0, 0],
            [0, 1.1, 0],
            [0, 1.17, 0],
          ],
          0.018,
          { color: '#26262e', material: 'rubber' },
        );
        k.at([0, 0.08, 0], {}, () =>
          k.lathe(
            [
              [0.012, 0],
              [0.05, 0.004],
              [0.012, 0.012],
            ],
            { color, material: 'plastic', around: 20 },
          ),
        );
      });
    }
    k.socket('grip', [0, 0.8, 0.05], 0.06);
  },
};
