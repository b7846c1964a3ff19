import type { Concept } from '../concept.ts';

export const RACE_CAR: Concept = {
  name: 'race-car',
  words: 'race car, racing car, formula one car, formula 1 car',
  kind: 'vehicle',
  size: 4.4,
  habitat: ['ground'],
  places: ['coast', 'street'],
  parts: { stripe: 'stripe' },
  build(k) {
    const color = k.color('main', '#d8262c', '#1f5fae', '#2f8a5a');
    const look = { color, material: 'lacquer', round: 0.6 } as const;
    k.shell(
      [
        [-2, 0.34, 0.6, 0.2],
        [-1.5, 0.2, 0.82, 0.38],
        [-0.6, 0.16, 0.86, 0.46],
        [0.2, 0.16, 0.66, 0.4],
        [1.2, 0.2, 0.54, 0.26],
        [2.2, 0.22, 0.36, 0.12],
      ],
      {
        ...look,
        paint: [
          {
            color: k.color('stripe', '#f6efe0'),
            on: [
              { kind: 'ramp', axis: 'x', from: -0.1, to: -0.09 },
              { kind: 'ramp', axis: 'x', from: 0.1, to: 0.09 },
              { kind: 'facing', axis: 'y', from: 0.2, to: 0.3 },
            ],
          },
          {
            color: '#1a191c',
            on: { kind: 'ball', at: [0, 0.74, -0.1], radius: [0.26, 0.24, 0.42], soft: 0.03 },
          },
        ],
      },
    );
    for (const s of [1, -1]) {
      k.at([s * 0.5, 0, 0], {}, () =>
        k.shell(
          [
            [-1.2, 0.2, 0.44, 0.14],
            [-0.4, 0.18, 0.54, 0.2],
            [0.35, 0.22, 0.46, 0.14],
          ],
          { ...look, color: k.tone(color, 0.92) },
        ),
      );
      k.wheel([s * 0.82, 0.36, -1.35], { radius: 0.36, width: 0.38, spokes: 6, band: '#f4c83a' });
      k.wheel([s * 0.78, 0.32, 1.35], { radius: 0.32, width: 0.28, spokes: 6, band: '#f4c83a' });
      for (const z of [1.3, -1.3])
        k.tube(
          [
            [s * 0.2, 0.36, z * 0.94],
            [s * 0.72, 0.34, z],
          ],
          0.03,
          { color: '#2a2a2e', material: 'steel' },
        );
      k.box([s * 0.58, 0.92, -1.9], [0.03, 0.34, 0.5], { color: '#1c1c20', material: 'lacquer' });
    }
    k.box([0, 0.98, -1.92], [1.2, 0.04, 0.42], { color, material: 'lacquer', turn: { pitch: 8 } });
    for (const x of [-0.2, 0.2])
      k.box([x, 0.78, -1.88], [0.04, 0.4, 0.22], { color: '#1c1c20', material: 'steel' });
    k.box([0, 0.2, 2.05], [1.5, 0.035, 0.42], { color, material: 'lacquer', turn: { pitch: -6 } });
    k.tube(
      [
        [-0.22, 0.72, -0.4],
        [-0.16, 0.98, -0.5],
        [0.16, 0.98, -0.5],
        [0.22, 0.72, -0.4],
      ],
      0.035,
      { color: '#2a2a2e', material: 'steel' },
    );
    k.at([0, 0.72, 0.18], { pitch: 70 }, () =>
      k.lathe(
        [
          [0.1, -0.015],
          [0.12, 0],
          [0.1, 0.015],
        ],
        { color: '#1a191c', material: 'rubber' },
      ),
    );
    k.socket('seat', [0, 0.42, -0.16], 0.5);
    k.socket('inside', [0, 0.42, -0.16], 0.5);
  },
};
