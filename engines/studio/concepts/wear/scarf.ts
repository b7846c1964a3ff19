import type { Concept } from '../concept.ts';

export const SCARF: Concept = {
  name: 'scarf',
  words: 'scarf, shawl, woolly scarf, woollen scarf, neckerchief',
  kind: 'wear',
  size: 0.3,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'neck',
  build(k) {
    const wool = k.color('main', '#c8363a', '#2f7f9a', '#d9a23a', '#4f7d4a');
    const paint = [
      {
        color: k.tone(wool, 2.2),
        on: { kind: 'stripes', of: 'v', count: 5, width: 0.3, soft: 0.04 },
      },
    ] as const;
    k.lathe(
      [
        [0.08, -0.03],
        [0.112, -0.034],
        [0.125, 0],
        [0.112, 0.034],
        [0.08, 0.03],
      ],
      { color: wool, material: 'cloth' },
    );
    const sway = k.vary(-0.02, 0.05);
    k.sheet(
      (u, v) => [
        0.04 + (u - 0.5) * 0.06 + sway * (1 - v),
        -0.02 - (1 - v) * 0.2,
        0.118 + 0.012 * (1 - v),
      ],
      6,
      14,
      { color: wool, material: 'cloth', paint },
    );
    k.ball([0.045, -0.012, 0.115], [0.036, 0.034, 0.026], {
      color: k.tone(wool, 0.9),
      material: 'cloth',
    });
    k.socket('wear', [0, 0, 0], 0.17);
  },
};
