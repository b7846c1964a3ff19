import { cos, sin, TAU } from '../../core/math.ts';
import { mottled, woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const TREEHOUSE: Concept = {
  name: 'treehouse',
  words: 'treehouse, tree house',
  kind: 'building',
  size: 7,
  habitat: ['ground'],
  places: ['meadow', 'forest'],
  parts: { roof: 'roof' },
  build(k) {
    const wood = k.color('main', '#a8733f', '#8f5f34');
    const roof = k.color('roof', '#8a4a34', '#5a6a44', '#b8863e');
    const bark = { color: '#6a4a34', material: 'bark', paint: [mottled(3)] } as const;
    k.tube(
      [
        [0, -0.1, 0],
        [0.1, 1.5, 0],
        [0, 3, 0],
        [-0.3, 5, -0.5],
        [-0.2, 6.4, -0.8],
      ],
      [0.85, 0.55, 0.5, 0.42, 0.3],
      bark,
    );
    for (const [x, z] of [
      [2.2, 0.2],
      [-2.2, 0.3],
      [0.4, -2.2],
      [-0.6, 1.8],
    ] as const) {
      k.tube(
        [
          [0, 2.0, 0],
          [x * 0.5, 2.6, z * 0.5],
          [x, 4.6, z],
          [x * 1.2, 5.8, z * 1.1],
        ],
        [0.3, 0.24, 0.16, 0.06],
        bark,
      );
      k.tube(
        [
          [0, 0.3, 0],
          [x * 0.35, 0.08, z * 0.35],
          [x * 0.6, -0.06, z * 0.6],
        ],
        [0.4, 0.22, 0.05],
        bark,
      );
    }
    k.box([0.1, 3.05, 0.3], [3.8, 0.16, 3.4], {
      color: wood,
      material: 'wood',
      paint: [
        woodGrain('x', 4),
        {
          color: [0.55, 0.55, 0.55],
          shade: true,
          on: { kind: 'joints', width: 9, height: 0.26, joint: 0.02 },
        },
      ],
    });
    k.box([0.1, 4.0, 0.1], [2.5, 1.8, 2.2], {
      color: k.tone(wood, 1.15),
      material: 'wood',
      paint: [
        {
          color: [0.6, 0.6, 0.6],
          shade: true,
          on: { kind: 'joints', width: 0.28, height: 60, joint: 0.02, shift: 0 },
        },
      ],
    });
    k.gable([0.1, 4.9, 0.1], [2.5, 2.2], 1.2, {
      color: roof,
      wall: k.tone(wood, 1.05),
      over: 0.35,
      tile: 0.24,
    });
    k.door([-0.35, 3.14, 1.22], { size: [0.7, 1.35], color: '#3f6a8a', arched: true });
    k.window([0.7, 4.0, 1.22], { size: [0.55, 0.55] });
    for (const s of [1, -1])
      k.window([0.1 + s * 1.26, 4.0, 0.1], { yaw: s * 90, size: [0.6, 0.6] });
    for (let i = 0; i < 9; i++)
      k.tube(
        [
          [-1.7 + i * 0.45, 3.1, 1.95],
          [-1.7 + i * 0.45, 3.65, 1.95],
        ],
        0.03,
        { color: wood, material: 'wood', around: 6 },
      );
    k.tube(
      [
        [-1.75, 3.65, 1.95],
        [1.95, 3.65, 1.95],
      ],
      0.045,
      { color: wood, material: 'wood' },
    );
    for (const x of [-1.35, -0.85])
      k.tube(
        [
          [x, 0, 2.6],
          [x, 3.1, 2.0],
        ],
        0.035,
        { color: '#c89a5c', material: 'wood', around: 8 },
      );
    for (let i = 0; i < 9; i++)
      k.tube(
        [
          [-1.37, 0.3 + i * 0.32, 2.54 - i * 0.062],
          [-0.83, 0.3 + i * 0.32, 2.54 - i * 0.062],
        ],
        0.03,
        { color: '#c89a5c', material: 'wood', around: 8 },
      );
    const crown = k.body({
      color: '#6d9a3c',
      material: 'leaf',
      blend: 0.35,
      cells: 60,
      fur: { length: 0.36, width: 0.1, lift: 0.8, mess: 0.9, vary: 0.5, density: 1.3 },
      paint: [mottled(1.8, 0.5)],
    });
    for (const [x, y, z, r] of [
      [-0.2, 7, -0.9, 1.5],
      [2.2, 6.1, -0.2, 1.15],
      [-2.3, 6.1, -0.1, 1.2],
      [0.4, 6, -2.2, 1.2],
      [-1.3, 6.9, -1.4, 1.1],
      [1.3, 6.9, -1.2, 1.15],
    ] as const)
      crown.ball([x, y, z], [r * 1.1, r * 0.85, r], {
        color: k.tone('#6d9a3c', 0.85 + 0.1 * (Math.abs(x) % 3)),
        flow: [0.3, 0.6, 0.2],
      });
    k.tube(
      [
        [1.9, 5.4, 0.8],
        [1.9, 1.2, 0.9],
      ],
      0.02,
      { color: '#d8c08a', material: 'cloth', around: 6 },
    );
    k.at([1.9, 0.9, 0.9], { pitch: 90 }, () =>
      k.lathe(
        Array.from({ length: 13 }, (_, i) => {
          const a = (i / 12) * TAU;
          return [0.34 + 0.1 * cos(a), 0.1 * sin(a)] as const;
        }),
        { color: '#26262a', material: 'rubber' },
      ),
    );
    k.socket('deck', [0.9, 3.14, 1.6], 0.7);
    k.socket('seat', [1.9, 0.66, 0.9], 0.4);
    k.socket('door', [-1.1, 0, 3.2], 0.9);
    k.socket('top', [0.1, 6.1, 0.1], 0.6);
  },
};
