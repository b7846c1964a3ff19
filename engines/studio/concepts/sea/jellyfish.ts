import type { Concept } from '../concept.ts';

export const JELLYFISH: Concept = {
  name: 'jellyfish',
  words: 'jellyfish, medusa, jelly fish, man o war',
  kind: 'animal',
  size: 0.6,
  habitat: ['underwater', 'air'],
  places: ['underwater', 'beach'],
  poses: ['swim'],
  build(k) {
    const coat = k.color('main', '#c98ae0', '#7fb8f0', '#f09ab8', '#f0b87a');
    const soft = k.tone(coat, 1.5);
    k.lathe(
      [
        [0.02, 0.52],
        [0.16, 0.5],
        [0.22, 0.53],
        [0.245, 0.58],
        [0.225, 0.7],
        [0.15, 0.8],
        [0.06, 0.835],
        [0.002, 0.84],
      ],
      {
        color: coat,
        material: 'ice',
        paint: [
          {
            color: soft,
            glow: 0.35,
            on: { kind: 'stripes', of: 'u', count: 16, width: 0.4, soft: 0.3 },
            amount: 0.7,
          },
          {
            color: soft,
            glow: 0.5,
            on: { kind: 'coord', of: 'v', from: 0.32, to: 0.42, soft: 0.05 },
          },
        ],
      },
    );
    for (let i = 0; i < 16; i++) {
      const a = i / 16;
      const [x, z] = [k.vary(-0.02, 0.02), k.vary(-0.03, 0.03)];
      k.at([0, 0.54, 0], { yaw: a * 360 }, () =>
        k.tube(
          [
            [0, 0, 0.21],
            [x, -0.14, 0.2 + z],
            [-x * 2, -0.28, 0.16 - z],
            [x * 3, -0.4 - Math.abs(z) * 3, 0.15 + z],
          ],
          [0.0085, 0.007, 0.0055, 0.002],
          { color: soft, material: 'ice', around: 7 },
        ),
      );
    }
    for (let i = 0; i < 5; i++) {
      const w = k.vary(0.8, 1.2);
      k.at([0, 0.56, 0], { yaw: i * 72 + 20 }, () =>
        k.sheet(
          (u, v) => {
            const s = (u - 0.5) * 2;
            const wave = 0.035 * w * Math.abs(s) * (v * 14 - Math.floor(v * 14) < 0.5 ? 1 : -1);
            return [s * 0.045 * (1 - 0.6 * v), -v * 0.42 * w, 0.07 + wave * 0.6 + 0.03 * v * w];
          },
          4,
          28,
          { color: soft, material: 'ice', crease: 180 },
        ),
      );
    }
    for (const s of [1, -1])
      k.eye([s * 0.075, 0.62, 0.222], [s * 0.2, 0, 1], 0.032, {
        iris: '#3a2414',
        white: '#2a1c2a',
      });
    k.tube(
      [
        [-0.035, 0.585, 0.246],
        [0, 0.572, 0.25],
        [0.035, 0.585, 0.246],
      ],
      0.005,
      { color: '#5a2a5a', shadow: false, around: 6 },
    );
    k.socket('mouth', [0, 0.575, 0.25], 0.06);
    k.socket('neck', [0, 0.54, 0], 0.44);
    k.socket('back', [0, 0.66, -0.22], 0.24);
    k.socket('seat', [0, 0.83, 0], 0.28);
    k.socket('headTop', [0, 0.835, 0], 0.3);
    k.socket('face', [0, 0.62, 0.25], 0.3);
  },
};
