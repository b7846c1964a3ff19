import type { Concept } from '../concept.ts';

export const RAT: Concept = {
  name: 'rat',
  words: 'rat, brown rat, lab rat',
  kind: 'animal',
  size: 0.22,
  habitat: ['ground', 'table'],
  places: ['street', 'room'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'wave', 'hold'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#7a6c64', '#5e5654', '#8f7f70');
    const pink = '#d9a096';
    k.quadruped({
      height: 0.085,
      length: 0.12,
      trunk: [0.046, 0.056, 0.056],
      leg: { upper: 0.026, lower: 0.016, foot: 0.017, toe: 1.5, color: pink },
      neck: { length: 0.022, radius: 0.04, rise: 40 },
      head: {
        radius: 0.052,
        shape: [1, 0.96],
        muzzle: { length: 1.15, width: 0.36, height: 0.32, drop: 0.28, color: k.tone(coat, 1.2) },
        nose: { size: 0.16, color: '#d9807c' },
        ears: { kind: 'round', size: 0.46, inner: pink },
        eyes: { size: 0.2, apart: 0.48, height: 0.18 },
        cheeks: { size: 0.36 },
        whiskers: true,
      },
      tail: { length: 0.24, radius: 0.009, rise: -8, color: pink, tuft: 0.5 },
      coat,
      belly: k.tone(coat, 1.4),
      fur: { length: 0.013, width: 0.001, lift: 0.3, mess: 0.45, vary: 0.4 },
    });
  },
};
