import type { Concept } from '../concept.ts';

export const THRONE: Concept = {
  name: 'throne',
  words: 'throne, royal throne, king throne',
  kind: 'furniture',
  size: 2,
  habitat: ['ground'],
  places: ['room'],
  parts: { cushion: 'cushion, seat' },
  build(k) {
    const gold = { color: k.color('main', '#d8a84a', '#cfd2d8'), material: 'gold' } as const;
    const velvet = {
      color: k.color('cushion', '#a8222e', '#4a2f7a', '#2f5a4a'),
      material: 'felt',
    } as const;
    k.box([0, 0.08, 0.1], [1.5, 0.16, 1.4], { color: '#8a2430', material: 'felt', round: 0.02 });
    k.box([0, 0.42, 0], [0.9, 0.16, 0.76], { ...gold, round: 0.03 });
    k.box([0, 0.54, 0.02], [0.76, 0.14, 0.66], { ...velvet, round: 0.06 });
    const back: [number, number][] = [
      [-0.42, 0],
      [0.42, 0],
      [0.46, 0.9],
      [0.34, 1.2],
      [0.14, 1.34],
      [0, 1.52],
      [-0.14, 1.34],
      [-0.34, 1.2],
      [-0.46, 0.9],
    ];
    k.prism([0, 0.46, -0.36], back, 0.14, { ...gold, bevel: 0.03 });
    k.prism(
      [0, 0.56, -0.3],
      back.map(([x, y]) => [x * 0.78, y * 0.8 + 0.04] as const),
      0.1,
      { ...velvet, bevel: 0.03 },
    );
    for (let i = 0; i < 12; i++)
      k.ball([((i % 3) - 1) * 0.17, 0.86 + Math.floor(i / 3) * 0.2, -0.245], 0.018, {
        ...gold,
        around: 10,
      });
    k.ball([0, 2.06, -0.36], 0.08, { color: '#c8203a', material: 'glass', around: 16 });
    for (const s of [1, -1]) {
      k.at([s * 0.44, 0, 0.34], {}, () =>
        k.lathe(
          [
            [0.06, 0.16],
            [0.09, 0.2],
            [0.05, 0.3],
            [0.06, 0.5],
            [0.05, 0.78],
          ],
          gold,
        ),
      );
      k.tube(
        [
          [s * 0.44, 0.8, -0.34],
          [s * 0.45, 0.82, 0.1],
          [s * 0.46, 0.8, 0.38],
        ],
        0.06,
        gold,
      );
      k.ball([s * 0.46, 0.82, 0.42], 0.09, gold);
      k.box([s * 0.44, 0.85, 0.02], [0.1, 0.07, 0.5], { ...velvet, round: 0.03 });
      k.ball([s * 0.46, 1.42, -0.36], 0.07, gold);
      k.at([s * 0.44, 0, -0.34], {}, () =>
        k.lathe(
          [
            [0.07, 0.16],
            [0.05, 0.4],
          ],
          gold,
        ),
      );
    }
    k.socket('seat', [0, 0.61, 0.06], 0.7);
    k.socket('top', [0, 0.61, 0.06], 0.7);
    k.socket('perch', [0, 2.12, -0.36], 0.2);
  },
};
