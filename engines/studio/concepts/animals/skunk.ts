import type { Concept } from '../concept.ts';

export const SKUNK: Concept = {
  name: 'skunk',
  words: 'skunk, baby skunk',
  kind: 'animal',
  size: 0.45,
  habitat: ['ground'],
  places: ['forest', 'meadow'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'wave'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#2e2a30');
    const white = '#f8f4ec';
    const r = 0.09;
    k.quadruped({
      height: 0.18,
      length: 0.22,
      trunk: [0.085, 0.1, 0.105],
      leg: { upper: 0.046, lower: 0.03, foot: 0.03 },
      neck: { length: 0.05, radius: 0.064, rise: 46 },
      head: {
        radius: r,
        shape: [1.06, 0.94],
        muzzle: { length: 0.85, width: 0.32, height: 0.27, drop: 0.32 },
        nose: { size: 0.19, color: '#d98f8a' },
        ears: { kind: 'round', size: 0.26 },
        eyes: { size: 0.19, apart: 0.44, height: 0.12 },
        cheeks: { size: 0.4 },
      },
      tail: { length: 0, radius: 0.02, rise: 0 },
      coat,
      fur: { length: 0.034, width: 0.0026, lift: 0.32, mess: 0.4 },
      onTrunk: (_k, body, s) => {
        const [y, z] = [s.hip[1], s.hip[2]];
        for (const x of [0.05, -0.05])
          body.chain(
            [
              [x * 0.6, s.neckTop[1] + 0.02, s.neckTop[2] - 0.07],
              [x, s.shoulder[1] + 0.07, s.shoulder[2] - 0.02],
              [x, s.middle[1] + 0.08, s.middle[2]],
              [x * 0.7, y + 0.085, z - 0.04],
            ],
            [0.026, 0.03, 0.034, 0.034],
            { color: white, blend: 0.02, curve: true, flow: [0, -0.2, -1] },
          );
        for (const [x, color, w] of [
          [0, coat, 0.06],
          [0.045, white, 0.05],
          [-0.045, white, 0.05],
        ] as const)
          body.chain(
            [
              [x * 0.5, y + 0.04, z - 0.09],
              [x, y + 0.1, z - 0.17],
              [x, y + 0.24, z - 0.15],
              [x, y + 0.31, z - 0.24],
              [x, y + 0.24, z - 0.31],
            ],
            [0.03, w, w * 1.2, w * 1.1, w * 0.5],
            { color, curve: true, blend: 0.02, fur: 2, flow: [0, 0.5, -1] },
          );
      },
      onHead: (_k, body) =>
        body.chain(
          [
            [0, r * 0.2, r * 1.0],
            [0, r * 0.72, r * 0.6],
            [0, r * 0.9, -r * 0.1],
          ],
          [r * 0.09, r * 0.13, r * 0.18],
          { color: white, blend: r * 0.05, curve: true, fur: 0.5, flow: [0, 0.5, -1] },
        ),
    });
  },
};
