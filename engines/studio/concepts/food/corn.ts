import type { Concept } from '../concept.ts';

export const CORN: Concept = {
  name: 'corn',
  words: 'corn, corn cob, ear of corn, sweet corn, maize',
  kind: 'food',
  size: 0.24,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const grain = k.color('main', '#f6ca36', '#f3c02c');
    k.at([0, 0.034, 0], { roll: -72, yaw: 14 }, () =>
      k.at([0, -0.1, 0], {}, () => {
        k.lathe(
          [
            [0, 0],
            [0.024, 0.004],
            [0.027, 0.06],
            [0.022, 0.15],
            [0.008, 0.196],
            [0, 0.2],
          ],
          { color: '#d8a422', material: 'food' },
        );
        for (let j = 0; j < 20; j++) {
          const y = 0.02 + j * 0.0088;
          const r = 0.0272 - 0.00001 * j - (j > 8 ? (j - 8) * (j - 8) * 0.00012 : 0);
          k.around(12, (i) =>
            k.ball([0, y, r - 0.001], [0.0068, 0.0048, 0.0052], {
              color: k.tone(grain, 0.9 + (0.2 * ((i * 7 + j * 3) % 5)) / 5),
              material: 'wet',
              around: 8,
            }),
          );
        }
        k.around(6, (i) =>
          k.leaf(
            [0, -0.01, 0.012],
            { pitch: -66 - (i % 2) * 6 },
            [0.15 + 0.02 * (i % 3), 0.05],
            -0.22,
            { color: i % 2 ? '#8fb850' : '#7aa844' },
          ),
        );
        k.tube(
          [
            [0, -0.01, 0],
            [0, -0.045, 0],
          ],
          [0.014, 0.011],
          { color: '#9ab85c', material: 'leaf' },
        );
      }),
    );
    k.socket('grip', [0, 0.03, 0], 0.06);
  },
};
