import type { Concept } from '../concept.ts';

export const STREET_LAMP: Concept = {
  name: 'street-lamp',
  words: 'street lamp, lamp post, street light, lamppost, streetlight',
  kind: 'furniture',
  size: 3.4,
  habitat: ['ground'],
  places: ['street'],
  build(k) {
    const iron = {
      color: k.color('main', '#26332f', '#2a2c30'),
      material: 'lacquer',
      around: 24,
    } as const;
    k.lathe(
      [
        [0.24, 0],
        [0.24, 0.1],
        [0.16, 0.16],
        [0.14, 0.5],
        [0.18, 0.56],
        [0.09, 0.66],
        [0.06, 1.0],
        [0.05, 2.6],
        [0.09, 2.66],
        [0.05, 2.74],
        [0.12, 2.86],
      ],
      iron,
    );
    k.tube(
      [
        [-0.34, 2.3, 0],
        [0, 2.36, 0],
        [0.34, 2.3, 0],
      ],
      0.025,
      iron,
    );
    for (const s of [1, -1]) k.ball([s * 0.36, 2.3, 0], 0.045, iron);
    k.lathe(
      [
        [0.12, 2.86],
        [0.2, 3.3],
      ],
      { color: '#ffe2a0', material: 'glow', straight: true, shadow: false, around: 6 },
    );
    k.around(6, () =>
      k.tube(
        [
          [0, 2.86, 0.125],
          [0, 3.3, 0.21],
        ],
        0.013,
        { ...iron, around: 6 },
      ),
    );
    k.lathe(
      [
        [0.25, 3.28],
        [0.26, 3.32],
        [0.16, 3.46],
        [0.05, 3.52],
        [0.03, 3.6],
        [0.05, 3.64],
        [0, 3.7],
      ],
      { ...iron, around: 6 },
    );
    k.socket('light', [0, 3.08, 0], 3.5);
    k.socket('perch', [0.2, 2.36, 0], 0.2);
    k.socket('top', [0, 3.66, 0], 0.2);
  },
};
