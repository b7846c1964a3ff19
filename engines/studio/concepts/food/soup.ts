import { sin } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const SOUP: Concept = {
  name: 'soup',
  words: 'soup, bowl of soup, stew, broth, tomato soup, porridge, curry',
  kind: 'food',
  size: 0.2,
  habitat: ['table'],
  places: ['tabletop'],
  build(k) {
    const glaze = k.color('main', '#f4efe4', '#d9e2e4', '#e8d8c0');
    k.lathe(
      [
        [0, 0],
        [0.1, 0],
        [0.135, 0.014],
        [0.137, 0.018],
        [0.1, 0.008],
        [0, 0.007],
      ],
      { color: glaze, material: 'ceramic', around: 60 },
    );
    k.lathe(
      [
        [0.045, 0.008],
        [0.05, 0.016],
        [0.085, 0.04],
        [0.1, 0.07],
        [0.102, 0.075],
        [0.097, 0.072],
        [0.08, 0.044],
        [0, 0.03],
      ],
      {
        color: glaze,
        material: 'ceramic',
        around: 60,
        paint: [
          {
            color: '#c9783a',
            on: [
              { kind: 'ramp', axis: 'y', from: 0.066, to: 0.067 },
              { kind: 'ramp', axis: 'y', from: 0.0725, to: 0.072 },
            ],
          },
        ],
      },
    );
    k.lathe(
      [
        [0.093, 0.06],
        [0, 0.062],
      ],
      {
        color: k.color('soup', '#d9642a', '#d98f2e', '#8fa648'),
        material: 'wet',
        around: 60,
        straight: true,
        paint: [
          {
            color: '#fff0d8',
            on: [
              { kind: 'ball', at: [-0.01, 0.06, 0.01], radius: [0.04, 0.1, 0.04], rag: 0.4 },
              { kind: 'stripes', of: 'v', count: 7, width: 0.3, soft: 0.2 },
            ],
          },
        ],
      },
    );
    for (let i = 0; i < 6; i++)
      k.box([k.vary(-0.05, 0.05), 0.065, k.vary(-0.04, 0.05)], [0.016, 0.014, 0.016], {
        color: '#d69a48',
        material: 'food',
        round: 0.003,
        turn: { yaw: k.vary(0, 90), pitch: 12 },
        paint: [mottled(200, 0.4)],
      });
    for (let i = 0; i < 5; i++)
      k.leaf([0.01, 0.064, -0.005], { yaw: i * 72, pitch: -22 }, [0.024, 0.012], 0.3, {
        color: '#4d8a38',
      });
    k.tube(
      [
        [0.02, 0.062, -0.03],
        [0.07, 0.085, -0.07],
        [0.13, 0.11, -0.12],
      ],
      [0.004, 0.0035, 0.005],
      { color: '#cfd2d6', material: 'chrome', flat: 1.8 },
    );
    for (let i = 0; i < 2; i++)
      k.tube(
        Array.from(
          { length: 7 },
          (_, j): Vec => [-0.02 + i * 0.04 + 0.008 * sin(j * 1.1 + i), 0.085 + j * 0.014, 0],
        ),
        [0.001, 0.003, 0.0035, 0.003, 0.0025, 0.0015, 0.0005],
        { color: '#ffffff', material: 'glass', shadow: false },
      );
    k.socket('inside', [0, 0.05, 0], 0.18);
  },
};
