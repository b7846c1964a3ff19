import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const CROISSANT: Concept = {
  name: 'croissant',
  words: 'croissant, butter croissant, french croissant',
  kind: 'food',
  size: 0.16,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const crust = k.color('main', '#c9822f', '#bd7328');
    const body = k.body({
      color: crust,
      material: 'food',
      blend: 0.006,
      cells: 80,
      paint: [
        { color: '#f0c77a', amount: 0.8, on: { kind: 'noise', scale: 60, from: 0.5, to: 0.7 } },
        {
          color: '#8a4c1a',
          amount: 0.7,
          on: [
            { kind: 'facing', axis: 'y', from: 0.3, to: 0.9 },
            { kind: 'noise', scale: 38, from: 0.4, to: 0.65 },
          ],
        },
      ],
    });
    for (let i = -4; i <= 4; i++) {
      const a = i * 0.3;
      const r = 0.034 * (1 - 0.045 * i * i) + 0.004;
      body.ball([sin(a) * 0.07, r * 0.92, cos(a) * -0.06 + 0.04], [0.017, r, r], {
        turn: { yaw: (-a * 180) / Math.PI },
        color: i % 2 ? k.tone(crust, 0.86) : k.tone(crust, 1.1),
      });
    }
    k.lathe(
      [
        [0, 0],
        [0.1, 0],
        [0.125, 0.012],
        [0.127, 0.016],
        [0.1, 0.006],
        [0, 0.005],
      ],
      { color: '#f4efe6', material: 'ceramic', around: 56 },
    );
    k.socket('grip', [0, 0.03, 0], 0.08);
  },
};
