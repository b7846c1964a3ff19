import { sin } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const COFFEE: Concept = {
  name: 'coffee',
  words: 'coffee, cup of coffee, coffee cup, cappuccino, latte, espresso, mocha, latte art',
  kind: 'vessel',
  size: 0.1,
  habitat: ['table'],
  places: ['tabletop'],
  build(k) {
    const glaze = k.color('main', '#f6f1e8', '#2f5f6e', '#b5533c', '#e0b45a');
    k.lathe(
      [
        [0, 0],
        [0.055, 0],
        [0.08, 0.008],
        [0.082, 0.011],
        [0.06, 0.006],
        [0, 0.005],
      ],
      { color: glaze, material: 'ceramic', around: 56 },
    );
    k.lathe(
      [
        [0.026, 0.006],
        [0.028, 0.012],
        [0.048, 0.03],
        [0.056, 0.06],
        [0.057, 0.064],
        [0.0535, 0.062],
        [0.046, 0.032],
        [0, 0.02],
      ],
      { color: glaze, material: 'ceramic', around: 56 },
    );
    k.at([0, 0, 0], { yaw: k.vary(50, 120) }, () =>
      k.tube(
        [
          [0, 0.054, 0.052],
          [0, 0.058, 0.07],
          [0, 0.046, 0.08],
          [0, 0.03, 0.068],
          [0, 0.026, 0.044],
        ],
        [0.006, 0.0058, 0.0058, 0.0055, 0.005],
        { color: glaze, material: 'ceramic', flat: 1.3 },
      ),
    );
    if (!k.has('hosting')) {
      k.lathe(
        [
          [0.0525, 0.056],
          [0, 0.0575],
        ],
        {
          color: '#8a5226',
          material: 'wet',
          straight: true,
          around: 48,
          paint: [
            {
              color: '#4a2410',
              on: {
                kind: 'ball',
                at: [0, 0.056, 0],
                radius: [0.048, 0.05, 0.048],
                soft: 0.03,
                not: true,
              },
            },
            ...(
              [
                [0, -0.012, 0.024, 0.017],
                [0, 0.004, 0.02, 0.012],
                [0, 0.018, 0.014, 0.009],
              ] as const
            ).flatMap(([x, z, rx, rz]) => [
              {
                color: '#fbeed8',
                on: {
                  kind: 'ball' as const,
                  at: [x, 0.057, z] as const,
                  radius: [rx, 0.05, rz] as const,
                  soft: 0.06,
                },
              },
              {
                color: '#8a5226',
                on: {
                  kind: 'ball' as const,
                  at: [x, 0.057, z + rz * 0.42] as const,
                  radius: [rx * 0.78, 0.05, rz * 0.5] as const,
                  soft: 0.06,
                },
              },
            ]),
            {
              color: '#fbeed8',
              on: { kind: 'ball', at: [0, 0.057, 0.002], radius: [0.0025, 0.05, 0.032], soft: 0.2 },
            },
          ],
        },
      );
      for (let i = 0; i < 2; i++)
        k.tube(
          Array.from(
            { length: 7 },
            (_, j): Vec => [
              -0.014 + i * 0.028 + 0.006 * sin(j * 1.1 + i * 2),
              0.068 + j * 0.011,
              0,
            ],
          ),
          [0.0005, 0.002, 0.0028, 0.0025, 0.002, 0.001, 0.0003],
          { color: '#ffffff', material: 'glass', shadow: false },
        );
    }
    k.ball([0.066, 0.013, 0.028], [0.009, 0.004, 0.006], { color: '#4a2814', material: 'leather' });
    k.ball([0.056, 0.013, 0.044], [0.008, 0.004, 0.0055], {
      color: '#4a2814',
      material: 'leather',
      turn: { yaw: 60 },
    });
    k.socket('inside', [0, 0.026, 0], 0.1);
    k.socket('top', [0, 0.064, 0], 0.1);
  },
};
