import type { Concept } from '../concept.ts';

export const CHEETAH: Concept = {
  name: 'cheetah',
  words: 'cheetah, baby cheetah, serval',
  kind: 'animal',
  size: 0.95,
  habitat: ['ground'],
  places: ['savanna', 'meadow'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'play'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#e2ae5c', '#dba855');
    const white = '#fbf1de';
    const r = 0.16;
    k.quadruped({
      height: 0.72,
      length: 0.68,
      trunk: [0.17, 0.145, 0.15],
      leg: { upper: 0.088, lower: 0.05, foot: 0.058 },
      neck: { length: 0.18, radius: 0.105, rise: 50 },
      head: {
        radius: r,
        shape: [1.04, 0.96],
        muzzle: { length: 0.62, width: 0.42, height: 0.33, drop: 0.36, color: white },
        nose: { size: 0.18, color: '#2a1c1c' },
        ears: { kind: 'round', size: 0.3, inner: white },
        eyes: { size: 0.19, apart: 0.42, height: 0.12, iris: k.color('eyes', '#d0902a') },
        cheeks: { size: 0.38, color: white },
        whiskers: true,
      },
      tail: { length: 0.72, radius: 0.034, rise: 22 },
      coat,
      belly: white,
      fur: { length: 0.02, width: 0.0025, lift: 0.22, mess: 0.3 },
      onHead: (kit) => {
        for (const s of [1, -1])
          kit.tube(
            [
              [s * r * 0.3, r * 0.02, r * 0.95],
              [s * r * 0.26, -r * 0.18, r * 1.04],
              [s * r * 0.36, -r * 0.5, r * 1.1],
            ],
            [r * 0.03, r * 0.045, r * 0.025],
            { color: '#26191a', material: 'fur', shadow: false, around: 8 },
          );
      },
      paint: [
        {
          color: '#2c1f1a',
          amount: 0.95,
          on: [
            { kind: 'spots', step: 0.056, size: 0.82, soft: 0.15 },
            { kind: 'facing', axis: 'y', from: -0.85, to: -0.2 },
            { kind: 'facing', axis: 'z', from: 0.85, to: 0.6 },
          ],
        },
      ],
    });
  },
};
