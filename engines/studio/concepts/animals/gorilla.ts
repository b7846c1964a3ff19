import type { Concept } from '../concept.ts';

export const GORILLA: Concept = {
  name: 'gorilla',
  words: 'gorilla, silverback, silverback gorilla, king kong',
  kind: 'animal',
  size: 1.5,
  habitat: ['ground'],
  places: ['forest'],
  poses: ['stand', 'sit', 'walk', 'sleep', 'play', 'wave', 'hold'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#37353d', '#3d383a');
    const face = '#5a5052';
    const r = 0.22;
    k.upright({
      hip: 0.52,
      torso: 0.56,
      lean: 38,
      trunk: [0.31, 0.28, 0.27],
      arm: { length: 0.9, upper: 0.15, lower: 0.125, hand: 0.12, rest: 'ground', color: coat },
      leg: { upper: 0.16, lower: 0.115, foot: 0.1, toe: 0.17, apart: 0.24, color: coat },
      neck: { length: 0.02, radius: 0.19, rise: 44 },
      head: {
        radius: r,
        shape: [1, 1.02],
        muzzle: { length: 0.5, width: 0.62, height: 0.42, drop: 0.42, color: face },
        nose: { size: 0.2, color: '#2a2426' },
        ears: { kind: 'none', size: 0.2 },
        smile: true,
        fur: 0.4,
        eyes: {
          size: 0.19,
          apart: 0.34,
          height: 0.1,
          iris: k.color('eyes', '#7a4a22'),
          white: '#d8c8b0',
        },
      },
      coat,
      fur: { length: 0.06, width: 0.006, lift: 0.28, mess: 0.35 },
      onTrunk: (_k, body, { hip, shoulder }) => {
        body.ball(
          [0, (hip[1] + shoulder[1]) / 2, (hip[2] + shoulder[2]) / 2 - 0.1],
          [0.24, 0.24, 0.22],
          { color: k.tone('#8f8d92', 1), blend: 0.1, flow: [0, -1, -0.3] },
        );
        body.ball([0, shoulder[1] - 0.02, shoulder[2] + 0.2], [0.22, 0.16, 0.14], {
          color: face,
          blend: 0.06,
          fur: 0.2,
        });
      },
      onHead: (_k, body) => {
        body.ball([0, r * 0.75, -r * 0.2], [r * 0.6, r * 0.6, r * 0.7], { blend: r * 0.3 });
        body.both((_side, at) => {
          body.ball(at([r * 0.3, r * 0.06, r * 0.5]), [r * 0.4, r * 0.36, r * 0.36], {
            color: face,
            blend: r * 0.1,
            fur: 0.05,
          });
          body.ball(at([r * 0.3, r * 0.42, r * 0.74]), [r * 0.34, r * 0.13, r * 0.2], {
            color: k.tone(face, 0.8),
            blend: r * 0.12,
            fur: 0.05,
          });
          body.ball(at([r * 0.98, 0, -r * 0.1]), [r * 0.2, r * 0.26, r * 0.12], {
            color: face,
            blend: r * 0.1,
            fur: 0,
          });
        });
      },
    });
  },
};
