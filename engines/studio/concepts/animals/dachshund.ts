import type { Concept } from '../concept.ts';

export const DACHSHUND: Concept = {
  name: 'dachshund',
  words: 'dachshund, sausage dog, wiener dog, basset hound, beagle',
  kind: 'animal',
  size: 0.3,
  habitat: ['ground'],
  places: ['meadow', 'street', 'room'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave'],
  variants: 'beagle, basset',
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#8a4a28', '#6f3c22', '#2e2626');
    const tan = '#c9854a';
    const r = 0.092;
    k.quadruped({
      height: 0.19,
      length: 0.44,
      trunk: [0.09, 0.084, 0.088],
      leg: { upper: 0.052, lower: 0.034, foot: 0.036, color: tan },
      neck: { length: 0.1, radius: 0.06, rise: 56 },
      head: {
        radius: r,
        shape: [0.98, 0.95],
        muzzle: { length: 1.2, width: 0.36, height: 0.33, drop: 0.34, color: tan },
        nose: { size: 0.2 },
        ears: { kind: 'flop', size: 1.0, color: k.tone(coat, 0.75) },
        eyes: { size: 0.2, apart: 0.44, height: 0.16 },
        brow: 1,
      },
      tail: { length: 0.28, radius: 0.018, rise: 30, tuft: 0.6 },
      coat,
      fur: { length: 0.009, width: 0.001, lift: 0.2, mess: 0.25 },
      onTrunk: (_k, body, s) =>
        body.ball([0, s.shoulder[1] - 0.01, s.shoulder[2] + 0.055], [0.06, 0.075, 0.05], {
          color: tan,
          blend: 0.02,
          flow: [0, -1, 0.2],
        }),
    });
  },
};
