import { mottled } from '../../model/paint.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const TANGERINE: Concept = {
  name: 'tangerine',
  words: 'tangerine, mandarin, clementine, oranges, orange fruit, orange slice, grapefruit, citrus',
  kind: 'food',
  size: 0.16,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const peel = k.color('main', '#f08a1e', '#f29a2c');
    const whole = (at: Vec, r: number) =>
      k.at(at, { yaw: at[0] * 900, pitch: 8 }, () => {
        k.lathe(
          [
            [0, 0],
            [r * 0.5, r * 0.08],
            [r * 0.95, r * 0.6],
            [r, r],
            [r * 0.86, r * 1.5],
            [r * 0.4, r * 1.84],
            [0, r * 1.82],
          ],
          {
            color: peel,
            material: 'food',
            around: 44,
            paint: [
              { color: k.tone(peel, 0.72), on: { kind: 'spots', step: 0.005, size: 0.4 } },
              mottled(40, 0.15),
            ],
          },
        );
        k.ball([0, r * 1.83, 0], [r * 0.1, r * 0.05, r * 0.1], {
          color: '#5a7a34',
          material: 'leaf',
          around: 10,
        });
        k.leaf([0, r * 1.84, 0], { yaw: 60, pitch: -16 }, [r * 1.2, r * 0.6], 0.35, {
          color: '#4d8a3a',
        });
      });
    whole([-0.028, 0, -0.02], 0.038);
    k.at([0.045, 0.036, 0.02], { pitch: 58, yaw: 14 }, () => {
      k.lathe(
        [
          [0, -0.037],
          [0.022, -0.03],
          [0.035, -0.012],
          [0.037, 0],
          [0.035, 0.0015],
          [0, 0.0015],
        ],
        {
          color: peel,
          material: 'food',
          around: 44,
          paint: [
            {
              color: '#f0d49a',
              gloss: 0.02,
              rough: 0.9,
              on: { kind: 'facing', axis: 'y', from: 0.8, to: 0.9 },
            },
            {
              color: '#e87410',
              on: [
                { kind: 'facing', axis: 'y', from: 0.8, to: 0.9 },
                { kind: 'ball', at: [0, 0, 0], radius: 0.0325, soft: 0.03 },
                { kind: 'stripes', of: 'u', count: 10, width: 0.86, soft: 0.06 },
                { kind: 'ball', at: [0, 0, 0], radius: 0.004, not: true },
              ],
            },
          ],
        },
      );
    });
    k.socket('grip', [0, 0.04, 0], 0.06);
  },
};
