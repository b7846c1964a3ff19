import type { Concept } from '../concept.ts';

export const POLAR_BEAR: Concept = {
  name: 'polar-bear',
  words: 'polar bear, polar bear cub, ice bear',
  kind: 'animal',
  size: 1.4,
  habitat: ['ground', 'water'],
  places: ['ice', 'snow'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#f4efe4', '#f7f1e2');
    k.quadruped({
      height: 0.96,
      length: 0.98,
      trunk: [0.36, 0.4, 0.4],
      leg: { upper: 0.21, lower: 0.15, foot: 0.15, toe: 1.35 },
      neck: { length: 0.34, radius: 0.23, rise: 26 },
      head: {
        radius: 0.25,
        shape: [1.02, 0.92],
        muzzle: { length: 0.95, width: 0.44, height: 0.38, drop: 0.3 },
        nose: { size: 0.22 },
        ears: { kind: 'round', size: 0.27, inner: '#c9b8a8' },
        eyes: { size: 0.14, apart: 0.42, height: 0.16 },
        cheeks: { size: 0.4 },
      },
      tail: { length: 0.1, radius: 0.09, rise: 10 },
      coat,
      fur: { length: 0.09, width: 0.007, lift: 0.35, mess: 0.4, vary: 0.16 },
    });
  },
};
