import type { Concept } from '../concept.ts';

export const HELICOPTER: Concept = {
  name: 'helicopter',
  words: 'helicopter, chopper helicopter, copter',
  kind: 'vehicle',
  size: 9,
  habitat: ['air', 'ground'],
  places: ['coast', 'meadow'],
  build(k) {
    const color = k.color('main', '#d8452e', '#2f6fae', '#e2b02e', '#3f7f5a');
    const lacquer = { color, material: 'lacquer' } as const;
    k.shell(
      [
        [-1.9, 1.5, 2.2, 0.36],
        [-1.2, 1.0, 2.6, 0.82],
        [0, 0.8, 2.72, 1.0],
        [1.2, 0.86, 2.5, 0.92],
        [2.0, 1.0, 2.0, 0.6],
        [2.3, 1.3, 1.6, 0.24],
      ],
      {
        ...lacquer,
        round: 0.85,
        crease: 80,
        paint: [
          {
            color: '#2c404c',
            gloss: 1,
            rough: 0.08,
            on: { kind: 'ball', at: [0, 2.1, 1.9], radius: [1.4, 0.66, 1.25], soft: 0.02 },
          },
          {
            color,
            on: [
              { kind: 'ramp', axis: 'x', from: -0.05, to: -0.04 },
              { kind: 'ramp', axis: 'x', from: 0.05, to: 0.04 },
            ],
          },
          {
            color: '#f4efe2',
            on: [
              { kind: 'ramp', axis: 'y', from: 1.24, to: 1.26 },
              { kind: 'ramp', axis: 'y', from: 1.42, to: 1.4 },
            ],
          },
        ],
      },
    );
    k.shell(
      [
        [-5.4, 2.1, 2.3, 0.08],
        [-3.4, 1.9, 2.3, 0.18],
        [-1.4, 1.6, 2.4, 0.42],
      ],
      { ...lacquer, round: 0.9 },
    );
    k.prism(
      [0, 2.5, -5.2],
      [
        [-0.4, -0.7],
        [0.3, -0.4],
        [0.1, 0.5],
        [-0.4, 0.9],
        [-0.7, 0.9],
      ],
      0.1,
      { ...lacquer, turn: { yaw: -90 } },
    );
    k.box([0, 2.15, -4.4], [1.7, 0.06, 0.4], { color: '#f4efe2', material: 'lacquer' });
    k.shell(
      [
        [-1.4, 2.4, 2.6, 0.2],
        [-0.6, 2.4, 3.0, 0.4],
        [0.4, 2.4, 2.9, 0.34],
        [0.8, 2.4, 2.6, 0.2],
      ],
      { color: k.tone(color, 0.8), material: 'lacquer', round: 0.7 },
    );
    k.tube(
      [
        [0, 2.9, -0.2],
        [0, 3.3, -0.2],
      ],
      0.1,
      { color: '#8a8e94', material: 'steel' },
    );
    k.at([0, 3.3, -0.2], {}, () => {
      k.lathe(
        [
          [0, -0.05],
          [0.22, -0.04],
          [0.22, 0.06],
          [0, 0.1],
        ],
        { color: '#8a8e94', material: 'steel' },
      );
      k.around(
        4,
        () =>
          k.box([0, 0, 2.3], [0.28, 0.04, 4.4], {
            color: '#33363c',
            material: 'lacquer',
            paint: [{ color: '#f2c23a', on: { kind: 'ramp', axis: 'z', from: 1.9, to: 1.92 } }],
          }),
        18,
      );
    });
    k.at([0.16, 2.9, -5.4], { roll: -90 }, () =>
      k.around(4, () =>
        k.box([0, 0, 0.42], [0.12, 0.02, 0.84], { color: '#33363c', material: 'lacquer' }),
      ),
    );
    for (const s of [1, -1]) {
      k.tube(
        [
          [s * 0.95, 0.22, -1.9],
          [s * 0.95, 0.1, -1.6],
          [s * 0.95, 0.08, 1.4],
          [s * 0.95, 0.16, 1.8],
          [s * 0.95, 0.34, 2.0],
        ],
        0.06,
        { color: '#3a3e44', material: 'steel' },
      );
      for (const z of [0.9, -0.8])
        k.tube(
          [
            [s * 0.95, 0.1, z],
            [s * 0.7, 0.95, z * 0.8],
          ],
          0.05,
          { color: '#3a3e44', material: 'steel' },
        );
      k.box([s * 0.93, 2.0, -0.35], [0.1, 0.66, 0.8], {
        color: '#2c404c',
        material: 'window',
        round: 0.06,
        turn: { roll: s * 8 },
      });
    }
    k.socket('inside', [0, 1.5, 1.0], 0.8);
    k.socket('seat', [0, 1.5, 1.0], 0.8);
    k.socket('top', [0, 3.4, -0.2], 0.6);
  },
};
