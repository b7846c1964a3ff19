import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const FENCE: Concept = {
  name: 'fence',
  words: 'fence, picket fence, wooden fence, garden fence',
  kind: 'furniture',
  size: 2.4,
  habitat: ['ground'],
  places: ['meadow'],
  build(k) {
    const paint = k.color('main', '#fbf6ec', '#a8733f');
    const look = { color: paint, material: 'wood', paint: [mottled(5, 0.1)] } as const;
    for (const y of [0.32, 0.76])
      k.box([0, y, -0.03], [2.7, 0.09, 0.035], { ...look, round: 0.008 });
    for (let i = 0; i < 13; i++) {
      const h = 1.02 + 0.02 * ((i * 5) % 3);
      k.prism(
        [-1.26 + i * 0.21, 0.05, 0],
        [
          [-0.055, 0],
          [0.055, 0],
          [0.055, h - 0.12],
          [0, h],
          [-0.055, h - 0.12],
        ],
        0.03,
        { ...look, bevel: 0.006 },
      );
    }
    for (let i = 0; i < 9; i++) {
      const x = -1.2 + i * 0.3;
      k.tube(
        [
          [x, 0, 0.14],
          [x + 0.02, 0.2 + 0.1 * (i % 3), 0.15],
        ],
        0.008,
        { color: '#5a8a3c', material: 'leaf', around: 6 },
      );
      for (const a of [40, 160, 280])
        k.leaf([x, 0.08, 0.14], { yaw: a + i * 30, pitch: -30 }, [0.16, 0.05], 0.3, {
          color: '#5f943e',
        });
      k.at([x + 0.02, 0.2 + 0.1 * (i % 3), 0.15], { pitch: 30 }, () =>
        k.bloom({
          rows: [{ count: 8, length: 0.06, width: 0.035, lift: 14 }],
          color: ['#fbf6ee', '#e8607a', '#f2b83a', '#8a6ac8'][i % 4]!,
          heart: { radius: 0.022, color: '#f2b01c' },
        }),
      );
    }
    k.socket('perch', [0.2, 1.06, 0], 0.2);
    k.socket('top', [0.2, 1.06, 0], 0.3);
  },
};
