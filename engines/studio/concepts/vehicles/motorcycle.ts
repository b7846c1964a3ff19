import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const MOTORCYCLE: Concept = {
  name: 'motorcycle',
  words: 'motorcycle, motorbike, chopper, dirt bike',
  kind: 'vehicle',
  size: 2.1,
  habitat: ['ground'],
  places: ['coast', 'street'],
  parts: { saddle: 'saddle, seat' },
  build(k) {
    const paint = {
      color: k.color('main', '#b8262a', '#26405f', '#2a2a2c', '#d89a2e'),
      material: 'lacquer',
    } as const;
    const chrome = { color: '#cfd3d9', material: 'chrome' } as const;
    k.wheel([0.001, 0.33, 0.76], { radius: 0.33, width: 0.13, spokes: 16 });
    k.wheel([-0.001, 0.33, 0.76], { radius: 0.33, width: 0.13, spokes: 16 });
    k.wheel([0.001, 0.33, -0.66], { radius: 0.33, width: 0.17, spokes: 16 });
    k.wheel([-0.001, 0.33, -0.66], { radius: 0.33, width: 0.17, spokes: 16 });
    k.shell(
      [
        [-0.2, 0.72, 0.82, 0.09],
        [0, 0.68, 0.94, 0.15],
        [0.22, 0.7, 0.98, 0.17],
        [0.42, 0.78, 0.94, 0.09],
      ],
      {
        ...paint,
        round: 0.8,
        paint: [
          { color: '#f4efe2', on: { kind: 'ball', at: [0, 0.84, 0.16], radius: [1, 0.06, 0.16] } },
        ],
      },
    );
    k.shell(
      [
        [-0.78, 0.8, 0.88, 0.09],
        [-0.56, 0.74, 0.88, 0.14],
        [-0.24, 0.7, 0.82, 0.13],
        [-0.04, 0.72, 0.82, 0.08],
      ],
      { color: k.color('saddle', '#6a3f26'), material: 'leather', round: 0.7 },
    );
    for (const z of [0.76, -0.66])
      k.sheet(
        (u, v) => {
          const a = -0.9 + v * 1.9 - (z < 0 ? 0.35 : 0.2);
          const w = 2 * u - 1;
          const r = 0.375 - 0.03 * w * w;
          return [w * 0.1, 0.33 + r * cos(a), z + r * sin(a)];
        },
        8,
        20,
        { ...paint, crease: 180 },
      );
    k.box([0, 0.42, 0.02], [0.24, 0.28, 0.36], {
      color: '#8a8e94',
      material: 'steel',
      round: 0.06,
    });
    for (const tip of [24, -22])
      k.at([0, 0.56, 0.04], { pitch: tip }, () => {
        for (let i = 0; i < 6; i++)
          k.lathe(
            [
              [0.06, 0.03 * i],
              [0.1, 0.03 * i + 0.008],
              [0.1, 0.03 * i + 0.016],
              [0.06, 0.03 * i + 0.022],
            ],
            { color: '#b8bcc2', material: 'steel', around: 20 },
          );
      });
    k.tube(
      [
        [0, 0.94, 0.44],
        [0, 0.56, 0.36],
        [0, 0.3, 0.2],
        [0, 0.28, -0.2],
        [0, 0.36, -0.4],
      ],
      0.028,
      { color: '#232427', material: 'lacquer' },
    );
    for (const s of [1, -1]) {
      k.tube(
        [
          [s * 0.09, 1.02, 0.44],
          [s * 0.1, 0.33, 0.76],
        ],
        [0.024, 0.03],
        chrome,
      );
      k.tube(
        [
          [s * 0.06, 1.03, 0.42],
          [s * 0.16, 1.16, 0.4],
          [s * 0.34, 1.12, 0.22],
          [s * 0.4, 1.1, 0.14],
        ],
        0.014,
        chrome,
      );
      k.tube(
        [
          [s * 0.36, 1.112, 0.2],
          [s * 0.43, 1.09, 0.1],
        ],
        0.022,
        { color: '#232427', material: 'rubber' },
      );
      k.tube(
        [
          [s * 0.1, 0.5, 0.14],
          [s * 0.18, 0.3, 0.1],
          [s * 0.18, 0.27, -0.3],
          [s * 0.18, 0.3, -0.9],
        ],
        [0.03, 0.035, 0.04, 0.05],
        chrome,
      );
      k.tube(
        [
          [s * 0.1, 0.72, -0.5],
          [s * 0.12, 0.34, -0.64],
        ],
        0.025,
        chrome,
      );
      k.tube(
        [
          [s * 0.1, 0.36, -0.2],
          [s * 0.12, 0.33, -0.66],
        ],
        0.02,
        { color: '#232427', material: 'lacquer' },
      );
      k.tube(
        [
          [s * 0.2, 1.15, 0.38],
          [s * 0.26, 1.27, 0.36],
        ],
        0.008,
        chrome,
      );
      k.ball([s * 0.27, 1.29, 0.36], [0.055, 0.04, 0.015], chrome);
    }
    k.at([0, 0.96, 0.56], { pitch: 84 }, () => {
      k.lathe(
        [
          [0.04, -0.12],
          [0.1, -0.02],
          [0.105, 0.04],
          [0.09, 0.055],
        ],
        chrome,
      );
      k.ball([0, 0.035, 0], [0.09, 0.03, 0.09], { color: '#fff4d6', material: 'eye' });
    });
    k.ball([0, 0.78, -0.86], [0.05, 0.04, 0.04], { color: '#d8242a', material: 'plastic' });
    k.socket('seat', [0, 0.86, -0.4], 0.3);
  },
};
