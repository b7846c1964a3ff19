import type { Concept } from '../concept.ts';

export const BOOTS: Concept = {
  name: 'boots',
  words:
    'boots, pair of boots, wellies, rain boots, rubber boots, shoes, pair of shoes, sneakers, shoe, boot, hiking boots',
  kind: 'prop',
  size: 0.3,
  habitat: ['ground', 'table'],
  places: ['room', 'meadow'],
  build(k) {
    const rubber = k.has('wellies', 'rain', 'rubber');
    const color = k.color(
      'main',
      ...(rubber ? ['#e8b52f', '#d8433f'] : ['#7a4a28', '#5a3a2a', '#8a5f3a']),
    );
    const look = { color, material: rubber ? 'rubber' : 'leather' } as const;
    for (const s of [1, -1])
      k.at([s * 0.075, 0, s * 0.03], { yaw: s * 9 }, () => {
        const boot = k.body({ ...look, blend: 0.035, cells: 72 });
        boot.cone([0, 0.07, -0.03], [0, 0.25, -0.035], 0.05, 0.054);
        boot.ball([0, 0.055, 0.065], [0.05, 0.046, 0.075]);
        boot.ball([0, 0.05, -0.03], [0.046, 0.045, 0.052]);
        boot.box([0, -0.03, 0.03], [0.3, 0.1, 0.4], 0, { cut: true, blend: 0.004 });
        k.at([0, 0, -0.035], {}, () =>
          k.lathe(
            [
              [0.044, 0.25],
              [0.058, 0.255],
              [0.061, 0.28],
              [0.054, 0.29],
              [0.044, 0.26],
            ],
            { color: k.tone(color, 0.7), material: look.material },
          ),
        );
        k.at([0, 0, -0.035], {}, () =>
          k.lathe(
            [
              [0, 0.27],
              [0.046, 0.272],
            ],
            { color: '#2a1d18', shadow: false },
          ),
        );
        for (const [z, w, l] of [
          [0.06, 0.104, 0.17],
          [-0.045, 0.094, 0.09],
        ] as const)
          k.box([0, 0.012, z], [w, 0.024, l], {
            color: '#3a2a22',
            material: 'rubber',
            round: 0.012,
          });
        if (!rubber)
          for (let i = 0; i < 4; i++)
            k.tube(
              [
                [-0.026, 0.1 + i * 0.036, 0.036 - i * 0.006],
                [0, 0.106 + i * 0.036, 0.046 - i * 0.008],
                [0.026, 0.1 + i * 0.036, 0.036 - i * 0.006],
              ],
              0.0045,
              { color: '#f0e2c0', around: 7 },
            );
      });
    k.socket('inside', [0.075, 0.26, 0], 0.1);
  },
};
