import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const UMBRELLA: Concept = {
  name: 'umbrella',
  words: 'umbrella, parasol, brolly, beach umbrella',
  kind: 'prop',
  size: 0.9,
  habitat: ['ground'],
  places: ['street', 'beach'],
  held: true,
  parts: { handle: 'handle' },
  build(k) {
    const cloth = k.color('main', '#cf3a3a', '#2f6fae', '#e6b23a', '#3f8f6a');
    const ribs = 8;
    const radius = 0.56;
    k.sheet(
      (u, v) => {
        // From the tip outward; between the ribs the cloth hangs a little.
        const t = 1 - v;
        const a = u * Math.PI * 2;
        const between = Math.abs(u * ribs - Math.round(u * ribs)) * 2;
        const r = radius * t * (1 - 0.07 * between * between * t);
        const y = 0.92 - 0.3 * t * t + 0.035 * between * between * t * t;
        return [r * sin(a), y, r * cos(a)];
      },
      ribs * 6,
      12,
      {
        color: cloth,
        material: 'cloth',
        paint: [
          {
            color: [0.72, 0.72, 0.75],
            shade: true,
            on: { kind: 'stripes', of: 'u', count: ribs, width: 0.1, soft: 0.12 },
          },
        ],
      },
    );
    k.tube(
      [
        [0, 0.02, 0],
        [0, 0.5, 0],
        [0, 1.0, 0],
      ],
      0.011,
      { color: '#3c3a40', material: 'steel' },
    );
    k.tube(
      [
        [0, 0.9, 0],
        [0, 1.04, 0],
      ],
      [0.014, 0.004],
      { color: '#3c3a40', material: 'steel' },
    );
    k.tube(
      [
        [0, 0.1, 0],
        [0, -0.02, 0],
        [0, -0.07, 0.03],
        [0, -0.06, 0.075],
        [0, -0.02, 0.085],
      ],
      0.018,
      { color: k.color('handle', '#8a5a32'), material: 'wood' },
    );
    k.socket('grip', [0, 0.08, 0], 0.08);
  },
};
