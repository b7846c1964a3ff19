import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const LOTUS: Concept = {
  name: 'lotus',
  words: 'lotus, water lily, lily pad, lotus flower, waterlily',
  kind: 'plant',
  size: 0.5,
  habitat: ['water'],
  places: ['lake'],
  build(k) {
    const petal = k.color('main', '#f0a0b8', '#f8dce4', '#e880a8');
    for (const [x, z, r, yaw] of [
      [0, 0, 0.38, 20],
      [0.36, 0.3, 0.22, 120],
      [-0.36, 0.28, 0.24, 240],
    ] as const)
      k.at([x, 0.07, z], { yaw }, () =>
        k.sheet(
          (u, v) => {
            const a = 0.12 + u * (TAU - 0.24);
            return [sin(a) * r * v, 0.012 * v * v * v + 0.004 * sin(a * 6) * v, cos(a) * r * v];
          },
          48,
          6,
          {
            color: '#4f8a4a',
            material: 'leaf',
            crease: 180,
            paint: [
              {
                color: '#8fbf68',
                on: { kind: 'stripes', of: 'u', count: 14, width: 0.08, soft: 0.1 },
              },
              { color: '#7a9a4a', on: { kind: 'coord', of: 'v', from: 0.94, to: 1.1 } },
            ],
          },
        ),
      );
    k.at([0, 0.08, 0], { scale: 1.7 }, () =>
      k.bloom({
        rows: [
          {
            count: 10,
            length: 0.2,
            width: 0.085,
            lift: 14,
            curl: 0.16,
            cup: 0.5,
            wide: 0.55,
            out: 0.02,
          },
          {
            count: 9,
            length: 0.19,
            width: 0.082,
            lift: 36,
            curl: 0.08,
            cup: 0.55,
            wide: 0.55,
            out: 0.02,
          },
          {
            count: 8,
            length: 0.17,
            width: 0.075,
            lift: 56,
            curl: 0.02,
            cup: 0.6,
            wide: 0.55,
            out: 0.018,
          },
          {
            count: 6,
            length: 0.14,
            width: 0.062,
            lift: 74,
            curl: -0.05,
            cup: 0.7,
            wide: 0.55,
            out: 0.016,
          },
        ],
        color: petal,
        paint: [
          { color: '#fff2e6', on: { kind: 'coord', of: 'v', from: -0.1, to: 0.45, soft: 0.3 } },
          {
            color: k.tone(petal, 0.75),
            on: { kind: 'coord', of: 'v', from: 0.93, to: 1.1, soft: 0.06 },
          },
        ],
        heart: { radius: 0.045, color: '#f2c23a', height: 0.05 },
      }),
    );
    k.socket('top', [-0.36, 0.08, 0.28], 0.3);
    k.socket('seat', [-0.36, 0.08, 0.28], 0.3);
    k.socket('inside', [0, 0.14, 0], 0.16);
    k.ball([0, 0.0, 0], [0.1, 0.01, 0.1], { color: '#4f8a4a', material: 'leaf', around: 10 });
  },
};
