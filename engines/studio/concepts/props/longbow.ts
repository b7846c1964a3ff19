import type { Concept } from '../concept.ts';

export const LONGBOW: Concept = {
  name: 'longbow',
  words: 'bow and arrow, longbow, archery bow, crossbow, bow and arrows',
  kind: 'prop',
  size: 1.2,
  habitat: ['ground'],
  places: ['forest', 'meadow'],
  held: true,
  grip: 'raised',
  build(k) {
    const wood = k.color('main', '#8a5a32', '#5a3a26');
    const limb: [number, number, number][] = [];
    for (let i = 0; i <= 16; i++) {
      const t = i / 8 - 1;
      limb.push([
        0,
        0.62 + t * 0.6,
        0.16 * (1 - t * t) - 0.05 * (Math.abs(t) > 0.8 ? 0.8 - Math.abs(t) : 0) * 4,
      ]);
    }
    k.tube(
      limb,
      limb.map((_, i) => 0.03 - 0.017 * Math.abs(i / 8 - 1)),
      { color: wood, material: 'wood', along: 64 },
    );
    k.tube(
      [
        [0, 0.54, 0.16],
        [0, 0.62, 0.165],
        [0, 0.7, 0.16],
      ],
      0.034,
      { color: '#4a2f1e', material: 'leather' },
    );
    k.tube([limb[0]!, [0, 0.62, -0.14], limb[16]!], 0.006, {
      color: '#f4ead2',
      around: 6,
      along: 2,
    });
    k.tube(
      [
        [0, 0.63, -0.14],
        [0, 0.63, 0.1],
        [0, 0.63, 0.42],
      ],
      0.013,
      { color: '#c9a06a', material: 'wood' },
    );
    k.at([0, 0.63, 0.42], { pitch: 90 }, () =>
      k.lathe(
        [
          [0.034, 0],
          [0.02, 0.04],
          [0, 0.1],
        ],
        { color: '#c9ced8', material: 'steel' },
      ),
    );
    for (const a of [0, 120, 240])
      k.at([0, 0.63, -0.1], { roll: a }, () =>
        k.sheet((u, v) => [0, 0.01 + v * 0.055, (u - 0.5) * 0.14 - v * 0.02], 4, 3, {
          color: '#c8363a',
          material: 'feather',
        }),
      );
    k.socket('grip', [0, 0.62, 0.16], 0.06);
  },
};
