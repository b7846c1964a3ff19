import type { Concept } from '../concept.ts';

export const SUITCASE: Concept = {
  name: 'suitcase',
  words: 'suitcase, luggage, briefcase, travel bag, trolley case, bag, handbag, purse',
  kind: 'prop',
  size: 0.44,
  habitat: ['ground', 'table'],
  places: ['street', 'room'],
  held: true,
  grip: 'low',
  build(k) {
    const hide = k.color('main', '#8a5a32', '#a8432f', '#2f5f6f', '#c9a06a');
    const dark = k.tone(hide, 0.55);
    const [w, h, d] = [0.5, 0.34, 0.17];
    k.box([0, h / 2 + 0.01, 0], [w, h, d], { color: hide, material: 'leather', round: 0.035 });
    k.box([0, h / 2 + 0.01, 0.0], [w + 0.008, h + 0.008, 0.014], {
      color: dark,
      material: 'leather',
      round: 0.004,
    });
    for (const s of [1, -1]) {
      k.box([s * 0.15, h / 2 + 0.01, 0], [0.035, h + 0.014, d + 0.014], {
        color: dark,
        material: 'leather',
        round: 0.012,
      });
      k.box([s * 0.15, h * 0.72, d / 2 + 0.01], [0.05, 0.036, 0.01], {
        color: '#e0b64a',
        material: 'gold',
        round: 0.006,
      });
      for (const y of [0.04, h - 0.02])
        for (const z of [1, -1])
          k.ball([s * (w / 2 - 0.02), y, z * (d / 2 - 0.018)], 0.032, {
            color: dark,
            material: 'leather',
          });
    }
    k.tube(
      [
        [-0.085, h + 0.01, 0],
        [-0.075, h + 0.055, 0],
        [0, h + 0.066, 0],
        [0.075, h + 0.055, 0],
        [0.085, h + 0.01, 0],
      ],
      [0.011, 0.014, 0.017, 0.014, 0.011],
      { color: dark, material: 'leather', along: 40 },
    );
    k.at([-0.03, 0.17, d / 2 + 0.001], { roll: 12 }, () =>
      k.box([0, 0, 0], [0.11, 0.08, 0.004], {
        color: '#f2e6c8',
        material: 'paper',
        paint: [
          { color: '#d8433f', on: { kind: 'ball', at: [0, 0, 0], radius: 0.026, soft: 0.05 } },
        ],
      }),
    );
    k.at([0.06, 0.1, d / 2 + 0.001], { roll: -16 }, () =>
      k.box([0, 0, 0], [0.08, 0.06, 0.004], {
        color: '#7fb8c8',
        material: 'paper',
        paint: [{ color: '#fbf6ea', on: { kind: 'bands', axis: 'y', step: 0.03, width: 0.4 } }],
      }),
    );
    k.socket('top', [0, h + 0.03, 0], 0.4);
    k.socket('seat', [0, h + 0.02, 0], 0.36);
    k.socket('grip', [0, h + 0.062, 0], 0.05, { yaw: 90 });
  },
};
