import type { Concept } from '../concept.ts';

export const TRAM: Concept = {
  name: 'tram',
  words: 'tram, streetcar, trolley, cable car',
  kind: 'vehicle',
  size: 8,
  habitat: ['ground'],
  places: ['street'],
  parts: { roof: 'roof' },
  build(k) {
    const color = k.color('main', '#c8352c', '#2f6f5a', '#e2b23a');
    const cream = '#f6efdc';
    k.box([0, 0.5, 0], [1.6, 0.3, 6], { color: '#2a2a2e', material: 'steel' });
    k.shell(
      [
        [-3.7, 0.6, 2.7, 0.7],
        [-3.5, 0.6, 2.74, 0.98],
        [-3, 0.6, 2.76, 1.08],
        [3, 0.6, 2.76, 1.08],
        [3.5, 0.6, 2.74, 0.98],
        [3.7, 0.6, 2.7, 0.7],
      ],
      {
        color: cream,
        material: 'lacquer',
        round: 0.12,
        straight: true,
        crease: 30,
        paint: [
          { color, on: { kind: 'ramp', axis: 'y', from: 1.46, to: 1.45 } },
          {
            color: '#d8a84a',
            on: [
              { kind: 'ramp', axis: 'y', from: 1.3, to: 1.31 },
              { kind: 'ramp', axis: 'y', from: 1.36, to: 1.35 },
            ],
          },
        ],
      },
    );
    const lit = k.has('night');
    const glass = {
      color: lit ? '#ffc766' : '#47646f',
      material: lit ? 'glow' : 'window',
      round: 0.05,
    } as const;
    for (const s of [1, -1]) {
      for (let i = 0; i < 6; i++)
        k.box([s * 1.05, 2.04, -2.55 + i * 1.02], [0.1, 0.86, 0.82], glass);
      k.box([s * 0.96, 1.7, 3.3], [0.12, 1.7, 0.42], { ...glass, turn: { yaw: s * 18 } });
      k.box([0, 2.04, s * 3.68], [1.1, 0.86, 0.1], glass);
      for (const z of [1.4, 0.5, -0.5, -1.4])
        k.wheel([s * 0.76, 0.34, z], { radius: 0.34, width: 0.14, spokes: 6, tyre: '#5a5a5e' });
      k.box([s * 0.72, 0.04, 0], [0.1, 0.1, 10], { color: '#8a8580', material: 'steel' });
    }
    k.shell(
      [
        [-3.9, 2.72, 2.86, 0.8],
        [-3.4, 2.72, 3.0, 1.12],
        [3.4, 2.72, 3.0, 1.12],
        [3.9, 2.72, 2.86, 0.8],
      ],
      { color: k.color('roof', '#8a8f94', color), material: 'lacquer', round: 0.5 },
    );
    k.box([0, 3.06, 0], [1.2, 0.2, 4], { color: cream, material: 'lacquer', round: 0.06 });
    k.tube(
      [
        [0, 3.1, -0.4],
        [0, 3.6, -1.3],
        [0, 4.1, -0.5],
      ],
      0.05,
      { color: '#3a3a3e', material: 'steel' },
    );
    k.box([0, 4.12, -0.5], [1.5, 0.06, 0.1], { color: '#3a3a3e', material: 'steel' });
    for (const z of [3.7, -3.7])
      k.at([0, 1.14, z], { pitch: z > 0 ? 90 : -90 }, () => {
        k.lathe(
          [
            [0.22, -0.05],
            [0.23, 0.08],
            [0.18, 0.11],
          ],
          { color: '#d8a84a', material: 'gold' },
        );
        k.ball([0, 0.06, 0], [0.19, 0.06, 0.19], { color: '#fff0c0', material: 'eye' });
      });
    k.box([0, 2.86, 3.8], [0.9, 0.34, 0.1], {
      color: '#231f1c',
      material: 'plastic',
      paint: [
        {
          color: '#ffce5a',
          glow: 0.8,
          on: { kind: 'noise', scale: 9, from: 0.5, to: 0.55, stretch: [1, 0.3, 1] },
        },
      ],
    });
    k.box([0, 0.4, 3.5], [1.8, 0.3, 0.3], { color, material: 'lacquer' });
    k.socket('inside', [0.98, 1.6, 2.55], 0.8, { yaw: 40 });
    k.socket('top', [0, 3.16, 0], 1.2);
  },
};
