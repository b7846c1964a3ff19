import type { Concept } from '../concept.ts';

export const GIRAFFE: Concept = {
  name: 'giraffe',
  words: 'giraffe, baby giraffe, giraffe calf',
  kind: 'animal',
  size: 4.4,
  habitat: ['ground'],
  places: ['savanna', 'meadow'],
  poses: ['stand', 'walk', 'run', 'lie', 'sit'],
  parts: { eyes: 'eye', patches: 'patch, spot' },
  build(k) {
    const coat = k.color('main', '#f3d9a2', '#efd092');
    const patch = k.color('patches', '#a8622c', '#b8743a');
    const r = 0.27;
    const isUp = k.pose !== 'lie' && k.pose !== 'sit';
    k.quadruped({
      height: 2.05,
      length: 1.02,
      trunk: [0.4, 0.38, 0.36],
      leg: { upper: 0.22, lower: 0.1, foot: 0.12, hoof: '#4a3626', color: coat },
      neck: { length: 1.55, radius: 0.17, rise: 68 },
      head: {
        radius: r,
        shape: [0.94, 0.95],
        muzzle: { length: 1.2, width: 0.46, height: 0.4, drop: 0.5, color: k.tone(coat, 0.85) },
        nose: null,
        ears: { kind: 'side', size: 0.7 },
        eyes: { size: 0.27, apart: 0.56, height: 0.16 },
      },
      tail: { length: 0.95, radius: 0.035, rise: -68, tuft: 3, color: patch },
      coat,
      cells: 128,
      fur: { length: 0.03, width: 0.004, lift: 0.16, mess: 0.2 },
      paint: [
        {
          color: patch,
          on: [
            { kind: 'spots', step: 0.25, size: 1.05, soft: 0.06 },
            { kind: 'ramp', axis: 'y', from: isUp ? 0.75 : 0.05, to: isUp ? 1 : 0.15 },
            { kind: 'facing', axis: 'y', from: -0.9, to: -0.4 },
            { kind: 'ramp', axis: 'y', from: isUp ? 3.6 : 1.95, to: isUp ? 3.45 : 1.8 },
          ],
        },
      ],
      onTrunk: (_k, body, s) => {
        for (let i = 0; i < 7; i++) {
          const t = i / 6;
          body.ball(
            [
              0,
              s.shoulder[1] + 0.34 + (s.neckTop[1] - s.shoulder[1] - 0.3) * t,
              s.shoulder[2] - 0.1 + (s.neckTop[2] - s.shoulder[2] - 0.06) * t,
            ],
            [0.05, 0.16, 0.1],
            { color: '#7a4424', blend: 0.05, fur: 2, flow: [0, 0.6, -1] },
          );
        }
      },
      onHead: (kit) => {
        for (const s of [1, -1]) {
          kit.tube(
            [
              [s * r * 0.34, r * 0.8, -r * 0.1],
              [s * r * 0.42, r * 1.5, -r * 0.2],
            ],
            [r * 0.13, r * 0.1],
            { color: coat, material: 'fur' },
          );
          kit.ball([s * r * 0.42, r * 1.55, -r * 0.2], r * 0.18, {
            color: '#5a3420',
            material: 'fur',
          });
          kit.ball([s * r * 0.22, -r * 0.38, r * 1.88], [r * 0.07, r * 0.08, r * 0.05], {
            color: '#6a4028',
            shadow: false,
            around: 12,
          });
          kit.tube(
            [
              [0, -r * 0.72, r * 1.84],
              [s * r * 0.24, -r * 0.7, r * 1.72],
              [s * r * 0.44, -r * 0.55, r * 1.44],
            ],
            [r * 0.02, r * 0.03, r * 0.01],
            { color: '#6a4028', shadow: false, around: 6 },
          );
        }
      },
    });
  },
};
