import type { Concept } from '../concept.ts';

export const TRICERATOPS: Concept = {
  name: 'triceratops',
  words: 'triceratops, styracosaurus, ankylosaurus',
  kind: 'animal',
  size: 2.4,
  habitat: ['ground'],
  places: ['forest', 'meadow'],
  poses: ['stand', 'walk', 'run', 'sit', 'lie', 'wave'],
  parts: { eyes: 'eye', horns: 'horn', frill: 'frill' },
  build(k) {
    const coat = k.color('main', '#7a9a5a', '#a8804f', '#6a8a9a');
    const horn = k.color('horns', '#f2e4c0');
    const frill = k.color('frill', '#d8744a', '#c8a04a');
    const r = 0.44;
    k.quadruped({
      height: 1.2,
      length: 1.25,
      trunk: [0.54, 0.62, 0.56],
      leg: { upper: 0.3, lower: 0.21, foot: 0.2, toe: 1.1 },
      neck: { length: 0.26, radius: 0.36, rise: 20 },
      head: {
        radius: r,
        shape: [0.98, 0.94],
        muzzle: { length: 0.95, width: 0.5, height: 0.44, drop: 0.4 },
        nose: null,
        ears: { kind: 'none', size: 0 },
        eyes: {
          size: 0.16,
          apart: 0.62,
          height: 0.14,
          iris: k.color('eyes', '#d8962a'),
          white: '#f4ecd4',
        },
        brow: 1,
      },
      tail: { length: 1.2, radius: 0.32, rise: -22, tuft: 0.2 },
      coat,
      belly: '#eadcb0',
      material: 'hide',
      paint: [
        {
          color: k.tone(coat, 0.55),
          amount: 0.7,
          on: [
            { kind: 'spots', step: 0.26, size: 0.7, soft: 0.3 },
            { kind: 'facing', axis: 'y', from: 0, to: 0.4 },
          ],
        },
      ],
      onHead: (kit, body) => {
        body.ball([0, r * 0.75, -r * 0.62], [r * 1.5, r * 1.2, r * 0.2], {
          turn: { pitch: -28 },
          blend: r * 0.2,
        });
        body.ball([0, r * 0.82, -r * 0.46], [r * 1.2, r * 0.92, r * 0.16], {
          turn: { pitch: -28 },
          blend: r * 0.06,
          color: frill,
        });
        for (let i = 0; i < 9; i++) {
          const [x, y] = [
            [-1.48, 0.5],
            [-1.36, 1.1],
            [-1.05, 1.55],
            [-0.55, 1.8],
            [0, 1.88],
            [0.55, 1.8],
            [1.05, 1.55],
            [1.36, 1.1],
            [1.48, 0.5],
          ][i]!;
          body.cone(
            [x! * r * 0.92, y! * r * 0.92, -r * (0.62 + y! * 0.3)],
            [x! * r * 1.08, y! * r * 1.06, -r * (0.64 + y! * 0.34)],
            r * 0.15,
            r * 0.04,
            { color: horn, blend: r * 0.05 },
          );
        }
        for (const s of [1, -1]) {
          kit.tube(
            [
              [s * r * 0.42, r * 0.5, r * 0.5],
              [s * r * 0.52, r * 0.95, r * 1.1],
              [s * r * 0.48, r * 1.15, r * 1.8],
            ],
            [r * 0.2, r * 0.15, r * 0.012],
            { color: horn, material: 'horn', around: 16 },
          );
          kit.ball([s * r * 0.24, -r * 0.26, r * 1.56], [r * 0.06, r * 0.06, r * 0.05], {
            color: '#2a2016',
            shadow: false,
            around: 12,
          });
          kit.tube(
            [
              [0, -r * 0.62, r * 1.66],
              [s * r * 0.3, -r * 0.64, r * 1.44],
              [s * r * 0.52, -r * 0.48, r * 1.04],
            ],
            r * 0.024,
            { color: kit.tone(coat, 0.25), shadow: false, around: 6 },
          );
        }
        kit.tube(
          [
            [0, -r * 0.1, r * 1.4],
            [0, r * 0.2, r * 1.62],
            [0, r * 0.42, r * 1.66],
          ],
          [r * 0.2, r * 0.14, r * 0.012],
          { color: horn, material: 'horn', around: 16 },
        );
        kit.tube(
          [
            [0, -r * 0.36, r * 1.5],
            [0, -r * 0.42, r * 1.72],
            [0, -r * 0.68, r * 1.76],
          ],
          [r * 0.26, r * 0.2, r * 0.03],
          { color: kit.tone(horn, 0.75), material: 'horn', around: 14 },
        );
      },
    });
  },
};
