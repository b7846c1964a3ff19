import type { Concept } from '../concept.ts';

export const PANDA: Concept = {
  name: 'panda',
  words: 'panda, giant panda, panda bear, panda cub, baby panda',
  kind: 'animal',
  size: 1.0,
  habitat: ['ground'],
  places: ['forest', 'meadow'],
  poses: ['sit', 'stand', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave', 'hold'],
  parts: { eyes: 'eye' },
  build(k) {
    const white = k.color('main', '#f8f3ea');
    const black = '#26222a';
    const r = 0.3;
    k.quadruped({
      height: 0.72,
      length: 0.66,
      trunk: [0.34, 0.36, 0.36],
      leg: { upper: 0.185, lower: 0.13, foot: 0.13, toe: 1.3, color: black, isWhole: true },
      neck: { length: 0.12, radius: 0.24, rise: 40 },
      head: {
        radius: r,
        shape: [1.12, 0.98],
        muzzle: { length: 0.52, width: 0.38, height: 0.3, drop: 0.34 },
        nose: { size: 0.17 },
        ears: { kind: 'round', size: 0.34, color: black, inner: '#3a343c' },
        eyes: { size: 0.13, apart: 0.42, height: 0.06, iris: k.color('eyes', '#4a2c17') },
        cheeks: { size: 0.52 },
      },
      tail: { length: 0, radius: 0.09, rise: 10 },
      coat: white,
      fur: { length: 0.07, width: 0.006, lift: 0.4, mess: 0.45, vary: 0.26 },
      onTrunk: (_k, body, s) => {
        body.ball([0, s.shoulder[1] + 0.02, s.shoulder[2]], [0.37, 0.3, 0.26], {
          color: black,
          blend: 0.08,
          flow: [0, -1, -0.3],
        });
      },
      onHead: (_k, body) =>
        body.both((side, at) =>
          body.ball(at([r * 0.45, r * 0.02, r * 0.78]), [r * 0.24, r * 0.3, r * 0.2], {
            color: black,
            blend: r * 0.08,
            fur: 0.4,
            turn: { roll: side * 34 },
            flow: [side, -0.6, 0],
          }),
        ),
    });
  },
};
