import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const TOWER: Concept = {
  name: 'tower',
  words: 'tower, watchtower, wizard tower, clock tower, bell tower, turret, spire, stone tower',
  kind: 'building',
  size: 14,
  habitat: ['ground'],
  places: ['meadow', 'forest'],
  parts: { roof: 'roof', door: 'door' },
  build(k) {
    const stone = k.color('main', '#cbbfa8', '#b8b2a8', '#d8c8b0');
    k.tower([0, 0, 0], {
      radius: 2.3,
      height: 9,
      color: stone,
      roof: k.color('roof', '#6a4f8a', '#9a3f34', '#3f6a6a'),
      rise: 5.6,
      windows: 2,
      taper: 0.86,
      flag: '#e8b23a',
    });
    k.tower([2.2, 3.6, 0.4], {
      radius: 0.8,
      height: 3,
      color: stone,
      roof: '#9a3f34',
      rise: 2.2,
      windows: 1,
    });
    k.at([2.2, 2.2, 0.4], {}, () =>
      k.lathe(
        [
          [0, 0],
          [0.3, 0.3],
          [0.84, 1.4],
        ],
        { color: stone, material: 'stone' },
      ),
    );
    k.door([0, 0, 2.26], {
      size: [1.3, 2.3],
      color: k.color('door', '#7a4a2c'),
      arched: true,
      trim: '#a89c88',
    });
    k.box([0, 0.1, 2.9], [2, 0.2, 1.2], { color: '#a89c88', material: 'stone' });
    if (k.has('clock'))
      for (const yaw of [0, 90, 180, 270])
        k.at([0, 7.4, 0], { yaw }, () =>
          k.at([0, 0, 1.98], { pitch: 90 }, () => {
            k.lathe(
              [
                [0.95, 0],
                [0.95, 0.14],
                [0.82, 0.16],
                [0, 0.14],
              ],
              {
                color: '#fbf4e0',
                material: 'ceramic',
                straight: true,
                paint: [
                  { color: '#8a6a34', on: { kind: 'ball', at: [0, 0, 0], radius: 0.8, not: true } },
                ],
              },
            );
            k.box([0, 0.2, -0.28], [0.08, 0.04, 0.6], { color: '#26221e' });
            k.box([0.2, 0.2, 0], [0.44, 0.04, 0.08], { color: '#26221e' });
          }),
        );
    for (let i = 0; i < 40; i++) {
      const a = k.vary(1.2, 2.9);
      const y = k.vary(0, 4.6) * (1 - Math.abs(a - 2) * 0.4);
      k.leaf(
        [sin(a) * 2.3, y, cos(a) * 2.3],
        { yaw: (a * 180) / Math.PI + k.vary(-40, 40), pitch: k.vary(-60, 40) },
        [0.42, 0.34],
        0.4,
        { color: i % 2 ? '#5a8a3c' : '#6d9c48' },
      );
    }
    k.socket('door', [0, 0.1, 4], 1.4);
    k.socket('top', [0, 14.6, 0], 0.8);
    k.socket('perch', [2.2, 8.8, 0.4], 0.5);
  },
};
