import { cos, sin } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const LIGHTHOUSE: Concept = {
  name: 'lighthouse',
  words: 'lighthouse, beacon, light house',
  kind: 'building',
  size: 16,
  habitat: ['ground'],
  places: ['coast', 'beach'],
  parts: { stripe: 'stripe', roof: 'roof' },
  build(k) {
    const white = k.color('main', '#f6f1e6');
    const red = k.color('stripe', k.color('roof', '#cf3a2e', '#2f5f8a'));
    for (let i = 0; i < 16; i++) {
      const a = i * 2.4;
      const r = 3.4 + (i % 4) * 0.5;
      k.ball([sin(a) * r, -0.1 + 0.2 * (i % 3), cos(a) * r], [1.2, 0.7 + 0.2 * (i % 3), 1.0], {
        color: k.tone('#8a8078', 0.85 + 0.06 * (i % 5)),
        material: 'stone',
        around: 8,
        turn: { yaw: i * 50 },
      });
    }
    k.lathe(
      [
        [4, -0.2],
        [3.6, 0.5],
        [3, 0.8],
        [0, 0.85],
      ],
      { color: '#8f8578', material: 'stone', around: 24, paint: [mottled(0.8, 0.4)] },
    );
    k.lathe(
      [
        [2.3, 0.7],
        [2.2, 1.2],
        [1.7, 5],
        [1.4, 9],
        [1.3, 11],
        [1.7, 11.3],
        [1.8, 11.5],
        [0, 11.5],
      ],
      {
        color: white,
        material: 'plaster',
        around: 48,
        paint: [
          { color: red, on: { kind: 'bands', axis: 'y', step: 4.4, width: 0.5, soft: 0.005 } },
        ],
      },
    );
    k.lathe(
      [
        [1.8, 11.5],
        [1.95, 11.52],
        [1.95, 11.68],
        [0, 11.7],
      ],
      { color: '#3a3e44', material: 'steel', straight: true },
    );
    k.around(14, () =>
      k.tube(
        [
          [0, 11.7, 1.85],
          [0, 12.5, 1.85],
        ],
        0.04,
        { color: '#3a3e44', material: 'steel', around: 6 },
      ),
    );
    for (const y of [12.1, 12.5])
      k.lathe(
        [
          [1.82, y],
          [1.9, y + 0.04],
          [1.82, y + 0.08],
        ],
        { color: '#3a3e44', material: 'steel' },
      );
    k.lathe(
      [
        [0.5, 11.7],
        [0.62, 12.4],
        [0.62, 13.0],
        [0.4, 13.4],
      ],
      { color: '#ffe7a0', material: 'glow', shadow: false },
    );
    k.lathe(
      [
        [1.05, 11.7],
        [1.05, 13.5],
      ],
      { color: '#dceaf0', material: 'glass', straight: true, shadow: false },
    );
    k.around(8, () =>
      k.box([0, 12.6, 1.05], [0.07, 1.9, 0.07], { color: red, material: 'lacquer' }),
    );
    k.lathe(
      [
        [1.35, 13.4],
        [1.3, 13.6],
        [0.7, 14.4],
        [0.16, 14.9],
        [0, 15],
      ],
      { color: red, material: 'lacquer', around: 40 },
    );
    k.ball([0, 15.1, 0], 0.22, { color: '#d8a84a', material: 'gold' });
    k.door([0, 0.8, 2.16], { size: [1, 1.9], color: '#3f6a8a', arched: true, trim: '#d8cbb4' });
    for (const [y, yaw, r] of [
      [4.6, 30, 1.74],
      [7, 0, 1.54],
      [9.4, -30, 1.38],
    ] as const)
      k.at([0, 0, 0], { yaw }, () =>
        k.window([0, y, r], { size: [0.5, 0.8], arched: true, trim: '#d8cbb4' }),
      );
    k.socket('light', [0, 12.7, 0], 8);
    k.socket('door', [0, 0.8, 3.4], 1);
    k.socket('perch', [0, 11.7, 1.5], 0.6);
    k.socket('top', [0, 15.3, 0], 0.4);
  },
};
