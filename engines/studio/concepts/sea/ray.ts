import type { Concept } from '../concept.ts';

export const RAY: Concept = {
  name: 'ray',
  words: 'manta ray, ray, stingray, manta, sting ray',
  kind: 'animal',
  size: 1.6,
  habitat: ['underwater', 'water'],
  places: ['underwater'],
  poses: ['swim'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#46586e', '#5a6a80', '#8a7a66');
    k.at([0, 0.2, 0], { pitch: 12, roll: k.pick(1, -1) * k.vary(16, 28) }, () => {
      const body = k.body({
        color: coat,
        material: 'wet',
        blend: 0.1,
        cells: 110,
        paint: [
          { color: '#f4f1ea', on: { kind: 'facing', axis: 'y', from: -0.2, to: -0.5 } },
          {
            color: k.tone(coat, 1.9),
            amount: 0.7,
            on: [
              { kind: 'spots', step: 0.13, size: 0.45, soft: 0.3 },
              { kind: 'facing', axis: 'y', from: 0.3, to: 0.6 },
            ],
          },
        ],
      });
      const flap = k.vary(-0.1, 0.28);
      body.ball([0, 0.4, 0], [0.26, 0.12, 0.42]);
      body.both((_side, at) => {
        for (const [z, back, r] of [
          [0.16, -0.28, 0.05],
          [-0.02, -0.3, 0.05],
          [-0.2, -0.16, 0.035],
        ] as const)
          body.chain(
            [
              at([0.1, 0.4, z]),
              at([0.45, 0.42 + flap * 0.3, z + back * 0.4]),
              at([0.85, 0.44 + flap, -0.14]),
            ],
            [0.09, r, 0.014],
            { blend: 0.11, curve: true },
          );
        body.chain(
          [at([0.14, 0.38, 0.34]), at([0.16, 0.35, 0.5]), at([0.1, 0.33, 0.56])],
          [0.06, 0.04, 0.016],
          { blend: 0.05, curve: true },
        );
      });
      const sway = k.pick(1, -1) * k.vary(0.05, 0.2);
      body.chain(
        [
          [0, 0.4, -0.36],
          [sway * 0.3, 0.4, -0.7],
          [sway, 0.43, -1.15],
        ],
        [0.05, 0.018, 0.005],
        { curve: true },
      );
      for (const s of [1, -1]) {
        body.ball([s * 0.2, 0.44, 0.3], 0.06, { blend: 0.04 });
        k.eye([s * 0.225, 0.45, 0.325], [s * 0.7, 0.1, 0.7], 0.05, {
          iris: k.color('eyes', '#3a2414'),
          white: '#f6f1e6',
          irisSize: 0.82,
        });
      }
      k.tube(
        [
          [-0.1, 0.385, 0.385],
          [0, 0.37, 0.42],
          [0.1, 0.385, 0.385],
        ],
        0.008,
        { color: k.tone(coat, 0.3), shadow: false, around: 6 },
      );
      k.socket('neck', [0, 0.42, 0.3], 0.4);
      k.socket('back', [0, 0.52, 0], 0.5);
      k.socket('seat', [0, 0.52, 0.05], 0.45);
      k.socket('headTop', [0, 0.5, 0.24], 0.3);
      k.socket('face', [0, 0.44, 0.4], 0.4);
      k.socket('mouth', [0, 0.38, 0.42], 0.2);
    });
  },
};
