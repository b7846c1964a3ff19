import type { Concept } from '../concept.ts';

export const BRONTOSAURUS: Concept = {
  name: 'brontosaurus',
  words:
    'brontosaurus, brachiosaurus, diplodocus, apatosaurus, long neck dinosaur, sauropod, loch ness monster, plesiosaur, nessie',
  kind: 'animal',
  size: 5,
  habitat: ['ground', 'water'],
  places: ['forest', 'meadow'],
  poses: ['stand', 'walk', 'run', 'sit', 'lie'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#6a9aa8', '#7fa86a', '#a88a6a');
    const r = 0.3;
    k.quadruped({
      height: 1.75,
      length: 1.4,
      trunk: [0.62, 0.78, 0.68],
      leg: { upper: 0.38, lower: 0.27, foot: 0.25, toe: 1.08 },
      neck: { length: 2.0, radius: 0.23, rise: 58 },
      head: {
        radius: r,
        shape: [1, 0.95],
        muzzle: { length: 0.85, width: 0.56, height: 0.42, drop: 0.28 },
        nose: null,
        ears: { kind: 'none', size: 0 },
        eyes: { size: 0.22, apart: 0.54, height: 0.2, iris: k.color('eyes', '#3a2414') },
      },
      tail: { length: 2.5, radius: 0.42, rise: -22, tuft: 0.12 },
      coat,
      belly: '#eee2c0',
      material: 'hide',
      cells: 130,
      paint: [
        {
          color: k.tone(coat, 0.6),
          amount: 0.7,
          on: [
            { kind: 'spots', step: 0.36, size: 0.7, soft: 0.3 },
            { kind: 'facing', axis: 'y', from: 0.1, to: 0.5 },
          ],
        },
      ],
      onTrunk: (_k, body, s) => {
        body.cone(
          [0, s.shoulder[1] + 0.1, s.shoulder[2] + 0.2],
          [
            0,
            (s.shoulder[1] * 2 + s.neckTop[1]) / 3,
            (s.shoulder[2] * 2 + s.neckTop[2]) / 3 + 0.05,
          ],
          0.52,
          0.3,
          { blend: 0.3 },
        );
      },
      onHead: (kit) => {
        for (const s of [1, -1]) {
          kit.ball([s * r * 0.24, -r * 0.04, r * 1.5], [r * 0.06, r * 0.05, r * 0.05], {
            color: '#2a2620',
            shadow: false,
            around: 12,
          });
          kit.tube(
            [
              [0, -r * 0.42, r * 1.6],
              [s * r * 0.3, -r * 0.42, r * 1.48],
              [s * r * 0.54, -r * 0.3, r * 1.1],
              [s * r * 0.62, -r * 0.16, r * 0.86],
            ],
            r * 0.024,
            { color: kit.tone(coat, 0.25), shadow: false, around: 6 },
          );
        }
      },
    });
  },
};
