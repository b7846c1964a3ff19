import { cos, sin } from '../../core/math.ts';
import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const TREASURE_CHEST: Concept = {
  name: 'treasure-chest',
  words: 'treasure chest, chest, treasure, chest of gold',
  kind: 'prop',
  size: 0.9,
  habitat: ['ground'],
  places: ['beach', 'meadow'],
  build(k) {
    const wood = k.color('main', '#8a5430', '#7a4626');
    const look = {
      color: wood,
      material: 'wood',
      paint: [
        woodGrain('x', 8),
        {
          color: [0.5, 0.5, 0.5] as const,
          shade: true,
          on: { kind: 'joints' as const, width: 9, height: 0.13, joint: 0.01 },
        },
      ],
    } as const;
    const gold = { color: '#e2b24a', material: 'gold' } as const;
    for (const s of [1, -1]) {
      k.box([0, 0.22, s * 0.27], [0.9, 0.44, 0.04], look);
      k.box([s * 0.43, 0.22, 0], [0.04, 0.44, 0.52], look);
      for (const t of [1, -1]) k.box([s * 0.43, 0.22, t * 0.27], [0.08, 0.46, 0.08], gold);
      k.box([s * 0.22, 0.22, 0.285], [0.06, 0.45, 0.03], gold);
    }
    k.box([0, 0.02, 0], [0.9, 0.04, 0.56], look);
    k.at([0, 0.44, -0.29], { pitch: -68 }, () => {
      k.sheet(
        (u, v) => {
          const a = (v - 0.5) * Math.PI;
          return [(u - 0.5) * 0.92, 0.26 * cos(a), 0.29 + 0.29 * sin(a)];
        },
        6,
        20,
        {
          color: wood,
          material: 'wood',
          paint: [
            {
              color: [0.5, 0.5, 0.5],
              shade: true,
              on: { kind: 'stripes', of: 'v', count: 7, width: 0.07 },
            },
          ],
        },
      );
      for (const x of [-0.44, -0.22, 0.22, 0.44])
        k.sheet(
          (u, v) => {
            const a = (v - 0.5) * Math.PI;
            return [x + (u - 0.5) * 0.06, 0.27 * cos(a), 0.29 + 0.3 * sin(a)];
          },
          2,
          20,
          gold,
        );
      for (const s of [1, -1])
        k.sheet(
          (u, v) => {
            const a = (u - 0.5) * Math.PI;
            return [s * 0.45, 0.26 * cos(a) * v, 0.29 + 0.29 * sin(a) * v];
          },
          20,
          3,
          look,
        );
    });
    k.box([0, 0.36, 0.3], [0.16, 0.18, 0.04], gold);
    k.ball([0, 0.35, 0.325], [0.02, 0.03, 0.01], { color: '#2a1c12' });
    if (!k.has('hosting')) {
      k.ball([0, 0.36, 0], [0.41, 0.14, 0.25], { color: '#c8922e', material: 'gold' });
      for (let i = 0; i < 110; i++) {
        const a = i * 2.4;
        const r = Math.sqrt((i * 0.618) % 1);
        k.at(
          [
            sin(a) * 0.38 * r,
            0.36 + 0.135 * Math.sqrt(Math.max(0, 1 - r * r)) + 0.01,
            cos(a) * 0.24 * r,
          ],
          { pitch: ((i * 37) % 70) - 35, roll: ((i * 53) % 70) - 35 },
          () =>
            k.lathe(
              [
                [0, -0.004],
                [0.034, -0.004],
                [0.036, 0],
                [0.034, 0.004],
                [0, 0.004],
              ],
              { ...gold, straight: true, around: 14 },
            ),
        );
      }
      for (const [x, z, c] of [
        [-0.16, 0.12, '#c8203a'],
        [0.2, 0.08, '#2f7ad0'],
        [0.04, -0.02, '#2fa86a'],
        [-0.26, -0.04, '#8a4ac8'],
      ] as const)
        k.at([x, 0.47 + (x > 0 ? 0.02 : 0), z], { roll: x * 60 }, () =>
          k.lathe(
            [
              [0, 0],
              [0.045, 0.04],
              [0.03, 0.06],
              [0, 0.06],
            ],
            { color: c, material: 'lacquer', straight: true, around: 8, crease: 10 },
          ),
        );
      k.tube(
        [
          [0.3, 0.42, 0.24],
          [0.24, 0.48, 0.1],
          [0.3, 0.5, -0.02],
        ],
        0.014,
        {
          color: '#fbf4e8',
          material: 'ceramic',
          paint: [
            {
              color: [0.6, 0.6, 0.6],
              shade: true,
              on: { kind: 'stripes', of: 'v', count: 12, width: 0.2 },
            },
          ],
        },
      );
      for (let i = 0; i < 9; i++)
        k.at([k.vary(-0.5, 0.5), 0.01, k.vary(0.36, 0.62)], { yaw: i * 40 }, () =>
          k.lathe(
            [
              [0, 0],
              [0.036, 0],
              [0.036, 0.008],
              [0, 0.008],
            ],
            { ...gold, straight: true, around: 16 },
          ),
        );
    }
    k.socket('inside', [0, 0.22, 0], 0.5);
    k.socket('top', [0, 0.5, 0.05], 0.5);
  },
};
