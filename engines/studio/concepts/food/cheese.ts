import { cos, sin } from '../../core/math.ts';
import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const CHEESE: Concept = {
  name: 'cheese',
  words: 'cheese, wedge of cheese, swiss cheese, cheddar',
  kind: 'food',
  size: 0.16,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const paste = k.color('main', '#f6c64a', '#f2bb38');
    k.lathe(
      [
        [0, 0],
        [0.13, 0],
        [0.13, 0.012],
        [0, 0.012],
      ],
      {
        color: '#a3703f',
        material: 'wood',
        straight: true,
        around: 48,
        paint: [woodGrain('x', 40)],
      },
    );
    const arc: [number, number][] = [
      [0, -0.09],
      ...Array.from({ length: 9 }, (_, i): [number, number] => {
        const a = -0.42 + (i / 8) * 0.84;
        return [sin(a) * 0.17, -0.09 + cos(a) * 0.17];
      }),
    ];
    k.at([0, 0.047, 0], { yaw: 210 }, () => {
      k.prism(
        [0, 0, 0],
        [...arc].reverse().map(([x, z]) => [x, z]),
        0.07,
        {
          color: paste,
          material: 'cream',
          bevel: 0.003,
          turn: { pitch: 90 },
          paint: [
            { color: k.tone(paste, 0.55), on: { kind: 'spots', step: 0.03, size: 1, soft: 0.08 } },
            { color: '#d98f2a', on: { kind: 'ramp', axis: 'y', from: 0.076, to: 0.079 } },
          ],
        },
      );
    });
    for (const [x, z, r] of [
      [0.085, 0.07, 0.012],
      [0.1, 0.045, 0.011],
      [0.075, 0.09, 0.0115],
    ] as const)
      k.ball([x, 0.022, z], r, { color: '#6a3a5c', material: 'food', around: 18 });
    k.socket('grip', [0, 0.05, 0], 0.1);
    k.socket('top', [0, 0.083, 0], 0.1);
  },
};
