import { mottled } from '../../model/paint.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const BONSAI: Concept = {
  name: 'bonsai',
  words: 'bonsai, bonsai tree, potted tree',
  kind: 'plant',
  size: 0.5,
  habitat: ['table'],
  places: ['tabletop', 'room'],
  parts: { pot: 'pot' },
  build(k) {
    const leaf = k.color('main', '#4f8a42', '#5f9440', '#e88aa4');
    const bark = { color: '#6a4a34', material: 'bark', around: 14, paint: [mottled(30)] } as const;
    k.shell(
      [
        [-0.12, 0.012, 0.07, 0.16],
        [-0.11, 0.01, 0.085, 0.2],
        [0.11, 0.01, 0.085, 0.2],
        [0.12, 0.012, 0.07, 0.16],
      ],
      {
        color: k.color('pot', '#3f5f7a', '#8a4a34', '#4a6a5a'),
        material: 'ceramic',
        round: 0.15,
        lean: 1.12,
      },
    );
    for (const x of [-0.15, 0.15])
      for (const z of [-0.08, 0.08])
        k.box([x, 0.008, z], [0.05, 0.018, 0.03], { color: '#34302c', material: 'ceramic' });
    k.ball([0, 0.078, 0], [0.195, 0.024, 0.105], {
      color: '#6a8a3c',
      material: 'leaf',
      paint: [mottled(50, 0.5)],
    });
    k.tube(
      [
        [0.05, 0.07, 0],
        [0.09, 0.14, 0.01],
        [-0.02, 0.22, 0.01],
        [-0.05, 0.28, 0],
        [0.03, 0.36, 0],
      ],
      [0.045, 0.03, 0.026, 0.02, 0.01],
      bark,
    );
    for (const [a, b, c] of [
      [
        [0.06, 0.18, 0],
        [0.14, 0.2, 0.02],
        [0.2, 0.24, 0.02],
      ],
      [
        [-0.03, 0.24, 0],
        [-0.12, 0.25, 0.02],
        [-0.18, 0.29, 0.02],
      ],
      [
        [-0.02, 0.3, 0],
        [0.04, 0.32, -0.04],
        [0.1, 0.33, -0.05],
      ],
    ] as [Vec, Vec, Vec][])
      k.tube([a, b, c], [0.018, 0.013, 0.006], bark);
    for (const s of [1, -1])
      k.tube(
        [
          [0.05, 0.09, 0],
          [0.05 + s * 0.06, 0.08, 0.03 * s],
          [0.05 + s * 0.1, 0.07, 0.05 * s],
        ],
        [0.028, 0.016, 0.005],
        bark,
      );
    const crown = k.body({
      color: leaf,
      material: 'leaf',
      blend: 0.025,
      cells: 66,
      fur: { length: 0.03, width: 0.009, lift: 0.8, mess: 0.9, vary: 0.5, density: 1.4 },
      paint: [mottled(24, 0.5)],
    });
    for (const [x, y, z, r] of [
      [0.21, 0.27, 0.02, 0.075],
      [-0.19, 0.32, 0.02, 0.085],
      [0.1, 0.36, -0.05, 0.07],
      [0.02, 0.41, 0, 0.1],
      [-0.08, 0.38, -0.02, 0.07],
      [0.13, 0.3, 0.05, 0.05],
    ] as const)
      crown.ball([x, y, z], [r * 1.25, r * 0.6, r * 1.1], {
        color: k.tone(leaf, 0.85 + 0.4 * (y - 0.25)),
        flow: [0.2, 0.7, 0.2],
      });
    k.socket('perch', [0.2, 0.31, 0.02], 0.08);
    k.socket('top', [0.02, 0.46, 0], 0.1);
  },
};
