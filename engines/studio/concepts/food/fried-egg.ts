import { cos, sin } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const FRIED_EGG: Concept = {
  name: 'fried-egg',
  words: 'fried egg, breakfast, bacon and eggs, fried eggs, bacon',
  kind: 'food',
  size: 0.26,
  habitat: ['table'],
  places: ['tabletop'],
  build(k) {
    k.lathe(
      [
        [0, 0],
        [0.09, 0],
        [0.13, 0.012],
        [0.132, 0.017],
        [0.1, 0.008],
        [0, 0.007],
      ],
      { color: k.color('main', '#f2ede4', '#cfdde2'), material: 'ceramic', around: 60 },
    );
    for (const [x, z] of [
      [-0.03, 0.03],
      [0.035, 0.035],
    ] as const) {
      const white = k.body({
        color: '#fdfaf2',
        material: 'wet',
        blend: 0.012,
        cells: 60,
        paint: [
          {
            color: '#d8a868',
            on: {
              kind: 'ball',
              at: [x, 0.01, z],
              radius: [0.044, 0.05, 0.04],
              rag: 0.2,
              not: true,
            },
          },
        ],
      });
      white.ball([x, 0.01, z], [0.032, 0.006, 0.03]);
      for (let i = 0; i < 6; i++)
        white.ball(
          [x + sin(i * 1.05) * 0.026, 0.009, z + cos(i * 1.05) * 0.024],
          [k.vary(0.012, 0.018), 0.004, k.vary(0.012, 0.018)],
        );
      k.ball([x, 0.015, z], [0.0155, 0.011, 0.0155], { color: '#f7a51c', material: 'wet' });
    }
    for (const z of [-0.03, -0.058])
      k.sheet(
        (u, v) => [
          (v - 0.5) * 0.15,
          0.018 + 0.006 * sin(v * 22 + z * 90),
          z + (u - 0.5) * 0.028 + 0.004 * sin(v * 9),
        ],
        8,
        50,
        {
          color: '#a83a26',
          material: 'wet',
          crease: 180,
          paint: [
            {
              color: '#f0c09a',
              on: { kind: 'stripes', of: 'u', count: 2, width: 0.34, soft: 0.2 },
            },
          ],
        },
      );
    for (const s of [0, 1])
      k.at([0.085, 0.03, -0.005 - s * 0.03], { yaw: 30, pitch: -30 }, () =>
        k.box([0, 0.008, 0], [0.07, 0.07, 0.01], {
          color: '#eac27a',
          material: 'food',
          round: 0.005,
          paint: [mottled(130, 0.35)],
        }),
      );
    k.at([-0.095, 0.012, -0.015], {}, () =>
      k.lathe(
        [
          [0, 0],
          [0.016, 0],
          [0.017, 0.004],
          [0, 0.007],
        ],
        { color: '#d4382a', material: 'wet' },
      ),
    );
  },
};
