import { cos, sin } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const ROCK: Concept = {
  name: 'rock',
  words: 'rock, boulder, stone, pebble, big rock, rocks',
  kind: 'rock',
  size: 1.1,
  habitat: ['ground'],
  places: ['meadow', 'beach'],
  build(k) {
    const stone = k.color('main', '#948c82', '#8a8f92', '#a89a86');
    const body = k.body({
      color: stone,
      material: 'stone',
      blend: 0.1,
      cells: 60,
      paint: [
        mottled(2.6, 0.5),
        {
          color: '#7a9048',
          on: [
            { kind: 'facing', axis: 'y', from: 0.55, to: 0.85 },
            { kind: 'noise', scale: 2.2, from: 0.48, to: 0.6 },
          ],
        },
        {
          color: k.tone(stone, 0.6),
          amount: 0.6,
          on: { kind: 'noise', scale: 7, from: 0.6, to: 0.66 },
        },
      ],
    });
    for (let i = 0; i < 7; i++) {
      const a = i * 2.4 + k.vary(-0.3, 0.3);
      const r = i === 0 ? 0 : 0.34;
      const w = k.vary(0.3, 0.44);
      body.ball(
        [sin(a) * r, 0.24 + (i === 0 ? 0.22 : 0.07 * (i % 3)), cos(a) * r * 0.8],
        [w, w * 0.8, w * 0.9],
      );
      body.box(
        [sin(a) * r, 0.28 + (i === 0 ? 0.2 : 0.07 * (i % 3)), cos(a) * r * 0.8],
        [w * 1.3, w * 1.1, w * 1.2],
        0.05,
        { turn: { yaw: k.vary(0, 90), pitch: k.vary(-40, 40), roll: k.vary(-40, 40) } },
      );
    }
    for (let i = 0; i < 5; i++)
      k.ball([sin(i * 1.4) * 0.78, 0.05, cos(i * 1.4) * 0.62], [0.14, 0.09, 0.12], {
        color: k.tone(stone, 0.8 + 0.08 * i),
        material: 'stone',
        around: 7,
        turn: { yaw: i * 50 },
      });
    for (let i = 0; i < 18; i++)
      k.leaf(
        [sin(i * 2.4) * 0.72, 0, cos(i * 2.4) * 0.6],
        { yaw: i * 77, pitch: -60 },
        [0.2, 0.024],
        0.4,
        { color: i % 2 ? '#6fa044' : '#557f38' },
      );
    k.socket('seat', [0, 0.8, 0.05], 0.6);
    k.socket('top', [0, 0.8, 0.05], 0.7);
    k.socket('perch', [0, 0.8, 0.05], 0.5);
  },
};
