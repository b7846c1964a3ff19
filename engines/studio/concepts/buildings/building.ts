import { sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const BUILDING: Concept = {
  name: 'building',
  words:
    'building, hotel, shop, townhouse, museum, bank, school, hospital, town hall, city hall, store, inn, theatre, library building, apartment block, bakery shop',
  kind: 'building',
  size: 12,
  habitat: ['ground'],
  places: ['street'],
  parts: { awning: 'awning', door: 'door' },
  build(k) {
    const wall = k.color('main', '#c8764a', '#e0c48a', '#8fa8a0', '#d89a8a');
    const trim = '#fbf3e2';
    k.box([0, 5.2, 0], [7.4, 10.4, 6.4], {
      color: wall,
      material: 'brick',
      round: 0.04,
      paint: [
        {
          color: '#e8dcc8',
          amount: 0.6,
          on: { kind: 'joints', width: 0.5, height: 0.22, joint: 0.025 },
        },
        {
          color: [1.2, 1.16, 1.12],
          shade: true,
          amount: 0.6,
          on: { kind: 'pieces', width: 0.5, height: 0.22 },
        },
      ],
    });
    k.box([0, 1.6, 0.1], [7.5, 3.2, 6.4], {
      color: k.color('door', '#2f5a54', '#6a2f34', '#34486a'),
      material: 'lacquer',
      round: 0.04,
    });
    k.box([0, 3.3, 0.1], [7.8, 0.3, 6.7], { color: trim, material: 'wood' });
    k.box([0, 10.5, 0], [8, 0.4, 7], { color: trim, material: 'plaster' });
    k.box([0, 10.9, 0], [7.6, 0.5, 6.6], { color: k.tone(wall, 0.85), material: 'brick' });
    k.prism(
      [0, 11.1, 3.2],
      [
        [-1.6, 0],
        [1.6, 0],
        [1.1, 0.7],
        [0, 1.2],
        [-1.1, 0.7],
      ],
      0.3,
      { color: trim, material: 'plaster' },
    );
    for (let i = 0; i < 13; i++)
      k.box([-3.6 + i * 0.6, 10.2, 3.3], [0.2, 0.3, 0.3], { color: trim, material: 'plaster' });
    for (const y of [5, 8]) {
      for (const x of [-2.3, 0, 2.3]) {
        k.window([x, y, 3.2], {
          size: [1.1, 1.6],
          trim,
          shutters: k.has('shutters') ? '#3f6a5a' : undefined,
          arched: y > 7,
        });
        if (y < 6) {
          k.box([x, y - 1.0, 3.5], [1.5, 0.3, 0.4], { color: '#8a4a2c', material: 'clay' });
          for (let i = 0; i < 7; i++)
            k.ball([x - 0.6 + i * 0.2, y - 0.76 + 0.06 * (i % 2), 3.5], 0.15, {
              color: i % 3 === 0 ? '#e0485a' : i % 3 === 1 ? '#f2a8b8' : '#5a8a3c',
              material: 'leaf',
              around: 10,
            });
        }
      }
      for (const s of [1, -1])
        for (const z of [-1.6, 1.2])
          k.window([s * 3.7, y, z], { yaw: s * 90, size: [1, 1.6], trim });
    }
    for (const x of [-2.3, 2.3])
      k.box([x, 1.7, 3.34], [2.2, 1.9, 0.1], {
        color: k.has('night') ? '#ffc766' : '#54707f',
        material: k.has('night') ? 'glow' : 'window',
      });
    k.door([0, 0.1, 3.34], { size: [1.2, 2.5], color: '#c8923e', trim });
    const cloth = k.color('awning', '#c8382e', '#2f7f6a', '#e0a83a');
    k.sheet(
      (u, v) => [
        (u - 0.5) * 7.2,
        3.15 - v * 0.6 - (v > 0.92 ? 0.14 * Math.abs(sin(u * Math.PI * 12)) : 0),
        3.4 + v * 1.5,
      ],
      96,
      12,
      {
        color: cloth,
        material: 'cloth',
        paint: [
          { color: '#fbf3e2', on: { kind: 'stripes', of: 'u', count: 12, width: 0.5, soft: 0.01 } },
        ],
      },
    );
    k.socket('door', [0, 0, 5], 1.4);
    k.socket('window', [0, 5, 3.4], 1);
    k.socket('top', [0, 11.2, 0], 3);
    k.socket('roof', [0, 11.2, 0], 3);
  },
};
