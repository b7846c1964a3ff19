import { sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const SCOOTER: Concept = {
  name: 'scooter',
  words: 'scooter, moped, vespa, motor scooter',
  kind: 'vehicle',
  size: 1.8,
  habitat: ['ground'],
  places: ['street', 'coast'],
  parts: { saddle: 'saddle, seat' },
  build(k) {
    const paint = {
      color: k.color('main', '#7fc0b0', '#e0605a', '#f2cf7a', '#8ab4d8'),
      material: 'lacquer',
    } as const;
    const chrome = { color: '#d4d8de', material: 'chrome' } as const;
    for (const [z, w] of [
      [0.62, 0.1],
      [-0.56, 0.12],
    ] as const)
      for (const x of [0.001, -0.001])
        k.wheel([x, 0.23, z], { radius: 0.23, width: w, spokes: 5, band: '#f1ebdc' });
    k.shell(
      [
        [-0.86, 0.4, 0.52, 0.1],
        [-0.72, 0.3, 0.66, 0.2],
        [-0.45, 0.28, 0.72, 0.23],
        [-0.2, 0.3, 0.68, 0.18],
        [-0.08, 0.36, 0.6, 0.12],
      ],
      {
        ...paint,
        round: 0.75,
        paint: [
          {
            color: '#141316',
            on: { kind: 'ball', at: [0, 0.23, -0.56], radius: [0.14, 0.26, 0.26], soft: 0.02 },
          },
        ],
      },
    );
    k.box([0, 0.24, 0.12], [0.36, 0.06, 0.56], { ...paint, round: 0.03 });
    k.box([0, 0.275, 0.12], [0.3, 0.02, 0.48], {
      color: '#4a4440',
      material: 'rubber',
      paint: [
        {
          color: [0.6, 0.6, 0.6],
          shade: true,
          on: { kind: 'bands', axis: 'x', step: 0.05, width: 0.3 },
        },
      ],
    });
    k.sheet(
      (u, v) => {
        const w = (2 * u - 1) * (0.2 + 0.03 * sin(v * Math.PI)) * (1 - 0.35 * v * v);
        return [w, 0.26 + v * 0.6, 0.36 + 0.08 * v - 0.9 * w * w + 0.06 * sin(v * 3)];
      },
      12,
      12,
      { ...paint, crease: 180 },
    );
    k.shell(
      [
        [0.36, 0.38, 0.5, 0.06],
        [0.5, 0.36, 0.54, 0.12],
        [0.66, 0.36, 0.5, 0.12],
        [0.84, 0.26, 0.36, 0.06],
      ],
      { ...paint, round: 0.8 },
    );
    k.tube(
      [
        [0, 0.24, 0.62],
        [0, 0.5, 0.56],
        [0, 0.98, 0.4],
      ],
      0.04,
      paint,
    );
    k.shell(
      [
        [0.28, 0.96, 1.06, 0.08],
        [0.4, 0.92, 1.08, 0.12],
        [0.52, 0.94, 1.06, 0.08],
      ],
      { ...paint, round: 0.8 },
    );
    k.at([0, 1.0, 0.5], { pitch: 88 }, () => {
      k.lathe(
        [
          [0.075, -0.02],
          [0.08, 0.03],
          [0.065, 0.045],
        ],
        chrome,
      );
      k.ball([0, 0.025, 0], [0.066, 0.025, 0.066], { color: '#fff4d6', material: 'eye' });
    });
    for (const s of [1, -1]) {
      k.tube(
        [
          [s * 0.06, 1.02, 0.38],
          [s * 0.2, 1.03, 0.34],
          [s * 0.3, 1.02, 0.26],
        ],
        0.015,
        chrome,
      );
      k.tube(
        [
          [s * 0.22, 1.03, 0.33],
          [s * 0.34, 1.015, 0.23],
        ],
        0.024,
        { color: '#5a3a28', material: 'leather' },
      );
      k.tube(
        [
          [s * 0.18, 1.04, 0.36],
          [s * 0.25, 1.18, 0.34],
        ],
        0.007,
        chrome,
      );
      k.ball([s * 0.26, 1.21, 0.34], [0.06, 0.045, 0.014], chrome);
    }
    k.shell(
      [
        [-0.82, 0.7, 0.76, 0.08],
        [-0.6, 0.68, 0.82, 0.15],
        [-0.3, 0.66, 0.8, 0.14],
        [-0.08, 0.66, 0.74, 0.06],
      ],
      { color: k.color('saddle', '#8a5a38'), material: 'leather', round: 0.7 },
    );
    k.ball([0, 0.58, -0.86], [0.06, 0.05, 0.04], { color: '#d8242a', material: 'plastic' });
    k.socket('seat', [0, 0.8, -0.36], 0.34);
  },
};
