import type { Concept } from '../concept.ts';

export const SPINNING_TOP: Concept = {
  name: 'spinning-top',
  words: 'spinning top, toy top, whipping top, gyroscope, yo-yo, yoyo',
  kind: 'prop',
  size: 0.3,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  build(k) {
    const first = k.color('main', '#d8433f', '#3f86c8', '#4fa05a');
    const band = (color: string, from: number, to: number) => ({
      color,
      on: { kind: 'coord' as const, of: 'v' as const, from, to, soft: 0.005 },
    });
    k.at([0, 0, 0], { roll: k.vary(-14, -7), pitch: k.vary(-6, 6) }, () => {
      k.lathe(
        [
          [0.004, 0],
          [0.012, 0.025],
          [0.05, 0.06],
          [0.125, 0.115],
          [0.13, 0.14],
          [0.1, 0.17],
          [0.04, 0.185],
          [0, 0.19],
        ],
        {
          color: first,
          material: 'lacquer',
          around: 56,
          paint: [
            band('#f6c93f', 0.34, 0.42),
            band('#fbf6ea', 0.52, 0.58),
            band('#3f7fc4', 0.66, 0.76),
            band('#f6c93f', 0.84, 0.9),
          ],
        },
      );
      k.lathe(
        [
          [0.018, 0.185],
          [0.014, 0.22],
          [0.013, 0.27],
          [0.026, 0.285],
          [0.026, 0.3],
          [0, 0.306],
        ],
        { color: '#c9935a', material: 'wood', around: 28 },
      );
      k.tube(
        [
          [0, -0.012, 0],
          [0, 0.005, 0],
          [0, 0.03, 0],
        ],
        [0.003, 0.008, 0.012],
        { color: '#c9ced8', material: 'chrome' },
      );
    });
    k.socket('grip', [0, 0.26, 0], 0.05);
  },
};
