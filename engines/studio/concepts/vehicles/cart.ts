import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const CART: Concept = {
  name: 'cart',
  words: 'cart, wagon, hay cart, wooden cart, wheelbarrow, handcart',
  kind: 'vehicle',
  size: 3,
  habitat: ['ground'],
  places: ['meadow'],
  parts: { load: 'hay, load' },
  build(k) {
    const wood = k.color('main', '#a8733f', '#8f5f34');
    const board = {
      color: wood,
      material: 'wood',
      paint: [
        woodGrain('z', 7),
        {
          color: [0.6, 0.6, 0.6] as const,
          shade: true,
          on: { kind: 'joints' as const, width: 9, height: 0.16, joint: 0.012 },
        },
      ],
    } as const;
    for (const s of [1, -1]) {
      k.wheel([s * 0.78, 0.55, -0.25], {
        radius: 0.55,
        width: 0.1,
        spokes: 10,
        rim: '#8a5a32',
        tyre: '#5a4432',
      });
      k.box([s * 0.64, 0.98, -0.2], [0.05, 0.44, 2.0], { ...board, turn: { roll: s * -10 } });
      k.tube(
        [
          [s * 0.45, 0.74, 0.6],
          [s * 0.42, 0.8, 1.6],
          [s * 0.4, 0.92, 2.3],
        ],
        0.04,
        { color: k.tone(wood, 0.8), material: 'wood' },
      );
      for (const z of [-1.1, -0.2, 0.7])
        k.box([s * 0.67, 1.0, z], [0.06, 0.56, 0.08], {
          color: k.tone(wood, 0.75),
          material: 'wood',
          turn: { roll: s * -10 },
        });
    }
    k.box([0, 0.76, -0.2], [1.2, 0.07, 2.1], board);
    k.tube(
      [
        [-0.76, 0.55, -0.25],
        [0.76, 0.55, -0.25],
      ],
      0.05,
      { color: k.tone(wood, 0.6), material: 'wood' },
    );
    for (const z of [-1.2, 0.8])
      k.box([0, 0.98, z], [1.26, 0.4, 0.05], {
        color: wood,
        material: 'wood',
        paint: [woodGrain('x', 7)],
      });
    if (!k.has('hosting'))
      k.body({
        color: k.color('load', '#e2bd5a'),
        material: 'food',
        blend: 0.2,
        cells: 60,
        fur: { length: 0.12, width: 0.02, lift: 0.7, mess: 0.9, density: 0.7 },
      })
        .ball([0, 1.1, -0.2], [0.6, 0.42, 0.95])
        .ball([0.1, 1.3, -0.4], [0.42, 0.36, 0.6])
        .ball([-0.15, 1.25, 0.3], [0.38, 0.28, 0.4]);
    k.tube(
      [
        [0.3, 0.04, 1.4],
        [0.32, 0.78, 1.4],
      ],
      0.03,
      { color: k.tone(wood, 0.7), material: 'wood' },
    );
    k.socket('inside', [0, 0.82, -0.2], 1.0);
    k.socket('seat', [0, 1.5, -0.2], 0.8);
    k.socket('deck', [0, 0.82, -0.2], 1.0);
  },
};
