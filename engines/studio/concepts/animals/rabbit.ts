import type { Concept } from '../concept.ts';

export const RABBIT: Concept = {
  name: 'rabbit',
  words: 'rabbit, bunny, hare, bunny rabbit, easter bunny',
  kind: 'animal',
  size: 0.36,
  habitat: ['ground', 'table'],
  places: ['meadow', 'forest'],
  poses: ['sit', 'stand', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#d9c0a0', '#f2ece4', '#a98a6c', '#b9b2ad');
    k.quadruped({
      height: 0.15,
      length: 0.16,
      trunk: [0.068, 0.085, 0.092],
      leg: { upper: 0.04, lower: 0.024, foot: 0.026, toe: 1.6, color: k.tone(coat, 1.2) },
      neck: { length: 0.035, radius: 0.055, rise: 62 },
      head: {
        radius: 0.08,
        shape: [1, 1],
        muzzle: { length: 0.42, width: 0.36, height: 0.26, drop: 0.34, color: k.tone(coat, 1.35) },
        nose: { size: 0.1, color: '#d98f8a' },
        ears: { kind: 'long', size: 0.85 },
        eyes: { size: 0.2, apart: 0.5, height: 0.1 },
        cheeks: { size: 0.42, color: k.tone(coat, 1.25) },
        whiskers: true,
      },
      tail: { length: 0.03, radius: 0.04, rise: 40, color: '#faf5ee' },
      coat,
      belly: k.tone(coat, 1.4),
      fur: { length: 0.02, lift: 0.35, mess: 0.4 },
    });
  },
};
