import type { Concept } from '../concept.ts';

export const ELEPHANT: Concept = {
  name: 'elephant',
  words: 'elephant, elephant calf, african elephant, indian elephant',
  kind: 'animal',
  size: 2.9,
  habitat: ['ground', 'water'],
  places: ['meadow', 'forest'],
  poses: ['stand', 'walk', 'run', 'sit', 'peek', 'wave'],
  parts: { eyes: 'eye', tusks: 'tusk' },
  build(k) {
    const coat = k.color('main', '#8e8a8c', '#98918c', '#837f86');
    const curl = k.vary(-0.2, 0.9);
    // Over the rim of what it looks out of, or in greeting.
    const isUp = k.pose === 'peek' || k.pose === 'wave' || k.pose === 'sit';
    k.quadruped({
      height: 2.1,
      length: 1.55,
      trunk: [0.68, 0.78, 0.68],
      leg: { upper: 0.4, lower: 0.27, foot: 0.26, toe: 1.05 },
      neck: { length: 0.42, radius: 0.46, rise: 24 },
      head: {
        radius: 0.62,
        shape: [0.92, 1.08],
        muzzle: { length: 0.45, width: 0.5, height: 0.6, drop: 0.42 },
        nose: null,
        ears: { kind: 'fan', size: 1.25, inner: '#b78a86' },
        eyes: { size: 0.1, apart: 0.62, height: 0.06 },
        brow: 1,
      },
      tail: { length: 1.1, radius: 0.05, rise: -72 },
      coat,
      material: 'hide',
      cells: 118,
      paint: [
        {
          color: [0.62, 0.6, 0.62],
          shade: true,
          amount: 0.7,
          on: { kind: 'noise', scale: 3.2, from: 0.45, to: 0.7, stretch: [1, 2.6, 1] },
        },
        {
          color: [1.2, 1.14, 1.08],
          shade: true,
          on: { kind: 'noise', scale: 1.1, from: 0.5, to: 0.75 },
        },
      ],
      onHead: (kit, body) => {
        body.chain(
          isUp
            ? [
                [0, -0.1, 0.52],
                [0, -0.3, 0.92],
                [0.06, -0.2, 1.3],
                [0.1, 0.25, 1.5],
                [0.08, 0.66, 1.44],
              ]
            : [
                [0, -0.1, 0.52],
                [0, -0.52, 0.86],
                [0, -1.05, 0.95],
                [0, -1.5, 0.95 + 0.12 * curl],
                [0, -1.66 + 0.3 * curl, 1.12 + 0.25 * curl],
              ],
          [0.3, 0.24, 0.18, 0.13, 0.1],
          { curve: true, blend: 0.16 },
        );
        for (const s of [1, -1]) {
          kit.tube(
            [
              [s * 0.28, -0.42, 0.62],
              [s * 0.36, -0.74, 0.98],
              [s * 0.33, -0.78, 1.32],
              [s * 0.28, -0.66, 1.5],
            ],
            [0.085, 0.08, 0.055, 0.012],
            { color: kit.color('tusks', '#f3ead2'), material: 'horn', around: 16 },
          );
        }
        kit.socket(
          'mouth',
          isUp ? [0.08, 0.7, 1.5] : [0, -1.66 + 0.3 * curl, 1.2 + 0.25 * curl],
          0.3,
        );
      },
    });
  },
};
