import type { Concept } from '../concept.ts';

export const WINE_GLASS: Concept = {
  name: 'wine-glass',
  words: 'wine glass, glass of wine, wine, goblet, champagne glass, champagne, glass',
  kind: 'vessel',
  size: 0.2,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  parts: { wine: 'wine' },
  build(k) {
    const gold = k.has('goblet');
    const wine = k.color('main', k.color('wine', '#7a1430', '#8a1c3a', '#e8c860'));
    k.lathe(
      [
        [0, 0],
        [0.034, 0],
        [0.036, 0.003],
        [0.01, 0.009],
        [0.0045, 0.02],
        [0.004, 0.08],
        [0.012, 0.092],
      ],
      { color: gold ? '#d8a84a' : '#dce8ee', material: gold ? 'gold' : 'ceramic', around: 40 },
    );
    k.lathe(
      [
        [0.006, 0.09],
        [0.026, 0.1],
        [0.0375, 0.122],
        [0.0395, 0.145],
        [0, 0.146],
      ],
      {
        color: gold ? '#d8a84a' : wine,
        material: gold ? 'gold' : 'wet',
        around: 44,
        straight: true,
        crease: 60,
      },
    );
    k.lathe(
      [
        [0.0396, 0.145],
        [0.0365, 0.18],
        [0.032, 0.205],
      ],
      {
        color: gold ? '#d8a84a' : '#eaf4f6',
        material: gold ? 'gold' : 'glass',
        around: 44,
        shadow: false,
      },
    );
    k.lathe(
      [
        [0.032, 0.204],
        [0.033, 0.206],
        [0.031, 0.207],
      ],
      { color: '#ffffff', material: 'ceramic', around: 44, shadow: false },
    );
    if (gold)
      k.around(6, () =>
        k.ball([0, 0.15, 0.039], 0.006, { color: '#c8203a', material: 'wet', around: 12 }),
      );
    k.socket('grip', [0, 0.06, 0], 0.03);
    k.socket('inside', [0, 0.12, 0], 0.06);
  },
};
