import type { Concept } from '../concept.ts';

export const PTERODACTYL: Concept = {
  name: 'pterodactyl',
  words: 'pterodactyl, pteranodon, pterosaur',
  kind: 'animal',
  size: 1.6,
  habitat: ['air', 'ground'],
  places: ['forest', 'meadow'],
  poses: ['fly'],
  parts: { eyes: 'eye', wings: 'wing' },
  build(k) {
    const coat = k.color('main', '#a8744a', '#7a8a5a', '#8a6a9a');
    const wing = k.color('wings', k.tone(coat, 0.75));
    const body = k.body({ color: coat, material: 'hide', blend: 0.06, cells: 110 });
    body.chain(
      [
        [0, 0.5, 0.14],
        [0, 0.46, -0.08],
        [0, 0.42, -0.3],
      ],
      [0.13, 0.14, 0.06],
      { curve: true },
    );
    body.ball([0, 0.44, 0.0], [0.1, 0.1, 0.17], { color: '#efdcb0', blend: 0.03 });
    body.chain(
      [
        [0, 0.54, 0.2],
        [0, 0.66, 0.34],
        [0, 0.72, 0.42],
      ],
      [0.085, 0.065, 0.07],
      { curve: true },
    );
    for (const s of [1, -1] as const) {
      k.wing([s * 0.08, 0.54, 0.06], s, {
        kind: 'bat',
        span: 1.15,
        chord: 0.48,
        lift: k.vary(4, 20),
        sweep: 0.2,
        color: wing,
        upper: coat,
      });
      body.chain(
        [
          [s * 0.06, 0.42, -0.26],
          [s * 0.09, 0.38, -0.44],
          [s * 0.1, 0.36, -0.54],
        ],
        [0.045, 0.03, 0.022],
      );
    }
    k.at([0, 0.77, 0.46], { yaw: k.ask.look * 0.5, pitch: 10 }, () => {
      body.ball([0, 0, 0], [0.105, 0.1, 0.12]);
      body.chain(
        [
          [0, 0.04, -0.04],
          [0, 0.14, -0.24],
          [0, 0.16, -0.36],
        ],
        [0.07, 0.05, 0.016],
        { blend: 0.05, color: '#d8603a', curve: true },
      );
      k.tube(
        [
          [0, 0.0, 0.06],
          [0, -0.02, 0.26],
          [0, -0.07, 0.5],
        ],
        [0.07, 0.048, 0.006],
        { color: '#e8b45a', material: 'horn', around: 16 },
      );
      k.tube(
        [
          [0, -0.05, 0.06],
          [0, -0.075, 0.24],
          [0, -0.1, 0.42],
        ],
        [0.055, 0.034, 0.005],
        { color: '#d09a48', material: 'horn', around: 14 },
      );
      for (const s of [1, -1])
        k.eye([s * 0.072, 0.035, 0.062], [s * 0.6, 0.06, 0.9], 0.036, {
          iris: k.color('eyes', '#d8962a'),
          white: '#f8f0da',
          irisSize: 0.8,
        });
      k.socket('headTop', [0, 0.095, 0], 0.17);
      k.socket('face', [0, 0.03, 0.1], 0.22);
      k.socket('mouth', [0, -0.05, 0.4], 0.06);
    });
    k.socket('back', [0, 0.6, -0.04], 0.24);
    k.socket('seat', [0, 0.6, 0.02], 0.24);
    k.socket('neck', [0, 0.62, 0.3], 0.16);
  },
};
