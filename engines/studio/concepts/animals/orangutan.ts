import type { Concept } from '../concept.ts';

export const ORANGUTAN: Concept = {
  name: 'orangutan',
  words: 'orangutan, orangutang, red ape, gibbon',
  kind: 'animal',
  size: 1.1,
  habitat: ['ground'],
  places: ['forest'],
  poses: ['sit', 'stand', 'walk', 'sleep', 'play', 'wave', 'hold'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#c0602a', '#b0552a');
    const face = '#8a6a5c';
    const r = 0.2;
    k.upright({
      hip: 0.34,
      torso: 0.42,
      lean: 14,
      trunk: [0.2, 0.24, 0.22],
      arm: { length: 0.68, upper: 0.09, lower: 0.076, hand: 0.08, rest: 'hang', color: coat },
      leg: { upper: 0.11, lower: 0.08, foot: 0.076, toe: 0.13, apart: 0.17, color: coat },
      neck: { length: 0.02, radius: 0.13, rise: 60 },
      head: {
        radius: r,
        shape: [1.05, 1],
        muzzle: { length: 0.46, width: 0.6, height: 0.46, drop: 0.44, color: '#c39a80' },
        nose: { size: 0.1, color: '#5a4038' },
        ears: { kind: 'none', size: 0.2 },
        smile: true,
        fur: 0.3,
        eyes: {
          size: 0.19,
          apart: 0.3,
          height: 0.12,
          iris: k.color('eyes', '#5a3418'),
          white: '#efe2cc',
        },
      },
      coat,
      fur: { length: 0.11, width: 0.006, lift: 0.22, mess: 0.4, vary: 0.4 },
      onHead: (_k, body) =>
        body.both((_side, at) =>
          body.ball(at([r * 0.34, r * 0.08, r * 0.56]), [r * 0.44, r * 0.44, r * 0.42], {
            color: face,
            blend: r * 0.1,
            fur: 0,
          }),
        ),
    });
  },
};
