import type { Concept } from '../concept.ts';

export const EASEL: Concept = {
  name: 'easel',
  words:
    'easel, painting on an easel, canvas on an easel, picture frame, framed picture, framed painting',
  kind: 'furniture',
  size: 1.65,
  habitat: ['ground'],
  places: ['room', 'meadow'],
  build(k) {
    const wood = { color: k.color('main', '#b98548', '#8a5a36'), material: 'wood' } as const;
    for (const s of [1, -1])
      k.tube(
        [
          [s * 0.34, 0, 0.12],
          [s * 0.19, 0.8, 0.02],
          [s * 0.05, 1.62, -0.1],
        ],
        0.021,
        wood,
      );
    k.tube(
      [
        [0, 0, -0.48],
        [0, 0.8, -0.28],
        [0, 1.6, -0.1],
      ],
      0.021,
      wood,
    );
    k.box([0, 0.62, 0.1], [0.72, 0.035, 0.08], wood);
    k.box([0, 1.1, -0.02], [0.3, 0.03, 0.03], wood);
    k.at([0, 1.0, 0.06], { pitch: -7 }, () => {
      k.box([0, 0, 0], [0.78, 0.72, 0.03], { color: '#e6dcc8', material: 'cloth', round: 0.005 });
      k.box([0, 0, 0.012], [0.775, 0.715, 0.012], {
        color: '#f0c890',
        material: 'paper',
        round: 0.001,
        paint: [
          { color: '#7fb0d8', on: { kind: 'ramp', axis: 'y', from: -0.02, to: 0.3 } },
          { color: '#fff2c0', on: { kind: 'ball', at: [0.14, 0.1, 0], radius: 0.075, soft: 0.1 } },
          {
            color: '#7a8fb8',
            on: {
              kind: 'ball',
              at: [-0.18, -0.16, 0],
              radius: [0.3, 0.26, 1],
              soft: 0.03,
              rag: 0.06,
            },
          },
          {
            color: '#5f7a9a',
            on: {
              kind: 'ball',
              at: [0.22, -0.2, 0],
              radius: [0.28, 0.2, 1],
              soft: 0.03,
              rag: 0.06,
            },
          },
          { color: '#7fa55a', on: { kind: 'ramp', axis: 'y', from: -0.14, to: -0.17, rag: 0.03 } },
          { color: '#4f7f45', on: { kind: 'ramp', axis: 'y', from: -0.24, to: -0.27, rag: 0.04 } },
        ],
      });
    });
    k.socket('top', [0, 1.36, 0.04], 0.3);
  },
};
