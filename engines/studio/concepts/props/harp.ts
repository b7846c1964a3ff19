import { sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const HARP: Concept = {
  name: 'harp',
  words: 'harp, lyre, celtic harp',
  kind: 'furniture',
  size: 1.4,
  habitat: ['ground'],
  places: ['room', 'studio'],
  build(k) {
    const gold = k.color('main', '#d9a83c', '#8a5a30');
    const look = { color: gold, material: 'gold' } as const;
    k.lathe(
      [
        [0, 0],
        [0.2, 0],
        [0.21, 0.03],
        [0.15, 0.07],
        [0.12, 0.1],
        [0, 0.1],
      ],
      look,
    );
    const neck = (t: number): readonly [number, number, number] => [
      -0.34 + t * 0.7,
      1.28 + 0.1 * sin(t * 5.4 + 0.6) - 0.28 * t * (1 - t) - 0.1 * t,
      0,
    ];
    const board = (t: number): readonly [number, number, number] => [
      0.4 - t * 0.46,
      1.2 - t * 1.1,
      0,
    ];
    k.tube(
      [
        [-0.12, 0.06, 0],
        [-0.28, 0.5, 0],
        [-0.36, 0.95, 0],
        [-0.34, 1.3, 0],
      ],
      [0.045, 0.036, 0.036, 0.05],
      { ...look, along: 40, around: 18 },
    );
    k.tube(
      Array.from({ length: 9 }, (_, i) => neck(i / 8)),
      0.036,
      { ...look, along: 50 },
    );
    k.tube(
      Array.from({ length: 5 }, (_, i) => board(i / 4)),
      [0.04, 0.05, 0.062, 0.075, 0.08],
      { ...look, along: 40, around: 18 },
    );
    k.ball([-0.34, 1.36, 0], 0.06, look);
    k.ball([0.39, 1.2, 0], 0.055, look);
    const count = 17;
    for (let i = 1; i < count; i++) {
      const t = i / count;
      k.tube([neck(t * 0.94), board((1 - t) * 0.86 + 0.02)], 0.0042, {
        color: i % 7 === 0 ? '#c8302f' : '#fbf3dc',
        around: 6,
        along: 2,
      });
    }
    k.socket('grip', [-0.1, 0.8, 0], 0.06);
  },
};
