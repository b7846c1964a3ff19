import { pow } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const STEAMER: Concept = {
  name: 'steamer',
  words:
    'ocean liner, steamship, steamer, cruise ship, cargo ship, paddle steamer, container ship, titanic, warship, freighter',
  kind: 'vehicle',
  size: 40,
  habitat: ['water'],
  places: ['sea'],
  parts: { funnel: 'funnel, chimney' },
  build(k) {
    const hullColor = k.color('main', '#26303a', '#7a2f2a', '#f0ece2');
    const lit = k.has('night');
    k.hull({
      length: 40,
      beam: 7.6,
      side: 4.6,
      bow: 2,
      stern: 1,
      transom: 0.5,
      color: hullColor,
      inside: '#b8824a',
      rail: '#f4f0e6',
      deck: 0.94,
      foot: '#a8332a',
      planks: 8,
    });
    const white = { color: '#f6f3ea', material: 'lacquer', round: 0.2 } as const;
    const rows = (y: number) => [
      {
        color: lit ? '#ffc766' : '#3a5666',
        glow: lit ? 1 : 0,
        on: [
          { kind: 'bands' as const, axis: 'z' as const, step: 1, width: 0.5 },
          { kind: 'ramp' as const, axis: 'y' as const, from: -0.35 + y, to: -0.33 + y },
          { kind: 'ramp' as const, axis: 'y' as const, from: 0.35 + y, to: 0.33 + y },
        ],
      },
    ];
    k.box([0, 5.4, -1], [5.6, 1.9, 25], { ...white, paint: rows(0) });
    k.box([0, 7.1, -1], [4.8, 1.6, 20], { ...white, paint: rows(0) });
    k.box([0, 8.5, 5], [4.4, 1.5, 5], { ...white, paint: rows(0.1) });
    for (const y of [6.36, 7.92])
      k.box([0, y, -1], [y > 7 ? 5.2 : 6, 0.12, y > 7 ? 21 : 26], {
        color: '#c89a5c',
        material: 'wood',
      });
    const funnel = k.color('funnel', '#d8842e', '#c8332a');
    for (const z of [2, -3, -8]) {
      k.at([0, 7.8, z], { pitch: -7 }, () =>
        k.lathe(
          [
            [1.1, 0],
            [1.1, 5.2],
            [1.2, 5.3],
            [1.05, 5.3],
            [0.95, 4.6],
          ],
          {
            color: funnel,
            material: 'lacquer',
            straight: true,
            around: 36,
            paint: [{ color: '#1c1c20', on: { kind: 'ramp', axis: 'y', from: 4.1, to: 4.12 } }],
          },
        ),
      );
      for (let i = 0; i < 4; i++)
        k.ball(
          [0.1 * i, 13.4 + i * 0.6, z - 1 - i * i * 0.5 - i],
          [0.8 + i * 0.3, 0.7 + i * 0.16, 0.9 + i * 0.4],
          { color: '#efece6', material: 'snow', shadow: false },
        );
    }
    for (const [z, h] of [
      [13, 15],
      [-14, 13],
    ] as const) {
      k.tube(
        [
          [0, 4.6, z],
          [0, h, z - 0.6],
        ],
        [0.22, 0.1],
        { color: '#b8824a', material: 'wood' },
      );
      k.tube(
        [
          [0, h * 0.9, z - 0.5],
          [0, 6, z > 0 ? 19 : -19],
        ],
        0.05,
        { color: '#4a4a4e', material: 'steel' },
      );
      k.tube(
        [
          [0, h * 0.9, z - 0.5],
          [0, 9.4, z > 0 ? 7 : -5],
        ],
        0.05,
        { color: '#4a4a4e', material: 'steel' },
      );
    }
    for (const s of [1, -1]) {
      for (let i = 0; i < 5; i++)
        k.ball([s * 2.9, 6.9, -9 + i * 3.6], [0.5, 0.4, 1.2], {
          color: '#f6f3ea',
          material: 'lacquer',
        });
      for (let i = 0; i < 18; i++)
        k.ball([s * (3.72 - pow(Math.abs(i - 7) / 12, 3) * 1.6), 3.4, -14 + i * 1.5], 0.2, {
          color: lit ? '#ffc766' : '#d8c89a',
          material: lit ? 'glow' : 'gold',
          around: 10,
        });
    }
    k.socket('deck', [0, 4.6, 14], 3);
    k.socket('top', [0, 9.3, 5], 3);
  },
};
