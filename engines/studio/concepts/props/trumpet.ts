import type { Concept } from '../concept.ts';

export const TRUMPET: Concept = {
  name: 'trumpet',
  words: 'trumpet, bugle, cornet, horn, trombone, tuba, french horn',
  kind: 'prop',
  size: 0.5,
  habitat: ['table', 'ground'],
  places: ['studio', 'room'],
  held: true,
  grip: 'mouth',
  build(k) {
    const brass = { color: k.color('main', '#e8b84a', '#d9dde4'), material: 'gold' } as const;
    k.at([0, 0.1, 0.05], { pitch: -4, scale: 1.1 }, () => {
      k.tube(
        [
          [0, 0, -0.3],
          [0, 0, -0.05],
          [0, 0, 0.16],
        ],
        0.0105,
        brass,
      );
      k.tube(
        [
          [0, 0, 0.16],
          [0, -0.012, 0.21],
          [0, -0.06, 0.215],
          [0, -0.075, 0.16],
          [0, -0.075, -0.06],
          [0, -0.065, -0.11],
          [0, -0.02, -0.115],
          [0, 0.0, -0.06],
        ],
        0.011,
        { ...brass, along: 60 },
      );
      k.tube(
        [
          [0, -0.078, -0.06],
          [0, -0.078, 0.14],
        ],
        0.011,
        brass,
      );
      k.at([0, -0.0, 0.05], { pitch: 90 }, () =>
        k.lathe(
          [
            [0.012, 0],
            [0.014, 0.12],
            [0.022, 0.2],
            [0.042, 0.255],
            [0.082, 0.29],
            [0.078, 0.29],
            [0.036, 0.25],
            [0, 0.2],
          ],
          { ...brass, around: 48 },
        ),
      );
      for (const z of [-0.02, 0.018, 0.056]) {
        k.tube(
          [
            [0.0, 0.035, z],
            [0, -0.03, z],
            [0, -0.095, z],
          ],
          0.0175,
          { ...brass, around: 18 },
        );
        k.tube(
          [
            [0, 0.03, z],
            [0, 0.05, z],
            [0, 0.064, z],
          ],
          0.006,
          { color: '#e6e8ee', material: 'chrome' },
        );
        k.ball([0, 0.066, z], [0.013, 0.006, 0.013], {
          color: '#f6f1e6',
          material: 'ceramic',
          around: 14,
        });
      }
      k.at([0, 0, -0.3], { pitch: -90 }, () =>
        k.lathe(
          [
            [0.008, 0],
            [0.012, 0.012],
            [0.02, 0.022],
            [0.02, 0.028],
            [0.012, 0.024],
            [0, 0.014],
          ],
          { color: '#e6e8ee', material: 'chrome', around: 24 },
        ),
      );
      k.socket('grip', [0, -0.03, 0.02], 0.05);
    });
  },
};
