import type { Concept } from '../concept.ts';

export const BANANA: Concept = {
  name: 'banana',
  words: 'banana, bunch of bananas, bananas',
  kind: 'food',
  size: 0.2,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const peel = k.color('main', '#f5cb36', '#f0c22c');
    for (const [i, yaw] of [-26, -4, 20].entries())
      k.at([0, 0.006 * i, 0], { yaw: 90 + yaw, pitch: -4 }, () => {
        k.tube(
          [
            [0, 0.052, -0.095],
            [0, 0.045, -0.075],
            [0, 0.022, -0.05],
            [0, 0.018, 0],
            [0, 0.032, 0.05],
            [0, 0.062, 0.085],
          ],
          [0.006, 0.0085, 0.017, 0.019, 0.016, 0.005],
          {
            color: peel,
            material: 'food',
            around: 6,
            paint: [
              { color: '#5a3a1c', on: { kind: 'coord', of: 'v', from: 0.965, to: 1.1 } },
              {
                color: '#a8b040',
                amount: 0.7,
                on: { kind: 'coord', of: 'v', from: -0.1, to: 0.16, soft: 0.1 },
              },
              {
                color: '#8a5a20',
                amount: 0.7,
                on: { kind: 'noise', scale: 110, from: 0.66, to: 0.72 },
              },
            ],
          },
        );
      });
    k.tube(
      [
        [-0.085, 0.05, 0],
        [-0.1, 0.07, 0],
      ],
      [0.012, 0.008],
      { color: '#7a6a2a', material: 'wood' },
    );
    k.socket('grip', [0, 0.03, 0], 0.05);
  },
};
