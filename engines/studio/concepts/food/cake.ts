import { cos, sin, TAU } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const CAKE: Concept = {
  name: 'cake',
  words:
    'cake, birthday cake, layer cake, wedding cake, gateau, chocolate cake, cheesecake, dessert',
  kind: 'food',
  size: 0.3,
  habitat: ['table'],
  places: ['tabletop'],
  parts: { icing: 'icing, frosting, cream' },
  build(k) {
    const dark = k.has('chocolate');
    const cream = k.color(
      'icing',
      k.color('main', dark ? '#6a3d26' : '#f7d9dc', dark ? '#5c3320' : '#fbf0dc'),
    );
    const sponge = dark ? '#4a2818' : '#e2b468';
    k.lathe(
      [
        [0, 0],
        [0.07, 0],
        [0.05, 0.03],
        [0.04, 0.07],
        [0.19, 0.078],
        [0.2, 0.084],
        [0.19, 0.09],
        [0, 0.09],
      ],
      { color: '#f3efe8', material: 'ceramic', around: 60 },
    );
    const tier = (y: number, r: number, h: number) => {
      k.lathe(
        [
          [0, y],
          [r * 0.97, y],
          [r, y + 0.006],
          [r, y + h - 0.012],
          [r * 0.95, y + h],
          [0, y + h],
        ],
        {
          color: cream,
          material: 'cream',
          around: 60,
          straight: true,
          crease: 60,
          paint: [
            {
              color: sponge,
              on: { kind: 'bands', axis: 'y', step: 0.044, width: 0.18, soft: 0.05 },
            },
            mottled(60, 0.12),
          ],
        },
      );
      k.around(12, (i) => {
        const long = 0.02 + 0.018 * (((i * 7) % 5) / 4);
        k.tube(
          [
            [0, y + h - 0.006, r * 0.96],
            [0, y + h - 0.012, r + 0.003],
            [0, y + h - long, r + 0.002],
          ],
          [0.013, 0.013, 0.009],
          { color: dark ? '#3c1e12' : '#e2708a', material: 'wet', around: 10 },
        );
      });
      k.lathe(
        [
          [r * 0.99, y + h - 0.008],
          [r * 0.97, y + h + 0.003],
          [0, y + h + 0.004],
        ],
        { color: dark ? '#3c1e12' : '#e2708a', material: 'wet', around: 60 },
      );
      k.around(18, () =>
        k.ball([0, y + 0.008, r * 0.99], [0.014, 0.012, 0.014], {
          color: '#fffaf0',
          material: 'cream',
          around: 12,
        }),
      );
    };
    tier(0.09, 0.16, 0.09);
    tier(0.182, 0.1, 0.07);
    k.around(7, (i) => {
      k.lathe(
        [
          [0.016, 0],
          [0.017, 0.006],
          [0.01, 0.014],
          [0, 0.022],
        ].map(([r, y]) => [r!, y! + 0.252] as const),
        { color: cream, material: 'cream', around: 4 },
      );
      k.at([0, 0.256, 0.075], {}, () => {
        k.ball([0, 0, 0], [0.014, 0.009, 0.014], {
          color: '#fffaf0',
          material: 'cream',
          around: 14,
        });
        k.ball([0, 0.014, 0], 0.011, {
          color: i % 2 ? '#b3162a' : '#c8203a',
          material: 'wet',
          around: 16,
        });
      });
    });
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * TAU;
      const [x, z] = [sin(a) * 0.04, cos(a) * 0.04];
      k.tube(
        [
          [x, 0.254, z],
          [x, 0.32, z],
        ],
        0.0042,
        {
          color: ['#5b9bd0', '#e9b83c', '#d4587a', '#6fae6a', '#8a6ac0'][i]!,
          material: 'clay',
          around: 10,
          paint: [{ color: '#ffffff', on: { kind: 'bands', axis: 'y', step: 0.014, width: 0.4 } }],
        },
      );
      k.at([x, 0.322, z], {}, () =>
        k.lathe(
          [
            [0, 0],
            [0.0055, 0.008],
            [0.003, 0.02],
            [0, 0.028],
          ],
          { color: '#ffca5a', material: 'glow', around: 12, shadow: false },
        ),
      );
    }
    k.socket('light', [0, 0.36, 0], 0.2);
    k.socket('top', [0, 0.256, 0], 0.16);
  },
};
