import type { Concept } from '../concept.ts';

export const CRAB: Concept = {
  name: 'crab',
  words: 'crab, red crab, hermit crab, king crab, baby crab',
  kind: 'animal',
  size: 0.4,
  habitat: ['ground', 'underwater', 'table'],
  places: ['beach'],
  poses: ['stand', 'walk', 'wave', 'hold'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#e0502e', '#e8643a');
    const dark = k.tone(coat, 0.7);
    const body = k.body({
      color: coat,
      material: 'scale',
      blend: 0.03,
      cells: 110,
      paint: [
        {
          color: [0.7, 0.65, 0.65],
          shade: true,
          on: { kind: 'spots', step: 0.05, size: 0.4, soft: 0.3 },
          amount: 0.7,
        },
      ],
    });
    body.ball([0, 0.15, 0], [0.2, 0.095, 0.14]);
    body.ball([0, 0.13, 0.03], [0.17, 0.075, 0.12], { color: k.tone(coat, 1.35), blend: 0.02 });
    for (const s of [1, -1]) {
      for (let i = 0; i < 3; i++) {
        const z = 0.05 - i * 0.075;
        const step = k.vary(-0.02, 0.02);
        k.tube(
          [
            [s * 0.15, 0.13, z],
            [s * 0.3, 0.19, z * 1.6 + step],
            [s * 0.38, 0.09, z * 2 + step],
            [s * 0.41, 0.005, z * 2.2 + step],
          ],
          [0.028, 0.026, 0.018, 0.005],
          { color: dark, material: 'scale' },
        );
      }
      const up = k.pose === 'wave' && s === -1 ? 0.16 : k.pose === 'hold' ? 0.1 : 0.04;
      const wrist = [s * 0.3, 0.17 + up, 0.2] as const;
      body.chain(
        [[s * 0.15, 0.14, 0.08], [s * 0.29, 0.14 + up * 0.4, 0.1], wrist],
        [0.035, 0.035, 0.04],
        { blend: 0.02 },
      );
      body.ball([s * 0.29, 0.21 + up, 0.25], [0.075, 0.085, 0.07], { blend: 0.02 });
      body.chain(
        [
          [s * 0.33, 0.25 + up, 0.27],
          [s * 0.35, 0.34 + up, 0.28],
          [s * 0.28, 0.4 + up, 0.28],
        ],
        [0.045, 0.036, 0.008],
        { blend: 0.02, curve: true },
      );
      body.chain(
        [
          [s * 0.25, 0.25 + up, 0.27],
          [s * 0.21, 0.32 + up, 0.28],
          [s * 0.25, 0.38 + up, 0.28],
        ],
        [0.035, 0.026, 0.008],
        { blend: 0.015, curve: true },
      );
      k.tube(
        [
          [s * 0.065, 0.2, 0.09],
          [s * 0.08, 0.27, 0.11],
        ],
        [0.018, 0.016],
        { color: coat, material: 'scale' },
      );
      k.eye([s * 0.08, 0.295, 0.115], [s * 0.2, 0.05, 1], 0.042, {
        iris: k.color('eyes', '#2a1a14'),
        white: '#fbf6ec',
        irisSize: 0.72,
        pupil: 0.62,
      });
      k.socket(s === 1 ? 'handL' : 'handR', [s * 0.27, 0.38 + up, 0.29], 0.1);
    }
    k.tube(
      [
        [-0.05, 0.135, 0.148],
        [0, 0.12, 0.154],
        [0.05, 0.135, 0.148],
      ],
      [0.003, 0.006, 0.003],
      { color: '#5a1a12', shadow: false, around: 6 },
    );
    k.socket('neck', [0, 0.15, 0.06], 0.3);
    k.socket('headTop', [0, 0.245, 0], 0.2);
    k.socket('face', [0, 0.29, 0.16], 0.2);
    k.socket('back', [0, 0.245, -0.03], 0.26);
    k.socket('seat', [0, 0.245, 0], 0.26);
    k.socket('mouth', [0, 0.13, 0.16], 0.08);
  },
};
