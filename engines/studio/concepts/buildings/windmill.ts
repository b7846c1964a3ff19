import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const WINDMILL: Concept = {
  name: 'windmill',
  words: 'windmill, mill, dutch windmill',
  kind: 'building',
  size: 13,
  habitat: ['ground'],
  places: ['meadow'],
  parts: { roof: 'roof', sails: 'sail, blade' },
  build(k) {
    const wall = k.color('main', '#f2ead8', '#e0cdb0', '#c8764a');
    const roof = k.color('roof', '#7a4a34', '#4f5f6e');
    const sails = k.color('sails', '#f6eedc');
    k.lathe(
      [
        [3.1, 0],
        [3.1, 0.5],
        [2.9, 0.55],
        [1.9, 7.2],
        [2.0, 7.4],
        [0, 7.4],
      ],
      {
        color: wall,
        material: 'plaster',
        around: 8,
        straight: true,
        crease: 20,
        paint: [
          { color: '#9a9084', on: { kind: 'ramp', axis: 'y', from: 0.54, to: 0.5 } },
          mottled(0.9, 0.15),
        ],
      },
    );
    k.lathe(
      [
        [3.9, 2.6],
        [3.9, 2.75],
        [2.6, 2.8],
      ],
      { color: '#8a5a34', material: 'wood', straight: true, around: 24 },
    );
    k.around(16, () =>
      k.tube(
        [
          [0, 2.75, 3.8],
          [0, 3.5, 3.8],
        ],
        0.05,
        { color: '#8a5a34', material: 'wood', around: 6 },
      ),
    );
    k.lathe(
      [
        [3.76, 3.5],
        [3.84, 3.55],
        [3.76, 3.6],
      ],
      { color: '#8a5a34', material: 'wood' },
    );
    k.around(8, () =>
      k.tube(
        [
          [0, 1.1, 2.86],
          [0, 2.6, 3.7],
        ],
        0.07,
        { color: '#7a4e2c', material: 'wood', around: 6 },
      ),
    );
    k.lathe(
      [
        [2.2, 7.3],
        [2.15, 7.8],
        [1.5, 8.9],
        [0.6, 9.5],
        [0, 9.6],
      ],
      {
        color: roof,
        material: 'brick',
        around: 36,
        paint: [
          {
            color: [0.65, 0.62, 0.6],
            shade: true,
            on: { kind: 'bands', axis: 'y', step: 0.3, width: 0.16 },
          },
        ],
      },
    );
    k.at([0, 8.2, 1.2], { pitch: 86 }, () =>
      k.lathe(
        [
          [0.3, 0],
          [0.26, 1.2],
          [0.42, 1.25],
          [0.42, 1.6],
          [0, 1.75],
        ],
        { color: '#6a4428', material: 'wood' },
      ),
    );
    k.at([0, 8.3, 2.7], { pitch: -6 }, () => {
      for (let i = 0; i < 4; i++)
        k.at([0, 0, 0], { roll: 22 + i * 90 }, () => {
          k.box([0, 2.8, 0], [0.16, 5.6, 0.14], { color: '#6a4428', material: 'wood' });
          k.sheet((u, v) => [0.1 + u * 1.15, 1.1 + v * 4.3, 0.06 + 0.2 * u], 3, 3, {
            color: sails,
            material: 'cloth',
          });
          for (let j = 0; j < 8; j++)
            k.box([0.62, 1.1 + j * 0.614, 0.2], [1.2, 0.06, 0.06], {
              color: '#7a5230',
              material: 'wood',
              turn: { yaw: -10 },
            });
          for (const x of [0.66, 1.24])
            k.box([x, 3.25, 0.04 + x * 0.2], [0.06, 4.3, 0.06], {
              color: '#7a5230',
              material: 'wood',
            });
        });
    });
    k.door([0, 0, 2.74], { size: [1.1, 2.1], color: '#3f6a8a', arched: true, trim: '#cfc0a4' });
    for (const yaw of [0, 45, -45, 90, -90, 180])
      k.at([0, 0, 0], { yaw }, () =>
        k.window([0, 5.4, 2.02], { size: [0.6, 0.8], trim: '#fbf6ea' }),
      );
    k.socket('door', [0, 0, 4.4], 1);
    k.socket('top', [0, 9.6, 0], 1);
    k.socket('perch', [0, 2.8, 3.3], 0.6);
  },
};
