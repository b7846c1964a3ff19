import type { Concept } from '../concept.ts';

export const CAMEL: Concept = {
  name: 'camel',
  words: 'camel, dromedary, bactrian camel',
  kind: 'animal',
  size: 2.1,
  habitat: ['ground'],
  places: ['desert', 'beach'],
  poses: ['stand', 'walk', 'run', 'lie'],
  variants: 'bactrian',
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#c9985e', '#b98a58', '#d4aa70');
    const r = 0.2;
    const isTwo = k.has('bactrian') || (k.pick(1, 2, 1) === 2 && !k.has('dromedary'));
    k.quadruped({
      height: 1.3,
      length: 0.92,
      trunk: [0.3, 0.3, 0.28],
      leg: { upper: 0.17, lower: 0.082, foot: 0.115, toe: 1.4 },
      neck: { length: 0.66, radius: 0.12, rise: 42 },
      head: {
        radius: r,
        shape: [0.96, 0.95],
        muzzle: { length: 1.15, width: 0.46, height: 0.42, drop: 0.42, color: k.tone(coat, 1.15) },
        nose: null,
        ears: { kind: 'round', size: 0.26 },
        eyes: { size: 0.24, apart: 0.58, height: 0.16 },
        brow: 1,
      },
      tail: { length: 0.5, radius: 0.035, rise: -66, tuft: 2.4 },
      coat,
      fur: { length: 0.045, width: 0.004, lift: 0.26, mess: 0.4 },
      onTrunk: (kit, body, s) => {
        const [y, z] = [s.middle[1] + 0.3, s.middle[2]];
        for (const dz of isTwo ? [0.32, -0.3] : [0])
          body.ball(
            [0, y + (isTwo ? 0.1 : 0.14), z + dz],
            [0.2, isTwo ? 0.3 : 0.36, isTwo ? 0.2 : 0.34],
            {
              color: k.tone(coat, 0.86),
              blend: 0.18,
              fur: 1.4,
              flow: [0, 1, -0.2],
            },
          );
        body.ball([0, s.shoulder[1] + 0.1, s.shoulder[2] + 0.3], [0.11, 0.2, 0.13], {
          color: k.tone(coat, 0.8),
          fur: 1.5,
          flow: [0, -1, 0],
        });
        kit.socket('seat', [0, y + (isTwo ? 0.06 : 0.4), z + (isTwo ? 0 : 0.04)], 0.5);
      },
      onHead: (kit, body) => {
        body.ball([0, r * 0.85, -r * 0.2], [r * 0.5, r * 0.3, r * 0.5], {
          color: k.tone(coat, 0.72),
          fur: 1.6,
          flow: [0, 0.5, 1],
        });
        for (const s of [1, -1]) {
          kit.ball([s * r * 0.2, -r * 0.24, r * 1.86], [r * 0.1, r * 0.05, r * 0.05], {
            color: '#5a3a26',
            shadow: false,
            around: 12,
          });
          kit.tube(
            [
              [0, -r * 0.62, r * 1.82],
              [s * r * 0.26, -r * 0.62, r * 1.7],
              [s * r * 0.46, -r * 0.46, r * 1.4],
            ],
            [r * 0.02, r * 0.035, r * 0.01],
            { color: '#5a3a26', shadow: false, around: 6 },
          );
        }
      },
    });
  },
};
