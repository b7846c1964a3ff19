import type { Concept } from '../concept.ts';

export const ROSE: Concept = {
  name: 'rose',
  words: 'rose, red rose, rosebud, rose bush, camellia',
  kind: 'plant',
  size: 0.5,
  habitat: ['ground', 'table'],
  places: ['meadow', 'tabletop'],
  held: true,
  build(k) {
    const petal = k.color('main', '#c81e34', '#e0607e', '#f4d8b8');
    k.tube(
      [
        [0, 0, 0],
        [0.012, 0.14, 0],
        [-0.006, 0.3, 0.004],
        [0, 0.4, 0],
      ],
      [0.0065, 0.006, 0.0055, 0.006],
      { color: '#4f7a38', material: 'leaf', around: 10 },
    );
    for (const [y, a] of [
      [0.08, 40],
      [0.16, 190],
      [0.24, 300],
      [0.3, 120],
    ] as const)
      k.at([0.004, y, 0], { yaw: a }, () =>
        k.tube(
          [
            [0, 0, 0.003],
            [0, 0.006, 0.014],
          ],
          [0.003, 0.0004],
          { color: '#7a8a44', material: 'leaf', around: 6, along: 2 },
        ),
      );
    for (const [y, a] of [
      [0.12, 70],
      [0.2, 235],
      [0.27, 340],
    ] as const) {
      k.leaf([0, y, 0], { yaw: a, pitch: -22 }, [0.12, 0.062], 0.35, { color: '#3f7a3a' });
      for (const s of [1, -1])
        k.leaf([0, y, 0], { yaw: a + s * 42, pitch: -16 }, [0.085, 0.045], 0.35, {
          color: '#4a8640',
        });
    }
    k.at([0, 0.395, 0], { pitch: 30, scale: 1.45 }, () => {
      k.around(5, () =>
        k.leaf([0, -0.004, 0], { pitch: -14 }, [0.05, 0.016], 0.5, { color: '#4f8a3c' }),
      );
      k.bloom({
        rows: [
          {
            count: 5,
            length: 0.082,
            width: 0.086,
            lift: 32,
            curl: 0.12,
            cup: 0.45,
            wide: 0.66,
            out: 0.006,
          },
          {
            count: 5,
            length: 0.078,
            width: 0.08,
            lift: 52,
            curl: 0.0,
            cup: 0.5,
            wide: 0.64,
            out: 0.007,
          },
          {
            count: 5,
            length: 0.074,
            width: 0.07,
            lift: 68,
            curl: -0.05,
            cup: 0.6,
            wide: 0.62,
            out: 0.008,
          },
          {
            count: 4,
            length: 0.07,
            width: 0.056,
            lift: 80,
            curl: -0.1,
            cup: 0.8,
            wide: 0.6,
            out: 0.008,
          },
          {
            count: 3,
            length: 0.066,
            width: 0.04,
            lift: 88,
            curl: -0.15,
            cup: 1,
            wide: 0.55,
            out: 0.006,
          },
        ],
        color: petal,
        paint: [
          {
            color: k.tone(petal, 0.55),
            on: { kind: 'coord', of: 'v', from: -0.1, to: 0.3, soft: 0.25 },
          },
          {
            color: k.tone(petal, 1.35),
            on: { kind: 'coord', of: 'v', from: 0.9, to: 1.1, soft: 0.08 },
          },
        ],
      });
    });
    k.socket('grip', [0, 0.14, 0], 0.03);
  },
};
