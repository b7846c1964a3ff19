import type { Concept } from '../concept.ts';

export const BADGER: Concept = {
  name: 'badger',
  words: 'badger, honey badger, wolverine',
  kind: 'animal',
  size: 0.5,
  habitat: ['ground'],
  places: ['forest', 'meadow'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'wave', 'hold'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#7d7a78', '#86807a');
    const white = '#f8f4ec';
    const dark = '#26222a';
    const r = 0.115;
    k.quadruped({
      height: 0.24,
      length: 0.3,
      trunk: [0.12, 0.14, 0.135],
      leg: { upper: 0.068, lower: 0.046, foot: 0.046, color: dark, isWhole: true },
      neck: { length: 0.06, radius: 0.092, rise: 40 },
      head: {
        radius: r,
        shape: [1.06, 0.92],
        muzzle: { length: 0.95, width: 0.32, height: 0.28, drop: 0.3, color: white },
        nose: { size: 0.19 },
        ears: { kind: 'round', size: 0.24, color: dark, inner: white },
        eyes: { size: 0.19, apart: 0.44, height: 0.1 },
        cheeks: { size: 0.42, color: white },
        fur: 0.5,
      },
      tail: { length: 0.14, radius: 0.045, rise: -8 },
      coat,
      fur: { length: 0.04, width: 0.0032, lift: 0.3, mess: 0.4, vary: 0.5 },
      onHead: (_k, body) => {
        body.chain(
          [
            [0, -r * 0.08, r * 1.15],
            [0, r * 0.5, r * 0.86],
            [0, r * 0.92, r * 0.1],
          ],
          [r * 0.14, r * 0.2, r * 0.24],
          { color: white, blend: r * 0.05, curve: true, fur: 0.4, flow: [0, 0.5, -1] },
        );
        body.both((_side, at) =>
          body.chain(
            [
              at([r * 0.3, -r * 0.16, r * 1.05]),
              at([r * 0.48, r * 0.14, r * 0.6]),
              at([r * 0.66, r * 0.66, r * 0.0]),
            ],
            [r * 0.1, r * 0.23, r * 0.26],
            {
              color: dark,
              blend: r * 0.05,
              curve: true,
              fur: 0.3,
              flow: [0, 0.5, -1],
            },
          ),
        );
      },
    });
  },
};
