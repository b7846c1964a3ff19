import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const TRUCK: Concept = {
  name: 'truck',
  words: 'truck, lorry, pickup truck, pickup, fire truck, fire engine, delivery truck, dump truck',
  kind: 'vehicle',
  size: 6,
  habitat: ['ground'],
  places: ['street'],
  parts: { bed: 'bed, load' },
  build(k) {
    const fire = k.has('fire');
    const color = k.color(
      'main',
      ...(fire ? ['#cf2226'] : ['#3f7f8a', '#b8392f', '#d89a2e', '#4f6f9a']),
    );
    const lacquer = { color, material: 'lacquer' } as const;
    k.box([0, 0.62, -0.4], [1.1, 0.22, 5.4], { color: '#2a2a2e', material: 'steel' });
    k.shell(
      [
        [1.5, 0.62, 1.46, 0.66],
        [2.3, 0.62, 1.42, 0.6],
        [2.72, 0.64, 1.3, 0.52],
        [2.82, 0.7, 1.1, 0.44],
      ],
      { ...lacquer, round: 0.4 },
    );
    k.shell(
      [
        [0.35, 0.66, 2.2, 0.86],
        [0.42, 0.6, 2.36, 0.94],
        [0.95, 0.6, 2.42, 0.95],
        [1.4, 0.6, 2.34, 0.93],
        [1.62, 0.62, 1.6, 0.86],
      ],
      { ...lacquer, round: 0.3, lean: 0.86, crease: 60 },
    );
    for (const s of [1, -1]) {
      k.box([s * 0.86, 1.86, 0.9], [0.08, 0.52, 0.66], {
        color: '#3a5666',
        material: 'window',
        round: 0.06,
        turn: { roll: s * 5 },
      });
      k.at([s * 0.78, 0, 0], {}, () =>
        k.shell(
          [
            [1.3, 0.6, 0.7, 0.2],
            [1.7, 0.82, 1.02, 0.25],
            [2.1, 0.88, 1.08, 0.26],
            [2.5, 0.68, 0.92, 0.22],
            [2.66, 0.5, 0.62, 0.14],
          ],
          { color: k.tone(color, 0.82), material: 'lacquer', round: 0.7 },
        ),
      );
      k.wheel([s * 0.84, 0.48, 2.06], { radius: 0.48, width: 0.26, spokes: 6, rim: '#e8dcc0' });
      for (const z of [-1.1, -2.15])
        k.wheel([s * 0.84, 0.48, z], { radius: 0.48, width: 0.34, spokes: 6, rim: '#e8dcc0' });
      k.at([s * 0.58, 1.2, 2.72], { pitch: 90 }, () => {
        k.lathe(
          [
            [0.13, -0.1],
            [0.17, 0.06],
            [0.14, 0.09],
          ],
          { color: '#d4d8de', material: 'chrome' },
        );
        k.ball([0, 0.05, 0], [0.14, 0.05, 0.14], { color: '#fff4d6', material: 'eye' });
      });
    }
    k.box([0, 1.94, 1.5], [1.42, 0.5, 0.08], {
      color: '#3a5666',
      material: 'window',
      round: 0.05,
      turn: { pitch: -17 },
    });
    for (let i = -4; i <= 4; i++)
      k.box([i * 0.09, 1.0, 2.83], [0.035, 0.5, 0.05], { color: '#d4d8de', material: 'chrome' });
    k.box([0, 0.58, 2.86], [1.9, 0.2, 0.14], { color: '#d4d8de', material: 'chrome' });
    if (fire) {
      k.box([0, 1.4, -1.4], [1.9, 1.3, 3.2], {
        ...lacquer,
        round: 0.08,
        paint: [
          {
            color: '#f4efe2',
            on: [
              { kind: 'ramp', axis: 'y', from: -0.2, to: -0.19 },
              { kind: 'ramp', axis: 'y', from: -0.02, to: -0.03 },
            ],
          },
        ],
      });
      for (const s of [1, -1])
        for (const z of [-0.5, -1.5, -2.4])
          k.box([s * 0.94, 1.66, z], [0.06, 0.6, 0.76], {
            color: '#c9ccd2',
            material: 'steel',
            paint: [
              {
                color: [0.6, 0.6, 0.6],
                shade: true,
                on: { kind: 'bands', axis: 'y', step: 0.1, width: 0.25 },
              },
            ],
          });
      for (const x of [-0.3, 0.3])
        k.tube(
          [
            [x, 2.24, -2.9],
            [x, 2.5, 1.4],
          ],
          0.05,
          { color: '#d8dade', material: 'steel' },
        );
      for (let i = 0; i < 12; i++)
        k.tube(
          [
            [-0.3, 2.26 + i * 0.02, -2.7 + i * 0.35],
            [0.3, 2.26 + i * 0.02, -2.7 + i * 0.35],
          ],
          0.03,
          { color: '#d8dade', material: 'steel', around: 6 },
        );
      k.box([0, 2.5, 0.9], [1.2, 0.16, 0.24], {
        color: '#2f6cff',
        material: 'glow',
        round: 0.05,
        shadow: false,
      });
    } else {
      const wood = k.color('bed', '#a8733f');
      k.box([0, 0.86, -1.4], [1.96, 0.14, 3.3], {
        color: wood,
        material: 'wood',
        paint: [woodGrain('z', 6)],
      });
      for (const s of [1, -1])
        for (const y of [1.12, 1.4, 1.68])
          k.box([s * 0.96, y, -1.4], [0.06, 0.2, 3.3], {
            color: wood,
            material: 'wood',
            paint: [woodGrain('z', 6)],
          });
      for (const y of [1.12, 1.4, 1.68])
        for (const z of [0.2, -3.02])
          k.box([0, y, z], [1.9, 0.2, 0.06], {
            color: k.tone(wood, 0.85),
            material: 'wood',
            paint: [woodGrain('x', 6)],
          });
      for (const [x, y, z, c] of [
        [-0.4, 1.3, -0.6, '#c8924a'],
        [0.45, 1.25, -1.2, '#b8803c'],
        [-0.35, 1.3, -2.0, '#c8924a'],
        [0.4, 1.3, -2.4, '#a8703a'],
        [0, 1.85, -1.5, '#c08a44'],
      ] as const)
        k.box([x, y, z], [0.76, 0.72, 0.76], {
          color: c,
          material: 'wood',
          turn: { yaw: x * 20 },
          paint: [
            woodGrain('y', 9),
            {
              color: [0.6, 0.6, 0.6],
              shade: true,
              on: { kind: 'joints', width: 0.19, height: 9, joint: 0.015, shift: 0 },
            },
          ],
        });
    }
    k.socket('inside', [0.82, 1.56, 0.9], 0.5, { yaw: 40 });
    k.socket('seat', [0.3, 1.3, 0.9], 0.6);
    k.socket('deck', [0, 0.94, -1.4], 1.6);
    k.socket('top', [0, 2.42, 0.9], 1);
  },
};
