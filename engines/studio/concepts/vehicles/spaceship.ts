import type { Concept } from '../concept.ts';

export const SPACESHIP: Concept = {
  name: 'spaceship',
  words: 'spaceship, ufo, flying saucer, starship, spacecraft, alien ship, alien spaceship, saucer',
  kind: 'vehicle',
  size: 10,
  habitat: ['air', 'space'],
  places: ['meadow', 'forest'],
  parts: { lights: 'light' },
  build(k) {
    const hull = k.color('main', '#aeb6be', '#8fa0a8', '#b8a8c0');
    const light = k.color('lights', '#7affc0', '#ffd86a', '#8ad0ff');
    k.lathe(
      [
        [0, 0.9],
        [0.9, 0.95],
        [1.4, 1.2],
        [3.6, 1.75],
        [5, 2.3],
        [5.1, 2.45],
        [4.9, 2.6],
        [3, 3.1],
        [2.1, 3.3],
        [0, 3.35],
      ],
      {
        color: hull,
        material: 'steel',
        around: 72,
        paint: [
          {
            color: [0.6, 0.62, 0.66],
            shade: true,
            on: { kind: 'stripes', of: 'u', count: 24, width: 0.04 },
          },
          {
            color: [0.7, 0.72, 0.76],
            shade: true,
            on: { kind: 'bands', axis: 'y', step: 0.42, width: 0.06 },
          },
        ],
      },
    );
    k.at([0, 3.25, 0], {}, () =>
      k.lathe(
        [
          [2.1, 0],
          [2.0, 0.8],
          [1.5, 1.6],
          [0.8, 2.05],
          [0, 2.2],
        ],
        { color: '#9fe0d0', material: 'glass', around: 48, shadow: false },
      ),
    );
    k.lathe(
      [
        [2.3, 3.22],
        [2.3, 3.4],
        [2.05, 3.42],
      ],
      { color: '#d8b45a', material: 'gold', around: 56 },
    );
    k.around(16, (i) =>
      k.ball([0, 2.44, 5.02], 0.24, {
        color: i % 2 ? light : '#fff4d0',
        material: 'glow',
        shadow: false,
        around: 14,
      }),
    );
    k.around(10, () =>
      k.ball([0, 1.66, 3.3], [0.3, 0.16, 0.3], {
        color: light,
        material: 'glow',
        shadow: false,
        around: 12,
      }),
    );
    k.lathe(
      [
        [0, 0.86],
        [0.9, 0.86],
        [1.0, 0.95],
      ],
      { color: light, material: 'glow', shadow: false, straight: true },
    );
    k.ball([0, 3.9, 0], [0.62, 0.66, 0.56], { color: '#8ac25a', material: 'skin' });
    k.ball([0, 4.35, 0.05], [0.66, 0.56, 0.56], { color: '#8ac25a', material: 'skin' });
    for (const s of [1, -1]) {
      k.ball([s * 0.26, 4.38, 0.5], [0.17, 0.24, 0.12], {
        color: '#0c0a10',
        material: 'eye',
        turn: { roll: s * -18 },
      });
      k.tube(
        [
          [s * 0.2, 4.8, 0],
          [s * 0.36, 5.15, 0.05],
        ],
        0.035,
        { color: '#8ac25a', material: 'skin' },
      );
      k.ball([s * 0.37, 5.2, 0.05], 0.09, { color: '#d0e88a', material: 'skin' });
    }
    for (let i = 0; i < 3; i++)
      k.at([0, 0, 0], { yaw: 60 + i * 120 }, () => {
        k.tube(
          [
            [0, 1.5, 2.4],
            [0, 0.1, 3.2],
          ],
          0.1,
          { color: '#7a828a', material: 'steel' },
        );
        k.ball([0, 0.08, 3.2], [0.4, 0.08, 0.4], { color: '#7a828a', material: 'steel' });
      });
    k.socket('light', [0, 0.5, 0], 4);
    k.socket('top', [0, 5.4, 0], 1);
  },
};
