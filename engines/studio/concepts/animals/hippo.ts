import type { Concept } from '../concept.ts';

export const HIPPO: Concept = {
  name: 'hippo',
  words: 'hippo, hippopotamus, baby hippo, pygmy hippo',
  kind: 'animal',
  size: 1.4,
  habitat: ['ground', 'water'],
  places: ['meadow', 'beach'],
  poses: ['stand', 'walk', 'run', 'lie', 'sit', 'sleep', 'wave'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#8a7a8c', '#93808a', '#7d7384');
    const pink = '#d8a49c';
    const r = 0.36;
    k.quadruped({
      height: 0.82,
      length: 0.98,
      trunk: [0.48, 0.55, 0.5],
      leg: { upper: 0.24, lower: 0.18, foot: 0.17, toe: 1.15 },
      neck: { length: 0.22, radius: 0.36, rise: 24 },
      head: {
        radius: r,
        shape: [0.96, 0.9],
        muzzle: { length: 1, width: 0.82, height: 0.6, drop: 0.42, color: k.tone(coat, 1.1) },
        nose: null,
        ears: { kind: 'round', size: 0.22, inner: pink },
        eyes: { size: 0.15, apart: 0.56, height: 0.52 },
        brow: 1,
      },
      tail: { length: 0.3, radius: 0.05, rise: -60 },
      coat,
      belly: pink,
      material: 'hide',
      onHead: (kit) => {
        for (const s of [1, -1]) {
          kit.ball([s * r * 0.4, r * 0.0, r * 1.62], [r * 0.11, r * 0.09, r * 0.09], {
            color: '#4a3a44',
            shadow: false,
            around: 14,
          });
          kit.tube(
            [
              [0, -r * 0.58, r * 1.74],
              [s * r * 0.4, -r * 0.6, r * 1.6],
              [s * r * 0.76, -r * 0.5, r * 1.26],
              [s * r * 0.84, -r * 0.34, r * 0.96],
            ],
            [r * 0.03, r * 0.034, r * 0.03, r * 0.01],
            { color: '#4a3a44', shadow: false, around: 6 },
          );
          kit.box([s * r * 0.3, -r * 0.66, r * 1.66], [r * 0.14, r * 0.16, r * 0.08], {
            color: '#fbf4e2',
            material: 'horn',
            round: r * 0.03,
          });
        }
      },
    });
  },
};
