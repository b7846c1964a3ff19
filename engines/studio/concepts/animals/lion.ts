import type { Concept } from '../concept.ts';

/** Where the locks of the mane stand about the face. */
const RING = [
  [0, 1],
  [0.54, 0.84],
  [0.91, 0.42],
  [0.99, -0.14],
  [0.76, -0.66],
  [0.28, -0.96],
  [-0.28, -0.96],
  [-0.76, -0.66],
  [-0.99, -0.14],
  [-0.91, 0.42],
  [-0.54, 0.84],
] as const;

export const LION: Concept = {
  name: 'lion',
  words: 'lion, lioness, male lion, lion cub, king of beasts',
  kind: 'animal',
  size: 1.2,
  habitat: ['ground'],
  places: ['savanna', 'meadow'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave'],
  variants: 'lioness, cub',
  parts: { eyes: 'eye', mane: 'mane' },
  build(k) {
    const coat = k.color('main', '#d8a45a', '#cf9a52', '#e0b066');
    const mane = k.color('mane', '#8a4a22', '#6f3a1c', '#a35a26');
    const pale = '#f6e6c8';
    const hasMane = !k.has('lioness', 'cub', 'female');
    k.quadruped({
      height: 0.84,
      length: 0.84,
      trunk: [0.27, 0.25, 0.25],
      leg: { upper: 0.15, lower: 0.095, foot: 0.105 },
      neck: { length: 0.2, radius: 0.19, rise: 46 },
      head: {
        radius: 0.25,
        shape: [1.06, 0.98],
        muzzle: { length: 0.72, width: 0.46, height: 0.36, drop: 0.36, color: pale },
        nose: { size: 0.2, color: '#7a4034' },
        ears: { kind: 'round', size: 0.27, inner: '#b98a5c' },
        eyes: { size: 0.15, apart: 0.42, height: 0.14, iris: k.color('eyes', '#b5761c') },
        brow: 1,
        cheeks: { size: 0.38, color: pale },
      },
      tail: { length: 0.75, radius: 0.034, rise: 8, tuft: 2.6 },
      coat,
      belly: k.tone(coat, 1.4),
      fur: { length: 0.03, width: 0.004, lift: 0.25, mess: 0.3 },
      onHead: (_k, body) => {
        if (!hasMane) return;
        for (const [x, y] of RING) {
          body.ball([x * 0.25, y * 0.26 - 0.03, -0.06], [0.13, 0.13, 0.13], {
            color: mane,
            blend: 0.06,
            fur: 4.2,
            flow: [x, y, -0.5],
          });
        }
        body.ball([0, -0.06, -0.16], [0.33, 0.35, 0.2], {
          color: mane,
          blend: 0.08,
          fur: 3.6,
          flow: [0, -0.6, -1],
        });
      },
      onTrunk: (_k, body, s) => {
        if (hasMane)
          body.ball([0, s.shoulder[1] + 0.02, s.shoulder[2] + 0.12], [0.23, 0.27, 0.18], {
            color: mane,
            blend: 0.1,
            fur: 4,
            flow: [0, -1, 0.3],
          });
      },
    });
  },
};
