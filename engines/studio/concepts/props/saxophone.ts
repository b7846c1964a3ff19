import type { Concept } from '../concept.ts';

export const SAXOPHONE: Concept = {
  name: 'saxophone',
  words: 'saxophone, sax, clarinet',
  kind: 'prop',
  size: 0.7,
  habitat: ['table', 'ground'],
  places: ['studio', 'room', 'street'],
  held: true,
  grip: 'hug',
  build(k) {
    const brass = { color: k.color('main', '#e0aa3c', '#c9ced8'), material: 'gold' } as const;
    k.tube(
      [
        [0, 0.62, -0.13],
        [0, 0.66, -0.06],
        [0, 0.63, 0],
        [0, 0.5, 0.01],
        [0, 0.2, 0.02],
        [0, 0.07, 0.06],
        [0, 0.05, 0.13],
        [0, 0.14, 0.18],
        [0, 0.3, 0.2],
      ],
      [0.01, 0.013, 0.018, 0.022, 0.034, 0.042, 0.046, 0.05, 0.056],
      { ...brass, around: 28, along: 80 },
    );
    k.at([0, 0.28, 0.2], { pitch: 8 }, () =>
      k.lathe(
        [
          [0.054, 0],
          [0.064, 0.05],
          [0.1, 0.095],
          [0.094, 0.096],
          [0.05, 0.05],
          [0, 0.02],
        ],
        { ...brass, around: 44 },
      ),
    );
    k.tube(
      [
        [0, 0.6, -0.19],
        [0, 0.61, -0.15],
        [0, 0.625, -0.12],
      ],
      [0.006, 0.013, 0.014],
      { color: '#1d1b20', material: 'lacquer' },
    );
    for (let i = 0; i < 6; i++) {
      k.at([0.006, 0.5 - i * 0.062, 0.034 + i * 0.0035], { pitch: 90 }, () =>
        k.lathe(
          [
            [0.021, 0],
            [0.022, 0.008],
            [0.012, 0.011],
            [0, 0.009],
          ],
          { color: '#f2e2b0', material: 'ceramic', around: 20 },
        ),
      );
      k.tube(
        [
          [0.03, 0.5 - i * 0.062, 0.0],
          [0.034, 0.47 - i * 0.062, 0.02],
        ],
        0.005,
        brass,
      );
    }
    k.tube(
      [
        [0.04, 0.52, 0.01],
        [0.042, 0.35, 0.02],
        [0.05, 0.14, 0.04],
      ],
      0.005,
      brass,
    );
    k.socket('grip', [0, 0.4, 0.05], 0.05, { yaw: -16 });
  },
};
