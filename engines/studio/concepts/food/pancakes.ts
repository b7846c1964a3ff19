import { cos, sin } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const PANCAKES: Concept = {
  name: 'pancakes',
  words: 'pancakes, stack of pancakes, pancake stack, pancake, waffles',
  kind: 'food',
  size: 0.16,
  habitat: ['table'],
  places: ['tabletop'],
  build(k) {
    const top = k.color('main', '#c98a3e', '#bf7c34');
    k.lathe(
      [
        [0, 0],
        [0.1, 0],
        [0.15, 0.014],
        [0.152, 0.019],
        [0.11, 0.009],
        [0, 0.008],
      ],
      {
        color: '#f2ede4',
        material: 'ceramic',
        around: 60,
        paint: [{ color: '#5f8ab0', on: { kind: 'coord', of: 'v', from: 0.44, to: 0.5 } }],
      },
    );
    let y = 0.008;
    for (let i = 0; i < 6; i++) {
      const r = k.vary(0.086, 0.096);
      k.at(
        [k.vary(-0.005, 0.005), y, k.vary(-0.005, 0.005)],
        { yaw: i * 50, pitch: k.vary(-1.5, 1.5) },
        () =>
          k.lathe(
            [
              [0, 0],
              [r * 0.93, 0],
              [r, 0.007],
              [r * 0.94, 0.0155],
              [0, 0.0165],
            ],
            {
              color: '#f0cd86',
              material: 'food',
              around: 48,
              paint: [
                { color: top, on: { kind: 'facing', axis: 'y', from: 0.45, to: 0.75 } },
                { color: top, on: { kind: 'facing', axis: 'y', from: -0.45, to: -0.75 } },
                mottled(50, 0.2),
              ],
            },
          ),
      );
      y += 0.0165;
    }
    const syrup = k.body({ color: '#8a3f10', material: 'wet', blend: 0.012, cells: 70 });
    syrup.ball([0, y + 0.001, 0], [0.066, 0.005, 0.062]);
    for (let i = 0; i < 6; i++) {
      const a = i * 1.05 + 0.3;
      const long = k.vary(0.03, 0.08);
      const [s, c] = [sin(a), cos(a)];
      syrup.chain(
        [
          [s * 0.05, y + 0.001, c * 0.05],
          [s * 0.09, y, c * 0.09],
          [s * 0.1, y - 0.012, c * 0.1],
          [s * 0.101, y - long, c * 0.101],
        ],
        [0.009, 0.009, 0.007, 0.009],
      );
    }
    k.box([0.004, y + 0.014, 0], [0.034, 0.018, 0.034], {
      color: '#ffe690',
      material: 'cream',
      round: 0.004,
      turn: { yaw: 24, pitch: 4 },
    });
    for (const [x, z, c] of [
      [0.045, 0.03, '#35406e'],
      [0.03, 0.05, '#c8203a'],
      [-0.045, 0.03, '#35406e'],
      [0.12, 0.03, '#c8203a'],
      [-0.115, 0.04, '#35406e'],
      [-0.105, 0.07, '#c8203a'],
      [0.1, 0.075, '#35406e'],
    ] as const)
      k.ball([x, Math.abs(x) > 0.09 ? 0.022 : y + 0.011, z], 0.01, {
        color: c,
        material: 'food',
        around: 16,
      });
    k.socket('top', [0, y, 0], 0.16);
  },
};
