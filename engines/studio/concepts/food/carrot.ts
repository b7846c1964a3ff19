import type { Concept } from '../concept.ts';

export const CARROT: Concept = {
  name: 'carrot',
  words: 'carrot, bunch of carrots, orange carrot',
  kind: 'food',
  size: 0.2,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const skin = k.color('main', '#ef7d22', '#f08a2c');
    for (const [i, yaw] of [-16, 6, 26].entries())
      k.at(
        [0.012 * i - 0.01, 0.019 + (i === 1 ? 0.022 : 0), 0],
        { yaw: 80 + yaw, pitch: 4 },
        () => {
          k.at([0, 0, 0.06], { pitch: -90 }, () =>
            k.lathe(
              [
                [0, 0.16],
                [0.0045, 0.12],
                [0.0115, 0.06],
                [0.0175, 0.006],
                [0.0165, -0.008],
                [0.006, -0.013],
                [0, -0.011],
              ]
                .map(([r, y]) => [r!, 0.16 - y!] as const)
                .map(([r, y]) => [r, y - 0.16] as const),
              {
                color: skin,
                material: 'food',
                around: 30,
                paint: [
                  {
                    color: k.tone(skin, 0.6),
                    on: { kind: 'bands', axis: 'y', step: 0.013, width: 0.1, soft: 0.12, rag: 0.5 },
                  },
                ],
              },
            ),
          );
          for (let j = 0; j < 7; j++)
            k.leaf(
              [0, 0.002, 0.066],
              { yaw: (j - 3) * 13, pitch: -8 - ((j * 5) % 4) * 8 },
              [0.085 + 0.01 * (j % 3), 0.02],
              0.3,
              { color: j % 2 ? '#5c9a3a' : '#4a8a34' },
            );
        },
      );
    k.socket('grip', [0.05, 0.03, 0], 0.05);
  },
};
