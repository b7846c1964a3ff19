import { cos, sin } from '../../core/math.ts';
import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const SIGNPOST: Concept = {
  name: 'signpost',
  words: 'signpost, sign, wooden sign, road sign, direction sign',
  kind: 'furniture',
  size: 2,
  habitat: ['ground'],
  places: ['meadow', 'forest'],
  build(k) {
    const wood = k.color('main', '#a8733f', '#8f5f34');
    const look = { color: wood, material: 'wood', paint: [woodGrain('x', 10)] } as const;
    k.tube(
      [
        [0, -0.05, 0],
        [0.02, 1, 0],
        [0, 2.05, 0],
      ],
      [0.07, 0.06, 0.055],
      { color: k.tone(wood, 0.75), material: 'wood', around: 10, paint: [woodGrain('y', 10)] },
    );
    k.lathe(
      [
        [0.085, 2.02],
        [0, 2.16],
      ],
      { color: k.tone(wood, 0.75), material: 'wood', around: 10, straight: true },
    );
    for (const [y, s, yaw, w] of [
      [1.75, 1, 14, 0.8],
      [1.42, -1, -10, 0.72],
      [1.12, 1, 34, 0.6],
    ] as const)
      k.at([0, y, 0.07], { yaw }, () => {
        k.prism(
          [s * 0.16, 0, 0],
          [
            [-w / 2, -0.12],
            [w / 2, -0.12],
            ...(s > 0 ? [[w / 2 + 0.16, 0] as [number, number]] : []),
            [w / 2, 0.12],
            [-w / 2, 0.12],
            ...(s < 0 ? [[-w / 2 - 0.16, 0] as [number, number]] : []),
          ],
          0.045,
          { ...look, color: k.tone(wood, 1.15), bevel: 0.008 },
        );
        for (const [i, r] of [0.16, 0.26, 0.12].entries())
          k.box([s * 0.16 - w * 0.3 + i * w * 0.28, 0, 0.026], [r * w * 0.9, 0.035, 0.006], {
            color: '#4a2c18',
            material: 'wood',
            round: 0.002,
          });
        k.ball([0, 0.06, 0.026], 0.014, { color: '#3a3a3e', material: 'steel', around: 8 });
      });
    for (let i = 0; i < 5; i++)
      k.ball([sin(i * 1.3) * 0.16, 0.02, cos(i * 1.3) * 0.16], [0.1, 0.07, 0.09], {
        color: k.tone('#8f8a80', 0.85 + 0.08 * i),
        material: 'stone',
        around: 8,
      });
    k.socket('perch', [0.4, 1.87, 0.1], 0.3);
    k.socket('top', [0, 2.16, 0], 0.2);
  },
};
