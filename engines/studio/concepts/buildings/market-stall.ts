import { sin } from '../../core/math.ts';
import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const MARKET_STALL: Concept = {
  name: 'market-stall',
  words: 'market stall, stall, fruit stand, food stall, kiosk, lemonade stand, market stand',
  kind: 'building',
  size: 2.8,
  habitat: ['ground'],
  places: ['street'],
  parts: { awning: 'awning, canopy' },
  build(k) {
    const wood = k.color('main', '#a8733f', '#8f5f34');
    const cloth = k.color('awning', '#c8382e', '#2f7f6a', '#e0a02e', '#3a6aa0');
    for (const x of [-1.2, 1.2])
      for (const z of [-0.6, 0.6])
        k.box([x, z > 0 ? 1.15 : 1.3, z], [0.09, z > 0 ? 2.3 : 2.6, 0.09], {
          color: wood,
          material: 'wood',
          paint: [woodGrain('y', 9)],
        });
    k.box([0, 0.46, 0.3], [2.4, 0.9, 0.8], {
      color: wood,
      material: 'wood',
      round: 0.02,
      paint: [
        woodGrain('x', 6),
        {
          color: [0.55, 0.55, 0.55],
          shade: true,
          on: { kind: 'joints', width: 9, height: 0.18, joint: 0.012 },
        },
      ],
    });
    k.box([0, 0.94, 0.3], [2.6, 0.06, 1.0], {
      color: k.tone(wood, 1.2),
      material: 'wood',
      paint: [woodGrain('x', 6)],
    });
    k.sheet(
      (u, v) => [
        (u - 0.5) * 2.9,
        2.72 - 0.62 * v - (v > 0.9 ? 0.09 * Math.abs(sin(u * Math.PI * 9)) + 0.1 : 0),
        -0.75 + v * 1.85,
      ],
      108,
      20,
      {
        color: cloth,
        material: 'cloth',
        paint: [
          { color: '#fbf3e2', on: { kind: 'stripes', of: 'u', count: 9, width: 0.5, soft: 0.01 } },
        ],
      },
    );
    const fruits = [
      ['#e0392c', 0.055],
      ['#f08a1e', 0.05],
      ['#f2cf3a', 0.045],
      ['#7ab83a', 0.055],
      ['#6a2c6e', 0.035],
    ] as const;
    for (const [j, [c, r]] of fruits.entries())
      k.at([-0.98 + j * 0.49, 0.98, 0.34], { pitch: 14 }, () => {
        k.box([0, 0.04, 0], [0.45, 0.1, 0.7], {
          color: '#c89a5c',
          material: 'wood',
          paint: [woodGrain('x', 14)],
        });
        for (let a = 0; a < 4; a++)
          for (let b = 0; b < 6; b++)
            k.ball(
              [
                (a - 1.5) * 0.1,
                0.1 + 0.02 * ((a + b) % 2) + (a % 3 && b % 5 ? 0.035 : 0),
                (b - 2.5) * 0.105,
              ],
              r,
              {
                color: k.tone(c, 0.88 + (0.24 * ((a * 5 + b * 3) % 7)) / 7),
                material: 'ceramic',
                around: 12,
              },
            );
      });
    for (const x of [-0.7, 0.7])
      k.at([x, 0, 1.0], {}, () => {
        k.box([0, 0.16, 0], [0.6, 0.32, 0.42], {
          color: '#b8803f',
          material: 'wood',
          paint: [
            {
              color: [0.5, 0.5, 0.5],
              shade: true,
              on: { kind: 'bands', axis: 'y', step: 0.11, width: 0.15 },
            },
          ],
        });
        for (let i = 0; i < 12; i++)
          k.ball(
            [((i % 4) - 1.5) * 0.13, 0.34 + 0.02 * (i % 2), (Math.floor(i / 4) - 1) * 0.12],
            0.07,
            { color: x > 0 ? '#8ab83f' : '#d8702a', material: 'food', around: 12 },
          );
      });
    k.prism(
      [0, 1.9, 1.14],
      [
        [-0.6, -0.16],
        [0.6, -0.16],
        [0.6, 0.16],
        [-0.6, 0.16],
      ],
      0.05,
      { color: '#f4ead0', material: 'wood' },
    );
    for (let i = 0; i < 5; i++)
      k.ball([-0.9 + i * 0.45, 2.0, 0.95], 0.06, {
        color: '#ffdf9a',
        material: 'glow',
        shadow: false,
        around: 12,
      });
    k.socket('deck', [0, 0, -0.5], 1);
    k.socket('inside', [0, 0.05, -0.5], 1.2);
    k.socket('top', [0, 2.6, 0], 0.8);
  },
};
