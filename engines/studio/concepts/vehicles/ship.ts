import { sin } from '../../core/math.ts';
import { mottled, woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const SHIP: Concept = {
  name: 'ship',
  words:
    'ship, sailing ship, galleon, pirate ship, tall ship, frigate, schooner, caravel, viking ship, ghost ship',
  kind: 'vehicle',
  size: 26,
  habitat: ['water'],
  places: ['sea'],
  parts: { sails: 'sail', flag: 'flag' },
  build(k) {
    const ghost = k.has('ghost');
    const hullColor = k.color('main', ghost ? '#4a4a4e' : '#7a4a2c', ghost ? '#3a4044' : '#8a5a34');
    const sails = k.color('sails', ghost ? '#8fa09a' : '#f4ead4');
    k.hull({
      length: 22,
      beam: 6.4,
      side: 3.4,
      bow: 2.2,
      stern: 2.8,
      transom: 0.66,
      color: hullColor,
      rail: '#c8963e',
      deck: 0.82,
      foot: k.tone(hullColor, 0.5),
      planks: 22,
    });
    k.box([0, 6.3, -9.2], [3.9, 2.6, 3.4], {
      color: hullColor,
      material: 'wood',
      paint: [
        woodGrain('z', 2),
        { color: '#c8963e', on: { kind: 'bands', axis: 'y', step: 1.3, width: 0.06 } },
      ],
    });
    k.box([0, 7.65, -9.2], [4.3, 0.16, 3.8], { color: '#c8963e', material: 'wood' });
    for (const x of [-1.2, 0, 1.2])
      k.window([x, 6.4, -10.92], { yaw: 180, size: [0.7, 0.9], trim: '#c8963e' });
    for (const s of [1, -1])
      for (let i = 0; i < 6; i++) {
        k.box([s * (3.12 - Math.abs(i - 2.2) * 0.1), 2.35, -6 + i * 2.1], [0.2, 0.62, 0.7], {
          color: '#2a1c14',
          material: 'wood',
          turn: { roll: s * 8 },
        });
        k.tube(
          [
            [s * 2.6, 2.3, -6 + i * 2.1],
            [s * 3.6, 2.35, -6 + i * 2.1],
          ],
          0.15,
          { color: '#26262a', material: 'steel' },
        );
      }
    const mast = (z: number, h: number, w: number, base: number) => {
      k.tube(
        [
          [0, base - 1, z],
          [0, h, z - 0.3],
        ],
        [0.3, 0.12],
        { color: '#6a4428', material: 'wood' },
      );
      const levels = [
        [base + 1.8, base + 1.8 + (h - base) * 0.36, 1],
        [base + 2.4 + (h - base) * 0.36, h - 1.6, 0.76],
      ] as const;
      for (const [low, high, f] of levels) {
        k.tube(
          [
            [-w * f * 0.54, high, z + 0.2],
            [w * f * 0.54, high, z + 0.2],
          ],
          0.12,
          { color: '#6a4428', material: 'wood' },
        );
        k.sheet(
          (u, v) => {
            const b = sin(u * Math.PI) * sin(v * 2.6 + 0.2);
            return [
              (u - 0.5) * w * f * (1.06 - 0.14 * v),
              low + (high - low) * v + 0.3 * (1 - v) * sin(u * Math.PI),
              z + 0.3 + 1.5 * f * b,
            ];
          },
          20,
          16,
          {
            color: sails,
            material: 'cloth',
            crease: 180,
            paint: [
              {
                color: [0.82, 0.8, 0.76],
                shade: true,
                on: { kind: 'stripes', of: 'u', count: 7, width: 0.05 },
              },
              mottled(0.6, 0.14),
            ],
          },
        );
      }
      for (const s of [1, -1])
        for (const d of [-0.8, 0, 0.8])
          k.tube(
            [
              [s * 2.9, 3.4, z + d - 0.4],
              [0, h * 0.78, z - 0.2],
            ],
            0.035,
            { color: '#4a3a2a', material: 'wood', around: 5 },
          );
    };
    mast(5.2, 16, 7.4, 4);
    mast(-0.6, 18.5, 8.6, 3.6);
    mast(-6.6, 14.5, 6, 4.4);
    k.tube(
      [
        [0, 5.2, 9.6],
        [0, 7.4, 15],
      ],
      [0.24, 0.1],
      { color: '#6a4428', material: 'wood' },
    );
    k.sheet(
      (u, v) => {
        const e = 1 - v;
        return [
          0.5 * sin(u * 3) * e,
          6.2 + 7.4 * v + (1 - u) * 0.4 * e + u * e,
          6 + u * 8.2 * e + 0.4,
        ];
      },
      10,
      10,
      { color: sails, material: 'cloth', crease: 180 },
    );
    const flag = k.color('flag', k.has('pirate') ? '#1c1a1c' : '#c8332c');
    k.sheet((u, v) => [0.2 * sin(u * 7), 17.4 + v * 1.2 - u * 0.2, -0.9 - u * 2.4], 14, 4, {
      color: flag,
      material: 'cloth',
      paint: k.has('pirate')
        ? [
            {
              color: '#f4f0e6',
              on: { kind: 'ball', at: [0, 18, -1.9], radius: [1, 0.36, 0.36], soft: 0.05 },
            },
          ]
        : [],
    });
    k.socket('deck', [0, 2.9, 1.8], 3);
    k.socket('seat', [0, 2.9, 1.8], 2);
    k.socket('inside', [0, 2.6, 1.8], 3);
  },
};
