import { cos, sin } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const GRAVESTONE: Concept = {
  name: 'gravestone',
  words: 'gravestone, tombstone, grave, headstone',
  kind: 'furniture',
  size: 1,
  habitat: ['ground'],
  places: ['meadow', 'forest'],
  build(k) {
    const stone = k.color('main', '#a09c96', '#8f948f');
    const look = {
      color: stone,
      material: 'stone',
      paint: [
        mottled(5, 0.35),
        {
          color: '#7a9048',
          amount: 0.8,
          on: [
            { kind: 'noise' as const, scale: 4, from: 0.5, to: 0.6 },
            { kind: 'ramp' as const, axis: 'y' as const, from: 0.5, to: 0.1 },
          ],
        },
      ],
    } as const;
    k.box([0, 0.08, 0], [0.9, 0.18, 0.4], { ...look, round: 0.03 });
    k.at([0, 0.14, 0], { roll: 2.5 }, () => {
      k.prism(
        [0, 0, 0],
        [
          [-0.34, 0],
          [0.34, 0],
          [0.34, 0.62],
          ...Array.from({ length: 9 }, (_, i): [number, number] => {
            const a = ((i + 1) / 10) * Math.PI;
            return [0.34 * cos(a), 0.62 + 0.32 * sin(a)];
          }),
          [-0.34, 0.62],
        ],
        0.17,
        { ...look, bevel: 0.025 },
      );
      const carved = { color: k.tone(stone, 0.45), material: 'stone', round: 0.004 } as const;
      for (const [x, w] of [
        [-0.13, 0.08],
        [0, 0.03],
        [0.12, 0.08],
      ] as const)
        k.box([x, 0.6, 0.085], [w, 0.12, 0.012], carved);
      for (const [y, w] of [
        [0.42, 0.4],
        [0.34, 0.3],
        [0.26, 0.36],
      ] as const)
        k.box([0, y, 0.085], [w, 0.025, 0.012], carved);
      k.box([0, 0.8, 0.085], [0.03, 0.14, 0.012], carved);
      k.box([0, 0.82, 0.085], [0.1, 0.03, 0.012], carved);
    });
    k.ball([0, 0, 0.5], [0.45, 0.09, 0.55], {
      color: '#6a7a3c',
      material: 'leaf',
      paint: [mottled(8, 0.5)],
    });
    for (let i = 0; i < 16; i++)
      k.leaf(
        [k.vary(-0.5, 0.5), 0, k.vary(0.1, 0.3)],
        { yaw: k.vary(0, 360), pitch: -60 },
        [0.2, 0.025],
        0.3,
        { color: i % 2 ? '#6f8f40' : '#5a7a38' },
      );
    for (let i = 0; i < 3; i++) {
      k.tube(
        [
          [0.1 * i - 0.1, 0.06, 0.5],
          [0.12 * i - 0.1, 0.2, 0.46],
        ],
        0.006,
        { color: '#5a8a3c', material: 'leaf', around: 6 },
      );
      k.at([0.12 * i - 0.1, 0.2, 0.46], { pitch: 35 }, () =>
        k.bloom({
          rows: [{ count: 8, length: 0.05, width: 0.03, lift: 18 }],
          color: i === 1 ? '#e8a8b8' : '#fbf6ee',
          heart: { radius: 0.02, color: '#f2b01c' },
        }),
      );
    }
    k.socket('perch', [0, 1.08, 0], 0.3);
    k.socket('top', [0, 1.08, 0], 0.3);
  },
};
