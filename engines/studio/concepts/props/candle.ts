import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const CANDLE: Concept = {
  name: 'candle',
  words: 'candle, candlestick, candles, candlelight, candle holder, candelabra, menorah',
  kind: 'prop',
  size: 0.36,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  parts: { holder: 'holder, candlestick' },
  build(k) {
    const wax = k.color('main', '#f6ecd6', '#d8484a', '#e8cf9a');
    const holder = { color: k.color('holder', '#c9983f', '#8a8f9a'), material: 'gold' } as const;
    const many = k.has('candelabra', 'menorah');
    const flame = (x: number, y: number) =>
      k.at([x, y, 0], {}, () => {
        k.lathe(
          [
            [0, -0.006],
            [0.028, 0],
            [0.032, 0.03],
            [0.03, 0.11],
            [0.031, 0.15],
            [0.025, 0.153],
            [0, 0.146],
          ],
          {
            color: wax,
            material: 'cream',
            around: 32,
            paint: [
              {
                color: '#ffdf9a',
                glow: 0.35,
                on: { kind: 'ramp', axis: 'y', from: 0.08, to: 0.16 },
              },
            ],
          },
        );
        for (const a of [0.4, 2.2, 4.4])
          k.tube(
            [
              [0.029 * sin(a), 0.15, 0.029 * cos(a)],
              [0.034 * sin(a), 0.12, 0.034 * cos(a)],
              [0.034 * sin(a), 0.09 - 0.01 * a, 0.034 * cos(a)],
            ],
            [0.004, 0.006, 0.009],
            { color: wax, material: 'cream', around: 8 },
          );
        k.tube(
          [
            [0, 0.145, 0],
            [0.002, 0.158, 0],
            [0.004, 0.168, 0],
          ],
          0.0025,
          { color: '#2a2220', around: 6, shadow: false },
        );
        k.tube(
          [
            [0.003, 0.16, 0],
            [0.003, 0.176, 0],
            [0.002, 0.2, 0],
            [0.004, 0.236, 0],
          ],
          [0.004, 0.0155, 0.011, 0.0006],
          {
            color: '#f0a840',
            material: 'glow',
            shadow: false,
            around: 18,
            paint: [
              {
                color: '#fff4c8',
                on: {
                  kind: 'ball',
                  at: [0.003, 0.178, 0],
                  radius: [0.016, 0.02, 0.016],
                  soft: 0.5,
                },
              },
            ],
          },
        );
      });
    k.lathe(
      [
        [0, 0],
        [0.085, 0],
        [0.095, 0.01],
        [0.09, 0.02],
        [0.03, 0.026],
        [0.018, 0.05],
        [0.026, 0.075],
        [0.017, 0.1],
        [0.042, 0.122],
        [0.046, 0.13],
        [0, 0.128],
      ],
      { ...holder, around: 44 },
    );
    flame(0, 0.13);
    if (many)
      for (const s of [1, -1])
        for (const x of [0.1, 0.19]) {
          k.tube(
            [
              [0, 0.09, 0],
              [s * x * 0.6, 0.06, 0],
              [s * x, 0.08, 0],
              [s * x, 0.125, 0],
            ],
            0.009,
            holder,
          );
          k.at([s * x, 0, 0], {}, () =>
            k.lathe(
              [
                [0.008, 0.11],
                [0.036, 0.124],
                [0.038, 0.13],
                [0, 0.128],
              ],
              { ...holder, around: 28 },
            ),
          );
          flame(s * x, 0.13);
        }
    k.socket('light', [0, 0.33, 0.02], 0.7);
    k.socket('grip', [0, 0.07, 0], 0.05);
  },
};
