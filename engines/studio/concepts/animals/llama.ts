import type { Concept } from '../concept.ts';

export const LLAMA: Concept = {
  name: 'llama',
  words: 'llama, alpaca, vicuna, guanaco',
  kind: 'animal',
  size: 1.6,
  habitat: ['ground'],
  places: ['meadow'],
  poses: ['stand', 'walk', 'run', 'lie', 'sit', 'peek'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#f2e8d8', '#c99a66', '#8a6248', '#e9d9c0');
    const r = 0.15;
    k.quadruped({
      height: 0.86,
      length: 0.52,
      trunk: [0.25, 0.27, 0.26],
      leg: { upper: 0.13, lower: 0.07, foot: 0.065, hoof: '#5a4a40' },
      neck: { length: 0.48, radius: 0.115, rise: 76 },
      head: {
        radius: r,
        shape: [1, 0.98],
        muzzle: { length: 0.78, width: 0.42, height: 0.36, drop: 0.36, color: k.tone(coat, 1.15) },
        nose: { size: 0.16, color: '#5a3c36' },
        ears: { kind: 'long', size: 0.5 },
        eyes: { size: 0.24, apart: 0.5, height: 0.14 },
      },
      tail: { length: 0.16, radius: 0.07, rise: 20 },
      coat,
      fur: { length: 0.07, width: 0.0055, lift: 0.45, mess: 0.6, vary: 0.22 },
      onHead: (_k, body) =>
        body.ball([0, r * 0.9, r * 0.1], [r * 0.62, r * 0.42, r * 0.55], {
          blend: r * 0.2,
          fur: 1.2,
          flow: [0, 0.3, 1],
        }),
    });
  },
};
