import type { Concept } from '../concept.ts';

export const ROCKET: Concept = {
  name: 'rocket',
  words: 'rocket, rocket ship, space rocket, rocketship, missile, space shuttle',
  kind: 'vehicle',
  size: 9,
  habitat: ['ground', 'air'],
  places: ['meadow'],
  parts: { fins: 'fin', nose: 'nose' },
  build(k) {
    const white = k.color('main', '#f4f1ea');
    const red = k.color('fins', k.color('nose', '#d8362e', '#2f6fae', '#e68a2e'));
    k.lathe(
      [
        [0.7, 1.2],
        [0.9, 1.3],
        [1.3, 2.6],
        [1.45, 4.2],
        [1.3, 6.0],
        [0.9, 7.6],
        [0.4, 8.7],
        [0, 9.2],
      ],
      {
        color: white,
        material: 'lacquer',
        around: 56,
        paint: [
          { color: red, on: { kind: 'ramp', axis: 'y', from: 6.78, to: 6.8 } },
          {
            color: red,
            on: [
              { kind: 'ramp', axis: 'y', from: 2.3, to: 2.32 },
              { kind: 'ramp', axis: 'y', from: 2.9, to: 2.88 },
            ],
          },
          { color: '#9aa0a8', on: [{ kind: 'bands', axis: 'y', step: 0.6, width: 0.03 }] },
        ],
      },
    );
    k.lathe(
      [
        [0.7, 0.5],
        [0.78, 0.56],
        [0.55, 1.2],
        [0.7, 1.3],
      ],
      { color: '#5a5e66', material: 'steel' },
    );
    k.around(
      3,
      () =>
        k.prism(
          [0, 1.9, 1.75],
          [
            [-0.75, -0.2],
            [-0.1, -1.75],
            [0.4, -1.9],
            [0.55, -0.8],
            [0.2, 0.6],
            [-0.55, 1.5],
          ],
          0.22,
          { color: red, material: 'lacquer', bevel: 0.06, turn: { yaw: -90 } },
        ),
      30,
    );
    for (const [y, r] of [
      [5.4, 0.55],
      [3.7, 0.4],
    ] as const)
      k.at([0, y, y > 5 ? 1.36 : 1.42], { pitch: y > 5 ? 82 : 90 }, () => {
        k.lathe(
          [
            [r, -0.2],
            [r * 1.06, 0.06],
            [r * 0.9, 0.14],
            [r * 0.78, 0.1],
          ],
          { color: '#c8a24a', material: 'gold' },
        );
        k.ball([0, 0.02, 0], [r * 0.8, 0.12, r * 0.8], {
          color: k.has('night') ? '#ffc766' : '#4f88a8',
          material: k.has('night') ? 'glow' : 'window',
        });
      });
    if (k.pose === 'fly')
      k.at([0, 0.6, 0], { pitch: 180 }, () =>
        k.lathe(
          [
            [0.5, 0],
            [0.75, 0.7],
            [0.4, 2.2],
            [0, 3.4],
          ],
          { color: '#ffb040', material: 'glow', shadow: false },
        ),
      );
    k.socket('inside', [0, 4.6, 0], 0.9);
    k.socket('top', [0, 9.1, 0], 0.6);
    k.socket('door', [0, 0, 2.2], 1);
  },
};
