import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const DESK: Concept = {
  name: 'desk',
  words: 'desk, writing desk, school desk, office desk',
  kind: 'furniture',
  size: 1.2,
  habitat: ['ground'],
  places: ['room'],
  build(k) {
    const wood = k.color('main', '#9a6236', '#b8824a', '#7a4a2c');
    const look = { color: wood, material: 'wood', paint: [woodGrain('x', 10)] } as const;
    k.box([0, 0.735, 0], [1.3, 0.04, 0.65], { ...look, round: 0.012 });
    for (const s of [1, -1]) {
      k.box([s * 0.45, 0.38, 0], [0.36, 0.68, 0.56], { ...look, round: 0.01 });
      for (const [y, h] of [
        [0.6, 0.16],
        [0.4, 0.2],
        [0.17, 0.22],
      ] as const) {
        k.box([s * 0.45, y, 0.285], [0.31, h, 0.02], {
          ...look,
          color: k.tone(wood, 1.18),
          round: 0.006,
        });
        k.ball([s * 0.45, y, 0.305], 0.016, { color: '#d8a84a', material: 'gold', around: 12 });
      }
    }
    k.box([0, 0.68, 0.27], [0.5, 0.08, 0.03], { ...look, color: k.tone(wood, 1.18) });
    k.box([0, 0.5, -0.26], [0.56, 0.44, 0.02], look);
    for (let i = 0; i < 4; i++)
      k.box([-0.5 + i * 0.042, 0.755 + 0.1, -0.2], [0.034, 0.2 - 0.02 * (i % 2), 0.14], {
        color: ['#b8402e', '#2f6a8a', '#d8a23a', '#4f7a4a'][i]!,
        material: 'leather',
        round: 0.004,
      });
    k.box([0.05, 0.757, 0.06], [0.24, 0.004, 0.3], {
      color: '#fbf6ea',
      material: 'paper',
      round: 0,
      turn: { yaw: 8 },
    });
    k.tube(
      [
        [0.2, 0.762, 0.16],
        [0.24, 0.762, 0.02],
      ],
      0.005,
      { color: '#e0a02e', material: 'wood', around: 6 },
    );
    k.at([0.46, 0.755, -0.16], {}, () => {
      k.lathe(
        [
          [0, 0],
          [0.08, 0],
          [0.08, 0.02],
          [0.014, 0.03],
          [0.012, 0.24],
        ],
        { color: '#c8963e', material: 'gold' },
      );
      k.at([0, 0.26, 0.02], { pitch: 14 }, () =>
        k.lathe(
          [
            [0.12, 0],
            [0.1, 0.06],
            [0.04, 0.1],
            [0, 0.1],
          ],
          { color: '#2f6a52', material: 'ceramic' },
        ),
      );
      k.ball([0, 0.25, 0.02], 0.04, { color: '#ffe2a0', material: 'glow', shadow: false });
    });
    k.socket('light', [0.46, 0.98, -0.1], 0.5);
    k.socket('top', [0, 0.757, 0.05], 0.5);
    k.socket('seat', [0, 0.757, 0.05], 0.6);
  },
};
