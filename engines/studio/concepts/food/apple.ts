import type { Concept } from '../concept.ts';

export const APPLE: Concept = {
  name: 'apple',
  words: 'apple, red apple, green apple',
  kind: 'food',
  size: 0.085,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const skin = k.color('main', '#c4262b', '#cf3a2e', '#8fb23c');
    k.lathe(
      [
        [0.001, 0.012],
        [0.014, 0.004],
        [0.028, 0.004],
        [0.04, 0.026],
        [0.043, 0.048],
        [0.037, 0.07],
        [0.022, 0.08],
        [0.01, 0.076],
        [0.001, 0.066],
      ],
      {
        color: skin,
        material: 'ceramic',
        around: 44,
        paint: [
          {
            color: '#e9c35a',
            amount: 0.75,
            on: [{ kind: 'ramp', axis: 'y', from: 0.055, to: 0.08, rag: 0.012 }],
          },
          {
            color: k.tone(skin, 1.6),
            amount: 0.4,
            on: { kind: 'noise', scale: 60, from: 0.5, to: 0.65, stretch: [1, 0.12, 1] },
          },
        ],
      },
    );
    k.tube(
      [
        [0, 0.066, 0],
        [0.002, 0.084, 0.001],
        [0.008, 0.098, 0],
      ],
      [0.0022, 0.0018, 0.0028],
      { color: '#5a3c22', material: 'wood', around: 8 },
    );
    k.at([0.003, 0.084, 0], { yaw: k.vary(0, 360), pitch: 25 }, () =>
      k.sheet(
        (u, v) => [
          (u - 0.5) * 0.024 * (1 - (2 * v - 1) * (2 * v - 1)),
          0.01 * v - Math.abs(u - 0.5) * -0.006,
          v * 0.036,
        ],
        6,
        8,
        { color: '#5c9a3a', material: 'leaf' },
      ),
    );
    k.socket('grip', [0, 0.03, 0], 0.05);
  },
};
