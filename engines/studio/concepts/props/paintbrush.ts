import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const PAINTBRUSH: Concept = {
  name: 'paintbrush',
  words: 'paintbrush, paint brush, artist brush, palette, paint palette',
  kind: 'prop',
  size: 0.5,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  parts: { paint: 'paint, tip' },
  build(k) {
    const wood = k.color('main', '#c9a06a', '#a8323a');
    const wet = k.color('paint', '#d8433f', '#3f7fc4', '#f0b52f', '#4fa05a');
    if (k.has('palette')) {
      k.at([0, 0.2, 0], { pitch: -24 }, () => {
        const outline = Array.from({ length: 40 }, (_, i): [number, number] => {
          const a = (i / 40) * TAU;
          const r =
            0.19 +
            0.03 * sin(2 * a + 0.6) -
            0.05 * Math.max(0, cos(a - 5.3)) * Math.max(0, cos(a - 5.3));
          return [r * cos(a) * 1.15, r * sin(a)];
        });
        k.prism([0, 0, 0], outline, 0.016, { color: '#c9935a', material: 'wood', bevel: 0.005 });
        ['#d8433f', '#f0b52f', '#3f7fc4', '#4fa05a', '#fbf6ee', '#8a4fb0'].forEach((color, i) => {
          const a = 0.5 + i * 0.62;
          k.ball([0.135 * cos(a), 0.115 * sin(a), 0.012], [0.032, 0.028, 0.016], {
            color,
            material: 'wet',
          });
        });
        k.ball([0.09, -0.08, 0.006], [0.026, 0.03, 0.006], { color: '#3a2a20' });
      });
      k.socket('grip', [0.08, 0.14, 0], 0.06);
    }
    k.at(
      k.has('palette') ? [-0.2, 0.12, 0.05] : [0, 0, 0],
      { roll: k.has('palette') ? 30 : -12 },
      () => {
        k.tube(
          [
            [0, 0, 0],
            [0, 0.12, 0],
            [0, 0.3, 0],
          ],
          [0.006, 0.014, 0.011],
          { color: wood, material: 'lacquer' },
        );
        k.lathe(
          [
            [0.0115, 0.29],
            [0.0175, 0.33],
            [0.018, 0.37],
            [0.016, 0.375],
          ],
          { color: '#d9dde4', material: 'chrome', around: 24 },
        );
        k.tube(
          [
            [0, 0.365, 0],
            [0, 0.4, 0],
            [0.003, 0.45, 0],
            [0.008, 0.5, 0],
          ],
          [0.0165, 0.0215, 0.016, 0.002],
          {
            color: '#7a5230',
            material: 'hair',
            paint: [
              { color: wet, on: { kind: 'ramp', axis: 'y', from: 0.4, to: 0.43, rag: 0.02 } },
            ],
          },
        );
        if (!k.has('palette')) k.socket('grip', [0, 0.16, 0], 0.04);
      },
    );
  },
};
