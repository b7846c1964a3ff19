import type { Concept } from '../concept.ts';

export const PYRAMID: Concept = {
  name: 'pyramid',
  words: 'pyramid, great pyramid, egyptian pyramid, ziggurat',
  kind: 'building',
  size: 14,
  habitat: ['ground'],
  places: ['desert'],
  build(k) {
    const sand = k.color('main', '#dcb878', '#d4ac6a');
    const steps = 22;
    for (let i = 0; i < steps; i++) {
      const w = 20 * (1 - i / steps);
      k.box([0, (i + 0.5) * 0.6, 0], [w, 0.62, w], {
        color: k.tone(sand, 0.92 + (0.1 * ((i * 7) % 5)) / 5),
        material: 'stone',
        round: 0.06,
        paint: [
          {
            color: [0.62, 0.6, 0.58],
            shade: true,
            on: { kind: 'joints', width: 1.1, height: 9, joint: 0.06, shift: i % 2 ? 0.5 : 0 },
          },
          {
            color: [1.18, 1.15, 1.1],
            shade: true,
            amount: 0.7,
            on: { kind: 'pieces', width: 1.1, height: 9 },
          },
        ],
      });
    }
    k.at([0, steps * 0.6 - 0.6, 0], { yaw: 45 }, () =>
      k.lathe(
        [
          [0.9, 0],
          [0, 1.1],
        ],
        { color: '#e2b84a', material: 'gold', straight: true, around: 4, crease: 10 },
      ),
    );
    k.box([0, 1.3, 9.6], [2.4, 2.6, 1.6], {
      color: k.tone(sand, 0.9),
      material: 'stone',
      paint: [
        {
          color: [0.62, 0.6, 0.58],
          shade: true,
          on: { kind: 'joints', width: 0.8, height: 0.5, joint: 0.04 },
        },
      ],
    });
    k.box([0, 1.0, 10.36], [1.2, 2.0, 0.2], { color: '#2a1c12', material: 'stone' });
    k.socket('door', [0, 0, 12], 1.6);
    k.socket('top', [0, 13.6, 0], 0.8);
  },
};
