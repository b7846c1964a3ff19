import type { Concept } from '../concept.ts';

export const PLANE: Concept = {
  name: 'plane',
  words: 'plane, airplane, aeroplane, propeller plane, biplane, aircraft, small plane',
  kind: 'vehicle',
  size: 8,
  habitat: ['air', 'ground'],
  places: ['sky', 'meadow'],
  parts: { wings: 'wing' },
  build(k) {
    const color = k.color('main', '#c8332c', '#2f6fae', '#e6a82e', '#3f8a6a');
    const wings = k.color('wings', '#f4ecd8');
    const lacquer = { color, material: 'lacquer' } as const;
    k.shell(
      [
        [-3.6, 1.5, 1.8, 0.06],
        [-2.4, 1.2, 1.86, 0.26],
        [-0.8, 0.9, 2.0, 0.5],
        [0.8, 0.8, 2.04, 0.58],
        [1.8, 0.86, 1.96, 0.54],
        [2.3, 0.98, 1.84, 0.42],
      ],
      {
        ...lacquer,
        round: 0.9,
        paint: [
          {
            color: '#f4ecd8',
            on: [
              { kind: 'ramp', axis: 'y', from: 1.34, to: 1.36 },
              { kind: 'ramp', axis: 'y', from: 1.52, to: 1.5 },
            ],
          },
          {
            color: '#2a2422',
            on: { kind: 'ball', at: [0, 2.05, -0.5], radius: [0.34, 0.2, 0.6], soft: 0.03 },
          },
        ],
      },
    );
    const foil = (half: number, chord: number): [number, number][] => [
      [-half * 0.9, -chord * 0.5],
      [half * 0.9, -chord * 0.5],
      [half, -chord * 0.2],
      [half * 0.96, chord * 0.4],
      [half * 0.8, chord * 0.5],
      [-half * 0.8, chord * 0.5],
      [-half * 0.96, chord * 0.4],
      [-half, -chord * 0.2],
    ];
    for (const [y, h] of [
      [1.02, 3.5],
      [2.72, 3.9],
    ] as const)
      k.prism([0, y, 0.7], foil(h, 1.25), 0.12, {
        color: wings,
        material: 'cloth',
        bevel: 0.05,
        turn: { pitch: 90 },
        paint: [
          { color, on: [{ kind: 'ramp', axis: 'x', from: h * 0.8, to: h * 0.81 }] },
          { color, on: [{ kind: 'ramp', axis: 'x', from: -h * 0.8, to: -h * 0.81 }] },
        ],
      });
    for (const s of [1, -1]) {
      for (const x of [2.5, 0.55])
        for (const z of [0.35, 1.05])
          k.tube(
            [
              [s * x, 1.05, z],
              [s * (x + 0.05), 2.7, z],
            ],
            0.035,
            { color: '#8a5a34', material: 'wood', around: 8 },
          );
      for (const d of [0, 1])
        k.tube(
          [
            [s * 0.6, d ? 1.1 : 2.65, 0.7],
            [s * 2.5, d ? 2.65 : 1.1, 0.7],
          ],
          0.01,
          { color: '#8a8e94', material: 'steel', around: 6 },
        );
      k.wheel([s * 0.75, 0.32, 1.0], { radius: 0.32, width: 0.14, spokes: 8 });
      k.tube(
        [
          [s * 0.4, 0.95, 1.2],
          [s * 0.75, 0.34, 1.0],
          [s * 0.4, 0.95, 0.7],
        ],
        0.04,
        { color: '#8a5a34', material: 'wood' },
      );
      k.prism(
        [s * 0.7, 1.66, -3.1],
        s > 0
          ? [
              [-0.7, -0.4],
              [0.5, -0.4],
              [0.6, 0.05],
              [0.1, 0.45],
              [-0.7, 0.55],
            ]
          : [
              [-0.5, -0.4],
              [0.7, -0.4],
              [0.7, 0.55],
              [-0.1, 0.45],
              [-0.6, 0.05],
            ],
        0.08,
        { color: wings, material: 'cloth', turn: { pitch: 90 } },
      );
    }
    k.prism(
      [0, 2.05, -3.2],
      [
        [-0.5, -0.4],
        [0.6, -0.4],
        [0.3, 0.5],
        [-0.05, 0.8],
        [-0.5, 0.75],
      ],
      0.08,
      { color, material: 'lacquer', turn: { yaw: -90 } },
    );
    k.at([0, 1.4, 2.25], { pitch: 90 }, () => {
      k.lathe(
        [
          [0.42, -0.1],
          [0.5, 0],
          [0.48, 0.06],
          [0.36, 0.04],
        ],
        { color: '#d8b45a', material: 'gold' },
      );
      k.lathe(
        [
          [0.14, 0.06],
          [0.16, 0.2],
          [0.1, 0.36],
          [0, 0.42],
        ],
        { color: '#d4d8de', material: 'chrome' },
      );
      k.around(
        2,
        () =>
          k.at([0, 0.2, 0], { roll: 28 }, () =>
            k.ball([0, 0, 0.62], [0.13, 0.03, 0.62], {
              color: '#7a4a28',
              material: 'wood',
              paint: [{ color: '#f2c23a', on: { kind: 'ramp', axis: 'z', from: 0.44, to: 0.46 } }],
            }),
          ),
        24,
      );
    });
    k.sheet(
      (u, v) => [
        (u - 0.5) * 0.7,
        1.98 + v * 0.3,
        0.14 - v * 0.16 - 0.3 * (2 * u - 1) * (2 * u - 1),
      ],
      10,
      4,
      { color: '#dceaf0', material: 'glass', shadow: false },
    );
    k.socket('seat', [0, 1.66, -0.5], 0.6);
    k.socket('inside', [0, 1.66, -0.5], 0.6);
    k.socket('top', [0, 2.8, 0.7], 1.2);
  },
};
