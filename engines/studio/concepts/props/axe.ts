import type { Concept } from '../concept.ts';

export const AXE: Concept = {
  name: 'axe',
  words: 'axe, ax, battle axe, hatchet, hammer, mallet, pickaxe, sledgehammer',
  kind: 'prop',
  size: 0.9,
  habitat: ['ground'],
  places: ['forest', 'meadow'],
  held: true,
  grip: 'raised',
  parts: { handle: 'handle' },
  build(k) {
    const steel = { color: k.color('main', '#b9c0ca'), material: 'steel' } as const;
    const isHammer = k.has('hammer', 'mallet', 'sledgehammer');
    const isDouble = k.has('battle');
    k.tube(
      [
        [0, 0, 0],
        [0.012, 0.3, 0],
        [-0.008, 0.6, 0],
        [0, 0.86, 0],
      ],
      [0.026, 0.022, 0.02, 0.024],
      {
        color: k.color('handle', '#a8743f', '#7a4a28'),
        material: 'wood',
        along: 40,
      },
    );
    k.tube(
      [
        [0, 0.02, 0],
        [0.006, 0.12, 0],
        [0.01, 0.22, 0],
      ],
      0.0275,
      { color: '#4a2f1e', material: 'leather' },
    );
    if (isHammer) {
      k.box([0, 0.82, 0], [0.3, 0.13, 0.13], { ...steel, round: 0.02 });
      for (const s of [1, -1])
        k.box([s * 0.14, 0.82, 0], [0.05, 0.15, 0.15], { ...steel, round: 0.02 });
    } else {
      for (const s of isDouble ? [1, -1] : [1]) {
        k.loft(
          (v) => {
            const x = s * (0.02 + v * 0.2);
            const half = 0.05 + 0.11 * v * v;
            const thick = 0.03 * (1 - v) + 0.002;
            const low = 0.8 - half * (1 + 0.25 * v);
            const ring: [number, number, number][] = [
              [x, low, thick],
              [x, 0.8 + half, thick],
              [x, 0.8 + half, -thick],
              [x, low, -thick],
            ];
            return s > 0 ? ring.reverse() : ring;
          },
          10,
          { ...steel, crease: 25 },
        );
      }
      k.box([isDouble ? 0 : -0.015, 0.8, 0], [0.09, 0.11, 0.07], { ...steel, round: 0.012 });
    }
    k.socket('grip', [0, 0.26, 0], 0.06);
  },
};
