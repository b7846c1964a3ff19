import type { Concept } from '../concept.ts';

export const SWORD: Concept = {
  name: 'sword',
  words:
    'sword, longsword, broadsword, excalibur, blade, saber, sabre, dagger, katana, rapier, cutlass',
  kind: 'prop',
  size: 0.96,
  habitat: ['ground'],
  places: ['meadow', 'forest'],
  held: true,
  grip: 'raised',
  parts: { hilt: 'hilt, handle, grip' },
  build(k) {
    const steel = k.color('main', '#cfd6e0');
    const hilt = k.color('hilt', '#6b3f2a', '#23304f', '#7a2433');
    const gold = { color: '#e0b64a', material: 'gold' } as const;
    const blade = (v: number): readonly (readonly [number, number, number])[] => {
      const w = v > 0.9 ? 0.034 * (1 - (v - 0.9) / 0.101) : 0.034 - 0.004 * v;
      const y = 0.24 + v * 0.72;
      return [
        [w, y, 0],
        [0, y, 0.0085],
        [-w, y, 0],
        [0, y, -0.0085],
      ];
    };
    k.loft(blade, 24, { color: steel, material: 'chrome', crease: 20 });
    k.tube(
      [
        [-0.13, 0.25, 0],
        [-0.07, 0.235, 0],
        [0, 0.228, 0],
        [0.07, 0.235, 0],
        [0.13, 0.25, 0],
      ],
      [0.02, 0.015, 0.018, 0.015, 0.02],
      gold,
    );
    k.tube(
      [
        [0, 0.05, 0],
        [0, 0.13, 0],
        [0, 0.225, 0],
      ],
      [0.018, 0.022, 0.018],
      {
        color: hilt,
        material: 'leather',
        paint: [
          { color: '#e0b64a', on: { kind: 'stripes', of: 'v', count: 9, width: 0.14, soft: 0.06 } },
        ],
      },
    );
    k.ball([0, 0.03, 0], 0.034, gold);
    k.ball([0, 0.228, 0.016], [0.02, 0.02, 0.01], { color: '#c02a3c', material: 'lacquer' });
    k.socket('grip', [0, 0.14, 0], 0.06);
  },
};
