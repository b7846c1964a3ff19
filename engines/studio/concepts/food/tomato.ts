import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const TOMATO: Concept = {
  name: 'tomato',
  words: 'tomato, tomatoes, ripe tomato',
  kind: 'food',
  size: 0.075,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const skin = k.color('main', '#d9301f', '#e03c26');
    k.sheet(
      (u, v) => {
        const a = u * TAU;
        const b = v * Math.PI;
        const rib = 1 - 0.035 * (0.5 - 0.5 * cos(a * 6)) * sin(b);
        const top = v > 0.8 ? (v - 0.8) * 0.07 : 0;
        return [
          0.04 * rib * sin(b) * sin(a),
          0.031 - 0.031 * cos(b) - top,
          0.04 * rib * sin(b) * cos(a),
        ];
      },
      60,
      28,
      {
        color: skin,
        material: 'ceramic',
        crease: 180,
        paint: [
          { color: '#e87a2c', amount: 0.6, on: { kind: 'ramp', axis: 'y', from: 0.045, to: 0.06 } },
        ],
      },
    );
    k.around(6, (i) =>
      k.leaf([0, 0.053, 0.002], { pitch: -16 + (i % 2) * 10 }, [0.034, 0.008], 0.35, {
        color: '#4f8a34',
      }),
    );
    k.tube(
      [
        [0, 0.05, 0],
        [0.002, 0.064, 0],
        [0.009, 0.072, 0.002],
      ],
      [0.003, 0.0022, 0.0026],
      { color: '#5c9240', material: 'leaf', around: 8 },
    );
    k.socket('grip', [0, 0.03, 0], 0.06);
  },
};
