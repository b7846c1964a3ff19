import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const FRIES: Concept = {
  name: 'fries',
  words: 'fries, french fries, chips, box of fries',
  kind: 'food',
  size: 0.16,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const box = k.color('main', '#d22f2c', '#d8362e');
    for (const [z, h] of [
      [0.022, 0.075],
      [-0.022, 0.098],
    ] as const)
      k.sheet(
        (u, v) => {
          const x = (u - 0.5) * (0.07 + 0.03 * v);
          const top = h + (z > 0 ? -1 : 1) * 0.022 * (1 - (2 * u - 1) * (2 * u - 1));
          return [
            x,
            v * top,
            z * (0.75 + 0.25 * v) + 0.006 * (1 - (2 * u - 1) * (2 * u - 1)) * Math.sign(z),
          ];
        },
        20,
        8,
        {
          color: box,
          material: 'paper',
          paint:
            z > 0
              ? [
                  {
                    color: '#ffce3a',
                    on: {
                      kind: 'ball',
                      at: [0, 0.033, 0.025],
                      radius: [0.02, 0.02, 0.03],
                      soft: 0.02,
                    },
                  },
                ]
              : [],
        },
      );
    for (const s of [1, -1])
      k.sheet(
        (u, v) => [
          s * (0.035 + 0.015 * v),
          v * (0.075 + 0.023 * u),
          (0.5 - u) * 0.044 * (0.75 + 0.25 * v),
        ],
        4,
        4,
        { color: k.tone(box, 0.85), material: 'paper' },
      );
    for (let i = 0; i < 30; i++) {
      const [x, z] = [k.vary(-0.036, 0.036), k.vary(-0.015, 0.015)];
      const h = k.vary(0.085, 0.14);
      k.at(
        [x * 0.85, 0.03, z],
        { roll: -x * 420 + k.vary(-6, 6), pitch: z * 500 + k.vary(-5, 5), yaw: 0 },
        () =>
          k.box([0, h / 2, 0], [0.0095, h, 0.0095], {
            color: '#f2c14e',
            material: 'food',
            round: 0.0015,
            paint: [
              { color: '#c98826', on: { kind: 'ramp', axis: 'y', from: h * 0.8, to: h } },
              mottled(120, 0.2),
            ],
          }),
      );
    }
    k.socket('grip', [0, 0.03, 0], 0.06);
  },
};
