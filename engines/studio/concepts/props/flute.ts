import type { Concept } from '../concept.ts';

export const FLUTE: Concept = {
  name: 'flute',
  words: 'flute, recorder, pan flute, piccolo, whistle, pipe, bamboo flute',
  kind: 'prop',
  size: 0.6,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'mouth',
  build(k) {
    const tone = k.color('main', '#d9dde4', '#b07a3c', '#e0b64a');
    const wooden = k.has('recorder', 'bamboo', 'pan', 'pipe');
    const look = { color: tone, material: wooden ? 'wood' : 'chrome' } as const;
    k.at([0, 0.03, 0], { yaw: k.vary(16, 26) }, () => {
      k.tube(
        [
          [-0.32, 0, 0],
          [0, 0, 0],
          [0.32, 0, 0],
        ],
        0.02,
        { ...look, around: 24 },
      );
      for (const x of [-0.31, -0.16, -0.12, 0.26, 0.31])
        k.at([x, 0, 0], { roll: 90 }, () =>
          k.lathe(
            [
              [0.018, -0.008],
              [0.0245, -0.006],
              [0.0245, 0.006],
              [0.018, 0.008],
            ],
            { ...look, around: 24 },
          ),
        );
      k.ball([-0.25, 0.016, 0.006], [0.026, 0.011, 0.018], look);
      k.ball([-0.25, 0.026, 0.006], [0.01, 0.003, 0.008], { color: '#1c1a1e' });
      for (let i = 0; i < 9; i++) {
        k.at([-0.06 + i * 0.036, 0.019, 0.004], {}, () =>
          k.lathe(
            [
              [0.014, 0],
              [0.015, 0.006],
              [0.007, 0.009],
              [0, 0.007],
            ],
            { color: k.tone(tone, 1.1), material: 'chrome', around: 18 },
          ),
        );
      }
      k.tube(
        [
          [-0.08, 0.018, 0.018],
          [0.1, 0.018, 0.018],
          [0.25, 0.018, 0.018],
        ],
        0.004,
        look,
      );
      k.socket('grip', [-0.06, -0.01, 0.01], 0.05, { yaw: 6 });
    });
  },
};
