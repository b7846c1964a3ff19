import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const GRAPES: Concept = {
  name: 'grapes',
  words: 'grapes, bunch of grapes, grape',
  kind: 'food',
  size: 0.16,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const skin = k.color('main', '#5a2c6e', '#93b83c', '#7a2440');
    for (let i = 0; i < 44; i++) {
      const t = i / 43;
      const a = i * 2.4;
      const wide = 0.046 * (1 - t * 0.8) * Math.sqrt(0.25 + 0.75 * ((i * 0.618) % 1));
      const y = 0.014 + (0.05 - 0.028 * t) * ((i * 0.37) % 1);
      k.ball([sin(a) * wide, y, 0.06 + (t - 0.5) * 0.13 - 0.06 + cos(a) * wide * 0.3], 0.0135, {
        color: k.tone(skin, 0.8 + 0.5 * ((i * 0.71) % 1)),
        material: 'wet',
        around: 18,
        paint: [
          {
            color: '#ffffff',
            amount: 0.16,
            on: { kind: 'noise', scale: 60, from: 0.45, to: 0.65 },
          },
        ],
      });
    }
    k.tube(
      [
        [0, 0.05, -0.05],
        [0, 0.066, -0.08],
        [0.01, 0.07, -0.11],
      ],
      0.0035,
      { color: '#7a5a34', material: 'wood' },
    );
    k.leaf([0, 0.06, -0.075], { yaw: 130, pitch: -10 }, [0.075, 0.07], 0.4, { color: '#5f9a3c' });
    k.leaf([0, 0.062, -0.08], { yaw: 235, pitch: -14 }, [0.06, 0.055], 0.4, { color: '#6da844' });
    k.socket('grip', [0, 0.05, -0.06], 0.05);
  },
};
