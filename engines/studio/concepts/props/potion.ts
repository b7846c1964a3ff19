import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const POTION: Concept = {
  name: 'potion',
  words: 'potion, potion bottle, magic potion, flask, vial, perfume bottle',
  kind: 'prop',
  size: 0.3,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  build(k) {
    const brew = k.color('main', '#5fc04a', '#b04ae0', '#3fa8e0', '#e0503a');
    k.lathe(
      [
        [0, 0],
        [0.07, 0.002],
        [0.112, 0.05],
        [0.11, 0.11],
        [0.06, 0.155],
        [0.036, 0.165],
      ],
      {
        color: brew,
        material: 'lacquer',
        around: 48,
        paint: [
          {
            color: k.tone(brew, 2.2),
            glow: 0.5,
            amount: 0.7,
            on: { kind: 'ball', at: [0, 0.04, 0.06], radius: [0.11, 0.07, 0.09], soft: 0.8 },
          },
          {
            color: k.tone(brew, 2.6),
            glow: 0.5,
            on: { kind: 'spots', step: 0.04, size: 0.26, soft: 0.1 },
          },
        ],
      },
    );
    k.lathe(
      [
        [0.036, 0.163],
        [0.034, 0.2],
        [0.036, 0.23],
        [0.046, 0.236],
        [0.046, 0.25],
        [0.034, 0.25],
      ],
      { color: '#dff0f0', material: 'ice', around: 40 },
    );
    k.lathe(
      [
        [0.03, 0.23],
        [0.033, 0.255],
        [0.036, 0.285],
        [0, 0.29],
      ],
      { color: '#c9a06a', material: 'bark', around: 28 },
    );
    k.tube(
      Array.from(
        { length: 17 },
        (_, i) => [sin((i / 16) * TAU) * 0.039, 0.19, cos((i / 16) * TAU) * 0.039] as const,
      ),
      0.005,
      { color: '#b8834a', along: 40 },
    );
    k.box([0.0, 0.075, 0.116], [0.075, 0.055, 0.005], {
      color: '#f2e2b8',
      material: 'paper',
      turn: { pitch: -6 },
      paint: [
        {
          color: '#5a3a24',
          on: { kind: 'ball', at: [0, 0, 0], radius: [0.014, 0.017, 0.02], soft: 0.1 },
        },
      ],
    });
    k.socket('light', [0, 0.08, 0.1], 0.15);
    k.socket('grip', [0, 0.2, 0.01], 0.06);
  },
};
