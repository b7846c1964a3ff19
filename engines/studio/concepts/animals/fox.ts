import type { Concept } from '../concept.ts';

export const FOX: Concept = {
  name: 'fox',
  words: 'fox, red fox, vixen, arctic fox, fox cub, fennec fox, fennec',
  kind: 'animal',
  size: 0.45,
  habitat: ['ground'],
  places: ['forest', 'meadow', 'snow'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave'],
  variants: 'arctic, fennec',
  parts: { eyes: 'eye' },
  build(k) {
    const own = k.has('arctic', 'snow') ? '#f1efea' : k.has('fennec') ? '#e6c184' : '#d8682a';
    const coat = k.color('main', own);
    const white = '#fbf3e6';
    const dark = k.has('arctic', 'fennec') ? k.tone(coat, 0.85) : '#3a2620';
    k.quadruped({
      height: 0.34,
      length: 0.36,
      trunk: [0.1, 0.095, 0.1],
      leg: { upper: 0.058, lower: 0.032, foot: 0.034, color: dark },
      neck: { length: 0.1, radius: 0.07, rise: 52 },
      head: {
        radius: 0.115,
        shape: [1.1, 0.94],
        muzzle: { length: 0.95, width: 0.3, height: 0.26, drop: 0.34, color: white },
        nose: { size: 0.14 },
        ears: { kind: 'pointed', size: k.has('fennec') ? 1.05 : 0.72, color: dark },
        eyes: { size: 0.18, apart: 0.44, height: 0.1, iris: k.color('eyes', '#b8741e', '#8a5a1c') },
        cheeks: { size: 0.46, color: white },
      },
      tail: { length: 0.36, radius: 0.055, rise: 18, tuft: 1.3 },
      coat,
      fur: { length: 0.03, lift: 0.3, mess: 0.35, vary: 0.3 },
      onTrunk: (_k, body, s) => {
        body.ball([0, s.shoulder[1] - 0.01, s.shoulder[2] + 0.06], [0.075, 0.1, 0.07], {
          color: white,
          flow: [0, -1, 0.2],
        });
        if (k.pose !== 'stand' && k.pose !== 'walk' && k.pose !== 'run') return;
        body.ball([0, s.hip[1] + 0.12, s.hip[2] - 0.44], [0.05, 0.05, 0.075], {
          color: white,
          blend: 0.05,
        });
      },
    });
  },
};
