import type { Concept } from '../concept.ts';

export const STOVE: Concept = {
  name: 'stove',
  words: 'stove, oven, cooker, cast iron stove, wood stove',
  kind: 'furniture',
  size: 1.1,
  habitat: ['ground'],
  places: ['room'],
  build(k) {
    const enamel = k.color('main', '#3f5f5a', '#f0e6d0', '#8a2f2c', '#34383c');
    const iron = { color: '#26282b', material: 'steel' } as const;
    k.box([0, 0.52, 0], [0.95, 0.76, 0.62], { color: enamel, material: 'ceramic', round: 0.05 });
    k.box([0, 0.93, 0], [1.05, 0.07, 0.7], { ...iron, round: 0.02 });
    for (const s of [1, -1]) {
      for (const z of [0.24, -0.24])
        k.tube(
          [
            [s * 0.38, 0.16, z],
            [s * 0.44, 0, z * 1.1],
          ],
          [0.04, 0.022],
          iron,
        );
      for (const z of [0.15, -0.16])
        k.at([s * 0.24, 0.965, z], {}, () =>
          k.lathe(
            [
              [0.13, 0],
              [0.13, 0.012],
              [0.1, 0.014],
              [0.09, 0.006],
              [0, 0.006],
            ],
            { color: '#3a3c40', material: 'steel' },
          ),
        );
    }
    k.box([-0.14, 0.46, 0.3], [0.52, 0.44, 0.05], {
      color: k.tone(enamel, 0.85),
      material: 'ceramic',
      round: 0.03,
    });
    k.box([-0.14, 0.5, 0.325], [0.36, 0.22, 0.03], {
      color: '#ff9a3c',
      material: 'glow',
      round: 0.03,
      shadow: false,
    });
    k.box([0.3, 0.46, 0.3], [0.24, 0.44, 0.05], {
      color: k.tone(enamel, 0.85),
      material: 'ceramic',
      round: 0.03,
    });
    k.tube(
      [
        [-0.36, 0.73, 0.36],
        [0.08, 0.73, 0.36],
      ],
      0.016,
      { color: '#d8a84a', material: 'gold' },
    );
    for (let i = 0; i < 4; i++)
      k.ball([-0.3 + i * 0.2, 0.82, 0.32], 0.032, {
        color: '#d8a84a',
        material: 'gold',
        around: 16,
      });
    k.at([0.24, 0.98, -0.14], {}, () => {
      k.lathe(
        [
          [0, 0],
          [0.12, 0],
          [0.13, 0.02],
          [0.13, 0.16],
          [0.12, 0.165],
          [0, 0.18],
        ],
        { color: '#c8483c', material: 'ceramic' },
      );
      k.ball([0, 0.2, 0], 0.02, iron);
      for (const s of [1, -1])
        k.tube(
          [
            [s * 0.13, 0.12, 0.03],
            [s * 0.17, 0.12, 0],
            [s * 0.13, 0.12, -0.03],
          ],
          0.01,
          iron,
        );
    });
    k.tube(
      [
        [-0.3, 0.96, -0.24],
        [-0.3, 1.7, -0.24],
        [-0.3, 2.0, -0.24],
      ],
      0.07,
      iron,
    );
    k.socket('top', [-0.2, 0.975, 0.12], 0.4);
    k.socket('light', [-0.14, 0.5, 0.5], 0.6);
  },
};
