import type { Concept } from '../concept.ts';

export const SLOTH: Concept = {
  name: 'sloth',
  words: 'sloth, two-toed sloth, three-toed sloth, baby sloth',
  kind: 'animal',
  size: 0.65,
  habitat: ['ground'],
  places: ['forest'],
  poses: ['sit', 'stand', 'walk', 'sleep', 'peek', 'wave', 'play', 'hold'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#a58a6a', '#94805f');
    const face = '#f0e0c4';
    const r = 0.15;
    k.upright({
      hip: 0.22,
      torso: 0.26,
      lean: 8,
      trunk: [0.13, 0.155, 0.15],
      arm: { length: 0.42, upper: 0.06, lower: 0.055, hand: 0.05, rest: 'hang', color: coat },
      leg: { upper: 0.07, lower: 0.055, foot: 0.05, toe: 0.06, apart: 0.12, color: coat },
      neck: { length: 0.02, radius: 0.1 },
      head: {
        radius: r,
        shape: [1.12, 0.95],
        muzzle: { length: 0.3, width: 0.38, height: 0.28, drop: 0.24, color: face },
        nose: { size: 0.17, color: '#3a2a26' },
        ears: { kind: 'none', size: 0.2 },
        smile: true,
        fur: 0.6,
        eyes: { size: 0.16, apart: 0.42, height: 0.1, iris: k.color('eyes', '#4a2c17') },
      },
      coat,
      claws: '#d8c8a8',
      fur: { length: 0.05, width: 0.0035, lift: 0.3, mess: 0.5, vary: 0.36 },
      onHead: (_k, body) => {
        body.ball([0, -r * 0.06, r * 0.42], [r * 0.88, r * 0.68, r * 0.56], {
          color: face,
          blend: r * 0.08,
          fur: 0.2,
        });
        body.both((side, at) =>
          body.ball(at([r * 0.52, r * 0.02, r * 0.74]), [r * 0.34, r * 0.2, r * 0.2], {
            color: '#5a4030',
            blend: r * 0.05,
            fur: 0.15,
            turn: { roll: -side * 22, yaw: side * 30 },
          }),
        );
      },
    });
  },
};
