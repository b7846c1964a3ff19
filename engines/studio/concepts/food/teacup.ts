import type { Concept } from '../concept.ts';

export const TEACUP: Concept = {
  name: 'teacup',
  words: 'teacup, cup, tea cup, cup of tea, tea, green tea',
  kind: 'vessel',
  size: 0.09,
  habitat: ['table'],
  places: ['tabletop'],
  parts: { tea: 'tea, coffee' },
  build(k) {
    const glaze = k.color('main', '#f6f1e8');
    const trim = k.color('trim', '#3e6fb0', '#b0483a', '#4f8a5a');
    const paint = [
      { color: trim, on: { kind: 'ramp', axis: 'y', from: 0.0795, to: 0.0805 } },
      {
        color: trim,
        on: [
          { kind: 'ramp', axis: 'y', from: 0.03, to: 0.0305 },
          { kind: 'ramp', axis: 'y', from: 0.0345, to: 0.034 },
        ],
      },
      {
        color: trim,
        on: [
          { kind: 'spots', step: 0.022, size: 0.62, soft: 0.12 },
          { kind: 'ramp', axis: 'y', from: 0.041, to: 0.042 },
          { kind: 'ramp', axis: 'y', from: 0.074, to: 0.073 },
        ],
      },
    ] as const;
    k.lathe(
      [
        [0.0, 0.008],
        [0.07, 0.008],
        [0.082, 0.016],
        [0.083, 0.019],
        [0.07, 0.013],
        [0.0, 0.012],
      ],
      {
        color: glaze,
        material: 'ceramic',
        around: 56,
        paint: [{ color: trim, on: { kind: 'coord', of: 'v', from: 0.34, to: 0.52 } }],
      },
    );
    k.at([0, 0.008, 0], {}, () => {
      k.lathe(
        [
          [0.026, 0.004],
          [0.024, 0.01],
          [0.04, 0.022],
          [0.052, 0.045],
          [0.056, 0.08],
          [0.058, 0.0845],
          [0.0555, 0.085],
          [0.052, 0.08],
          [0.048, 0.046],
          [0.03, 0.022],
          [0, 0.018],
        ],
        { color: glaze, material: 'ceramic', around: 56, paint },
      );
      const turn = k.vary(40, 130);
      k.at([0, 0, 0], { yaw: turn }, () =>
        k.tube(
          [
            [0, 0.07, 0.052],
            [0, 0.074, 0.075],
            [0, 0.052, 0.086],
            [0, 0.03, 0.07],
            [0, 0.028, 0.046],
          ],
          [0.006, 0.0055, 0.0055, 0.005, 0.005],
          { color: glaze, material: 'ceramic', flat: 1.3 },
        ),
      );
      if (!k.has('hosting'))
        k.lathe(
          [
            [0.0535, 0.074],
            [0, 0.0745],
          ],
          { color: k.color('tea', '#8a4a1e'), material: 'wet', straight: true, around: 40 },
        );
    });
    k.socket('inside', [0, 0.034, 0], 0.1);
    k.socket('top', [0, 0.085, 0], 0.1);
  },
};
