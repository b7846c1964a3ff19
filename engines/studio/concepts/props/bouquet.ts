import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const BOUQUET: Concept = {
  name: 'bouquet',
  words: 'bouquet, flower bouquet, bouquet of flowers, bunch of flowers, bouquet of roses, posy',
  kind: 'prop',
  size: 0.42,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  parts: { paper: 'paper, wrapping' },
  build(k) {
    const bloom = k.color('main', '#d8344a', '#f09ab0', '#f2b83a', '#b07fd8');
    k.at([0, 0.02, 0], {}, () => {
      k.lathe(
        [
          [0.028, 0],
          [0.05, 0.1],
          [0.12, 0.22],
          [0.15, 0.28],
        ],
        {
          color: k.color('paper', '#f4e8d4', '#dfe9f0', '#f6d6d6'),
          material: 'paper',
          paint: [
            {
              color: [0.82, 0.8, 0.78],
              shade: true,
              on: { kind: 'stripes', of: 'u', count: 9, width: 0.3, soft: 0.3 },
            },
          ],
        },
      );
      k.lathe(
        [
          [0.052, 0.09],
          [0.062, 0.1],
          [0.064, 0.115],
          [0.056, 0.12],
        ],
        { color: k.tone(bloom, 0.8), material: 'felt' },
      );
      for (let i = 0; i < 15; i++) {
        const a = i * 2.4;
        const r = 0.034 * Math.sqrt(i) * 1.05;
        const at: [number, number, number] = [sin(a) * r, 0.36 - r * r * 4.5, cos(a) * r];
        const color = [bloom, '#fbf3e6', k.tone(bloom, 1.5)][i % 3]!;
        for (let p = 0; p < 5; p++)
          k.ball(
            [at[0] + sin(p * 1.257) * 0.021, at[1] - 0.004, at[2] + cos(p * 1.257) * 0.021],
            [0.02, 0.017, 0.02],
            { color, material: 'leaf', around: 10 },
          );
        k.ball([at[0], at[1] + 0.01, at[2]], 0.015, {
          color: i % 3 === 1 ? '#f2b63a' : k.tone(color, 0.8),
          material: 'leaf',
          around: 10,
        });
        if (i % 2)
          k.ball([at[0] * 1.45, at[1] - 0.03, at[2] * 1.45], [0.022, 0.05, 0.012], {
            color: '#5a9a4c',
            material: 'leaf',
            around: 10,
            turn: { yaw: (a * 360) / TAU, pitch: 40 },
          });
      }
    });
    k.socket('grip', [0, 0.07, 0], 0.06);
  },
};
