import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const GEM: Concept = {
  name: 'gem',
  words: 'crystal, gem, gemstone, diamond, amethyst, quartz, crystals, mineral, geode, jewel',
  kind: 'rock',
  size: 0.3,
  habitat: ['ground', 'table'],
  places: ['tabletop', 'forest'],
  held: true,
  build(k) {
    const color = k.color('main', '#9a5ad0', '#4aa8d8', '#4ac09a', '#e0608a');
    if (k.has('diamond', 'gem', 'jewel', 'gemstone')) {
      k.at([0, 0.12, 0], { pitch: 14, roll: 6 }, () =>
        k.lathe(
          [
            [0, -0.12],
            [0.13, 0.01],
            [0.135, 0.025],
            [0.085, 0.08],
            [0, 0.08],
          ],
          {
            color,
            material: 'ice',
            straight: true,
            around: 9,
            crease: 5,
            paint: [
              { color: k.tone(color, 2.2), on: { kind: 'facing', axis: 'y', from: 0.2, to: 0.9 } },
              {
                color: '#ffffff',
                amount: 0.5,
                on: { kind: 'stripes', of: 'u', count: 9, width: 0.5, soft: 0 },
              },
            ],
          },
        ),
      );
    } else {
      for (let i = 0; i < 13; i++) {
        const a = i * 2.4;
        const t = i / 12;
        const h = (i === 0 ? 0.3 : 0.25 - 0.16 * t) * (0.9 + 0.2 * ((i * 0.618) % 1));
        const r = 0.034 - 0.014 * t;
        k.at(
          [sin(a) * 0.1 * Math.sqrt(t), 0.01, cos(a) * 0.09 * Math.sqrt(t)],
          { yaw: a * 57.3, pitch: 8 + 34 * t },
          () =>
            k.lathe(
              [
                [r * 0.85, -0.02],
                [r, h * 0.72],
                [0, h],
              ],
              {
                color: k.tone(color, 0.8 + 0.5 * ((i * 0.37) % 1)),
                material: 'ice',
                straight: true,
                around: 6,
                crease: 8,
                paint: [
                  {
                    color: k.tone(color, 2),
                    on: { kind: 'ramp', axis: 'y', from: h * 0.4, to: h },
                  },
                  {
                    color: k.tone(color, 0.45),
                    on: { kind: 'ramp', axis: 'y', from: h * 0.3, to: 0 },
                  },
                ],
              },
            ),
        );
      }
      for (let i = 0; i < 11; i++)
        k.ball([sin(i * 0.6) * 0.13, 0.01, cos(i * 0.6) * 0.12], [0.05, 0.035, 0.045], {
          color: k.tone('#6f6a70', 0.8 + 0.04 * i),
          material: 'stone',
          around: 7,
          turn: { yaw: i * 50 },
        });
    }
    k.socket('grip', [0, 0.08, 0], 0.1);
    k.socket('top', [0, 0.26, 0], 0.1);
  },
};
