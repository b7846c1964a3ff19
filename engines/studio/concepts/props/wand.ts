import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const WAND: Concept = {
  name: 'wand',
  words: 'wand, magic wand, fairy wand, baton',
  kind: 'prop',
  size: 0.5,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  parts: { star: 'star' },
  build(k) {
    const wood = k.color('main', '#4a3224', '#f6efe6', '#2a2730');
    const star = k.color('star', '#f6cf4a');
    k.tube(
      [
        [0, 0, 0],
        [0, 0.12, 0],
        [0, 0.34, 0],
      ],
      [0.013, 0.011, 0.008],
      { color: wood, material: 'lacquer' },
    );
    for (const y of [0.01, 0.1])
      k.ball([0, y, 0], [0.018, 0.012, 0.018], { color: '#e0b64a', material: 'gold', around: 16 });
    const outline = Array.from({ length: 10 }, (_, i): [number, number] => {
      const r = i % 2 ? 0.04 : 0.088;
      return [-r * sin((i / 10) * TAU), r * cos((i / 10) * TAU)];
    });
    k.prism([0, 0.41, 0], outline, 0.034, {
      color: star,
      material: 'gold',
      bevel: 0.012,
      paint: [
        { color: '#fff2b0', glow: 0.35, on: { kind: 'facing', axis: 'z', from: 0.2, to: 0.9 } },
      ],
    });
    for (let i = 0; i < 9; i++) {
      const a = i * 2.4;
      k.ball(
        [sin(a) * (0.1 + 0.012 * i), 0.4 + cos(a) * 0.13, 0.03 * sin(i * 3)],
        0.006 + 0.003 * (i % 3),
        { color: '#fff0b8', material: 'glow', around: 8, shadow: false },
      );
    }
    k.socket('light', [0, 0.41, 0.05], 0.3);
    k.socket('grip', [0, 0.06, 0], 0.05);
  },
};
