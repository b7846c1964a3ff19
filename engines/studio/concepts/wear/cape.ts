import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const CAPE: Concept = {
  name: 'cape',
  words: 'cape, cloak, superhero cape, mantle, poncho, raincoat, robe',
  kind: 'wear',
  size: 0.6,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'neck',
  build(k) {
    const cloth = k.color('main', '#c8262e', '#2f4fa8', '#5a2f86', '#26242c');
    const folds = 4 + k.vary(0, 1);
    const wind = k.vary(0.02, 0.12);
    // In metres of a neck 0.17 wide, about which it is closed.
    k.sheet(
      (u, v) => {
        const t = 1 - v;
        const a = (u - 0.5) * 3.7;
        const over = Math.min(1, t / 0.2);
        const wave = 1 + 0.09 * t * sin(u * folds * TAU);
        const rx = (0.088 + 0.1 * over * (2 - over) + 0.12 * t) * wave;
        const rz = (0.088 + 0.05 * over + 0.1 * t) * wave;
        return [
          sin(a) * rx,
          0.012 - 0.022 * over - Math.max(0, t - 0.1) * 0.62,
          -cos(a) * rz - wind * t * t,
        ];
      },
      40,
      24,
      { color: cloth, material: 'cloth', crease: 80 },
    );
    k.lathe(
      [
        [0.082, -0.02],
        [0.102, -0.012],
        [0.1, 0.02],
        [0.084, 0.03],
      ],
      { color: k.tone(cloth, 0.8), material: 'cloth' },
    );
    k.ball([0, -0.004, 0.104], [0.022, 0.022, 0.012], { color: '#e6bd52', material: 'gold' });
    k.socket('wear', [0, 0, 0], 0.17);
  },
};
