import type { Concept } from '../concept.ts';

export const RHINO: Concept = {
  name: 'rhino',
  words: 'rhino, rhinoceros, white rhino, black rhino, baby rhino',
  kind: 'animal',
  size: 1.7,
  habitat: ['ground'],
  places: ['savanna', 'meadow'],
  poses: ['stand', 'walk', 'run', 'lie', 'sit', 'wave'],
  parts: { eyes: 'eye', horn: 'horn' },
  build(k) {
    const coat = k.color('main', '#8f8a88', '#9a928c');
    const horn = k.color('horn', '#d8ccb4');
    const r = 0.36;
    k.quadruped({
      height: 1.12,
      length: 1.12,
      trunk: [0.47, 0.52, 0.48],
      leg: { upper: 0.27, lower: 0.19, foot: 0.18, toe: 1.1 },
      neck: { length: 0.3, radius: 0.32, rise: 20 },
      head: {
        radius: r,
        shape: [0.95, 0.95],
        muzzle: { length: 1.15, width: 0.54, height: 0.46, drop: 0.5 },
        nose: null,
        ears: { kind: 'pointed', size: 0.4, color: coat, inner: '#b08c86' },
        eyes: { size: 0.13, apart: 0.68, height: 0.1 },
        brow: 1,
      },
      tail: { length: 0.6, radius: 0.035, rise: -68, tuft: 1.6 },
      coat,
      material: 'hide',
      paint: [
        {
          color: [0.66, 0.64, 0.64],
          shade: true,
          amount: 0.7,
          on: { kind: 'noise', scale: 4, from: 0.45, to: 0.7, stretch: [1, 2, 1] },
        },
      ],
      onHead: (kit) => {
        for (const [z, y, long] of [
          [1.55, -0.1, 1.25],
          [0.95, 0.24, 0.6],
        ] as const)
          kit.tube(
            [
              [0, r * y, r * z],
              [0, r * (y + long * 0.5), r * (z + 0.24 * long)],
              [0, r * (y + long), r * (z + 0.14 * long)],
            ],
            [r * 0.24, r * 0.16, r * 0.015],
            { color: horn, material: 'horn', around: 18 },
          );
        for (const s of [1, -1]) {
          kit.ball([s * r * 0.34, -r * 0.4, r * 1.72], [r * 0.07, r * 0.1, r * 0.06], {
            color: '#3a3230',
            shadow: false,
            around: 12,
          });
          kit.tube(
            [
              [0, -r * 0.84, r * 1.78],
              [s * r * 0.34, -r * 0.78, r * 1.6],
              [s * r * 0.54, -r * 0.56, r * 1.24],
            ],
            [r * 0.018, r * 0.028, r * 0.01],
            { color: '#3a3230', shadow: false, around: 6 },
          );
        }
      },
    });
  },
};
