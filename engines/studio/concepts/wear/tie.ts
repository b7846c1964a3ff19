import type { Concept } from '../concept.ts';

export const TIE: Concept = {
  name: 'tie',
  words: 'tie, necktie',
  kind: 'wear',
  size: 0.28,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'neck',
  build(k) {
    const cloth = k.color('main', '#b3262e', '#2f4f8f', '#3f6a4c');
    const paint = [
      {
        color: k.tone(cloth, 2.2),
        on: { kind: 'stripes', of: 'v', count: 7, width: 0.25, soft: 0.03 },
      },
    ] as const;
    k.lathe(
      [
        [0.082, -0.016],
        [0.095, 0],
        [0.082, 0.016],
      ],
      { color: '#fbf6ec', material: 'cloth' },
    );
    k.body({ color: cloth, material: 'cloth', cells: 30, blend: 0.01 }).chain(
      [
        [0, 0.005, 0.1],
        [0, -0.022, 0.108],
      ],
      [0.026, 0.016],
    );
    k.sheet(
      (u, v) => {
        const t = 1 - v;
        const wide = t > 0.86 ? 0.062 * (1 - (t - 0.86) / 0.15) : 0.026 + 0.036 * t;
        return [
          (u - 0.5) * wide,
          -0.03 - t * 0.24,
          0.112 + 0.035 * t - 0.1 * (u - 0.5) * (u - 0.5),
        ];
      },
      8,
      22,
      { color: cloth, material: 'felt', paint },
    );
    k.socket('wear', [0, 0, 0], 0.17);
  },
};
