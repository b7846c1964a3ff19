import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const CHAIR: Concept = {
  name: 'chair',
  words: 'chair, wooden chair, seat, dining chair, kitchen chair',
  kind: 'furniture',
  size: 0.95,
  habitat: ['ground'],
  places: ['room'],
  parts: { cushion: 'cushion, seat' },
  build(k) {
    const wood = k.color('main', '#a8703c', '#8a5430', '#c89a62', '#4f7f7a');
    const look = {
      color: wood,
      material: 'wood',
      paint: [woodGrain('y', 14)],
      around: 16,
    } as const;
    for (const s of [1, -1]) {
      k.tube(
        [
          [s * 0.2, 0, 0.2],
          [s * 0.19, 0.44, 0.19],
        ],
        [0.018, 0.024],
        look,
      );
      k.tube(
        [
          [s * 0.2, 0, -0.24],
          [s * 0.19, 0.44, -0.2],
          [s * 0.19, 0.7, -0.22],
          [s * 0.18, 0.98, -0.27],
        ],
        [0.018, 0.024, 0.022, 0.016],
        look,
      );
      k.tube(
        [
          [s * 0.195, 0.2, 0.19],
          [s * 0.195, 0.22, -0.21],
        ],
        0.012,
        look,
      );
      k.ball([s * 0.18, 0.99, -0.272], 0.026, look);
    }
    k.tube(
      [
        [-0.195, 0.26, 0],
        [0.195, 0.26, 0],
      ],
      0.012,
      look,
    );
    k.box([0, 0.45, 0], [0.46, 0.035, 0.46], { ...look, round: 0.015 });
    k.box([0, 0.485, 0.01], [0.4, 0.05, 0.4], {
      color: k.color('cushion', '#c8483c', '#3f7f8a', '#e0a83a'),
      material: 'cloth',
      round: 0.024,
    });
    for (const y of [0.62, 0.74, 0.88])
      k.sheet(
        (u, v) => {
          const x = (u - 0.5) * 0.38;
          return [
            x,
            y + (v - 0.5) * 0.075 + 0.03 * (y > 0.8 ? 1 - x * x * 30 : 0),
            -0.215 - (y - 0.62) * 0.14 - 0.03 * (1 - 28 * x * x),
          ];
        },
        16,
        4,
        { color: wood, material: 'wood', paint: [woodGrain('x', 14)] },
      );
    k.socket('seat', [0, 0.51, 0.02], 0.4);
    k.socket('top', [0, 0.51, 0.02], 0.4);
    k.socket('perch', [0, 0.93, -0.27], 0.2);
  },
};
