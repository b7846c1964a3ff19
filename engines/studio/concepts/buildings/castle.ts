import { mottled } from '../../model/paint.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const CASTLE: Concept = {
  name: 'castle',
  words: 'castle, fortress, citadel, chateau, stronghold, fairytale castle, kingdom, palace castle',
  kind: 'building',
  size: 26,
  habitat: ['ground'],
  places: ['meadow', 'forest'],
  parts: { roof: 'roof', flag: 'flag' },
  build(k) {
    const stone = k.color('main', '#d8cbb4', '#c4beb4', '#e4d6c4');
    const roof = k.color('roof', '#3f5f8a', '#9a3f34', '#4f6a5a');
    const flag = k.color('flag', '#d8423a', '#e8b23a');
    const blocks = [
      {
        color: [0.68, 0.66, 0.64] as const,
        shade: true,
        on: { kind: 'joints' as const, width: 1.1, height: 0.6, joint: 0.05 },
      },
      {
        color: [1.22, 1.18, 1.14] as const,
        shade: true,
        amount: 0.6,
        on: { kind: 'pieces' as const, width: 1.1, height: 0.6 },
      },
    ];
    const wall = (at: Vec, [w, h, d]: Vec) => {
      k.box([at[0], at[1] + h / 2, at[2]], [w, h, d], {
        color: stone,
        material: 'stone',
        round: 0.05,
        paint: blocks,
      });
      const long = Math.max(w, d);
      for (let i = 0; i < long / 1.3; i++) {
        const p = -long / 2 + 0.65 + i * 1.3;
        for (const s of [1, -1])
          k.box(
            [at[0] + (w > d ? p : (s * w) / 2), at[1] + h + 0.3, at[2] + (w > d ? (s * d) / 2 : p)],
            [0.62, 0.7, 0.62],
            { color: stone, material: 'stone', round: 0.05 },
          );
      }
    };
    k.lathe(
      [
        [13, -0.6],
        [12.4, 0.2],
        [11, 0.7],
        [0, 0.8],
      ],
      { color: '#7d8a4c', material: 'leaf', around: 40, paint: [mottled(0.5, 0.4)] },
    );
    wall([0, 0.6, 6.6], [13, 5, 1.2]);
    wall([0, 0.6, -6.6], [13, 5, 1.2]);
    wall([6.6, 0.6, 0], [1.2, 5, 13]);
    wall([-6.6, 0.6, 0], [1.2, 5, 13]);
    for (const x of [6.6, -6.6])
      for (const z of [6.6, -6.6])
        k.tower([x, 0.4, z], {
          radius: 1.7,
          height: z > 0 ? 8 : 9.5,
          color: stone,
          roof,
          rise: 4.2,
          windows: 2,
          block: 0.8,
        });
    for (const x of [1.9, -1.9])
      k.tower([x, 0.4, 7], {
        radius: 1.1,
        height: 7,
        color: stone,
        roof,
        rise: 3,
        windows: 1,
        block: 0.7,
      });
    wall([0, 0.6, 7], [3, 6, 1.4]);
    k.door([0, 0.7, 7.72], { size: [2.2, 3.4], color: '#7a4a2c', arched: true, trim: '#9a9084' });
    wall([0, 0.6, -1.5], [7, 9, 6]);
    k.gable([0, 9.6, -1.5], [6.6, 5.6], 3, { color: roof, wall: stone });
    for (const x of [-2, 0, 2])
      for (const y of [4.2, 7.4])
        k.window([x, y, 1.54], { size: [0.8, 1.4], arched: true, trim: '#efe6d4' });
    k.tower([-3.2, 0.4, -3.6], {
      radius: 1.5,
      height: 15,
      color: stone,
      roof,
      rise: 5.2,
      windows: 3,
      block: 0.8,
      flag,
    });
    k.tower([3.3, 0.4, -1.2], {
      radius: 1.3,
      height: 12.4,
      color: stone,
      roof,
      rise: 4.4,
      windows: 3,
      block: 0.8,
      flag,
    });
    k.tower([0.6, 9, -3.4], {
      radius: 1.0,
      height: 8.4,
      color: stone,
      roof,
      rise: 4,
      windows: 2,
      block: 0.6,
      flag,
    });
    k.socket('door', [0, 0.8, 10], 2);
    k.socket('perch', [0, 6.9, 7], 1);
    k.socket('roof', [0, 12.4, -1.5], 2);
    k.socket('top', [-3.2, 20.6, -3.6], 1.6);
  },
};
