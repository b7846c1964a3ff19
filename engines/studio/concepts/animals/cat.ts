import type { Concept } from '../concept.ts';

export const CAT: Concept = {
  name: 'cat',
  words: 'cat, kitten, kitty, tomcat, tabby, tabby cat, house cat, pussycat',
  kind: 'animal',
  size: 0.3,
  habitat: ['ground', 'table'],
  places: ['room', 'meadow', 'street'],
  poses: ['sit', 'stand', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#e08a3c', '#8d8a8c', '#d8b48a', '#3c3637', '#efe6da');
    const stripe = k.tone(coat, 0.42);
    const white = k.has('black', 'white') ? coat : '#fbf3e6';
    k.quadruped({
      height: 0.21,
      length: 0.25,
      trunk: [0.075, 0.08, 0.085],
      leg: { upper: 0.045, lower: 0.026, foot: 0.028, color: white },
      neck: { length: 0.05, radius: 0.06, rise: 58 },
      head: {
        radius: 0.088,
        shape: [1.12, 0.94],
        muzzle: { length: 0.42, width: 0.36, height: 0.26, drop: 0.34, color: white },
        nose: { size: 0.11, color: '#d9837c' },
        ears: { kind: 'pointed', size: 0.62 },
        eyes: {
          size: 0.24,
          apart: 0.42,
          height: 0.06,
          iris: k.color('eyes', '#7fa83f', '#d6a52e', '#4f9aa8'),
          white: '#f2ecd8',
          slit: 0.62,
        },
        cheeks: { size: 0.42, color: white },
        whiskers: true,
      },
      tail: { length: 0.27, radius: 0.024, rise: 52 },
      coat,
      belly: white,
      fur: { length: 0.016, lift: 0.3, mess: 0.3, vary: 0.35 },
      paint: [
        {
          color: stripe,
          amount: 0.75,
          on: [
            { kind: 'bands', axis: 'z', step: 0.075, width: 0.34, soft: 0.2, rag: 0.3 },
            { kind: 'facing', axis: 'y', from: -0.35, to: 0.4 },
          ],
        },
      ],
    });
  },
};
