import type { Concept } from '../concept.ts';

export const ICEBERG: Concept = {
  name: 'iceberg',
  words: 'iceberg, ice floe, ice block, glacier block',
  kind: 'rock',
  size: 6,
  habitat: ['water', 'ground'],
  places: ['ice'],
  build(k) {
    const ice = k.color('main', '#e6f2fa', '#dcecf8');
    const body = k.body({
      color: ice,
      material: 'ice',
      blend: 0.15,
      cells: 64,
      paint: [
        { color: '#7ab8dc', on: { kind: 'facing', axis: 'y', from: 0.35, to: -0.1 }, amount: 0.75 },
        { color: '#3f8fc0', on: { kind: 'ramp', axis: 'y', from: 0.8, to: 0 }, amount: 0.7 },
        { color: '#fbfdff', on: { kind: 'facing', axis: 'y', from: 0.45, to: 0.75 } },
        {
          color: [0.8, 0.88, 0.95],
          shade: true,
          on: { kind: 'bands', axis: 'y', step: 0.5, width: 0.12, rag: 0.3 },
        },
      ],
    });
    for (const [x, z, h, r] of [
      [-0.5, -0.3, 5.2, 1.5],
      [0.9, -0.4, 3.6, 1.1],
      [-1.7, 0.1, 2.9, 1.0],
      [2.0, 0.2, 2.0, 0.8],
      [0.2, -1.3, 3, 1.0],
    ] as const) {
      body
        .cone([x, 0.3, z], [x + 0.2, h * 0.6, z], r, r * 0.55)
        .cone([x + 0.2, h * 0.6, z], [x - 0.15, h, z + 0.1], r * 0.55, 0.08);
      body.box([x + r * 0.5, h * 0.3, z + r * 0.4], [r * 1.1, h * 0.5, r * 0.9], 0.08, {
        turn: { yaw: x * 40 + 20, roll: 14, pitch: -10 },
      });
    }
    body
      .ball([0, 0.35, 0.5], [3, 0.55, 2.2])
      .box([0.5, 0.85, 1.3], [2.6, 0.9, 1.8], 0.2, { turn: { yaw: 12 } });
    k.socket('deck', [0.5, 1.32, 1.5], 1.6);
    k.socket('seat', [0.5, 1.32, 1.5], 1.4);
    k.socket('top', [0.5, 1.32, 1.5], 1.6);
  },
};
