import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const BOOKCASE: Concept = {
  name: 'bookcase',
  words: 'bookcase, bookshelf, shelf, cupboard, wardrobe, cabinet',
  kind: 'furniture',
  size: 1.9,
  habitat: ['ground'],
  places: ['room'],
  build(k) {
    const wood = k.color('main', '#8f5a32', '#a8733f', '#6a4028');
    const look = { color: wood, material: 'wood', paint: [woodGrain('y', 8)] } as const;
    for (const s of [1, -1]) k.box([s * 0.54, 0.95, 0], [0.05, 1.9, 0.32], look);
    k.box([0, 0.95, -0.15], [1.08, 1.9, 0.02], { ...look, color: k.tone(wood, 0.6) });
    k.box([0, 1.92, 0.01], [1.2, 0.06, 0.38], { ...look, paint: [woodGrain('x', 8)] });
    k.box([0, 0.05, 0.0], [1.1, 0.1, 0.33], look);
    const hues = [
      '#a8392f',
      '#2f6a8a',
      '#d8a23a',
      '#4f7a4a',
      '#6a3f66',
      '#c8763a',
      '#e8dcc0',
      '#34486a',
    ];
    for (let j = 0; j < 5; j++) {
      const y = 0.1 + j * 0.36;
      k.box([0, y, 0], [1.06, 0.03, 0.3], { ...look, paint: [woodGrain('x', 8)] });
      let x = -0.5;
      for (let i = 0; x < 0.44; i++) {
        const w = k.vary(0.03, 0.062);
        const h = k.vary(0.2, 0.3);
        const gap = (i + j * 3) % 11 === 8;
        if (gap) {
          k.at([x + 0.07, y + 0.015, 0.02], {}, () =>
            k.lathe(
              [
                [0.03, 0],
                [0.06, 0.06],
                [0.05, 0.12],
                [0.025, 0.15],
                [0.035, 0.18],
              ],
              { color: hues[(i * 5 + j) % 8]!, material: 'ceramic', around: 24 },
            ),
          );
          x += 0.15;
        } else {
          k.at([x + w / 2, y + 0.015, 0.02], { roll: (i + j) % 9 === 5 ? -7 : 0 }, () =>
            k.box([0, h / 2, 0], [w * 0.94, h, 0.2], {
              color: hues[(i * 3 + j * 5) % 8]!,
              material: 'leather',
              round: 0.006,
              paint: [
                { color: '#e2bd6a', on: { kind: 'bands', axis: 'y', step: h * 0.8, width: 0.06 } },
              ],
            }),
          );
          x += w + 0.003;
        }
      }
    }
    k.socket('top', [0, 1.95, 0], 0.6);
    k.socket('perch', [0, 1.95, 0], 0.5);
  },
};
