import type { Concept } from '../concept.ts';

export const RACCOON: Concept = {
  name: 'raccoon',
  words: 'raccoon, racoon, baby raccoon, tanuki, coati',
  kind: 'animal',
  size: 0.5,
  habitat: ['ground'],
  places: ['forest', 'street'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave', 'hold'],
  variants: 'red',
  parts: { eyes: 'eye' },
  build(k) {
    const isRed = k.has('red') && k.has('panda');
    const coat = isRed ? '#b8562a' : k.color('main', '#85807e', '#8f857a');
    const white = '#f6f0e6';
    const dark = isRed ? '#4a2418' : '#2c2628';
    const r = 0.115;
    k.quadruped({
      height: 0.25,
      length: 0.26,
      trunk: [0.105, 0.12, 0.125],
      leg: { upper: 0.058, lower: 0.036, foot: 0.036, color: dark },
      neck: { length: 0.05, radius: 0.08, rise: 52 },
      head: {
        radius: r,
        shape: [1.16, 0.92],
        muzzle: { length: 0.72, width: 0.27, height: 0.24, drop: 0.32, color: white },
        nose: { size: 0.16 },
        ears: { kind: 'round', size: 0.3, inner: white, color: isRed ? white : coat },
        eyes: { size: 0.16, apart: 0.42, height: 0.06, iris: k.color('eyes', '#4a2c17') },
        cheeks: { size: 0.46, color: white },
      },
      tail: { length: 0.3, radius: 0.06, rise: 24, tuft: 1.05 },
      coat,
      fur: { length: 0.036, width: 0.003, lift: 0.34, mess: 0.4 },
      onHead: (_k, body) =>
        body.both((side, at) => {
          body.ball(at([r * 0.5, r * 0.02, r * 0.68]), [r * 0.42, r * 0.24, r * 0.26], {
            color: dark,
            blend: r * 0.07,
            fur: 0.3,
            turn: { roll: -side * 20, yaw: side * 24 },
            flow: [side, -0.4, 0],
          });
          body.ball(at([r * 0.48, r * 0.38, r * 0.66]), [r * 0.36, r * 0.12, r * 0.2], {
            color: white,
            blend: r * 0.07,
            fur: 0.4,
            turn: { roll: -side * 12 },
            flow: [side, 0.3, 0],
          });
        }),
      paint: [
        {
          color: dark,
          amount: 0.9,
          on: [
            { kind: 'bands', axis: 'z', step: 0.105, width: 0.42, soft: 0.12, rag: 0.1 },
            { kind: 'ramp', axis: 'z', from: -0.27, to: -0.29 },
          ],
        },
      ],
    });
  },
};
