import type { Concept } from '../concept.ts';

export const CARRIAGE: Concept = {
  name: 'carriage',
  words: 'carriage, horse carriage, coach carriage, royal carriage, stagecoach, pumpkin carriage',
  kind: 'vehicle',
  size: 4,
  habitat: ['ground'],
  places: ['street', 'meadow'],
  build(k) {
    const color = k.color('main', '#8a2436', '#2f4a7a', '#f0e6d0');
    const gold = { color: '#d8a84a', material: 'gold' } as const;
    const body = { color, material: 'lacquer' } as const;
    for (const s of [1, -1]) {
      k.wheel([s * 0.86, 0.72, -1.2], {
        radius: 0.72,
        width: 0.1,
        spokes: 12,
        rim: '#d8a84a',
        tyre: '#3a2a20',
      });
      k.wheel([s * 0.8, 0.52, 1.35], {
        radius: 0.52,
        width: 0.1,
        spokes: 10,
        rim: '#d8a84a',
        tyre: '#3a2a20',
      });
      k.tube(
        [
          [s * 0.5, 0.95, -1.6],
          [s * 0.5, 0.75, -0.9],
          [s * 0.5, 0.75, 0.9],
          [s * 0.5, 1.0, 1.5],
        ],
        0.06,
        gold,
      );
      k.tube(
        [
          [s * 0.4, 0.62, 1.5],
          [s * 0.4, 0.7, 2.6],
          [s * 0.4, 0.9, 3.6],
        ],
        0.045,
        { color: '#5a3a24', material: 'wood' },
      );
    }
    for (const z of [-1.2, 1.35])
      k.tube(
        [
          [-0.8, z < 0 ? 0.72 : 0.52, z],
          [0.8, z < 0 ? 0.72 : 0.52, z],
        ],
        0.05,
        { color: '#3a2a20', material: 'wood' },
      );
    k.shell(
      [
        [-1.25, 1.3, 2.1, 0.5],
        [-1.05, 1.0, 2.35, 0.72],
        [-0.2, 0.85, 2.42, 0.8],
        [0.6, 1.0, 2.35, 0.74],
        [0.82, 1.3, 2.1, 0.52],
      ],
      { ...body, round: 0.45, lean: 1.1, crease: 60 },
    );
    k.shell(
      [
        [-1.35, 2.26, 2.4, 0.6],
        [-0.9, 2.28, 2.62, 0.84],
        [-0.2, 2.28, 2.72, 0.9],
        [0.5, 2.28, 2.62, 0.84],
        [0.95, 2.26, 2.4, 0.6],
      ],
      { ...gold, round: 0.7 },
    );
    k.at([0, 2.7, -0.2], {}, () => {
      k.lathe(
        [
          [0.22, 0],
          [0.26, 0.14],
          [0.3, 0.2],
          [0.1, 0.34],
          [0.07, 0.42],
          [0, 0.46],
        ],
        gold,
      );
    });
    for (const s of [1, -1]) {
      k.window([s * 0.77, 1.86, -0.2], { yaw: s * 90, size: [0.6, 0.62], trim: '#d8a84a' });
      k.box([s * 0.8, 1.3, -0.2], [0.04, 0.7, 0.7], {
        color: k.tone(color, 1.3),
        material: 'lacquer',
      });
      k.ball([s * 0.85, 1.5, 0.08], 0.035, gold);
      k.at([s * 0.72, 1.9, 0.78], {}, () => {
        k.box([0, 0, 0], [0.14, 0.24, 0.14], { color: '#ffdf9a', material: 'glow', shadow: false });
        k.lathe(
          [
            [0.12, 0.12],
            [0, 0.24],
          ],
          gold,
        );
      });
    }
    k.box([0, 1.5, 1.35], [1.1, 0.16, 0.5], { color: '#6a2a2c', material: 'leather', round: 0.07 });
    k.box([0, 1.2, 1.35], [0.9, 0.5, 0.4], body);
    k.box([0, 1.0, 1.85], [1.0, 0.06, 0.6], {
      color: '#5a3a24',
      material: 'wood',
      turn: { pitch: -24 },
    });
    k.socket('seat', [0, 1.58, 1.35], 0.8);
    k.socket('inside', [0, 1.3, -0.2], 0.8);
    k.socket('top', [0, 2.74, -0.6], 0.8);
  },
};
