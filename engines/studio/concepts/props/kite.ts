import type { Concept } from '../concept.ts';

export const KITE: Concept = {
  name: 'kite',
  words: 'kite, toy kite, paper kite, diamond kite',
  kind: 'prop',
  size: 1.5,
  habitat: ['air', 'ground'],
  places: ['meadow', 'beach'],
  held: true,
  grip: 'raised',
  parts: { second: 'tail' },
  build(k) {
    const first = k.color('main', '#d8433f', '#3f86c8', '#f0b52f');
    const second = k.color('second', '#f2c83a', '#5fb0a0', '#f4ead8');
    k.at([0.15, 1.15, 0.1], { pitch: -22, roll: k.vary(-22, -6) }, () => {
      const corners = [
        [0, -0.42],
        [0.3, 0.08],
        [0, 0.34],
        [-0.3, 0.08],
      ] as const;
      for (let i = 0; i < 4; i++) {
        const [a, b] = [corners[i]!, corners[(i + 1) % 4]!];
        k.sheet(
          (u, v) => {
            const x = (a[0] + (b[0] - a[0]) * u) * v;
            const y = (a[1] + (b[1] - a[1]) * u) * v;
            return [x, y, 0.06 * (1 - v) + 0.02 * v * (1 - u) * u];
          },
          8,
          8,
          { color: i % 2 ? second : first, material: 'cloth' },
        );
      }
      k.tube(
        [
          [0, -0.42, 0],
          [0, 0, 0.05],
          [0, 0.34, 0],
        ],
        0.008,
        { color: '#c9a06a', material: 'wood' },
      );
      k.tube(
        [
          [-0.3, 0.08, 0],
          [0, 0.06, 0.05],
          [0.3, 0.08, 0],
        ],
        0.008,
        { color: '#c9a06a', material: 'wood' },
      );
      k.tube(
        [
          [0, -0.42, 0],
          [0.08, -0.6, 0],
          [-0.06, -0.8, 0],
          [0.07, -1.0, 0],
        ],
        0.006,
        { color: '#fbf6ea', around: 6, along: 40 },
      );
      for (const [x, y, i] of [
        [0.07, -0.58, 0],
        [-0.02, -0.72, 1],
        [-0.04, -0.86, 2],
        [0.07, -1.0, 3],
      ] as const)
        for (const s of [1, -1])
          k.sheet((u, v) => [x + s * v * 0.075, y + (u - 0.5) * 0.09 * v, 0], 4, 4, {
            color: i % 2 ? second : first,
            material: 'cloth',
          });
    });
    k.tube(
      [
        [0, 0, 0],
        [0.0, 0.45, 0.05],
        [0.15, 1.12, 0.16],
      ],
      0.0035,
      { color: '#fbf6ea', around: 6, along: 30 },
    );
    k.socket('grip', [0, 0.02, 0], 0.04);
  },
};
