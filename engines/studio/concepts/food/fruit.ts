import { cos, sin } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const FRUIT: Concept = {
  name: 'fruit',
  words: 'fruit, bowl of fruit, fruit bowl, basket of fruit, fruits',
  kind: 'food',
  size: 0.3,
  habitat: ['table'],
  places: ['tabletop'],
  build(k) {
    k.lathe(
      [
        [0.05, 0],
        [0.055, 0.01],
        [0.04, 0.02],
        [0.1, 0.045],
        [0.145, 0.085],
        [0.15, 0.09],
        [0.142, 0.088],
        [0.095, 0.054],
        [0, 0.035],
      ],
      {
        color: k.color('main', '#3f6f9a', '#efe6d4', '#8a5a34'),
        material: 'ceramic',
        around: 60,
        paint: [
          {
            color: '#f4ead4',
            on: [
              { kind: 'ramp', axis: 'y', from: 0.07, to: 0.072 },
              { kind: 'ramp', axis: 'y', from: 0.082, to: 0.08 },
            ],
          },
        ],
      },
    );
    const round = (at: Vec, r: number, color: string, material: 'ceramic' | 'food', tilt: number) =>
      k.at(at, { pitch: tilt, roll: tilt * 0.7 }, () => {
        k.lathe(
          [
            [0, -r * 0.86],
            [r * 0.5, -r * 0.9],
            [r, -r * 0.1],
            [r * 0.86, r * 0.6],
            [r * 0.4, r * 0.88],
            [0, r * 0.74],
          ],
          {
            color,
            material,
            around: 36,
            paint:
              material === 'food'
                ? [{ color: k.tone(color, 0.75), on: { kind: 'spots', step: 0.005, size: 0.4 } }]
                : [
                    {
                      color: '#f0c050',
                      amount: 0.6,
                      on: { kind: 'ramp', axis: 'y', from: r * 0.3, to: r },
                    },
                  ],
          },
        );
        k.tube(
          [
            [0, r * 0.72, 0],
            [0.003, r * 1.2, 0],
          ],
          0.002,
          { color: '#5a3c22', material: 'wood', around: 6 },
        );
      });
    round([-0.055, 0.1, 0.05], 0.043, '#c4262b', 'ceramic', -12);
    round([0.035, 0.1, 0.065], 0.042, '#f08a1e', 'food', 16);
    round([0.085, 0.1, -0.01], 0.042, '#a8bf3c', 'ceramic', 20);
    round([-0.08, 0.1, -0.035], 0.042, '#f08a1e', 'food', -20);
    round([0, 0.1, -0.07], 0.043, '#cf3a2e', 'ceramic', 8);
    round([0.005, 0.15, 0.01], 0.042, '#f2c33a', 'ceramic', -8);
    for (const yaw of [-20, 8])
      k.at([0.03, 0.15, -0.05], { yaw: 60 + yaw, pitch: -28, roll: 20 }, () =>
        k.tube(
          [
            [0, 0.03, -0.08],
            [0, 0.012, -0.05],
            [0, 0.004, 0],
            [0, 0.02, 0.05],
            [0, 0.045, 0.075],
          ],
          [0.006, 0.014, 0.0165, 0.014, 0.005],
          { color: '#f5cb36', material: 'food', around: 7 },
        ),
      );
    for (let i = 0; i < 22; i++) {
      const t = (i * 0.618) % 1;
      k.ball(
        [
          -0.1 - 0.04 * t + 0.02 * sin(i * 2),
          0.118 - 0.07 * t + 0.012 * cos(i * 3),
          0.05 + 0.03 * sin(i * 2.4),
        ],
        0.0125,
        { color: k.tone('#6a2c6e', 0.8 + 0.5 * ((i * 0.37) % 1)), material: 'wet', around: 14 },
      );
    }
    k.leaf([0.005, 0.185, 0.01], { yaw: 60, pitch: -20 }, [0.05, 0.026], 0.4, { color: '#5c9a3a' });
    k.socket('top', [0, 0.19, 0], 0.12);
  },
};
