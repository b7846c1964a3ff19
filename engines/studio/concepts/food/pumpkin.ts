import { cos, pow, sin, TAU } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const PUMPKIN: Concept = {
  name: 'pumpkin',
  words: 'pumpkin, jack o lantern, halloween pumpkin, halloween, squash',
  kind: 'food',
  size: 0.4,
  habitat: ['ground', 'table'],
  places: ['meadow'],
  build(k) {
    const skin = k.color('main', '#e07a1c', '#e88a2a', '#d46a1a');
    k.sheet(
      (u, v) => {
        const a = u * TAU;
        const b = v * Math.PI;
        const rib = 1 - 0.12 * pow(Math.abs(cos(a * 5)), 6) * sin(b);
        const dip = v > 0.8 ? (v - 0.8) * 0.3 : 0;
        return [
          0.21 * rib * sin(b) * sin(a),
          0.155 - 0.155 * cos(b) - dip,
          0.21 * rib * sin(b) * cos(a),
        ];
      },
      110,
      36,
      {
        color: skin,
        material: 'ceramic',
        crease: 180,
        paint: [
          {
            color: k.tone(skin, 0.72),
            on: { kind: 'stripes', of: 'u', count: 10, width: 0.1, soft: 0.3 },
          },
          { color: '#f0a84a', amount: 0.4, on: { kind: 'noise', scale: 14, from: 0.5, to: 0.7 } },
        ],
      },
    );
    k.tube(
      [
        [0, 0.24, 0],
        [0.006, 0.3, 0],
        [0.03, 0.345, 0.01],
      ],
      [0.036, 0.019, 0.021],
      { color: '#7a7a3a', material: 'bark', around: 7 },
    );
    if (k.has('lantern', 'halloween', 'carved')) {
      const glow = { color: '#ffc23c', material: 'glow', shadow: false } as const;
      for (const s of [1, -1])
        k.at([0, 0.155, 0], { yaw: s * 24, pitch: -14 }, () =>
          k.prism(
            [0, 0.03, 0.19],
            [
              [-0.034, -0.024],
              [0.034, -0.024],
              [0, 0.034],
            ],
            0.04,
            glow,
          ),
        );
      k.at([0, 0.155, 0], { pitch: -2 }, () =>
        k.prism(
          [0, 0.01, 0.2],
          [
            [-0.014, -0.01],
            [0.014, -0.01],
            [0, 0.016],
          ],
          0.03,
          glow,
        ),
      );
      for (let i = -3; i <= 3; i++)
        k.at([0, 0.155, 0], { yaw: i * 10.5, pitch: 16 - i * i * 1.1 }, () =>
          k.box([0, 0, 0.2], [0.036, i % 2 ? 0.05 : 0.026, 0.03], { ...glow, round: 0.004 }),
        );
      k.socket('light', [0, 0.16, 0.25], 0.5);
    } else {
      k.tube(
        Array.from(
          { length: 18 },
          (_, i): Vec => [
            0.02 + i * 0.006 + 0.02 * sin(i * 1.3),
            0.3 - i * 0.006,
            0.02 + 0.02 * cos(i * 1.3) + i * 0.006,
          ],
        ),
        0.004,
        { color: '#6a8a3a', material: 'leaf', around: 8 },
      );
      k.leaf([0.02, 0.29, 0.02], { yaw: 70, pitch: -6 }, [0.17, 0.16], 0.35, { color: '#5c8a3a' });
    }
    k.socket('top', [0, 0.3, 0], 0.25);
  },
};
