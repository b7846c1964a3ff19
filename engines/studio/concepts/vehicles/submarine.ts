import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const SUBMARINE: Concept = {
  name: 'submarine',
  words: 'submarine, yellow submarine, submersible, u boat, bathyscaphe',
  kind: 'vehicle',
  size: 9,
  habitat: ['water', 'underwater'],
  places: ['underwater'],
  build(k) {
    const color = k.color('main', '#f0b424', '#d8452e', '#3f7f8a');
    const brass = { color: '#c8963e', material: 'gold' } as const;
    k.shell(
      [
        [-4.2, 1.9, 2.3, 0.3],
        [-3.2, 1.2, 2.9, 0.95],
        [-1.5, 0.7, 3.4, 1.35],
        [1.5, 0.7, 3.4, 1.35],
        [3.2, 1.0, 3.1, 1.1],
        [4.1, 1.6, 2.5, 0.5],
        [4.3, 1.95, 2.15, 0.15],
      ],
      {
        color,
        material: 'lacquer',
        round: 1,
        paint: [
          { color: k.tone(color, 0.62), on: { kind: 'ramp', axis: 'y', from: 1.32, to: 1.3 } },
          {
            color: [0.6, 0.6, 0.6],
            shade: true,
            on: { kind: 'bands', axis: 'z', step: 1.3, width: 0.03 },
          },
        ],
      },
    );
    k.shell(
      [
        [-1.3, 3.1, 4.3, 0.3],
        [-0.8, 3.0, 4.5, 0.56],
        [0.4, 3.0, 4.5, 0.6],
        [1.0, 3.0, 4.3, 0.36],
      ],
      { color, material: 'lacquer', round: 0.5 },
    );
    k.tube(
      [
        [-0.1, 4.4, -0.3],
        [-0.1, 5.5, -0.3],
        [-0.1, 5.75, -0.2],
        [-0.1, 5.78, 0.2],
      ],
      0.11,
      brass,
    );
    k.at([-0.1, 5.78, 0.2], { pitch: 90 }, () =>
      k.lathe(
        [
          [0.12, 0],
          [0.19, 0.12],
          [0.15, 0.16],
          [0, 0.12],
        ],
        brass,
      ),
    );
    k.tube(
      [
        [0.25, 4.4, -0.7],
        [0.25, 5.3, -0.7],
      ],
      0.05,
      { color: '#5a5e66', material: 'steel' },
    );
    const port = (at: Vec, yaw: number, r: number) =>
      k.at(at, { yaw }, () =>
        k.at([0, 0, 0], { pitch: 90 }, () => {
          k.lathe(
            [
              [r * 1.1, -0.25],
              [r * 1.12, 0.06],
              [r * 0.95, 0.12],
              [r * 0.8, 0.06],
            ],
            brass,
          );
          k.ball([0, -0.02, 0], [r * 0.84, 0.1, r * 0.84], {
            color: k.has('night') ? '#ffc766' : '#5f9ab0',
            material: k.has('night') ? 'glow' : 'window',
          });
        }),
      );
    for (const s of [1, -1]) {
      for (const z of [-1.7, 0, 1.7]) port([s * 1.32, 2.25, z], s * 90, 0.42);
      port([s * 0.62, 2.4, 3.55], s * 32, 0.36);
      k.box([s * 1.3, 2.0, -3.2], [1.2, 0.12, 0.8], { color: '#c8452e', material: 'lacquer' });
      k.box([s * 1.5, 1.7, 2.4], [0.8, 0.1, 0.7], { color: '#c8452e', material: 'lacquer' });
    }
    k.prism(
      [0, 2.2, -3.5],
      [
        [-0.6, -1.5],
        [0.3, -1],
        [0.3, 1],
        [-0.6, 1.5],
      ],
      0.14,
      { color: '#c8452e', material: 'lacquer', turn: { yaw: -90 } },
    );
    k.at([0, 2.1, -4.3], { pitch: 90 }, () =>
      k.around(4, () =>
        k.at([0, 0, 0], { roll: 26 }, () => k.ball([0, 0, 0.5], [0.26, 0.05, 0.5], brass)),
      ),
    );
    for (const s of [1, -1])
      k.tube(
        [
          [s * 0.5, 0.78, -2],
          [s * 0.7, 0.2, -2],
          [s * 0.7, 0.2, 2],
          [s * 0.5, 0.78, 2],
        ],
        0.1,
        { color: '#5a5e66', material: 'steel' },
      );
    k.socket('top', [0, 4.5, -0.2], 0.8);
    k.socket('seat', [0, 3.35, 2], 0.8);
    k.socket('inside', [0, 4.0, 0], 0.8);
  },
};
