import type { Concept } from '../concept.ts';

export const ACCORDION: Concept = {
  name: 'accordion',
  words: 'accordion, concertina, squeezebox',
  kind: 'prop',
  size: 0.45,
  habitat: ['table', 'ground'],
  places: ['street', 'room'],
  held: true,
  grip: 'hug',
  build(k) {
    const shell = k.color('main', '#b3262e', '#2f5f6f', '#26242c');
    const look = { color: shell, material: 'lacquer' } as const;
    k.at([0, 0.21, 0], {}, () => {
      for (const s of [1, -1]) k.box([s * 0.19, 0, 0], [0.11, 0.4, 0.2], { ...look, round: 0.03 });
      k.loft(
        (v) => {
          const fold = 1 - 0.1 * (Math.round(v * 16) % 2);
          const x = -0.14 + v * 0.28;
          return [
            [x, -0.18 * fold, 0.085 * fold],
            [x, -0.18 * fold, -0.085 * fold],
            [x, 0.18 * fold, -0.085 * fold],
            [x, 0.18 * fold, 0.085 * fold],
          ];
        },
        16,
        {
          color: '#23202a',
          material: 'paper',
          crease: 20,
          paint: [
            {
              color: '#d9b25c',
              amount: 0.8,
              on: { kind: 'bands', axis: 'x', step: 0.035, width: 0.14, soft: 0.05 },
            },
          ],
        },
      );
      k.box([0.25, -0.01, 0.07], [0.02, 0.34, 0.1], {
        color: '#faf6ec',
        material: 'ceramic',
        paint: [
          {
            color: '#23202a',
            on: { kind: 'bands', axis: 'y', step: 0.034, width: 0.1, soft: 0.02 },
          },
        ],
      });
      for (let i = 0; i < 9; i++)
        if (i % 7 !== 2 && i % 7 !== 6)
          k.box([0.262, -0.15 + i * 0.034, 0.05], [0.012, 0.02, 0.06], {
            color: '#1b191e',
            material: 'lacquer',
          });
      for (let i = 0; i < 5; i++)
        for (let q = 0; q < 3; q++)
          k.ball([-0.17 - q * 0.026, -0.11 + i * 0.055, 0.104], 0.0105, {
            color: '#fbf6ea',
            material: 'ceramic',
            around: 10,
          });
      for (let i = 0; i < 5; i++)
        k.box([0.18, -0.1 + i * 0.05, 0.1], [0.07, 0.016, 0.012], {
          color: '#e6bd52',
          material: 'gold',
        });
      k.socket('grip', [0, 0, 0.1], 0.06);
    });
  },
};
