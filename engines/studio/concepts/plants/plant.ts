import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const PLANT: Concept = {
  name: 'plant',
  words: 'potted plant, plant, houseplant, house plant, monstera, succulent, aloe, aloe vera, herb',
  kind: 'plant',
  size: 0.7,
  habitat: ['ground', 'table'],
  places: ['room'],
  parts: { pot: 'pot' },
  build(k) {
    const leaf = k.color('main', '#4a8a42', '#3f7f4a', '#5a9440');
    k.lathe(
      [
        [0, 0],
        [0.12, 0],
        [0.16, 0.2],
        [0.175, 0.2],
        [0.18, 0.25],
        [0.155, 0.25],
        [0.145, 0.22],
        [0, 0.225],
      ],
      {
        color: k.color('pot', '#c86a42', '#f0e8dc', '#3f6f7a', '#e0b04a'),
        material: 'clay',
        straight: true,
        around: 44,
        paint: [
          {
            color: [1.2, 1.2, 1.15],
            shade: true,
            on: { kind: 'bands', axis: 'y', step: 0.06, width: 0.12 },
          },
        ],
      },
    );
    k.lathe(
      [
        [0.146, 0.222],
        [0, 0.232],
      ],
      { color: '#4a3424', material: 'bark', straight: true },
    );
    for (let i = 0; i < 17; i++) {
      const a = i * 137.5;
      const t = i / 16;
      const lift = 78 - 48 * (1 - t);
      const reach = 0.16 + 0.14 * (1 - t);
      const h = 0.24 + 0.34 * t;
      const r = (a * Math.PI) / 180;
      k.tube(
        [
          [0, 0.22, 0],
          [sin(r) * reach * 0.35, h * 0.8, cos(r) * reach * 0.35],
          [sin(r) * reach * 0.7, h, cos(r) * reach * 0.7],
        ],
        [0.008, 0.006, 0.004],
        { color: '#5f9444', material: 'leaf', around: 6 },
      );
      k.leaf(
        [sin(r) * reach * 0.66, h, cos(r) * reach * 0.66],
        { yaw: a, pitch: -lift * 0.5 },
        [0.24, 0.15],
        0.55,
        { color: k.tone(leaf, 0.8 + 0.4 * ((i * 0.618) % 1)) },
      );
    }
    k.socket('top', [0, 0.7, 0], 0.2);
    k.socket('perch', [0, 0.62, 0.1], 0.12);
  },
};
