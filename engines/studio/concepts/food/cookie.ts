import { cos, sin } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const COOKIE: Concept = {
  name: 'cookie',
  words: 'cookie, chocolate chip cookie, biscuit, cookies',
  kind: 'food',
  size: 0.12,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const dough = k.color('main', '#c98d48', '#bd7f3c');
    const cookie = (at: Vec, pitch: number, yaw: number) =>
      k.at(at, { pitch, yaw }, () => {
        k.lathe(
          [
            [0, 0],
            [0.04, 0.001],
            [0.046, 0.007],
            [0.04, 0.013],
            [0.02, 0.016],
            [0, 0.0165],
          ],
          {
            color: dough,
            material: 'food',
            around: 40,
            paint: [
              {
                color: '#8a5424',
                amount: 0.7,
                on: { kind: 'noise', scale: 70, from: 0.5, to: 0.68 },
              },
              {
                color: '#e6bd7a',
                amount: 0.6,
                on: { kind: 'noise', scale: 40, from: 0.55, to: 0.7 },
              },
            ],
          },
        );
        for (let i = 0; i < 11; i++) {
          const a = i * 2.4;
          const r = 0.0105 * Math.sqrt(i);
          k.ball([sin(a) * r, 0.0155 - r * 0.07, cos(a) * r], [0.0055, 0.004, 0.0048], {
            color: '#3c2014',
            material: 'wet',
            around: 10,
            turn: { yaw: i * 40 },
          });
        }
      });
    cookie([0, 0, 0], 0, 0);
    cookie([0.004, 0.016, -0.002], 3, 70);
    cookie([-0.003, 0.032, 0.001], -2, 150);
    cookie([0.058, 0.05, 0.03], 66, 40);
    k.socket('grip', [0, 0.02, 0.03], 0.06);
  },
};
