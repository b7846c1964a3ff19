import type { Concept } from '../concept.ts';

export const MOOSE: Concept = {
  name: 'moose',
  words: 'moose, bull moose, elk bull',
  kind: 'animal',
  size: 2.2,
  habitat: ['ground', 'water'],
  places: ['forest', 'snow'],
  poses: ['stand', 'walk', 'run', 'lie', 'sit'],
  parts: { eyes: 'eye', antlers: 'antler, horn' },
  build(k) {
    const coat = k.color('main', '#5f4232', '#6f4c36');
    const antler = k.color('antlers', '#c8a678');
    const r = 0.23;
    k.quadruped({
      height: 1.42,
      length: 0.96,
      trunk: [0.37, 0.34, 0.3],
      leg: { upper: 0.18, lower: 0.078, foot: 0.09, color: '#a08872', hoof: '#2a2220' },
      neck: { length: 0.32, radius: 0.2, rise: 34 },
      head: {
        radius: r,
        shape: [0.9, 0.95],
        muzzle: { length: 1.5, width: 0.52, height: 0.52, drop: 0.62, color: k.tone(coat, 1.25) },
        nose: null,
        ears: { kind: 'side', size: 0.6 },
        eyes: { size: 0.2, apart: 0.58, height: 0.16 },
      },
      tail: { length: 0.1, radius: 0.06, rise: -20 },
      coat,
      fur: { length: 0.06, width: 0.005, lift: 0.24, mess: 0.35 },
      onTrunk: (_k, body, s) =>
        body.ball([0, s.shoulder[1] + 0.2, s.shoulder[2] - 0.06], [0.26, 0.26, 0.32], {
          color: k.tone(coat, 0.85),
        }),
      onHead: (kit, body) => {
        body.chain(
          [
            [0, -r * 0.9, r * 0.4],
            [0, -r * 1.7, r * 0.3],
          ],
          [r * 0.18, r * 0.1],
          { blend: r * 0.15, fur: 1.6, flow: [0, -1, 0] },
        );
        for (const s of [1, -1]) {
          kit.ball([s * r * 0.3, -r * 0.5, r * 2.2], [r * 0.09, r * 0.11, r * 0.07], {
            color: '#2a1a16',
            shadow: false,
            around: 12,
          });
          const palm = kit.body({ color: antler, material: 'horn', blend: r * 0.3, cells: 60 });
          palm.chain(
            [
              [s * r * 0.4, r * 0.75, -r * 0.1],
              [s * r * 1.3, r * 0.95, -r * 0.2],
            ],
            [r * 0.16, r * 0.15],
          );
          palm.ball([s * r * 2.1, r * 1.5, -r * 0.3], [r * 1, r * 0.74, r * 0.12], {
            turn: { roll: s * 32, yaw: s * 14 },
          });
          for (const [x, y] of [
            [1.2, 2.2],
            [1.75, 2.6],
            [2.4, 2.75],
            [3, 2.5],
            [3.3, 1.9],
            [1.5, 1.5],
          ] as const)
            palm.cone(
              [s * r * (1.4 + x * 0.3), r * (0.8 + y * 0.3), -r * 0.26],
              [s * r * x, r * y, -r * 0.2 + r * 0.3 * (3.3 - x) * 0.2],
              r * 0.16,
              r * 0.07,
              { blend: r * 0.12 },
            );
        }
      },
    });
  },
};
