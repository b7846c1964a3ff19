import type { Concept } from '../concept.ts';

export const LOBSTER: Concept = {
  name: 'lobster',
  words: 'lobster, crayfish, shrimp, prawn, crawfish',
  kind: 'animal',
  size: 0.5,
  habitat: ['ground', 'underwater', 'table'],
  places: ['beach', 'tabletop'],
  poses: ['stand', 'walk', 'wave'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#c8382a', '#d8502e');
    const body = k.body({ color: coat, material: 'scale', blend: 0.016, cells: 120 });
    body.ball([0, 0.1, 0.06], [0.075, 0.075, 0.14]);
    for (let i = 0; i < 6; i++) {
      const t = i / 5;
      body.ball(
        [0, 0.095 - 0.05 * t, -0.08 - i * 0.046],
        [0.07 - 0.024 * t, 0.062 - 0.026 * t, 0.036],
        { blend: 0.006 },
      );
    }
    for (const x of [-0.62, -0.3, 0, 0.3, 0.62])
      body.ball([x * 0.1, 0.035, -0.37 + Math.abs(x) * 0.04], [0.03, 0.01, 0.055], {
        turn: { yaw: -x * 50 },
        blend: 0.008,
      });
    for (const s of [1, -1]) {
      const up = k.pose === 'wave' && s === -1 ? 0.1 : 0;
      body.chain(
        [
          [s * 0.05, 0.08, 0.14],
          [s * 0.14, 0.1 + up, 0.2],
          [s * 0.13, 0.1 + up, 0.28],
        ],
        [0.022, 0.024, 0.026],
      );
      body.ball([s * 0.135, 0.11 + up, 0.34], [0.05, 0.04, 0.07]);
      body.chain(
        [
          [s * 0.16, 0.11 + up, 0.39],
          [s * 0.165, 0.11 + up, 0.46],
          [s * 0.135, 0.11 + up, 0.5],
        ],
        [0.03, 0.022, 0.006],
        { curve: true },
      );
      body.chain(
        [
          [s * 0.11, 0.11 + up, 0.39],
          [s * 0.1, 0.11 + up, 0.44],
          [s * 0.12, 0.11 + up, 0.48],
        ],
        [0.022, 0.016, 0.005],
        { curve: true },
      );
      for (let i = 0; i < 4; i++)
        k.tube(
          [
            [s * 0.05, 0.07, 0.1 - i * 0.05],
            [s * 0.14, 0.1, 0.1 - i * 0.07],
            [s * 0.19, 0.004, 0.1 - i * 0.085],
          ],
          [0.012, 0.01, 0.004],
          { color: k.tone(coat, 0.75), material: 'scale', around: 8 },
        );
      k.tube(
        [
          [s * 0.02, 0.13, 0.2],
          [s * 0.09, 0.24, 0.2],
          [s * 0.2, 0.3, 0.02],
          [s * 0.26, 0.28, -0.2],
        ],
        [0.006, 0.005, 0.004, 0.0015],
        { color: k.tone(coat, 0.8), around: 7 },
      );
      k.tube(
        [
          [s * 0.035, 0.14, 0.15],
          [s * 0.045, 0.17, 0.16],
        ],
        0.011,
        { color: coat },
      );
      k.eye([s * 0.046, 0.186, 0.166], [s * 0.25, 0.05, 1], 0.024, {
        iris: k.color('eyes', '#2a1a14'),
        white: '#fbf6ec',
        irisSize: 0.74,
      });
      k.socket(s === 1 ? 'handL' : 'handR', [s * 0.13, 0.11 + up, 0.48], 0.08);
    }
    k.tube(
      [
        [-0.024, 0.09, 0.196],
        [0, 0.082, 0.2],
        [0.024, 0.09, 0.196],
      ],
      0.003,
      { color: '#5a1410', shadow: false, around: 6 },
    );
    k.socket('mouth', [0, 0.085, 0.2], 0.05);
    k.socket('neck', [0, 0.1, 0.12], 0.14);
    k.socket('seat', [0, 0.16, -0.03], 0.12);
    k.socket('headTop', [0, 0.17, 0.08], 0.1);
    k.socket('face', [0, 0.18, 0.19], 0.12);
    k.socket('back', [0, 0.16, -0.05], 0.12);
  },
};
