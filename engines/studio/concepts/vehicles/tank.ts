import { cos, sin, TAU } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const TANK: Concept = {
  name: 'tank',
  words: 'tank, army tank, panzer',
  kind: 'vehicle',
  size: 6,
  habitat: ['ground'],
  places: ['meadow'],
  build(k) {
    const color = k.color('main', '#6a7044', '#7a6e4c');
    const steel = {
      color,
      material: 'clay',
      paint: [
        mottled(1.2, 0.4),
        {
          color: k.tone(color, 0.6),
          on: { kind: 'noise' as const, scale: 0.9, from: 0.52, to: 0.56 },
        },
      ],
    } as const;
    for (const s of [1, -1]) {
      k.at([s * 1.2, 0, 0], {}, () => {
        k.shell(
          [
            [-2.8, 0.55, 0.75, 0.3],
            [-2.5, 0.14, 1.0, 0.36],
            [-1.9, 0.0, 1.12, 0.36],
            [1.9, 0.0, 1.12, 0.36],
            [2.5, 0.2, 1.04, 0.36],
            [2.85, 0.56, 0.8, 0.3],
          ],
          {
            color: '#2c2c2e',
            material: 'rubber',
            round: 0.08,
            paint: [{ color: '#4a4a4c', on: { kind: 'bands', axis: 'z', step: 0.24, width: 0.4 } }],
          },
        );
        for (let i = 0; i < 6; i++)
          k.at([s * 0.37, 0.46, -1.9 + i * 0.76], { roll: -90 * s }, () =>
            k.lathe(
              [
                [0, -0.05],
                [0.33, -0.05],
                [0.34, 0],
                [0.26, 0.04],
                [0.1, 0.02],
                [0.1, 0.08],
                [0, 0.09],
              ],
              { ...steel, around: 28 },
            ),
          );
        k.box([0, 1.2, 0], [0.8, 0.08, 5.2], steel);
      });
    }
    k.shell(
      [
        [-2.6, 0.6, 1.5, 0.95],
        [-2.3, 0.5, 1.6, 1.0],
        [1.4, 0.5, 1.6, 1.0],
        [2.6, 0.6, 1.1, 0.95],
        [2.8, 0.7, 0.9, 0.9],
      ],
      { ...steel, round: 0.06, straight: true },
    );
    k.lathe(
      [
        [1.2, 1.56],
        [1.25, 1.66],
        [1.1, 2.15],
        [0.9, 2.32],
        [0, 2.36],
      ],
      { ...steel, around: 36 },
    );
    k.at([0, 1.96, 0.9], { pitch: 86 }, () =>
      k.lathe(
        [
          [0.3, 0],
          [0.28, 0.4],
          [0.14, 0.45],
          [0.12, 2.6],
          [0.17, 2.62],
          [0.17, 3.0],
          [0.1, 3.0],
          [0.08, 2.8],
        ],
        { ...steel, straight: true, around: 28 },
      ),
    );
    k.lathe(
      [
        [0.4, 2.34],
        [0.42, 2.46],
        [0.3, 2.54],
        [0, 2.56],
      ].map(([r, y]) => [r!, y!] as const),
      steel,
    );
    k.prism(
      [1.1, 1.98, 0.2],
      Array.from({ length: 10 }, (_, i) => {
        const a = (i / 10) * TAU;
        const r = i % 2 ? 0.13 : 0.3;
        return [sin(-a) * r, cos(a) * r] as const;
      }),
      0.06,
      { color: '#f4efe2', material: 'clay', turn: { yaw: 86 } },
    );
    k.socket('top', [0, 2.56, 0], 0.9);
    k.socket('seat', [0, 2.56, 0], 0.8);
  },
};
