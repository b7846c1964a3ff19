import type { Concept } from '../concept.ts';

export const CAMERA: Concept = {
  name: 'camera',
  words: 'camera, photo camera, film camera, vintage camera, digital camera, photographer camera',
  kind: 'prop',
  size: 0.16,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  build(k) {
    const skin = k.color('main', '#2c2a2e', '#7a4a2c', '#3f5a5c');
    k.box([0, 0.055, 0], [0.17, 0.086, 0.055], { color: skin, material: 'leather', round: 0.014 });
    for (const y of [0.015, 0.1])
      k.box([0, y, 0], [0.174, 0.022, 0.06], { color: '#c9ccd2', material: 'steel', round: 0.008 });
    k.prism(
      [0, 0.118, 0],
      [
        [-0.042, -0.012],
        [0.042, -0.012],
        [0.028, 0.024],
        [-0.028, 0.024],
      ],
      0.052,
      { color: '#c9ccd2', material: 'steel', bevel: 0.004 },
    );
    k.box([0, 0.124, 0.027], [0.034, 0.02, 0.006], {
      color: '#2a3040',
      material: 'window',
      round: 0.003,
    });
    k.at([0, 0.052, 0.027], { pitch: 90 }, () => {
      k.lathe(
        [
          [0.05, 0],
          [0.05, 0.02],
          [0.046, 0.022],
          [0.046, 0.05],
          [0.05, 0.052],
          [0.05, 0.064],
          [0.04, 0.066],
          [0.036, 0.05],
        ],
        { color: '#26242a', material: 'plastic', straight: true, around: 44 },
      );
      k.ball([0, 0.046, 0], [0.038, 0.012, 0.038], {
        color: '#1f2a4a',
        material: 'eye',
        paint: [
          {
            color: '#7a5fc0',
            amount: 0.7,
            on: { kind: 'ball', at: [0.01, 0.06, 0.01], radius: 0.03, soft: 0.5 },
          },
        ],
      });
    });
    for (const [x, r] of [
      [-0.06, 0.015],
      [0.055, 0.018],
    ] as const)
      k.at([x, 0.112, 0], {}, () =>
        k.lathe(
          [
            [r, 0],
            [r, 0.016],
            [0, 0.016],
          ],
          { color: '#b9bdc6', material: 'chrome', straight: true, around: 24 },
        ),
      );
    k.ball([-0.03, 0.114, 0.006], [0.007, 0.006, 0.007], {
      color: '#d8302f',
      material: 'plastic',
      around: 10,
    });
    k.socket('grip', [0.06, 0.03, -0.01], 0.06);
  },
};
