import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

const circle = (a: number): readonly [number, number] => [sin(a), cos(a)];

export const TORTOISE: Concept = {
  name: 'tortoise',
  words: 'tortoise, giant tortoise, box turtle, baby tortoise, terrapin',
  kind: 'animal',
  size: 0.4,
  habitat: ['ground', 'table'],
  places: ['meadow', 'desert'],
  poses: ['stand', 'walk', 'lie', 'sleep', 'peek'],
  parts: { eyes: 'eye', shell: 'shell' },
  build(k) {
    const coat = k.color('main', '#a8a468', '#8f9a5c');
    const shell = k.color('shell', '#8a6236', '#7a6a3a');
    const body = k.body({ color: coat, material: 'hide', blend: 0.026, cells: 110 });
    body.ball([0, 0.13, 0], [0.16, 0.07, 0.19], { color: '#e8d8a0' });
    for (const [x, z] of [
      [1, 0.12],
      [-1, 0.12],
      [1, -0.13],
      [-1, -0.13],
    ] as const) {
      const step = x * z * 0.2;
      body.chain(
        [
          [x * 0.1, 0.11, z],
          [x * 0.15, 0.06, z + step * 0.5],
          [x * 0.155, 0.03, z + 0.02 + step],
        ],
        [0.052, 0.044, 0.042],
      );
      for (const t of [-1, 0, 1])
        k.ball([x * 0.155 + t * 0.022, 0.012, z + step + 0.056], [0.011, 0.011, 0.014], {
          color: '#e8dcb8',
          material: 'horn',
          around: 10,
        });
    }
    body.cone([0, 0.11, -0.17], [0, 0.07, -0.23], 0.026, 0.008);
    body.cone([0, 0.14, 0.15], [0, 0.2, 0.22], 0.05, 0.044);
    k.at([0, 0.13, 0], {}, () =>
      k.sheet(
        (u, v) => {
          const [s, c] = circle(u * Math.PI * 2);
          const high = Math.sqrt(Math.max(0, 1 - v * v));
          const knob = 1 + 0.035 * Math.abs(sin(u * Math.PI * 6)) * v;
          return [
            s * v * 0.2 * knob,
            0.005 + high * 0.17 * (1 + 0.04 * sin(v * 14)),
            c * v * 0.235 * knob,
          ];
        },
        60,
        28,
        {
          color: shell,
          material: 'horn',
          crease: 180,
          paint: [
            {
              color: k.tone(shell, 2),
              amount: 0.75,
              on: [{ kind: 'spots', step: 0.085, size: 0.9, soft: 0.4 }],
            },
            {
              color: k.tone(shell, 0.3),
              on: { kind: 'coord', of: 'v', from: 0.7, to: 0.73, soft: 0.015 },
            },
            {
              color: k.tone(shell, 0.3),
              on: { kind: 'coord', of: 'v', from: 0.3, to: 0.33, soft: 0.018 },
            },
            {
              color: k.tone(shell, 0.3),
              on: [
                { kind: 'stripes', of: 'u', count: 12, width: 0.12, soft: 0.06 },
                { kind: 'coord', of: 'v', from: 0.72, to: 1.2 },
              ],
            },
            {
              color: k.tone(shell, 0.3),
              on: [
                { kind: 'stripes', of: 'u', count: 6, width: 0.07, soft: 0.03 },
                { kind: 'coord', of: 'v', from: 0.32, to: 0.72 },
              ],
            },
          ],
        },
      ),
    );
    k.at([0, 0.24, 0.245], { yaw: k.ask.look * 0.7, roll: k.vary(-5, 5) }, () => {
      body.ball([0, 0, 0], [0.058, 0.056, 0.064]);
      body.ball([0, -0.018, 0.035], [0.042, 0.034, 0.038]);
      for (const s of [1, -1])
        if (k.pose !== 'sleep')
          k.eye([s * 0.036, 0.02, 0.038], [s * 0.5, 0.06, 1], 0.02, {
            iris: k.color('eyes', '#3a2414'),
            white: '#2a1c12',
          });
      k.tube(
        [
          [-0.04, -0.012, 0.04],
          [-0.024, -0.026, 0.068],
          [0, -0.03, 0.075],
          [0.024, -0.026, 0.068],
          [0.04, -0.012, 0.04],
        ],
        0.0026,
        { color: '#4a4424', shadow: false, around: 6 },
      );
      k.socket('headTop', [0, 0.052, -0.004], 0.095);
      k.socket('face', [0, 0.02, 0.06], 0.12);
      k.socket('mouth', [0, -0.03, 0.078], 0.05);
    });
    k.socket('neck', [0, 0.18, 0.195], 0.1);
    k.socket('back', [0, 0.3, 0], 0.28);
    k.socket('seat', [0, 0.3, 0.01], 0.26);
  },
};
