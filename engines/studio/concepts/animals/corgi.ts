import type { Concept } from '../concept.ts';

export const CORGI: Concept = {
  name: 'corgi',
  words: 'corgi, welsh corgi, shiba, shiba inu, akita',
  kind: 'animal',
  size: 0.36,
  habitat: ['ground'],
  places: ['meadow', 'street', 'room'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#dc954a', '#d2853a');
    const white = '#fdf7ec';
    const r = 0.118;
    const isShort = !k.has('shiba', 'akita');
    k.quadruped({
      height: isShort ? 0.23 : 0.33,
      length: isShort ? 0.36 : 0.3,
      trunk: [0.115, 0.112, 0.12],
      leg: { upper: 0.066, lower: 0.042, foot: 0.044, color: white },
      neck: { length: 0.09, radius: 0.085, rise: 58 },
      head: {
        radius: r,
        shape: [1.1, 0.95],
        muzzle: { length: 0.82, width: 0.36, height: 0.31, drop: 0.34, color: white },
        nose: { size: 0.18 },
        ears: { kind: 'pointed', size: isShort ? 0.78 : 0.55 },
        eyes: { size: 0.18, apart: 0.42, height: 0.12 },
        cheeks: { size: 0.46, color: white },
        fur: 0.7,
      },
      tail: isShort
        ? { length: 0.07, radius: 0.05, rise: 30 }
        : { length: 0.2, radius: 0.05, rise: 70 },
      coat,
      belly: white,
      fur: { length: 0.026, width: 0.0024, lift: 0.3, mess: 0.35 },
      onTrunk: (_k, body, s) =>
        body.ball([0, s.shoulder[1] + 0.03, s.shoulder[2] + 0.07], [0.1, 0.12, 0.08], {
          color: white,
          blend: 0.03,
          flow: [0, -1, 0.2],
        }),
      onHead: (_k, body) =>
        body.chain(
          [
            [0, -r * 0.1, r * 1.05],
            [0, r * 0.4, r * 0.9],
            [0, r * 0.84, r * 0.42],
          ],
          [r * 0.15, r * 0.13, r * 0.06],
          { color: white, blend: r * 0.06, curve: true, fur: 0.3, flow: [0, 0.6, -0.8] },
        ),
    });
  },
};
