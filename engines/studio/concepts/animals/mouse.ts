import type { Concept } from '../concept.ts';

export const MOUSE: Concept = {
  name: 'mouse',
  words: 'mouse, baby mouse, field mouse, gerbil, shrew, mole, mice',
  kind: 'animal',
  size: 0.14,
  habitat: ['ground', 'table'],
  places: ['meadow', 'tabletop', 'room'],
  poses: ['sit', 'stand', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave', 'hold'],
  parts: { eyes: 'eye', ears: 'ear' },
  build(k) {
    const coat = k.color('main', '#a39a96', '#b09880', '#f2ede8');
    const pink = k.color('ears', '#eba9a0');
    k.quadruped({
      height: 0.062,
      length: 0.066,
      trunk: [0.032, 0.04, 0.042],
      leg: { upper: 0.018, lower: 0.011, foot: 0.013, toe: 1.4, color: pink },
      neck: { length: 0.014, radius: 0.028, rise: 56 },
      head: {
        radius: 0.042,
        shape: [1.04, 0.98],
        muzzle: { length: 0.8, width: 0.32, height: 0.28, drop: 0.3, color: k.tone(coat, 1.25) },
        nose: { size: 0.16, color: '#d9807c' },
        ears: { kind: 'round', size: 0.68, inner: pink },
        eyes: { size: 0.21, apart: 0.44, height: 0.16 },
        cheeks: { size: 0.4, color: k.tone(coat, 1.2) },
        whiskers: true,
      },
      tail: { length: 0.16, radius: 0.0052, rise: 26, color: pink },
      coat,
      belly: k.tone(coat, 1.4),
      fur: { length: 0.009, width: 0.0008, lift: 0.32, mess: 0.4 },
    });
  },
};
