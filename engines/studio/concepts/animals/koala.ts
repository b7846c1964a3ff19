import type { Concept } from '../concept.ts';

export const KOALA: Concept = {
  name: 'koala',
  words: 'koala, koala bear, baby koala',
  kind: 'animal',
  size: 0.7,
  habitat: ['ground'],
  places: ['forest'],
  poses: ['sit', 'stand', 'walk', 'lie', 'sleep', 'peek', 'play', 'wave', 'hold'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#a09ea4', '#9a948f', '#adaab0');
    const white = '#f5f0ea';
    const r = 0.2;
    k.quadruped({
      height: 0.38,
      length: 0.3,
      trunk: [0.15, 0.175, 0.18],
      leg: { upper: 0.09, lower: 0.062, foot: 0.062, toe: 1.2 },
      neck: { length: 0.05, radius: 0.13, rise: 62 },
      head: {
        radius: r,
        shape: [1.12, 0.94],
        muzzle: { length: 0.36, width: 0.3, height: 0.24, drop: 0.36, color: k.tone(coat, 1.2) },
        nose: null,
        ears: { kind: 'round', size: 0.52, inner: white },
        fur: 0.55,
        eyes: { size: 0.18, apart: 0.44, height: 0.06, iris: k.color('eyes', '#4a2c17') },
        cheeks: { size: 0.46, color: k.tone(coat, 1.1) },
      },
      tail: { length: 0, radius: 0.03, rise: 0 },
      coat,
      fur: { length: 0.05, width: 0.004, lift: 0.45, mess: 0.5, vary: 0.28 },
      onTrunk: (_k, body, s) =>
        body.ball([0, s.shoulder[1] - 0.04, s.shoulder[2] + 0.075], [0.12, 0.15, 0.09], {
          color: white,
          blend: 0.05,
          flow: [0, -1, 0.2],
        }),
      onHead: (kit) => {
        kit.ball([0, -r * 0.2, r * 0.98], [r * 0.17, r * 0.27, r * 0.15], {
          color: '#2a2428',
          material: 'leather',
          around: 24,
        });
        kit.tube(
          [
            [-r * 0.2, -r * 0.52, r * 0.92],
            [0, -r * 0.58, r * 1.0],
            [r * 0.2, -r * 0.52, r * 0.92],
          ],
          r * 0.018,
          { color: '#3a2a2c', shadow: false, around: 6 },
        );
      },
    });
  },
};
