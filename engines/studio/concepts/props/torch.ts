import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const TORCH: Concept = {
  name: 'torch',
  words: 'torch, flaming torch, burning torch, flambeau',
  kind: 'prop',
  size: 0.9,
  habitat: ['ground'],
  places: ['forest', 'street'],
  held: true,
  grip: 'raised',
  build(k) {
    const wood = k.color('main', '#6b4630');
    k.tube(
      [
        [0, 0, 0],
        [0, 0.3, 0],
        [0, 0.56, 0],
      ],
      [0.026, 0.032, 0.046],
      { color: wood, material: 'bark' },
    );
    k.lathe(
      [
        [0.046, 0.46],
        [0.068, 0.51],
        [0.078, 0.6],
        [0.066, 0.63],
        [0, 0.63],
      ],
      { color: '#4a3a2c', material: 'cloth' },
    );
    const lick = (x: number, z: number, h: number, r: number, color: string) =>
      k.tube(
        [
          [x * 0.6, 0.6, z * 0.6],
          [x, 0.6 + h * 0.3, z],
          [x * 0.7 + 0.012, 0.6 + h * 0.65, z * 0.7],
          [x * 0.2, 0.6 + h, z * 0.2],
        ],
        [r * 0.6, r, r * 0.55, 0.002],
        { color, material: 'glow', shadow: false, around: 16 },
      );
    lick(0, 0, k.vary(0.4, 0.48), 0.085, '#d8641a');
    for (let i = 0; i < 5; i++)
      lick(
        0.07 * sin((i / 5) * TAU),
        0.07 * cos((i / 5) * TAU),
        k.vary(0.2, 0.34),
        0.045,
        i % 2 ? '#e0902a' : '#c8401a',
      );
    lick(0, 0.06, 0.2, 0.05, '#f0c860');
    k.socket('light', [0, 0.75, 0.05], 1.2);
    k.socket('grip', [0, 0.22, 0], 0.05);
  },
};
