import type { Concept } from '../concept.ts';

export const MEERKAT: Concept = {
  name: 'meerkat',
  words: 'meerkat, suricate, prairie dog, gopher',
  kind: 'animal',
  size: 0.32,
  habitat: ['ground'],
  places: ['savanna', 'desert', 'meadow'],
  poses: ['stand', 'sit', 'walk', 'sleep', 'peek', 'play', 'wave', 'hold'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#cfa676', '#c39a6a');
    const pale = '#f4e4c8';
    const r = 0.056;
    k.upright({
      hip: 0.085,
      torso: 0.13,
      lean: 4,
      trunk: [0.04, 0.05, 0.056],
      arm: { length: 0.1, upper: 0.02, lower: 0.015, hand: 0.016, rest: 'chest', color: coat },
      leg: { upper: 0.034, lower: 0.02, foot: 0.02, toe: 0.04, apart: 0.036, color: coat },
      neck: { length: 0.012, radius: 0.034 },
      head: {
        radius: r,
        shape: [1.04, 0.94],
        muzzle: { length: 0.86, width: 0.3, height: 0.26, drop: 0.28, color: pale },
        nose: { size: 0.18 },
        ears: { kind: 'none', size: 0 },
        eyes: { size: 0.2, apart: 0.42, height: 0.12 },
        cheeks: { size: 0.38, color: pale },
      },
      tail: { length: 0.2, radius: 0.017, tip: 0.007, rise: -24, curl: 0 },
      coat,
      belly: pale,
      fur: { length: 0.012, width: 0.0011, lift: 0.3, mess: 0.35 },
      onHead: (_k, body) =>
        body.both((side, at) => {
          body.ball(at([r * 0.42, r * 0.12, r * 0.72]), [r * 0.3, r * 0.28, r * 0.2], {
            color: '#4a3024',
            blend: r * 0.06,
            fur: 0.3,
            turn: { yaw: side * 24 },
            flow: [side, -0.4, 0],
          });
          body.ball(at([r * 0.94, r * 0.1, -r * 0.1]), [r * 0.12, r * 0.24, r * 0.2], {
            color: '#5a3c2c',
            blend: r * 0.08,
            fur: 0.3,
          });
        }),
    });
  },
};
