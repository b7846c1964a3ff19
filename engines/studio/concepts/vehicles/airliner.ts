import type { Concept } from '../concept.ts';

export const AIRLINER: Concept = {
  name: 'airliner',
  words: 'airliner, jet, jumbo jet, passenger plane, fighter jet, jet plane',
  kind: 'vehicle',
  size: 20,
  habitat: ['air'],
  places: ['sky'],
  parts: { stripe: 'stripe', tail: 'tail' },
  build(k) {
    const white = k.color('main', '#f4f5f6');
    const accent = k.color('tail', k.color('stripe', '#2f6fae', '#d8442e', '#2f8a7a'));
    const wing = {
      color: '#dfe3e8',
      material: 'lacquer',
      bevel: 0.1,
      turn: { pitch: 90 },
    } as const;
    k.shell(
      [
        [-10, 3.3, 3.7, 0.12],
        [-7.5, 2.4, 4.1, 0.8],
        [-4.5, 2.0, 4.2, 1.15],
        [4, 2.0, 4.2, 1.2],
        [7.4, 2.05, 4.1, 1.1],
        [9, 2.3, 3.6, 0.75],
        [9.9, 2.7, 3.1, 0.2],
      ],
      {
        color: white,
        material: 'lacquer',
        round: 0.95,
        paint: [
          { color: accent, on: [{ kind: 'ramp', axis: 'y', from: 2.66, to: 2.64 }] },
          {
            color: '#31424e',
            on: [
              { kind: 'ramp', axis: 'y', from: 3.3, to: 3.32 },
              { kind: 'ramp', axis: 'y', from: 3.62, to: 3.6 },
              { kind: 'bands', axis: 'z', step: 0.62, width: 0.55, soft: 0.05 },
              { kind: 'ramp', axis: 'z', from: -6.6, to: -6.5 },
              { kind: 'ramp', axis: 'z', from: 6.6, to: 6.5 },
            ],
          },
          {
            color: '#26343f',
            gloss: 1,
            on: { kind: 'ball', at: [0, 3.55, 8.75], radius: [1, 0.25, 0.42], soft: 0.03 },
          },
        ],
      },
    );
    for (const s of [1, -1]) {
      k.at([s * 0.8, 2.5, 0], { roll: s * -4 }, () => {
        k.prism(
          [s * 4.2, 0, -0.6],
          s > 0
            ? [
                [-4.2, -1.4],
                [4.4, -3.4],
                [4.6, -2.5],
                [0, 1.2],
                [-4.2, 3.2],
              ]
            : [
                [4.2, -1.4],
                [4.2, 3.2],
                [0, 1.2],
                [-4.6, -2.5],
                [-4.4, -3.4],
              ],
          0.26,
          wing,
        );
        k.box([s * 8.7, 0.5, -3.6], [0.12, 1.1, 0.9], {
          color: accent,
          material: 'lacquer',
          turn: { roll: s * -14 },
        });
        k.at([s * 3.1, -0.72, 1.0], { pitch: 90 }, () => {
          k.lathe(
            [
              [0.5, -1.6],
              [0.66, -0.6],
              [0.72, 0.4],
              [0.64, 0.9],
              [0.56, 0.8],
              [0.5, 0.2],
            ],
            { color: accent, material: 'lacquer' },
          );
          k.lathe(
            [
              [0.52, 0.5],
              [0.16, 0.5],
              [0, 0.75],
            ],
            {
              color: '#3a3e44',
              material: 'steel',
              straight: true,
              paint: [
                { color: '#16181c', on: { kind: 'stripes', of: 'u', count: 18, width: 0.4 } },
              ],
            },
          );
        });
      });
      k.prism(
        [s * 2, 3.6, -8.4],
        s > 0
          ? [
              [-2, -0.6],
              [1.8, -1.4],
              [1.9, -0.8],
              [-2, 1.5],
            ]
          : [
              [2, -0.6],
              [2, 1.5],
              [-1.9, -0.8],
              [-1.8, -1.4],
            ],
        0.16,
        wing,
      );
    }
    k.prism(
      [0, 5.4, -8.2],
      [
        [-1.4, -1.5],
        [2.6, -1.5],
        [-0.9, 2.2],
        [-1.9, 2.2],
      ],
      0.2,
      { color: accent, material: 'lacquer', bevel: 0.05, turn: { yaw: -90 } },
    );
    k.socket('seat', [0, 4.2, 2], 1.4);
    k.socket('top', [0, 4.2, 1], 2);
  },
};
