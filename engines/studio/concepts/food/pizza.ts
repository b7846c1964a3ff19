import { cos, sin, TAU } from '../../core/math.ts';
import { woodGrain } from '../../model/paint.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const PIZZA: Concept = {
  name: 'pizza',
  words: 'pizza, pizza slice, margherita, pepperoni pizza',
  kind: 'food',
  size: 0.34,
  habitat: ['table'],
  places: ['tabletop'],
  build(k) {
    const R = 0.17;
    k.lathe(
      [
        [0, 0],
        [R * 1.12, 0],
        [R * 1.12, 0.014],
        [0, 0.014],
      ],
      {
        color: '#a3703f',
        material: 'wood',
        straight: true,
        around: 60,
        paint: [woodGrain('x', 30)],
      },
    );
    const sector = (at: Vec, from: number, to: number) =>
      k.at(at, {}, () => {
        const way = (t: number, r: number, y: number): Vec => {
          const a = from + (to - from) * t;
          return [sin(a) * r, y, cos(a) * r];
        };
        k.sheet((u, v) => way(u, v * R * 0.95, 0.012 + 0.004 * sin(v * 3)), 30, 10, {
          color: '#f4cf72',
          material: 'food',
          paint: [
            { color: '#c8401e', on: { kind: 'noise', scale: 26, from: 0.5, to: 0.62 } },
            { color: '#fff0c0', on: { kind: 'noise', scale: 34, from: 0.6, to: 0.7 } },
            { color: '#c8401e', on: { kind: 'coord', of: 'v', from: 0.88, to: 1 } },
          ],
        });
        k.sheet((u, v) => way(u, v * R * 0.97, 0.001), 30, 4, {
          color: '#d9a860',
          material: 'food',
        });
        for (const t of [0, 1])
          k.sheet((u, v) => way(t, u * R * 0.96, v * 0.0125), 6, 2, {
            color: '#e8c080',
            material: 'food',
          });
        const n = Math.max(4, Math.round((to - from) * 4));
        k.tube(
          Array.from({ length: n + 1 }, (_, i) => way(i / n, R * 0.97, 0.013)),
          0.015,
          {
            color: '#d29242',
            material: 'food',
            around: 14,
            paint: [{ color: '#8a4a1c', on: { kind: 'noise', scale: 30, from: 0.52, to: 0.66 } }],
          },
        );
        for (let i = 0; i < n * 1.4; i++) {
          const p = way(
            ((i * 0.618 + 0.2) % 1) * 0.86 + 0.07,
            R * (0.34 + 0.42 * ((i * 0.77) % 1)),
            0.0165,
          );
          k.at(p, {}, () =>
            k.lathe(
              [
                [0, 0.003],
                [0.014, 0.003],
                [0.0185, 0.0045],
                [0.0185, 0.001],
              ],
              {
                color: '#b5301e',
                material: 'food',
                straight: true,
                around: 24,
                paint: [
                  { color: '#e07a52', on: { kind: 'noise', scale: 160, from: 0.55, to: 0.65 } },
                ],
              },
            ),
          );
          if (i % 2 === 0) {
            const q = way(
              ((i * 0.618 + 0.5) % 1) * 0.8 + 0.1,
              R * (0.3 + 0.4 * ((i * 0.41) % 1)),
              0.022,
            );
            k.leaf(q, { yaw: i * 77 }, [0.036, 0.02], 0.2, { color: '#3f7d34' });
          }
        }
      });
    sector([0, 0.014, 0], 0.4, TAU - 0.4 + 0.02);
    sector([0, 0.02, 0.055], -0.38, 0.38);
    k.socket('top', [0, 0.03, 0], 0.2);
  },
};
