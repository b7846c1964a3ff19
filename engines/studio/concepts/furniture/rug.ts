import { sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const RUG: Concept = {
  name: 'rug',
  words: 'rug, carpet, flying carpet, magic carpet, persian rug, mat',
  kind: 'furniture',
  size: 1.9,
  habitat: ['ground'],
  places: ['room'],
  parts: { border: 'border' },
  build(k) {
    const color = k.color('main', '#a8322e', '#2f4f7a', '#3f6a52');
    const trim = k.color('border', '#e2bd6a', '#f0e2c4');
    const flies = k.has('flying', 'magic');
    k.sheet(
      (u, v) => [
        (u - 0.5) * 1.9,
        0.02 + (flies ? 0.5 + 0.1 * sin(u * 6 + v * 2) : 0.006 * sin(u * 9) * sin(v * 7)),
        (0.5 - v) * 1.8,
      ],
      60,
      40,
      {
        color,
        material: 'felt',
        crease: 180,
        paint: [
          {
            color: trim,
            on: { kind: 'coord', of: 'u', from: 0.05, to: 0.95, soft: 0.003, not: true },
          },
          {
            color: trim,
            on: { kind: 'coord', of: 'v', from: 0.075, to: 0.925, soft: 0.004, not: true },
          },
          {
            color: '#26344a',
            on: [
              { kind: 'coord', of: 'u', from: 0.09, to: 0.91, soft: 0.003 },
              { kind: 'coord', of: 'v', from: 0.135, to: 0.865, soft: 0.004 },
            ],
          },
          {
            color,
            on: [
              { kind: 'coord', of: 'u', from: 0.11, to: 0.89, soft: 0.003 },
              { kind: 'coord', of: 'v', from: 0.165, to: 0.835, soft: 0.004 },
            ],
          },
          {
            color: trim,
            on: { kind: 'ball', at: [0, 0.02, 0], radius: [0.42, 9, 0.28], soft: 0.02 },
          },
          {
            color: '#26344a',
            on: { kind: 'ball', at: [0, 0.02, 0], radius: [0.37, 9, 0.24], soft: 0.02 },
          },
          {
            color: trim,
            on: { kind: 'ball', at: [0, 0.02, 0], radius: [0.22, 9, 0.14], soft: 0.02 },
          },
          { color, on: { kind: 'ball', at: [0, 0.02, 0], radius: [0.15, 9, 0.09], soft: 0.02 } },
          {
            color: trim,
            on: [
              { kind: 'spots', step: 0.13, size: 0.6 },
              { kind: 'ball', at: [0, 0.02, 0], radius: [0.44, 9, 0.3], not: true },
            ],
          },
        ],
      },
    );
    for (const s of [1, -1])
      for (let i = 0; i < 28; i++) {
        const z = (i / 27 - 0.5) * 1.77;
        const y = flies ? 0.52 + 0.1 * sin((s > 0 ? 6 : 0) + (0.5 - z / 1.8) * 2) : 0.012;
        k.tube(
          [
            [s * 0.95, y, z],
            [s * 1.03, y - (flies ? 0.02 : 0), z + 0.006 * ((i % 3) - 1)],
          ],
          0.008,
          { color: trim, material: 'cloth', around: 5, along: 2 },
        );
      }
    if (!flies) {
      k.tube(
        [
          [-0.95, 0.13, -0.86],
          [0, 0.13, -0.86],
          [0.95, 0.13, -0.86],
        ],
        0.125,
        {
          color: k.tone(color, 0.8),
          material: 'felt',
          around: 24,
          paint: [
            { color: trim, on: { kind: 'bands', axis: 'x', step: 1.9, width: 0.06 } },
            { color: trim, on: [{ kind: 'spots', step: 0.12, size: 0.5 }] },
          ],
        },
      );
      for (const s of [1, -1])
        for (const r of [0.12, 0.085, 0.05])
          k.at([s * 0.955, 0.13, -0.86], { roll: 90 }, () =>
            k.lathe(
              [
                [r - 0.012, -0.008],
                [r, 0],
                [r - 0.012, 0.008],
              ],
              { color: trim, material: 'felt', around: 24 },
            ),
          );
    }
    k.socket('seat', [0, flies ? 0.54 : 0.03, 0], 1);
    k.socket('top', [0, flies ? 0.54 : 0.03, 0], 1.1);
  },
};
