import type { Concept } from '../concept.ts';

export const MONKEY: Concept = {
  name: 'monkey',
  words: 'monkey, chimpanzee, chimp, ape, baboon, lemur, macaque, baby monkey, capuchin, marmoset',
  kind: 'animal',
  size: 0.8,
  habitat: ['ground'],
  places: ['forest'],
  poses: ['stand', 'sit', 'walk', 'run', 'sleep', 'peek', 'play', 'wave', 'hold'],
  parts: { eyes: 'eye', face: 'face' },
  build(k) {
    const coat = k.color('main', '#8a5a34', '#6f4a30', '#a8743f');
    const face = k.color('face', '#f0c8a0', '#e8b98c');
    const r = 0.17;
    k.upright({
      hip: 0.3,
      torso: 0.27,
      lean: 6,
      trunk: [0.125, 0.15, 0.14],
      arm: { length: 0.4, upper: 0.055, lower: 0.046, hand: 0.056, rest: 'hang', color: coat },
      leg: { upper: 0.075, lower: 0.052, foot: 0.058, toe: 0.1, apart: 0.12, color: coat },
      neck: { length: 0.03, radius: 0.09 },
      head: {
        radius: r,
        shape: [1.08, 0.98],
        muzzle: { length: 0.42, width: 0.56, height: 0.4, drop: 0.4, color: face },
        nose: { size: 0.1, color: '#8a5a44' },
        ears: { kind: 'none', size: 0.3 },
        smile: true,
        eyes: {
          size: 0.2,
          apart: 0.3,
          height: 0.1,
          iris: k.color('eyes', '#4a2c17'),
          white: '#f6efe2',
        },
      },
      tail: { length: 0.62, radius: 0.032, tip: 0.026, rise: 4, curl: 0.55 },
      coat,
      belly: face,
      fur: { length: 0.026, width: 0.0026, lift: 0.3, mess: 0.4 },
      onHead: (_k, body) => {
        body.both((side, at) => {
          body.ball(at([r * 1.08, r * 0.02, -r * 0.05]), [r * 0.36, r * 0.4, r * 0.16], {
            color: face,
            blend: r * 0.1,
            fur: 0,
          });
          body.ball(at([r * 0.32, r * 0.12, r * 0.56]), [r * 0.42, r * 0.42, r * 0.42], {
            color: face,
            blend: r * 0.1,
            fur: 0.1,
            flow: [side, 0, 0],
          });
        });
        body.chain(
          [
            [0, r * 0.9, r * 0.1],
            [0, r * 1.2, r * 0.16],
          ],
          [r * 0.22, r * 0.1],
          { blend: r * 0.15, fur: 1.6, flow: [0, 1, 0.4] },
        );
      },
    });
  },
};
