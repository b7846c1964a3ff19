import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const BASKET: Concept = {
  name: 'basket',
  words: 'basket, picnic basket, wicker basket, fruit basket, hamper',
  kind: 'vessel',
  size: 0.42,
  habitat: ['ground', 'table'],
  places: ['meadow', 'tabletop'],
  held: true,
  grip: 'low',
  parts: { cloth: 'cloth, napkin' },
  build(k) {
    const cane = k.color('main', '#b98548', '#8f6238', '#d0a564');
    const weave = [
      {
        color: [0.58, 0.52, 0.45],
        shade: true,
        on: [
          { kind: 'stripes', of: 'v', count: 14, width: 0.4, soft: 0.3 },
          { kind: 'stripes', of: 'u', count: 32, width: 0.5, soft: 0.3 },
        ],
      },
      {
        color: [0.7, 0.66, 0.6],
        shade: true,
        on: { kind: 'stripes', of: 'u', count: 32, width: 0.25, soft: 0.3 },
      },
    ] as const;
    k.lathe(
      [
        [0, 0],
        [0.14, 0],
        [0.16, 0.02],
        [0.19, 0.12],
        [0.2, 0.19],
        [0.19, 0.19],
        [0.17, 0.05],
        [0, 0.03],
      ],
      { color: cane, material: 'wood', straight: true, around: 64, paint: weave },
    );
    const ring = (y: number, r: number) =>
      k.tube(
        Array.from(
          { length: 33 },
          (_, i) =>
            [sin((i / 32) * TAU) * r, y + 0.006 * sin(i * 3.1), cos((i / 32) * TAU) * r] as const,
        ),
        0.017,
        { color: k.tone(cane, 0.85), material: 'wood', along: 80, around: 8 },
      );
    ring(0.195, 0.197);
    ring(0.012, 0.155);
    k.tube(
      [
        [-0.19, 0.19, 0],
        [-0.18, 0.32, 0],
        [0, 0.43, 0],
        [0.18, 0.32, 0],
        [0.19, 0.19, 0],
      ],
      0.015,
      { color: k.tone(cane, 0.85), material: 'wood', along: 44 },
    );
    const cloth = k.color('cloth', '#d8433f', '#3f7fb8');
    if (!k.has('hosting'))
      k.sheet(
        (u, v) => {
          const a = u * TAU;
          const r = v * 0.2;
          return [sin(a) * r, 0.2 + 0.03 * (1 - v) + 0.008 * sin(u * 8 * TAU) * v, cos(a) * r];
        },
        48,
        6,
        {
          color: '#fbf6ec',
          material: 'cloth',
          paint: [{ color: cloth, amount: 0.75, on: { kind: 'checks', step: 0.034 } }],
        },
      );
    k.socket('inside', [0, 0.06, 0], 0.27);
    k.socket('grip', [0, 0.43, 0], 0.05);
  },
};
