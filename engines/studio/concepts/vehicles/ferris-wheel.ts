import { cos, sin, TAU } from '../../core/math.ts';
import { woodGrain } from '../../model/paint.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const FERRIS_WHEEL: Concept = {
  name: 'ferris-wheel',
  words: 'ferris wheel, big wheel, observation wheel',
  kind: 'vehicle',
  size: 16,
  habitat: ['ground'],
  places: ['street', 'meadow'],
  build(k) {
    const color = k.color('main', '#e8b23a', '#c8483c', '#f4efe2');
    const steel = { color, material: 'lacquer' } as const;
    const [R, cy] = [6.6, 7.9];
    for (const z of [0.7, -0.7]) {
      for (const r of [R, R * 0.88])
        k.tube(
          Array.from({ length: 33 }, (_, i): Vec => {
            const a = (i / 32) * TAU;
            return [sin(a) * r, cy + cos(a) * r, z];
          }),
          0.1,
          { ...steel, along: 96, around: 8 },
        );
      for (let i = 0; i < 24; i++) {
        const a = (i / 24) * TAU;
        const b = ((i + 0.5) / 24) * TAU;
        k.tube(
          [
            [sin(a) * R, cy + cos(a) * R, z],
            [sin(b) * R * 0.88, cy + cos(b) * R * 0.88, z],
          ],
          0.05,
          { ...steel, around: 6, along: 2 },
        );
        if (i % 2 === 0)
          k.tube(
            [
              [0, cy, z * 0.6],
              [sin(a) * R * 0.88, cy + cos(a) * R * 0.88, z],
            ],
            0.05,
            { color: '#f4f0e6', material: 'lacquer', around: 6, along: 2 },
          );
        k.ball([sin(a) * R, cy + cos(a) * R, z * 1.2], 0.13, {
          color: '#ffe29a',
          material: 'glow',
          shadow: false,
          around: 8,
        });
      }
      for (const s of [1, -1])
        k.tube(
          [
            [0, cy, z * 1.6],
            [s * 3.6, 0, z * 3],
          ],
          0.22,
          { color: '#f4f0e6', material: 'lacquer' },
        );
    }
    k.at([0, cy, 0], { pitch: 90 }, () =>
      k.lathe(
        [
          [0, -1.4],
          [0.6, -1.4],
          [0.7, -1.2],
          [0.4, -1],
          [0.4, 1],
          [0.7, 1.2],
          [0.6, 1.4],
          [0, 1.45],
        ],
        { ...steel, straight: true },
      ),
    );
    const hues = ['#c8382e', '#2f7fa8', '#3f9a6a', '#8a5ac0', '#e07a3a', '#e0609a'];
    for (let i = 0; i < 12; i++) {
      const a = ((i + 0.5) / 12) * TAU;
      k.at([sin(a) * R, cy + cos(a) * R, 0], {}, () => {
        k.tube(
          [
            [0, 0, -0.75],
            [0, 0, 0.75],
          ],
          0.07,
          { color: '#5a5e66', material: 'steel' },
        );
        k.lathe(
          [
            [0.2, -1.5],
            [0.5, -1.42],
            [0.62, -1.0],
            [0.62, -0.95],
            [0.56, -0.95],
            [0.5, -1.3],
            [0, -1.36],
          ],
          { color: hues[i % 6]!, material: 'lacquer', around: 24 },
        );
        k.lathe(
          [
            [0.72, -0.34],
            [0.5, -0.1],
            [0.1, 0.02],
            [0, 0.04],
          ],
          {
            color: hues[i % 6]!,
            material: 'lacquer',
            around: 24,
            paint: [
              {
                color: '#f6ecd4',
                on: { kind: 'stripes', of: 'u', count: 6, width: 0.5, soft: 0.01 },
              },
            ],
          },
        );
        for (let j = 0; j < 4; j++)
          k.tube(
            [
              [sin(j * 1.57 + 0.78) * 0.56, -0.96, cos(j * 1.57 + 0.78) * 0.56],
              [sin(j * 1.57 + 0.78) * 0.56, -0.3, cos(j * 1.57 + 0.78) * 0.56],
            ],
            0.03,
            { color: '#f4f0e6', material: 'lacquer', around: 6 },
          );
      });
    }
    k.box([0, 0.2, 0], [9.6, 0.4, 6], {
      color: '#b8803f',
      material: 'wood',
      paint: [woodGrain('x', 2)],
    });
    k.box([0, 0.9, 2.2], [2, 1.4, 1], { color: hues[0]!, material: 'lacquer' });
    k.socket('inside', [sin(TAU * 0.4583) * R, cy + cos(TAU * 0.4583) * R - 1.36, 0], 0.9);
    k.socket('seat', [sin(TAU * 0.4583) * R, cy + cos(TAU * 0.4583) * R - 1.1, 0], 0.8);
  },
};
