import type { Concept } from '../concept.ts';

export const RADIO: Concept = {
  name: 'radio',
  words:
    'radio, vintage radio, old radio, retro radio, boombox, record player, gramophone, cassette player, stereo',
  kind: 'prop',
  size: 0.34,
  habitat: ['table', 'ground'],
  places: ['room', 'tabletop'],
  held: true,
  grip: 'hug',
  parts: { grille: 'grille, speaker' },
  build(k) {
    const shell = k.color('main', '#7fb8a8', '#d8604a', '#8a5a32', '#e6c878');
    const [w, h, d] = [0.36, 0.22, 0.14];
    k.at([0, h / 2 + 0.012, 0], {}, () => {
      k.box([0, 0, 0], [w, h, d], { color: shell, material: 'lacquer', round: 0.045 });
      k.box([-0.075, -0.004, d / 2 - 0.002], [0.17, 0.16, 0.012], {
        color: k.color('grille', '#f2e2bc', '#e6d6b0'),
        material: 'cloth',
        round: 0.006,
        paint: [
          {
            color: [0.55, 0.5, 0.45],
            shade: true,
            on: { kind: 'bands', axis: 'y', step: 0.014, width: 0.4, soft: 0.15 },
          },
        ],
      });
      k.box([0.09, 0.045, d / 2 - 0.001], [0.13, 0.06, 0.01], {
        color: '#fff0c0',
        material: 'window',
        round: 0.005,
        paint: [
          { color: '#ffdf90', glow: 0.6, on: { kind: 'ramp', axis: 'y', from: -0.04, to: 0.02 } },
          {
            color: '#5a3a2a',
            on: [
              { kind: 'bands', axis: 'x', step: 0.012, width: 0.12, soft: 0.05 },
              { kind: 'ramp', axis: 'y', from: -0.004, to: 0.0 },
            ],
          },
        ],
      });
      k.box([0.105, 0.045, d / 2 + 0.006], [0.004, 0.05, 0.003], {
        color: '#d8302f',
        round: 0.001,
      });
      for (const [x, r] of [
        [0.055, 0.024],
        [0.125, 0.024],
      ] as const)
        k.at([x, -0.045, d / 2], { pitch: 90 }, () =>
          k.lathe(
            [
              [r, 0],
              [r, 0.018],
              [r * 0.8, 0.024],
              [0, 0.024],
            ],
            { color: '#e0b64a', material: 'gold', around: 28 },
          ),
        );
      k.tube(
        [
          [-0.13, h / 2 - 0.01, 0],
          [-0.12, h / 2 + 0.045, 0],
          [0, h / 2 + 0.062, 0],
          [0.12, h / 2 + 0.045, 0],
          [0.13, h / 2 - 0.01, 0],
        ],
        0.011,
        { color: '#c9ced8', material: 'chrome', along: 50 },
      );
      k.tube(
        [
          [0.15, h / 2 - 0.02, -0.04],
          [0.2, h / 2 + 0.12, -0.06],
          [0.25, h / 2 + 0.27, -0.08],
        ],
        [0.005, 0.004, 0.003],
        { color: '#c9ced8', material: 'chrome' },
      );
      for (const s of [1, -1])
        k.box([s * 0.12, -h / 2 - 0.004, 0], [0.05, 0.018, 0.1], {
          color: '#3a2a22',
          round: 0.006,
        });
      k.socket('top', [0, h / 2, 0], 0.28);
      k.socket('grip', [0, 0, -d / 2], 0.1, { yaw: 180 });
    });
  },
};
