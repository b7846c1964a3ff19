import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const PALACE: Concept = {
  name: 'palace',
  words: 'palace, mosque, taj mahal, sultan palace, royal palace, dome, arabian palace',
  kind: 'building',
  size: 22,
  habitat: ['ground'],
  places: ['meadow'],
  parts: { dome: 'dome' },
  build(k) {
    const wall = k.color('main', '#f6eedd', '#f0dcc0', '#f4e2d8');
    const dome = k.color('dome', '#3f8f9a', '#d8a84a', '#5f7fb8', '#f6eedd');
    const gold = { color: '#d8a84a', material: 'gold' } as const;
    const onion = (at: Vec, r: number) =>
      k.at(at, {}, () => {
        k.lathe(
          [
            [r * 0.92, 0],
            [r * 0.92, r * 0.3],
            [r * 0.98, r * 0.34],
          ],
          { color: wall, material: 'plaster' },
        );
        k.lathe(
          [
            [r * 0.86, r * 0.3],
            [r * 1.06, r * 0.75],
            [r * 0.98, r * 1.2],
            [r * 0.6, r * 1.66],
            [r * 0.2, r * 1.98],
            [0, r * 2.2],
          ],
          {
            color: dome,
            material: 'lacquer',
            around: 48,
            paint: [
              {
                color: k.tone(dome, 0.75),
                on: { kind: 'stripes', of: 'u', count: 16, width: 0.14 },
              },
            ],
          },
        );
        k.lathe(
          [
            [r * 0.05, r * 2.1],
            [r * 0.1, r * 2.25],
            [r * 0.03, r * 2.4],
            [0, r * 2.7],
          ],
          gold,
        );
      });
    k.box([0, 0.5, 0], [20, 1, 15], { color: '#d8c8b0', material: 'stone' });
    k.box([0, 4.2, 0], [13, 6.4, 9.6], { color: wall, material: 'plaster', round: 0.06 });
    k.box([0, 5, 0.5], [5.4, 8, 9.6], { color: wall, material: 'plaster', round: 0.06 });
    for (const [x, y] of [
      [0, 9.05],
      [4.6, 7.5],
      [-4.6, 7.5],
    ] as const)
      k.box([x, y, 0.3], [x ? 4.2 : 5.9, 0.3, 10], { ...gold });
    k.door([0, 1, 5.36], { size: [2.8, 5.4], color: '#2f6a78', arched: true, trim: '#d8a84a' });
    for (const x of [-4.9, 4.9])
      for (const y of [2.9, 5.9])
        k.window([x, y, 4.84], { size: [1.3, 1.9], arched: true, trim: '#d8c8a0' });
    for (const s of [1, -1])
      for (const z of [-2.6, 0, 2.6])
        for (const y of [2.9, 5.9])
          k.window([s * 6.52, y, z], {
            yaw: s * 90,
            size: [1.2, 1.8],
            arched: true,
            trim: '#d8c8a0',
          });
    onion([0, 9.1, 0.4], 2.9);
    for (const x of [4.6, -4.6]) for (const z of [2.8, -2.8]) onion([x, 7.5, z], 1.25);
    for (const x of [8.6, -8.6])
      for (const z of [5.6, -5.6]) {
        k.at([x, 1, z], {}, () => {
          k.lathe(
            [
              [0.9, 0],
              [0.8, 0.4],
              [0.62, 6],
              [0.56, 10],
              [0.9, 10.3],
              [0.9, 10.6],
              [0.5, 10.6],
              [0.5, 11.8],
              [0.7, 12],
            ],
            {
              color: wall,
              material: 'plaster',
              around: 28,
              paint: [
                { color: '#d8a84a', on: { kind: 'bands', axis: 'y', step: 3.4, width: 0.05 } },
              ],
            },
          );
          onion([0, 11.6, 0], 0.62);
        });
      }
    k.socket('door', [0, 1, 7], 1.8);
    k.socket('top', [0, 16, 0.4], 0.8);
    k.socket('perch', [4.6, 9.8, 2.8], 0.6);
  },
};
