import type { Concept } from '../concept.ts';

export const OTTER: Concept = {
  name: 'otter',
  words: 'otter, sea otter, river otter, weasel, ferret, mink, stoat, mongoose, marten, baby otter',
  kind: 'animal',
  size: 0.6,
  habitat: ['ground', 'water'],
  places: ['meadow', 'beach'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave', 'hold'],
  variants: 'meerkat, stoat',
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color(
      'main',
      k.has('meerkat') ? '#c9a070' : '#7a5438',
      k.has('meerkat') ? '#c9a070' : '#6a4a34',
    );
    const pale = '#ecd9bc';
    const r = 0.096;
    k.quadruped({
      height: 0.19,
      length: 0.34,
      trunk: [0.09, 0.098, 0.1],
      leg: { upper: 0.05, lower: 0.036, foot: 0.036, toe: 1.5 },
      neck: { length: 0.1, radius: 0.078, rise: 48 },
      head: {
        radius: r,
        shape: [1.1, 0.92],
        muzzle: { length: 0.5, width: 0.46, height: 0.32, drop: 0.3, color: pale },
        nose: { size: 0.2 },
        ears: { kind: 'round', size: 0.22 },
        eyes: { size: 0.17, apart: 0.46, height: 0.16 },
        cheeks: { size: 0.4, color: pale },
        whiskers: true,
      },
      tail: { length: 0.36, radius: 0.06, rise: -14, tuft: 0.4 },
      coat,
      fur: { length: 0.018, width: 0.002, lift: 0.22, mess: 0.3 },
      onTrunk: (_k, body, s) => {
        body.ball([0, s.shoulder[1] + 0.02, s.shoulder[2] + 0.055], [0.07, 0.12, 0.06], {
          color: pale,
          blend: 0.03,
          flow: [0, -1, 0.2],
        });
        body.ball(
          [
            0,
            (s.shoulder[1] + s.hip[1]) / 2 - 0.02,
            (s.shoulder[2] + s.hip[2]) / 2 + (s.shoulder[1] - s.hip[1]) * 0.22,
          ],
          [0.07, 0.1, 0.08],
          { color: pale, blend: 0.03, flow: [0, -1, 0.2] },
        );
      },
    });
  },
};
