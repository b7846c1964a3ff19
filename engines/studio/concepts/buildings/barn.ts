import { atan2 } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const BARN: Concept = {
  name: 'barn',
  words: 'barn, red barn, stable, granary, barnhouse',
  kind: 'building',
  size: 9,
  habitat: ['ground'],
  places: ['meadow'],
  parts: { roof: 'roof', door: 'door' },
  build(k) {
    const wall = k.color('main', '#b5382c', '#a83226');
    const roof = k.color('roof', '#5a5f66', '#6a4f44');
    const white = '#f6f0e2';
    const planks = [
      {
        color: [0.68, 0.66, 0.66] as const,
        shade: true,
        on: { kind: 'joints' as const, width: 0.36, height: 60, joint: 0.025, shift: 0 },
      },
      mottled(1, 0.14),
    ];
    k.box([0, 2, 0], [6.4, 4, 9], { color: wall, material: 'wood', round: 0.02, paint: planks });
    const outline: [number, number][] = [
      [-3.2, 0],
      [3.2, 0],
      [2.3, 2.1],
      [0, 3.3],
      [-2.3, 2.1],
    ];
    for (const z of [4.44, -4.44])
      k.prism([0, 3.98, z], outline, 0.12, { color: wall, material: 'wood', paint: planks });
    for (const s of [1, -1]) {
      const slab = (x0: number, y0: number, x1: number, y1: number) => {
        const [dx, dy] = [x1 - x0, y1 - y0];
        const len = Math.sqrt(dx * dx + dy * dy);
        k.box([s * (x0 + dx / 2), 4 + y0 + dy / 2 + 0.06, 0], [len + 0.16, 0.16, 9.9], {
          color: roof,
          material: 'brick',
          turn: { roll: s * ((atan2(dy, dx) * 180) / Math.PI) },
          paint: [
            {
              color: [0.6, 0.6, 0.6],
              shade: true,
              on: { kind: 'joints', width: 0.5, height: 0.4, joint: 0.04 },
            },
          ],
        });
      };
      slab(3.5, -0.5, 2.3, 2.14);
      slab(2.4, 2.08, -0.05, 3.36);
      for (const [x0, y0, x1, y1] of [
        [3.2, 0, 2.3, 2.1],
        [2.3, 2.1, 0, 3.3],
      ] as const)
        k.tube(
          [
            [s * x0, 4 + y0, 4.55],
            [s * x1, 4 + y1, 4.55],
          ],
          0.11,
          { color: white, material: 'wood', around: 6 },
        );
      k.box([s * 3.16, 2, 4.5], [0.2, 4, 0.14], { color: white, material: 'wood' });
      for (const z of [-2.6, 0, 2.6])
        k.window([s * 3.2, 2.2, z], { yaw: s * 90, size: [0.9, 0.9], trim: white });
    }
    const door = k.color('door', wall);
    for (const s of [1, -1]) {
      k.box([s * 0.92, 1.5, 4.54], [1.8, 3, 0.12], {
        color: door,
        material: 'wood',
        paint: planks,
      });
      for (const y of [0.12, 2.9])
        k.box([s * 0.92, y, 4.62], [1.8, 0.18, 0.08], { color: white, material: 'wood' });
      for (const x of [0.08, 1.76])
        k.box([s * x, 1.5, 4.62], [0.16, 2.9, 0.08], { color: white, material: 'wood' });
      for (const r of [31, -31])
        k.box([s * 0.92, 1.5, 4.62], [0.16, 3.2, 0.07], {
          color: white,
          material: 'wood',
          turn: { roll: r },
        });
    }
    k.box([0, 5.1, 4.5], [1.5, 1.5, 0.16], { color: white, material: 'wood' });
    k.box([0, 5.1, 4.56], [1.2, 1.2, 0.14], { color: '#3a2418', material: 'wood' });
    k.ball([0, 4.8, 4.62], [0.6, 0.36, 0.3], {
      color: '#e2bd5a',
      material: 'food',
      paint: [mottled(14, 0.5)],
    });
    k.tube(
      [
        [0, 7.2, 3],
        [0, 8.6, 3],
      ],
      0.05,
      { color: '#3a3a3e', material: 'steel' },
    );
    k.box([0, 8.3, 3], [0.9, 0.05, 0.05], { color: '#3a3a3e', material: 'steel' });
    k.at([-4.6, 0, -2.6], {}, () => {
      k.lathe(
        [
          [1.3, 0],
          [1.3, 7],
          [1.2, 7.6],
          [0.7, 8.2],
          [0, 8.4],
        ],
        {
          color: '#b8b4ac',
          material: 'plaster',
          around: 32,
          paint: [
            { color: '#8a8f96', on: { kind: 'ramp', axis: 'y', from: 6.98, to: 7 } },
            {
              color: [0.7, 0.7, 0.7],
              shade: true,
              on: { kind: 'bands', axis: 'y', step: 0.7, width: 0.08 },
            },
          ],
        },
      );
    });
    k.socket('door', [0, 0, 6], 2);
    k.socket('window', [0, 4.5, 4.6], 1);
    k.socket('top', [0, 7.5, 0], 1.4);
  },
};
