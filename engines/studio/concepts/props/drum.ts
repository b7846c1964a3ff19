import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const DRUM: Concept = {
  name: 'drum',
  words: 'drum, snare drum, bongo, bongos, djembe, toy drum, tambourine, drums, drum kit',
  kind: 'prop',
  size: 0.3,
  habitat: ['ground'],
  places: ['room', 'studio'],
  held: true,
  grip: 'hug',
  build(k) {
    const shell = k.color('main', '#c8302f', '#2f5fa8', '#3f8a5c', '#e0a83c');
    const gold = { color: '#e6bd52', material: 'gold' } as const;
    const [r, h] = [0.2, 0.24];
    k.lathe(
      [
        [r, 0.012],
        [r, h - 0.012],
      ],
      { color: shell, material: 'lacquer', straight: true, around: 56 },
    );
    for (const y of [0.018, h - 0.018])
      k.lathe(
        [
          [r * 0.98, y - 0.02],
          [r * 1.06, y - 0.018],
          [r * 1.06, y + 0.018],
          [r * 0.98, y + 0.02],
        ],
        { ...gold, straight: true, around: 56 },
      );
    k.lathe(
      [
        [0, h + 0.002],
        [r * 0.99, h],
      ],
      { color: '#faf3e2', material: 'paper', straight: true, around: 56 },
    );
    const n = 9;
    for (let i = 0; i < n; i++) {
      const at = (t: number, y: number): readonly [number, number, number] => [
        sin(t * TAU) * r * 1.03,
        y,
        cos(t * TAU) * r * 1.03,
      ];
      k.tube([at(i / n, h - 0.03), at((i + 0.25) / n, h / 2), at((i + 0.5) / n, 0.03)], 0.006, {
        color: '#fbf6ea',
        around: 7,
      });
      k.tube(
        [at((i + 0.5) / n, 0.03), at((i + 0.75) / n, h / 2), at((i + 1) / n, h - 0.03)],
        0.006,
        { color: '#fbf6ea', around: 7 },
      );
    }
    for (const [s, yaw] of [
      [1, 30],
      [-1, -22],
    ] as const)
      k.at([s * 0.05, h + 0.018, 0.02], { yaw }, () => {
        k.tube(
          [
            [0, 0, -0.16],
            [0, 0.006, 0],
            [0, 0.02, 0.2],
          ],
          [0.007, 0.009, 0.011],
          { color: '#c9935a', material: 'wood' },
        );
        k.ball([0, 0, -0.17], [0.015, 0.014, 0.021], { color: '#c9935a', material: 'wood' });
      });
    k.socket('top', [0, h, 0], 0.36);
    k.socket('grip', [0, 0.14, 0.0], 0.06);
  },
};
