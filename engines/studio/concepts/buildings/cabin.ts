import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const CABIN: Concept = {
  name: 'cabin',
  words: 'cabin, log cabin, lodge, wooden hut, shack, chalet, hut',
  kind: 'building',
  size: 6,
  habitat: ['ground'],
  places: ['forest', 'snow', 'meadow'],
  parts: { roof: 'roof', door: 'door' },
  build(k) {
    const log = k.color('main', '#9a6238', '#8a5430', '#a87044');
    const roof = k.color('roof', '#5a4436', '#6a5a48', '#4f5a44');
    const [w, d, h] = [5, 4, 2.5];
    k.box([0, h / 2, 0], [w - 0.3, h, d - 0.3], { color: k.tone(log, 0.4), material: 'wood' });
    for (let i = 0; i < 9; i++) {
      const y = 0.15 + i * 0.285;
      for (const s of [1, -1]) {
        k.tube(
          [
            [-w / 2 - 0.3, y, (s * d) / 2 - s * 0.1],
            [w / 2 + 0.3, y, (s * d) / 2 - s * 0.1],
          ],
          0.155,
          {
            color: k.tone(log, 0.9 + 0.05 * (i % 4)),
            material: 'wood',
            paint: [woodGrain('x', 5)],
          },
        );
        k.tube(
          [
            [(s * w) / 2 - s * 0.1, y + 0.14, -d / 2 - 0.3],
            [(s * w) / 2 - s * 0.1, y + 0.14, d / 2 + 0.3],
          ],
          0.155,
          {
            color: k.tone(log, 0.88 + 0.05 * ((i + 2) % 4)),
            material: 'wood',
            paint: [woodGrain('z', 5)],
          },
        );
      }
    }
    k.gable([0, h + 0.1, 0], [w + 0.2, d + 0.2], 2.2, {
      color: roof,
      wall: k.tone(log, 0.85),
      material: 'bark',
      over: 0.6,
      tile: 0.4,
    });
    k.door([-0.9, 0.1, d / 2 + 0.04], {
      size: [1, 1.95],
      color: k.color('door', '#3f6a5a', '#8a3a2c'),
      trim: '#6a4428',
    });
    k.window([1.2, 1.4, d / 2 + 0.06], { size: [1.1, 0.9], trim: '#f0e6d0', shutters: '#3f6a5a' });
    k.window([0, 3.4, d / 2 + 0.1], { size: [0.7, 0.7], trim: '#f0e6d0' });
    for (const s of [1, -1])
      k.window([(s * w) / 2 + s * 0.06, 1.4, 0], { yaw: s * 90, size: [1, 0.9], trim: '#f0e6d0' });
    k.box([1.5, 3.9, -0.8], [0.8, 2.6, 0.8], {
      color: '#9a9288',
      material: 'stone',
      paint: [
        {
          color: [0.55, 0.55, 0.55],
          shade: true,
          on: { kind: 'joints', width: 0.4, height: 0.26, joint: 0.04 },
        },
        {
          color: [1.3, 1.25, 1.2],
          shade: true,
          amount: 0.6,
          on: { kind: 'pieces', width: 0.4, height: 0.26 },
        },
      ],
    });
    k.box([1.5, 5.2, -0.8], [0.96, 0.14, 0.96], { color: '#7a736a', material: 'stone' });
    for (let i = 0; i < 4; i++)
      k.ball([1.5 + 0.1 * i, 5.6 + i * 0.42, -0.8 - 0.12 * i], 0.2 + i * 0.08, {
        color: '#f4f2ee',
        material: 'snow',
        shadow: false,
      });
    k.box([-0.9, 0.08, d / 2 + 0.7], [2, 0.16, 1.2], {
      color: '#8a6038',
      material: 'wood',
      paint: [woodGrain('x', 5)],
    });
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < 4 - j; i++)
        k.at([1.1 + i * 0.3 + j * 0.15, 0.15 + j * 0.26, d / 2 + 0.45], { pitch: 90 }, () =>
          k.lathe(
            [
              [0, -0.3],
              [0.15, -0.3],
              [0.15, 0.3],
              [0.14, 0.302],
              [0, 0.302],
            ],
            {
              color: '#7a5230',
              material: 'bark',
              straight: true,
              around: 16,
              paint: [{ color: '#d8b078', on: { kind: 'facing', axis: 'y', from: 0.7, to: 0.8 } }],
            },
          ),
        );
    k.socket('door', [-0.9, 0.16, d / 2 + 1.4], 1);
    k.socket('top', [0, h + 2.3, 0.4], 1);
    k.socket('roof', [0, h + 2.3, 0.4], 1);
    k.socket('window', [1.2, 1.4, d / 2 + 0.2], 0.8);
  },
};
