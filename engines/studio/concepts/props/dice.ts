import type { Concept } from '../concept.ts';

export const DICE: Concept = {
  name: 'dice',
  words: 'dice, die, pair of dice, game dice',
  kind: 'prop',
  size: 0.24,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  parts: { dots: 'dot, pip' },
  build(k) {
    const color = k.color('main', '#f6f1e6', '#c8262e', '#2f5fa8');
    const ink = k.ask.partColors.dots ?? (color[0] > 0.6 && color[1] > 0.6 ? '#23202a' : '#fbf6ea');
    const s = 0.1;
    const faces: readonly (readonly [number, number])[][] = [
      [[0, 0]],
      [
        [-1, -1],
        [1, 1],
      ],
      [
        [-1, -1],
        [0, 0],
        [1, 1],
      ],
      [
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
      ],
      [
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
        [0, 0],
      ],
      [
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, 0],
        [1, 0],
      ],
    ];
    const turns = [
      { pitch: -90 },
      {},
      { yaw: 90 },
      { yaw: -90 },
      { yaw: 180 },
      { pitch: 90 },
    ] as const;
    for (const [x, z, yaw, first] of [
      [-0.07, 0.01, 24, 4],
      [0.07, -0.02, -32, 1],
    ] as const)
      k.at([x, s / 2, z], { yaw: yaw + k.vary(-8, 8) }, () => {
        k.box([0, 0, 0], [s, s, s], { color, material: 'plastic', round: 0.014 });
        for (const [i, turn] of turns.entries())
          k.at([0, 0, 0], turn, () => {
            for (const [u, v] of faces[(i + first) % 6]!)
              k.ball([u * s * 0.26, v * s * 0.26, s / 2 - 0.001], [0.0105, 0.0105, 0.003], {
                color: ink,
                around: 16,
                shadow: false,
              });
          });
      });
    k.socket('top', [-0.07, s, 0.01], 0.1);
    k.socket('grip', [0, 0, 0], 0.06);
  },
};
