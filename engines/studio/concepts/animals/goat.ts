import type { Concept } from '../concept.ts';

export const GOAT: Concept = {
  name: 'goat',
  words: 'goat, billy goat, kid goat, mountain goat, ibex, nanny goat, alpine goat',
  kind: 'animal',
  size: 0.95,
  habitat: ['ground'],
  places: ['meadow'],
  poses: ['stand', 'walk', 'run', 'lie', 'sleep', 'sit', 'peek'],
  parts: { eyes: 'eye', horns: 'horn' },
  build(k) {
    const coat = k.color('main', '#efe8dc', '#b8926a', '#7a5a44', '#d8ccba');
    const horn = k.color('horns', '#8a7a66');
    const r = 0.14;
    k.quadruped({
      height: 0.62,
      length: 0.48,
      trunk: [0.18, 0.2, 0.18],
      leg: { upper: 0.088, lower: 0.046, foot: 0.052, hoof: '#3a302a' },
      neck: { length: 0.22, radius: 0.095, rise: 54 },
      head: {
        radius: r,
        shape: [0.94, 0.98],
        muzzle: { length: 1.05, width: 0.42, height: 0.38, drop: 0.5, color: k.tone(coat, 1.15) },
        nose: { size: 0.16, color: '#7a5450' },
        ears: { kind: 'side', size: 0.7 },
        eyes: { size: 0.22, apart: 0.56, height: 0.14, iris: k.color('eyes', '#c9962c') },
      },
      tail: { length: 0.13, radius: 0.045, rise: 48 },
      coat,
      fur: { length: 0.045, width: 0.003, lift: 0.25, mess: 0.35 },
      onHead: (kit, body) => {
        body.chain(
          [
            [0, -r * 0.7, r * 1.1],
            [0, -r * 1.2, r * 1.15],
            [0, -r * 1.6, r * 1.05],
          ],
          [r * 0.16, r * 0.12, r * 0.03],
          {
            color: k.tone(coat, 1.2),
            blend: r * 0.1,
            flow: [0, -1, 0],
          },
        );
        for (const s of [1, -1])
          kit.tube(
            [
              [s * r * 0.36, r * 0.8, 0],
              [s * r * 0.6, r * 1.6, -r * 0.3],
              [s * r * 0.85, r * 1.9, -r * 1.1],
              [s * r * 1, r * 1.6, -r * 1.7],
            ],
            [r * 0.2, r * 0.17, r * 0.12, r * 0.02],
            {
              color: horn,
              material: 'horn',
              paint: [
                {
                  color: [0.6, 0.58, 0.55],
                  shade: true,
                  on: { kind: 'stripes', of: 'v', count: 14, width: 0.4, soft: 0.3 },
                },
              ],
            },
          );
      },
    });
  },
};
