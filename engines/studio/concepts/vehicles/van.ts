import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const VAN: Concept = {
  name: 'van',
  words:
    'van, camper van, camper, caravan, minivan, minibus, ambulance, ice cream truck, food truck',
  kind: 'vehicle',
  size: 4.4,
  habitat: ['ground'],
  places: ['beach', 'coast', 'street'],
  parts: { roof: 'roof' },
  build(k) {
    const ambulance = k.has('ambulance');
    const color = k.color(
      'main',
      ...(ambulance ? ['#f4f4f2'] : ['#3f9aa0', '#e07a3a', '#d8b23a', '#b8483c']),
    );
    const roof = k.color('roof', '#f6f0e2');
    const glass = { color: '#35505e', material: 'window', round: 0.06 } as const;
    k.shell(
      [
        [-2.1, 0.5, 1.5, 0.62],
        [-2.02, 0.36, 1.84, 0.8],
        [-1.2, 0.3, 1.98, 0.86],
        [0.6, 0.3, 1.98, 0.86],
        [1.5, 0.3, 1.84, 0.84],
        [2.02, 0.36, 1.24, 0.78],
        [2.12, 0.48, 0.96, 0.66],
      ],
      {
        color: roof,
        material: 'lacquer',
        round: 0.34,
        lean: 0.9,
        crease: 60,
        paint: [
          { color, on: { kind: 'ramp', axis: 'y', from: 1.12, to: 1.1 } },
          ...(ambulance
            ? [
                {
                  color: '#d8262c',
                  on: [
                    { kind: 'ramp' as const, axis: 'y' as const, from: 0.84, to: 0.85 },
                    { kind: 'ramp' as const, axis: 'y' as const, from: 1.04, to: 1.03 },
                  ],
                },
              ]
            : [
                {
                  color: '#f6f0e2',
                  on: [
                    { kind: 'ramp' as const, axis: 'y' as const, from: 1.04, to: 1.05 },
                    { kind: 'ramp' as const, axis: 'y' as const, from: 1.12, to: 1.11 },
                  ],
                },
              ]),
          ...[1.3, -1.25].map((z) => ({
            color: '#141316',
            on: {
              kind: 'ball' as const,
              at: [0, 0.36, z] as const,
              radius: [4, 0.43, 0.43] as const,
              soft: 0.02,
            },
          })),
        ],
      },
    );
    for (const s of [1, -1]) {
      for (const [z, w] of [
        [0.92, 0.62],
        [0.06, 0.82],
        [-0.86, 0.82],
        [-1.62, 0.5],
      ] as const)
        k.box([s * 0.79, 1.5, z], [0.1, 0.46, w], { ...glass, turn: { roll: s * 6 } });
      for (const z of [1.3, -1.25])
        k.wheel([s * 0.8, 0.36, z], { radius: 0.36, width: 0.22, spokes: 8, band: '#f1ebdc' });
      k.at([s * 0.5, 0.82, 2.02], { pitch: 90 }, () => {
        k.lathe(
          [
            [0.15, 0],
            [0.16, 0.07],
            [0.13, 0.1],
          ],
          { color: '#d4d8de', material: 'chrome' },
        );
        k.ball([0, 0.06, 0], [0.14, 0.05, 0.14], { color: '#fff4d6', material: 'eye' });
      });
      k.ball([s * 0.66, 0.86, -2.04], [0.09, 0.12, 0.06], {
        color: '#d8242a',
        material: 'plastic',
      });
      k.box([s * 0.33, 1.5, 1.87], [0.6, 0.5, 0.06], {
        ...glass,
        turn: { pitch: -36, yaw: s * 6 },
      });
    }
    k.box([0, 1.5, -1.99], [1.1, 0.42, 0.08], glass);
    k.at([0, 0.86, 2.11], { pitch: 84 }, () =>
      k.lathe(
        [
          [0.1, 0],
          [0.105, 0.02],
          [0.08, 0.025],
          [0, 0.02],
        ],
        { color: '#d4d8de', material: 'chrome' },
      ),
    );
    for (const z of [2.1, -2.1])
      k.tube(
        [
          [-0.84, 0.44, z - Math.sign(z) * 0.2],
          [-0.6, 0.44, z],
          [0.6, 0.44, z],
          [0.84, 0.44, z - Math.sign(z) * 0.2],
        ],
        0.055,
        { color: '#d4d8de', material: 'chrome' },
      );
    if (ambulance)
      k.box([0, 2.04, 0.9], [0.9, 0.14, 0.24], {
        color: '#2f6cff',
        material: 'glow',
        round: 0.05,
        shadow: false,
      });
    else {
      k.box([0, 2.02, -0.5], [1.3, 0.04, 2], {
        color: '#8a5a34',
        material: 'wood',
        paint: [woodGrain('z', 8)],
      });
      k.box([0.2, 2.16, -0.6], [0.6, 0.26, 0.8], {
        color: '#a3703f',
        material: 'leather',
        round: 0.05,
      });
      k.box([-0.36, 2.12, -0.4], [0.36, 0.18, 1.0], {
        color: '#4a6a5a',
        material: 'cloth',
        round: 0.09,
      });
    }
    k.socket('inside', [0.74, 1.22, 0.92], 0.5, { yaw: 40 });
    k.socket('seat', [0.3, 1.0, 1.0], 0.6);
    k.socket('top', [0, 2.04, 0.2], 1.2);
  },
};
