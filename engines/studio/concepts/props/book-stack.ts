import type { Concept } from '../concept.ts';

export const BOOK_STACK: Concept = {
  name: 'book-stack',
  words:
    'stack of books, pile of books, books, book stack, stack of old books, pile of old books, old books',
  kind: 'furniture',
  size: 0.2,
  habitat: ['table', 'ground'],
  places: ['room', 'tabletop'],
  build(k) {
    const covers = ['#a3322f', '#2f5f8a', '#c98a2e', '#3f7350', '#6a3f66', '#8a5a3a'];
    let y = 0;
    const count = 4;
    for (let i = 0; i < count; i++) {
      const h = k.vary(0.036, 0.055);
      const [w, d] = [k.vary(0.32, 0.38), k.vary(0.23, 0.27)];
      const cover = k.color(
        i === 0 ? 'main' : `book ${i}`,
        covers[(i * 2 + Math.floor(k.vary(0, 3))) % covers.length]!,
      );
      const look = { color: cover, material: 'leather' } as const;
      k.at([k.vary(-0.012, 0.012), y, k.vary(-0.01, 0.01)], { yaw: k.vary(-9, 9) }, () => {
        k.box([0, h / 2, 0], [w - 0.012, h - 0.008, d - 0.012], {
          color: '#efe3c8',
          material: 'paper',
          round: 0.002,
          paint: [
            {
              color: [0.72, 0.66, 0.55],
              shade: true,
              on: { kind: 'bands', axis: 'y', step: 0.0045, width: 0.45, soft: 0.3 },
            },
          ],
        });
        k.box([0, 0.004, 0], [w, 0.008, d], { ...look, round: 0.003 });
        k.box([0, h - 0.004, 0], [w, 0.008, d], { ...look, round: 0.003 });
        k.box([0, h / 2, d / 2 - 0.004], [w, h, 0.012], {
          ...look,
          round: 0.005,
          paint: [
            {
              color: '#e0b95a',
              glow: 0.1,
              on: { kind: 'bands', axis: 'x', step: w / 2.4, width: 0.1, soft: 0.02 },
            },
          ],
        });
      });
      y += h;
    }
    k.socket('top', [0, y, 0], 0.36);
  },
};
