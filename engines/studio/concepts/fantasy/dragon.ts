import type { Concept } from '../concept.ts';

export const DRAGON: Concept = {
  name: 'dragon',
  words: 'dragon, wyvern, baby dragon, drake dragon, wyrm, fire dragon, ice dragon, hydra',
  kind: 'animal',
  size: 2.4,
  habitat: ['ground', 'air'],
  places: ['meadow', 'forest'],
  poses: ['stand', 'sit', 'walk', 'run', 'fly', 'lie', 'sleep', 'wave', 'peek'],
  parts: { eyes: 'eye', wings: 'wing', horns: 'horn', belly: 'belly' },
  build(k) {
    const coat = k.color('main', '#4a9a4f', '#c8402e', '#3f7fb0', '#7a4fa8');
    const wing = k.color('wings', k.tone(coat, 0.62));
    const horn = k.color('horns', '#f0dcae');
    const belly = k.color('belly', '#f2dc9a');
    const r = 0.3;
    const isFlying = k.pose === 'fly';
    k.quadruped({
      height: 1.0,
      length: 0.95,
      trunk: [0.36, 0.4, 0.36],
      leg: { upper: 0.24, lower: 0.14, foot: 0.14, toe: 1.5 },
      neck: { length: 0.62, radius: 0.2, rise: 60 },
      head: {
        radius: r,
        shape: [1.02, 0.94],
        muzzle: { length: 1.15, width: 0.52, height: 0.4, drop: 0.34 },
        nose: null,
        ears: { kind: 'side', size: 0.5, inner: wing },
        eyes: {
          size: 0.24,
          apart: 0.5,
          height: 0.2,
          iris: k.color('eyes', '#f2c230', '#e8862a'),
          white: '#2a2012',
          slit: 0.4,
        },
        brow: 1,
      },
      tail: { length: 1.5, radius: 0.24, rise: -16, tuft: 0.22 },
      coat,
      belly,
      material: 'scale',
      cells: 124,
      paint: [
        {
          color: [0.72, 0.72, 0.75],
          shade: true,
          amount: 0.7,
          on: [{ kind: 'joints', width: 0.085, height: 0.07, joint: 0.012 }],
        },
        {
          color: k.tone(coat, 0.6),
          amount: 0.5,
          on: [
            { kind: 'spots', step: 0.2, size: 0.6, soft: 0.4 },
            { kind: 'facing', axis: 'y', from: 0, to: 0.4 },
          ],
        },
      ],
      onTrunk: (kit, body, s) => {
        body.ball([0, s.shoulder[1] + 0.02, s.shoulder[2] + 0.14], [0.25, 0.36, 0.24], {
          color: belly,
          blend: 0.06,
        });
        body.cone(
          [0, s.shoulder[1] + 0.3, s.shoulder[2] + 0.3],
          [0, s.neckTop[1] - 0.04, s.neckTop[2] + 0.1],
          0.16,
          0.13,
          { color: belly, blend: 0.05 },
        );
        for (const side of [1, -1] as const)
          kit.wing([side * 0.24, s.shoulder[1] + 0.24, s.shoulder[2] - 0.22], side, {
            kind: 'bat',
            span: isFlying ? 2.1 : 1.6,
            chord: 1.0,
            lift: isFlying ? kit.vary(6, 24) : 44,
            sweep: isFlying ? 0.15 : 0.4,
            color: wing,
            upper: coat,
          });
        for (let i = 0; i < 12; i++) {
          const t = i / 11;
          const at =
            t < 0.4
              ? ([
                  0,
                  s.neckTop[1] + 0.12 + (s.shoulder[1] + 0.36 - s.neckTop[1] - 0.12) * (t / 0.4),
                  s.neckTop[2] - 0.2 + (s.shoulder[2] - s.neckTop[2]) * (t / 0.4),
                ] as const)
              : ([
                  0,
                  s.shoulder[1] + 0.34 + (s.hip[1] - s.shoulder[1]) * ((t - 0.4) / 0.6),
                  s.shoulder[2] - 0.2 + (s.hip[2] - s.shoulder[2] - 0.1) * ((t - 0.4) / 0.6),
                ] as const);
          kit.tube(
            [
              [at[0], at[1] - 0.06, at[2]],
              [at[0], at[1] + 0.07, at[2] - 0.03],
              [at[0], at[1] + 0.15, at[2] - 0.08],
            ],
            [0.07, 0.045, 0.004],
            { color: horn, material: 'horn', around: 9, flat: 0.6 },
          );
        }
      },
      onHead: (kit, body) => {
        for (const s of [1, -1]) {
          kit.tube(
            [
              [s * r * 0.42, r * 0.7, -r * 0.2],
              [s * r * 0.62, r * 1.25, -r * 0.7],
              [s * r * 0.6, r * 1.6, -r * 1.5],
            ],
            [r * 0.2, r * 0.15, r * 0.015],
            {
              color: horn,
              material: 'horn',
              paint: [
                {
                  color: [0.6, 0.55, 0.5],
                  shade: true,
                  on: { kind: 'stripes', of: 'v', count: 9, width: 0.35, soft: 0.3 },
                },
              ],
            },
          );
          body.ball([s * r * 0.26, -r * 0.08, r * 1.62], [r * 0.16, r * 0.13, r * 0.18], {
            blend: r * 0.1,
          });
          kit.ball([s * r * 0.28, -r * 0.06, r * 1.76], [r * 0.07, r * 0.06, r * 0.05], {
            color: '#2a1a16',
            shadow: false,
            around: 12,
          });
          kit.tube(
            [
              [0, -r * 0.52, r * 1.86],
              [s * r * 0.34, -r * 0.52, r * 1.66],
              [s * r * 0.52, -r * 0.44, r * 1.2],
              [s * r * 0.7, -r * 0.26, r * 0.66],
            ],
            r * 0.025,
            { color: kit.tone(coat, 0.25), shadow: false, around: 6 },
          );
          kit.tube(
            [
              [s * r * 0.36, -r * 0.5, r * 1.62],
              [s * r * 0.38, -r * 0.7, r * 1.64],
            ],
            [r * 0.06, r * 0.006],
            { color: '#fdf8e8', material: 'horn', around: 8 },
          );
        }
      },
    });
  },
};
