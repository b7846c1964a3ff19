import type { Concept } from '../concept.ts';

export const STEGOSAURUS: Concept = {
  name: 'stegosaurus',
  words: 'stegosaurus',
  kind: 'animal',
  size: 2.4,
  habitat: ['ground'],
  places: ['forest', 'meadow'],
  poses: ['stand', 'walk', 'run', 'lie'],
  parts: { eyes: 'eye', plates: 'plate' },
  build(k) {
    const coat = k.color('main', '#5f8f5a', '#8a8a4a', '#6a7fa0');
    const plate = k.color('plates', '#e08a3c', '#d8604a');
    const r = 0.24;
    k.quadruped({
      height: 0.98,
      length: 1.2,
      trunk: [0.42, 0.58, 0.54],
      leg: { upper: 0.26, lower: 0.17, foot: 0.16, toe: 1.1 },
      neck: { length: 0.42, radius: 0.2, rise: 18 },
      head: {
        radius: r,
        shape: [0.95, 0.95],
        muzzle: { length: 1.05, width: 0.5, height: 0.42, drop: 0.3 },
        nose: null,
        ears: { kind: 'none', size: 0 },
        eyes: {
          size: 0.25,
          apart: 0.56,
          height: 0.2,
          iris: k.color('eyes', '#d8962a'),
          white: '#f4ecd4',
        },
      },
      tail: { length: 1.5, radius: 0.32, rise: -12, tuft: 0.2 },
      coat,
      belly: '#eadcb0',
      material: 'hide',
      paint: [
        {
          color: k.tone(coat, 0.6),
          amount: 0.6,
          on: [
            { kind: 'spots', step: 0.2, size: 0.7, soft: 0.3 },
            { kind: 'facing', axis: 'y', from: 0, to: 0.4 },
          ],
        },
      ],
      onTrunk: (kit, _body, s) => {
        for (let i = 0; i < 9; i++) {
          const t = i / 8;
          const z = s.shoulder[2] + 0.36 - t * 2.1;
          const arc = 1 - (t * 2 - 0.9) * (t * 2 - 0.9);
          const size = 0.2 + 0.3 * Math.max(0, arc);
          const y = s.shoulder[1] + 0.2 + 0.4 * Math.max(-0.3, arc) * 0.85;
          const x = (i % 2 === 0 ? 1 : -1) * 0.1;
          kit.at([x, y, z], { yaw: 90, pitch: 0, roll: 0 }, () =>
            kit.prism(
              [0, size * 0.7, 0],
              [
                [-size * 0.3, -size * 0.9],
                [size * 0.3, -size * 0.9],
                [size * 0.58, 0],
                [size * 0.16, size * 0.72],
                [0, size],
                [-size * 0.16, size * 0.72],
                [-size * 0.58, 0],
              ],
              size * 0.16,
              {
                color: plate,
                material: 'hide',
                bevel: size * 0.05,
                paint: [
                  {
                    color: kit.tone(plate, 0.5),
                    on: { kind: 'ramp', axis: 'y', from: size * 0.1, to: -size * 0.7 },
                    amount: 0.7,
                  },
                ],
              },
            ),
          );
        }
      },
      onHead: (kit) => {
        for (const s of [1, -1]) {
          kit.ball([s * r * 0.2, -r * 0.06, r * 1.64], [r * 0.07, r * 0.06, r * 0.05], {
            color: '#2a2620',
            shadow: false,
            around: 12,
          });
          kit.tube(
            [
              [0, -r * 0.48, r * 1.72],
              [s * r * 0.28, -r * 0.46, r * 1.58],
              [s * r * 0.5, -r * 0.34, r * 1.15],
              [s * r * 0.6, -r * 0.18, r * 0.85],
            ],
            r * 0.026,
            { color: kit.tone(coat, 0.25), shadow: false, around: 6 },
          );
        }
      },
    });
  },
};
