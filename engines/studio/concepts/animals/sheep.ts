import type { Concept } from '../concept.ts';

export const SHEEP: Concept = {
  name: 'sheep',
  words: 'sheep, lamb, ewe, ram, black sheep',
  kind: 'animal',
  size: 0.95,
  habitat: ['ground'],
  places: ['meadow'],
  poses: ['stand', 'walk', 'run', 'lie', 'sleep', 'sit', 'peek'],
  variants: 'ram, black',
  parts: { eyes: 'eye', face: 'face', horns: 'horn' },
  build(k) {
    const wool = k.color(
      'main',
      k.has('black') ? '#3a3432' : '#f5efe2',
      k.has('black') ? '#3a3432' : '#efe6d4',
    );
    const face = k.color('face', '#4a3c38', '#e6cdb4', '#3a302e');
    const r = 0.15;
    k.quadruped({
      height: 0.56,
      length: 0.46,
      trunk: [0.24, 0.27, 0.25],
      leg: { upper: 0.075, lower: 0.048, foot: 0.052, color: face, hoof: '#2a2422' },
      neck: { length: 0.16, radius: 0.12, rise: 44 },
      head: {
        radius: r,
        shape: [0.96, 1],
        muzzle: { length: 0.85, width: 0.44, height: 0.38, drop: 0.4, color: face },
        nose: { size: 0.15, color: '#2a1c1c' },
        ears: { kind: 'side', size: 0.66, color: face },
        eyes: { size: 0.22, apart: 0.56, height: 0.14, iris: k.color('eyes', '#8a6a2c') },
      },
      tail: { length: 0.12, radius: 0.06, rise: -30 },
      coat: face,
      cells: 110,
      onTrunk: (kit, body, s) => {
        // The fleece: many small curls about the trunk.
        const along: (readonly [number, number])[] = [
          [0.98, 0.24],
          [0.7, 0.28],
          [0.4, 0.3],
          [0.1, 0.29],
          [-0.14, 0.23],
        ];
        for (const [i, [t, radius]] of along.entries()) {
          const [x, y, z] = [
            0,
            s.hip[1] + (s.shoulder[1] - s.hip[1]) * t,
            s.hip[2] + (s.shoulder[2] - s.hip[2]) * t,
          ];
          for (let j = 0; j < 9; j++) {
            const [a, b] = [
              [0, 1],
              [0.64, 0.77],
              [0.98, 0.17],
              [0.87, -0.5],
              [0.34, -0.94],
              [-0.34, -0.94],
              [-0.87, -0.5],
              [-0.98, 0.17],
              [-0.64, 0.77],
            ][j]!;
            body.ball(
              [x + a! * radius * 0.8, y + b! * radius * 0.78, z + (((j + i) % 2) - 0.5) * 0.06],
              0.115,
              {
                color: wool,
                blend: 0.03,
              },
            );
          }
        }
        body.ball([0, s.shoulder[1] + 0.16, s.shoulder[2] + 0.16], [0.15, 0.16, 0.14], {
          color: wool,
          blend: 0.04,
        });
        body.ball([0, s.shoulder[1] + 0.02, s.shoulder[2] + 0.19], 0.16, {
          color: wool,
          blend: 0.04,
        });
        body.ball([0, s.hip[1] + 0.02, s.hip[2] - 0.26], 0.13, { color: wool, blend: 0.04 });
        kit.socket('back', [0, s.middle[1] + 0.36, s.middle[2]], 0.44);
      },
      onHead: (kit, body) => {
        for (const [x, y, z] of [
          [0, 0.95, 0],
          [0.45, 0.8, -0.1],
          [-0.45, 0.8, -0.1],
          [0.24, 0.86, 0.4],
          [-0.24, 0.86, 0.4],
          [0, 0.7, -0.6],
        ] as const)
          body.ball([x * r, y * r, z * r], r * 0.42, { color: wool, blend: r * 0.12 });
        if (k.has('ram'))
          for (const s of [1, -1])
            kit.tube(
              [
                [s * r * 0.6, r * 0.6, 0],
                [s * r * 1.2, r * 0.9, -r * 0.5],
                [s * r * 1.5, r * 0.2, -r * 0.8],
                [s * r * 1.4, -r * 0.5, -r * 0.2],
                [s * r * 1.4, -r * 0.2, r * 0.5],
              ],
              [r * 0.3, r * 0.28, r * 0.22, r * 0.15, r * 0.03],
              { color: kit.color('horns', '#b8a07a'), material: 'horn' },
            );
      },
    });
  },
};
