import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const CLOCK: Concept = {
  name: 'clock',
  words:
    'clock, alarm clock, wall clock, cuckoo clock, table clock, watch, stopwatch, pocket watch, timer',
  kind: 'prop',
  size: 0.3,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  parts: { face: 'face, dial' },
  build(k) {
    const shell = k.color('main', '#d8433f', '#2f9a9a', '#e0a83c', '#5f6fb0');
    const [r, y] = [0.11, 0.15];
    k.at([0, y, 0], { pitch: 90 }, () => {
      k.lathe(
        [
          [0, -0.05],
          [r * 0.9, -0.048],
          [r, -0.03],
          [r * 1.02, 0.03],
          [r * 0.98, 0.042],
          [r * 0.9, 0.042],
          [r * 0.88, 0.03],
        ],
        { color: shell, material: 'lacquer', around: 56 },
      );
      k.lathe(
        [
          [0, 0.031],
          [r * 0.9, 0.03],
        ],
        { color: k.color('face', '#fbf5e6'), material: 'ceramic', straight: true, around: 48 },
      );
    });
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * TAU;
      k.box(
        [sin(a) * r * 0.74, y + cos(a) * r * 0.74, 0.032],
        [0.007, i % 3 ? 0.012 : 0.022, 0.004],
        { color: '#2a282e', round: 0.001, turn: { roll: (-i / 12) * 360 } },
      );
    }
    for (const [deg, long, wide] of [
      [-58, 0.048, 0.011],
      [52, 0.072, 0.008],
    ] as const)
      k.at([0, y, 0.037], { roll: -deg }, () =>
        k.box([0, long / 2 - 0.006, 0], [wide, long, 0.004], {
          color: '#26242a',
          material: 'lacquer',
          round: 0.002,
        }),
      );
    k.ball([0, y, 0.04], [0.009, 0.009, 0.005], {
      color: '#d8433f',
      material: 'plastic',
      around: 14,
    });
    for (const s of [1, -1]) {
      k.at([s * 0.062, y + r * 0.98, 0], { roll: -s * 26 }, () =>
        k.lathe(
          [
            [0.046, 0],
            [0.044, 0.02],
            [0.028, 0.036],
            [0, 0.042],
          ],
          { color: '#e0b64a', material: 'gold', around: 36 },
        ),
      );
      k.tube(
        [
          [s * 0.05, y - r * 0.86, 0],
          [s * 0.075, 0.03, 0.005],
          [s * 0.085, 0.006, 0.01],
        ],
        [0.012, 0.011, 0.014],
        { color: '#e0b64a', material: 'gold' },
      );
    }
    k.tube(
      [
        [-0.03, y + r * 1.2, 0],
        [0, y + r * 1.5, 0],
        [0.03, y + r * 1.2, 0],
      ],
      0.006,
      { color: '#e0b64a', material: 'gold' },
    );
    k.ball([0, y + r * 1.12, 0], [0.011, 0.025, 0.011], { color: '#e0b64a', material: 'gold' });
    k.socket('top', [0, y + r * 1.42, 0], 0.16);
  },
};
