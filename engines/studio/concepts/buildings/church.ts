import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const CHURCH: Concept = {
  name: 'church',
  words: 'church, chapel, cathedral, abbey, monastery, steeple',
  kind: 'building',
  size: 15,
  habitat: ['ground'],
  places: ['meadow'],
  parts: { roof: 'roof', door: 'door' },
  build(k) {
    const wall = k.color('main', '#f2ece0', '#e0d6c4', '#d8cfc4');
    const roof = k.color('roof', '#6a4f44', '#4f5f6e', '#a8523c');
    k.box([0, 2.6, -1.5], [5.4, 5.2, 9], {
      color: wall,
      material: 'plaster',
      round: 0.04,
      paint: [mottled(0.8, 0.12)],
    });
    k.box([0, 0.2, -1.5], [5.7, 0.44, 9.3], { color: '#9a938a', material: 'stone' });
    k.gable([0, 5.2, -1.5], [5.4, 9], 3.4, { color: roof, wall });
    k.box([0, 4.4, 3.6], [3, 8.8, 3], { color: wall, material: 'plaster', round: 0.04 });
    k.box([0, 8.9, 3.6], [3.4, 0.3, 3.4], { color: '#cfc4b2', material: 'stone' });
    for (const yaw of [0, 90, 180, 270])
      k.at([0, 0, 3.6], { yaw }, () => {
        k.window([0, 7.5, 1.46], { size: [0.95, 1.7], arched: true, trim: '#cfc4b2' });
      });
    k.at([0, 9, 3.6], { yaw: 45 }, () =>
      k.lathe(
        [
          [2.3, 0],
          [1.5, 1.2],
          [0, 6],
        ],
        {
          color: roof,
          material: 'brick',
          straight: true,
          around: 4,
          crease: 20,
          paint: [
            {
              color: [0.65, 0.62, 0.62],
              shade: true,
              on: { kind: 'bands', axis: 'y', step: 0.34, width: 0.14 },
            },
          ],
        },
      ),
    );
    const gold = { color: '#d8a84a', material: 'gold' } as const;
    k.box([0, 15.5, 3.6], [0.12, 1.3, 0.12], gold);
    k.box([0, 15.7, 3.6], [0.75, 0.12, 0.12], gold);
    k.door([0, 0.2, 5.12], {
      size: [1.5, 2.6],
      color: k.color('door', '#7a3f2a', '#3f6a72'),
      arched: true,
      trim: '#cfc4b2',
    });
    k.box([0, 0.12, 5.8], [2.4, 0.24, 1.2], { color: '#a8a096', material: 'stone' });
    k.at([0, 4.6, 5.08], { pitch: 90 }, () => {
      k.lathe(
        [
          [0.85, 0],
          [0.85, 0.1],
          [0.66, 0.12],
          [0, 0.1],
        ],
        {
          color: '#cfc4b2',
          material: 'stone',
          straight: true,
          paint: [
            {
              color: k.has('night') ? '#ffc766' : '#4f7f9a',
              glow: k.has('night') ? 1 : 0,
              on: { kind: 'ball', at: [0, 0, 0], radius: 0.64, soft: 0.02 },
            },
            {
              color: '#c8483c',
              on: [
                { kind: 'ball', at: [0, 0, 0], radius: 0.6, soft: 0.02 },
                { kind: 'stripes', of: 'u', count: 8, width: 0.4 },
              ],
            },
          ],
        },
      );
    });
    for (const s of [1, -1])
      for (const z of [-4.5, -2.2, 0.1]) {
        k.window([s * 2.7, 2.9, z], {
          yaw: s * 90,
          size: [0.8, 2.2],
          arched: true,
          trim: '#cfc4b2',
        });
        k.box([s * 2.85, 1.9, z + 1.15], [0.4, 3.8, 0.4], { color: '#cfc4b2', material: 'stone' });
      }
    k.socket('door', [0, 0.2, 7.4], 1.5);
    k.socket('roof', [0, 8.6, -2.5], 1.4);
    k.socket('perch', [0, 8.6, -2.5], 1.4);
    k.socket('top', [0, 16, 3.6], 0.5);
  },
};
