import type { Concept } from '../concept.ts';

export const BEAR: Concept = {
  name: 'bear',
  words: 'bear, brown bear, grizzly, grizzly bear, bear cub, black bear',
  kind: 'animal',
  size: 1.2,
  habitat: ['ground', 'water'],
  places: ['forest', 'meadow', 'snow'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave'],
  variants: 'black, teddy',
  parts: { eyes: 'eye' },
  build(k) {
    const own = k.has('black') ? '#2a2626' : '#8a5530';
    const coat = k.color('main', own);
    const pale = '#c79a66';
    k.quadruped({
      height: 0.86,
      length: 0.82,
      trunk: [0.36, 0.38, 0.37],
      leg: { upper: 0.19, lower: 0.13, foot: 0.13, toe: 1.3 },
      neck: { length: 0.2, radius: 0.25, rise: 30 },
      head: {
        radius: 0.27,
        shape: [1.06, 0.96],
        muzzle: { length: 0.85, width: 0.46, height: 0.4, drop: 0.3, color: pale },
        nose: { size: 0.2 },
        ears: { kind: 'round', size: 0.34, inner: k.tone(coat, 0.6) },
        eyes: { size: 0.13, apart: 0.42, height: 0.14 },
        cheeks: { size: 0.44 },
      },
      tail: { length: 0.1, radius: 0.08, rise: 10 },
      coat,
      fur: { length: 0.1, width: 0.007, lift: 0.35, mess: 0.4, vary: 0.34 },
      onTrunk: (_k, body, s) =>
        body.ball([0, s.shoulder[1] + 0.16, s.shoulder[2] - 0.08], [0.24, 0.24, 0.3], {
          flow: [0, -0.2, -1],
        }),
    });
  },
};
