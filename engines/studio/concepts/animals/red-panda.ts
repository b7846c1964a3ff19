import type { Concept } from '../concept.ts';

export const RED_PANDA: Concept = {
  name: 'red-panda',
  words: 'red panda, lesser panda, firefox',
  kind: 'animal',
  size: 0.5,
  habitat: ['ground'],
  places: ['forest'],
  poses: ['sit', 'stand', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave', 'hold'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#c05a28', '#b85226');
    const white = '#faf2e4';
    const dark = '#3a211c';
    const r = 0.12;
    k.quadruped({
      height: 0.25,
      length: 0.26,
      trunk: [0.105, 0.12, 0.125],
      leg: { upper: 0.06, lower: 0.04, foot: 0.042, color: dark, isWhole: true },
      neck: { length: 0.05, radius: 0.08, rise: 52 },
      head: {
        radius: r,
        shape: [1.16, 0.94],
        muzzle: { length: 0.52, width: 0.28, height: 0.24, drop: 0.34, color: white },
        nose: { size: 0.16 },
        ears: { kind: 'pointed', size: 0.56, color: white, inner: dark },
        eyes: { size: 0.17, apart: 0.42, height: 0.06 },
        cheeks: { size: 0.46, color: white },
        fur: 0.8,
      },
      tail: { length: 0.36, radius: 0.062, rise: 26, tuft: 1.05 },
      coat,
      fur: { length: 0.036, width: 0.003, lift: 0.34, mess: 0.4 },
      onHead: (_k, body) =>
        body.both((side, at) => {
          body.ball(at([r * 0.42, r * 0.38, r * 0.76]), [r * 0.17, r * 0.12, r * 0.12], {
            color: white,
            blend: r * 0.05,
            fur: 0.4,
          });
          body.ball(at([r * 0.5, -r * 0.3, r * 0.78]), [r * 0.09, r * 0.32, r * 0.12], {
            color: '#8a3a1c',
            blend: r * 0.05,
            fur: 0.3,
            turn: { roll: side * 14 },
          });
        }),
      paint: [
        {
          color: '#e8a868',
          amount: 0.9,
          on: [
            { kind: 'bands', axis: 'z', step: 0.095, width: 0.4, soft: 0.12, rag: 0.1 },
            { kind: 'ramp', axis: 'z', from: -0.26, to: -0.28 },
          ],
        },
      ],
    });
  },
};
