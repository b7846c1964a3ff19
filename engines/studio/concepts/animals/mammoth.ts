import type { Concept } from '../concept.ts';

export const MAMMOTH: Concept = {
  name: 'mammoth',
  words: 'mammoth, woolly mammoth, mastodon',
  kind: 'animal',
  size: 3.1,
  habitat: ['ground'],
  places: ['snow', 'ice', 'meadow'],
  poses: ['stand', 'walk', 'run', 'sit'],
  parts: { eyes: 'eye', tusks: 'tusk' },
  build(k) {
    const coat = k.color('main', '#7a4c2e', '#6a4630');
    const curl = k.vary(0, 0.8);
    k.quadruped({
      height: 2.1,
      length: 1.4,
      trunk: [0.74, 0.82, 0.66],
      leg: { upper: 0.44, lower: 0.3, foot: 0.28, toe: 1.05 },
      neck: { length: 0.4, radius: 0.5, rise: 26 },
      head: {
        radius: 0.62,
        shape: [0.95, 1.16],
        muzzle: { length: 0.45, width: 0.5, height: 0.6, drop: 0.42 },
        nose: null,
        ears: { kind: 'side', size: 0.6, inner: '#a8786a' },
        eyes: { size: 0.1, apart: 0.62, height: 0.06 },
      },
      tail: { length: 0.7, radius: 0.07, rise: -68, tuft: 1.3 },
      coat,
      fur: { length: 0.26, width: 0.014, lift: 0.2, mess: 0.4, vary: 0.4 },
      onTrunk: (_k, body, s) =>
        body.ball([0, s.shoulder[1] + 0.4, s.shoulder[2] - 0.1], [0.5, 0.5, 0.6]),
      onHead: (kit, body) => {
        body.ball([0, 0.62, -0.02], [0.44, 0.4, 0.44], { fur: 1.2, flow: [0, -0.4, 1] });
        body.chain(
          [
            [0, -0.1, 0.52],
            [0, -0.52, 0.84],
            [0, -1.05, 0.9],
            [0, -1.5, 0.95 + 0.12 * curl],
            [0, -1.6 + 0.3 * curl, 1.14 + 0.2 * curl],
          ],
          [0.3, 0.24, 0.18, 0.14, 0.11],
          { curve: true, blend: 0.16, fur: 0.4 },
        );
        for (const s of [1, -1])
          kit.tube(
            [
              [s * 0.28, -0.42, 0.62],
              [s * 0.5, -1.1, 1.0],
              [s * 0.52, -1.2, 1.7],
              [s * 0.3, -0.7, 2.1],
              [s * 0.12, -0.3, 1.95],
            ],
            [0.12, 0.115, 0.1, 0.07, 0.015],
            { color: kit.color('tusks', '#f3ead2'), material: 'horn', around: 18 },
          );
        kit.socket('mouth', [0, -1.6 + 0.3 * curl, 1.2 + 0.2 * curl], 0.3);
      },
    });
  },
};
