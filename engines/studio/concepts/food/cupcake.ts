import { cos, sin, TAU } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const CUPCAKE: Concept = {
  name: 'cupcake',
  words: 'cupcake, muffin, fairy cake',
  kind: 'food',
  size: 0.1,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  parts: { icing: 'icing, frosting, cream' },
  build(k) {
    const cup = k.color('main', '#e58aa0', '#7fb8d0', '#f0c05a');
    const cream = k.color('icing', '#fbeedd', '#f7b9c8', '#cfe8dc', '#6a4028');
    k.sheet(
      (u, v) => {
        const a = u * TAU;
        const r = (0.025 + 0.01 * v) * (1 + 0.035 * (Math.floor(u * 72 + 0.5) % 2));
        return [r * sin(a), v * 0.042, r * cos(a)];
      },
      72,
      3,
      { color: cup, material: 'paper', crease: 20 },
    );
    k.lathe(
      [
        [0, 0.001],
        [0.025, 0.001],
      ],
      { color: cup, material: 'paper', straight: true },
    );
    k.ball([0, 0.042, 0], [0.036, 0.014, 0.036], { color: '#c98f4a', material: 'food' });
    const swirl = Array.from({ length: 41 }, (_, i): Vec => {
      const t = i / 40;
      const a = t * TAU * 3.2;
      const r = 0.026 * (1 - t * 0.96);
      return [sin(a) * r, 0.05 + 0.045 * t, cos(a) * r];
    });
    k.tube(
      swirl,
      swirl.map((_, i) => 0.0145 - 0.01 * (i / 40)),
      { color: cream, material: 'cream', around: 14, along: 160 },
    );
    k.ball([0, 0.108, 0], 0.0105, { color: '#c01a2c', material: 'wet' });
    k.tube(
      [
        [0, 0.116, 0],
        [0.003, 0.126, 0],
        [0.01, 0.132, 0],
      ],
      0.0009,
      { color: '#5a7a30', material: 'leaf', around: 6 },
    );
    const hues = ['#e2445c', '#4a9ad0', '#f2c23a', '#6cb860', '#ffffff'];
    for (let i = 0; i < 26; i++) {
      const t = k.vary(0.05, 0.8);
      const a = k.vary(0, TAU);
      const r = 0.04 * (1 - t * 0.85);
      k.ball([sin(a) * r, 0.052 + 0.048 * t, cos(a) * r], [0.0012, 0.0034, 0.0012], {
        color: hues[i % 5]!,
        material: 'plastic',
        around: 6,
        turn: { pitch: k.vary(20, 120), yaw: k.vary(0, 360) },
      });
    }
    k.socket('grip', [0, 0.02, 0], 0.05);
  },
};
