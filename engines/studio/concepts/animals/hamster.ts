import type { Concept } from '../concept.ts';

export const HAMSTER: Concept = {
  name: 'hamster',
  words: 'hamster, guinea pig, dwarf hamster, chinchilla, vole, lemming',
  kind: 'animal',
  size: 0.13,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room', 'meadow'],
  poses: ['sit', 'stand', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave', 'hold'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#e0a45c', '#c98f58', '#b9aca4');
    const white = '#fbf4e8';
    const r = 0.052;
    k.quadruped({
      height: 0.056,
      length: 0.056,
      trunk: [0.046, 0.055, 0.055],
      leg: { upper: 0.02, lower: 0.013, foot: 0.013, toe: 1.4, color: '#efb4a6' },
      neck: { length: 0.004, radius: 0.045, rise: 50 },
      head: {
        radius: r,
        shape: [1.12, 0.94],
        muzzle: { length: 0.4, width: 0.34, height: 0.26, drop: 0.28, color: white },
        nose: { size: 0.11, color: '#e08a84' },
        ears: { kind: 'round', size: 0.34, inner: '#e0a096' },
        fur: 0.5,
        eyes: { size: 0.2, apart: 0.5, height: 0.16 },
        cheeks: { size: 0.58, color: white },
        whiskers: true,
      },
      tail: { length: 0.01, radius: 0.008, rise: 10 },
      coat,
      belly: white,
      fur: { length: 0.014, width: 0.0011, lift: 0.36, mess: 0.45 },
      onTrunk: (_k, body, s) =>
        body.ball([0, s.shoulder[1] - 0.012, s.shoulder[2] + 0.022], [0.036, 0.042, 0.03], {
          color: white,
          blend: 0.012,
          flow: [0, -1, 0.2],
        }),
    });
  },
};
