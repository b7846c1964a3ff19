import type { Concept } from '../concept.ts';

export const BELL: Concept = {
  name: 'bell',
  words: 'bell, church bell, jingle bell, hand bell, handbell',
  kind: 'prop',
  size: 0.4,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  parts: { handle: 'handle' },
  build(k) {
    const brass = { color: k.color('main', '#e0ab3c', '#c9ccd2'), material: 'gold' } as const;
    k.lathe(
      [
        [0.1, 0.03],
        [0.145, 0],
        [0.152, 0.012],
        [0.118, 0.06],
        [0.092, 0.12],
        [0.082, 0.19],
        [0.05, 0.228],
        [0, 0.236],
      ],
      { ...brass, around: 56 },
    );
    for (const y of [0.034, 0.17])
      k.lathe(
        [
          [y < 0.1 ? 0.128 : 0.083, y - 0.005],
          [y < 0.1 ? 0.137 : 0.091, y],
          [y < 0.1 ? 0.125 : 0.083, y + 0.006],
        ],
        { ...brass, around: 56 },
      );
    k.ball([0, 0.012, 0.02], 0.034, { color: '#8a6a34', material: 'gold' });
    k.lathe(
      [
        [0.018, 0.23],
        [0.02, 0.27],
        [0.028, 0.33],
        [0.024, 0.39],
        [0, 0.4],
      ],
      { color: k.color('handle', '#7a4a28', '#26242c'), material: 'lacquer', around: 28 },
    );
    for (const s of [1, -1])
      k.body({ color: '#c8302f', material: 'felt', cells: 24, blend: 0.01 }).chain(
        [
          [s * 0.01, 0.245, 0.03],
          [s * 0.055, 0.265, 0.036],
        ],
        [0.012, 0.026],
      );
    k.ball([0, 0.246, 0.036], 0.016, { color: '#a3242a', material: 'felt' });
    k.socket('grip', [0, 0.33, 0], 0.05);
    k.socket('top', [0, 0.4, 0], 0.1);
  },
};
