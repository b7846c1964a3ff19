import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const DONUT: Concept = {
  name: 'donut',
  words: 'donut, doughnut, glazed donut, bagel',
  kind: 'food',
  size: 0.1,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  parts: { icing: 'icing, frosting, glaze' },
  build(k) {
    const glaze = k.color('icing', k.color('main', '#f08aa8', '#6a3a22', '#8fd0d8', '#fbf3e4'));
    const plain = k.has('bagel');
    k.at([0, 0.004, 0], { pitch: 0 }, () => {
      k.lathe(
        Array.from({ length: 17 }, (_, i) => {
          const a = (i / 16) * TAU - 1.57;
          return [0.034 + 0.021 * cos(a), 0.019 + 0.019 * sin(a)] as const;
        }),
        {
          color: plain ? '#b8743a' : '#d69a52',
          material: 'food',
          around: 52,
          paint: [
            {
              color: '#f2d59a',
              on: [
                { kind: 'ramp', axis: 'y', from: 0.013, to: 0.016 },
                { kind: 'ramp', axis: 'y', from: 0.024, to: 0.021 },
              ],
            },
          ],
        },
      );
      if (!plain)
        k.sheet(
          (u, v) => {
            const t = u * TAU;
            const wave = 0.32 * sin(t * 5) + 0.2 * sin(t * 8 + 2);
            const a = 0.2 - 0.3 * wave + v * (2.9 + 0.3 * wave);
            const r = 0.0222;
            return [
              (0.034 + r * cos(a)) * sin(t),
              0.0195 + r * 0.94 * sin(a),
              (0.034 + r * cos(a)) * cos(t),
            ];
          },
          64,
          16,
          { color: glaze, material: 'wet', crease: 180 },
        );
      const hues = ['#e8344c', '#3f8fd0', '#f6cc3a', '#5cb85a', '#ffffff', '#8a5ad0'];
      for (let i = 0; i < 46; i++) {
        const t = k.vary(0, TAU);
        const a = k.vary(0.5, 2.6);
        const r = 0.0232;
        k.ball(
          [
            (0.034 + r * cos(a)) * sin(t),
            0.0195 + r * 0.94 * sin(a),
            (0.034 + r * cos(a)) * cos(t),
          ],
          plain ? [0.0009, 0.0006, 0.0016] : [0.0009, 0.0009, 0.003],
          {
            color: plain ? '#f6e8c8' : hues[i % 6]!,
            material: 'plastic',
            around: 6,
            turn: { yaw: k.vary(0, 360) },
          },
        );
      }
    });
    k.socket('grip', [0, 0.02, 0.03], 0.05);
  },
};
