import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const TRAIN: Concept = {
  name: 'train',
  words:
    'train, locomotive, steam train, steam engine, steam locomotive, railway, railroad, engine',
  kind: 'vehicle',
  size: 9,
  habitat: ['ground'],
  places: ['meadow', 'snow'],
  parts: { wheels: 'wheel' },
  build(k) {
    const color = k.color('main', '#2f5f4a', '#9a2f2c', '#27405f', '#26282c');
    const red = k.color('wheels', '#b8382e');
    const black = { color: '#232427', material: 'steel' } as const;
    const brass = { color: '#d8a84a', material: 'gold' } as const;
    for (const s of [1, -1]) {
      k.box([s * 0.72, 0.07, -1], [0.1, 0.14, 12], { color: '#8a8580', material: 'steel' });
      for (const z of [0.2, -1.25]) {
        k.wheel([s * 0.74, 0.82, z], {
          radius: 0.68,
          width: 0.16,
          spokes: 12,
          rim: red,
          tyre: '#3a3a3e',
        });
      }
      k.wheel([s * 0.74, 0.55, 1.6], {
        radius: 0.41,
        width: 0.16,
        spokes: 9,
        rim: red,
        tyre: '#3a3a3e',
      });
      k.wheel([s * 0.74, 0.55, 2.5], {
        radius: 0.41,
        width: 0.16,
        spokes: 9,
        rim: red,
        tyre: '#3a3a3e',
      });
      for (const z of [-3.9, -5.3])
        k.wheel([s * 0.74, 0.6, z], {
          radius: 0.46,
          width: 0.16,
          spokes: 9,
          rim: red,
          tyre: '#3a3a3e',
        });
      k.box([s * 0.9, 0.66, -0.5], [0.06, 0.12, 1.75], { color: '#c4c7cc', material: 'steel' });
      k.tube(
        [
          [s * 0.9, 0.7, 0.2],
          [s * 0.92, 0.84, 1.9],
        ],
        0.05,
        { color: '#c4c7cc', material: 'steel' },
      );
      k.at([s * 0.86, 0.86, 1.7], { pitch: 90 }, () =>
        k.lathe(
          [
            [0, 0],
            [0.24, 0],
            [0.26, 0.05],
            [0.26, 0.85],
            [0.24, 0.9],
            [0, 0.9],
          ],
          { color, material: 'lacquer', straight: true },
        ),
      );
      k.box([s * 0.6, 1.12, 0.6], [0.5, 0.06, 4.4], { color: red, material: 'lacquer' });
    }
    for (let i = 0; i < 16; i++)
      k.box([0, 0.02, -6.6 + i * 0.75], [2.3, 0.1, 0.28], { color: '#6a4a34', material: 'wood' });
    k.box([0, 0.95, -0.4], [1.1, 0.26, 6.2], black);
    k.at([0, 1.78, 0], { pitch: 90 }, () => {
      k.lathe(
        [
          [0, -1.6],
          [0.68, -1.6],
          [0.68, 2.2],
          [0.62, 2.25],
          [0.62, 2.3],
          [0, 2.34],
        ],
        { color, material: 'lacquer', straight: true, around: 44 },
      );
      for (const y of [-0.9, -0.1, 0.7, 1.4])
        k.lathe(
          [
            [0.69, y],
            [0.7, y + 0.02],
            [0.7, y + 0.07],
            [0.69, y + 0.09],
          ],
          { ...brass, around: 44 },
        );
      k.lathe(
        [
          [0.7, 1.45],
          [0.71, 1.47],
          [0.71, 2.2],
          [0.66, 2.28],
          [0.64, 2.3],
          [0.3, 2.36],
          [0, 2.38],
        ],
        { ...black, around: 44 },
      );
    });
    k.at([0, 2.4, 1.8], {}, () =>
      k.lathe(
        [
          [0.22, -0.05],
          [0.2, 0.3],
          [0.24, 0.7],
          [0.4, 0.98],
          [0.41, 1.04],
          [0.34, 1.06],
          [0.3, 0.98],
        ],
        black,
      ),
    );
    k.at([0, 2.36, 0.5], {}, () =>
      k.lathe(
        [
          [0.36, 0],
          [0.34, 0.12],
          [0.34, 0.3],
          [0.22, 0.44],
          [0, 0.48],
        ],
        brass,
      ),
    );
    k.at([0, 2.36, -0.6], {}, () =>
      k.lathe(
        [
          [0.3, 0],
          [0.28, 0.1],
          [0.28, 0.24],
          [0.18, 0.36],
          [0, 0.39],
        ],
        brass,
      ),
    );
    k.at([0, 2.42, 2.15], { pitch: 90 }, () => {
      k.lathe(
        [
          [0.2, -0.3],
          [0.24, 0.1],
          [0.2, 0.14],
        ],
        brass,
      );
      k.ball([0, 0.08, 0], [0.19, 0.06, 0.19], { color: '#fff0c0', material: 'eye' });
    });
    k.box([0, 1.98, -2.35], [1.9, 1.9, 1.5], { color, material: 'lacquer', round: 0.08 });
    for (const s of [1, -1])
      k.box([s * 0.95, 2.3, -2.3], [0.06, 0.66, 0.7], {
        color: k.has('night') ? '#ffc766' : '#3a4a50',
        material: k.has('night') ? 'glow' : 'window',
      });
    for (const s of [1, -1])
      k.at([s * 0.62, 2.55, -1.58], { pitch: 90 }, () =>
        k.lathe(
          [
            [0.2, 0],
            [0.2, 0.04],
            [0.16, 0.04],
            [0, 0.03],
          ],
          { color: '#9fb8c0', material: 'window', straight: true },
        ),
      );
    k.sheet(
      (u, v) => {
        const a = (u - 0.5) * 1.5;
        return [sin(a) * 1.55, 2.75 + cos(a) * 0.5, -3.3 + v * 2.0];
      },
      18,
      3,
      { color: red, material: 'lacquer' },
    );
    k.box([0, 1.6, -4.7], [1.8, 1.2, 2.6], {
      color,
      material: 'lacquer',
      round: 0.06,
      paint: [
        {
          color: '#d8a84a',
          on: [
            { kind: 'ramp', axis: 'y', from: 0.4, to: 0.41 },
            { kind: 'ramp', axis: 'y', from: 0.47, to: 0.46 },
          ],
        },
      ],
    });
    k.box([0, 0.9, -4.7], [1.2, 0.24, 2.9], black);
    for (let i = 0; i < 26; i++)
      k.ball(
        [k.vary(-0.7, 0.7), 2.18 + k.vary(0, 0.18), -4.7 + k.vary(-1.1, 1.1)],
        k.vary(0.14, 0.24),
        { color: '#1c1b1d', material: 'stone', around: 7 },
      );
    k.box([0, 0.98, 2.86], [2, 0.26, 0.16], { color: red, material: 'lacquer' });
    for (let i = -3; i <= 3; i++)
      k.tube(
        [
          [i * 0.26, 0.86, 2.9],
          [i * 0.18, 0.16, 3.5 - Math.abs(i) * 0.12],
        ],
        0.045,
        { color: red, material: 'lacquer', around: 8 },
      );
    for (let i = 0; i < 7; i++)
      k.ball(
        [0.1 * i * 0.4 - 0.1, 3.75 + i * 0.3, 1.75 - i * i * 0.075],
        [0.26 + i * 0.09, 0.24 + i * 0.06, 0.26 + i * 0.1],
        { color: '#f6f4f0', material: 'snow', shadow: false },
      );
    k.socket('inside', [0, 1.4, -2.6], 0.8);
    k.socket('seat', [0, 2.2, -4.7], 0.9);
    k.socket('top', [0, 2.5, -0.1], 0.8);
  },
};
