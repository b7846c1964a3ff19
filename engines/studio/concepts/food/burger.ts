import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const BURGER: Concept = {
  name: 'burger',
  words: 'burger, hamburger, cheeseburger, fast food, sandwich',
  kind: 'food',
  size: 0.12,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const bun = k.color('main', '#cf8f42', '#c5822f');
    k.lathe(
      [
        [0, 0],
        [0.05, 0],
        [0.058, 0.006],
        [0.058, 0.02],
        [0, 0.022],
      ],
      { color: bun, material: 'food', around: 48 },
    );
    k.lathe(
      [
        [0, 0.022],
        [0.058, 0.022],
        [0.0625, 0.03],
        [0.058, 0.041],
        [0, 0.041],
      ],
      {
        color: '#5a3018',
        material: 'food',
        around: 48,
        paint: [{ color: '#33180a', on: { kind: 'noise', scale: 90, from: 0.45, to: 0.6 } }],
      },
    );
    k.sheet(
      (u, v) => {
        const x = (u - 0.5) * 0.118;
        const z = (v - 0.5) * 0.118;
        const r = Math.sqrt(x * x + z * z);
        return [x, 0.045 - Math.max(0, r - 0.055) * 0.75, z];
      },
      16,
      16,
      { color: '#ffb52e', material: 'cream' },
    );
    for (const a of [0.4, 2.5, 4.6])
      k.at([sin(a) * 0.025, 0.046, cos(a) * 0.025], {}, () =>
        k.lathe(
          [
            [0, 0],
            [0.032, 0],
            [0.034, 0.004],
            [0.032, 0.008],
            [0, 0.008],
          ],
          { color: '#d4382a', material: 'wet', around: 32 },
        ),
      );
    k.sheet(
      (u, v) => {
        const a = u * TAU;
        const wave = v * v;
        const r = 0.03 + 0.038 * v + 0.003 * wave * sin(a * 17);
        return [r * sin(a), 0.0565 + 0.006 * wave * sin(a * 13) - 0.004 * wave, r * cos(a)];
      },
      110,
      6,
      {
        color: '#7cb83a',
        material: 'leaf',
        crease: 180,
        paint: [{ color: '#cfe58a', on: { kind: 'coord', of: 'v', from: 0, to: 0.55, soft: 0.2 } }],
      },
    );
    k.lathe(
      [
        [0, 0.058],
        [0.056, 0.058],
        [0.0615, 0.067],
        [0.057, 0.085],
        [0.04, 0.1],
        [0.02, 0.1065],
        [0, 0.108],
      ],
      {
        color: bun,
        material: 'food',
        around: 52,
        paint: [
          { color: '#8f4e1a', amount: 0.7, on: { kind: 'ramp', axis: 'y', from: 0.075, to: 0.11 } },
          { color: '#f3d596', on: { kind: 'ramp', axis: 'y', from: 0.064, to: 0.06 } },
        ],
      },
    );
    for (let i = 0; i < 34; i++) {
      const a = i * 2.4;
      const t = 0.16 + 0.7 * (i / 34);
      const r = 0.052 * Math.sqrt(t);
      k.ball([sin(a) * r, 0.1095 - 9.2 * r * r, cos(a) * r], [0.0018, 0.0011, 0.003], {
        color: '#fbeccb',
        around: 8,
        turn: { yaw: i * 70 },
      });
    }
    k.socket('grip', [0, 0.05, 0], 0.1);
    k.socket('top', [0, 0.108, 0], 0.08);
  },
};
