import { cos, pow, sin } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const MUSHROOM: Concept = {
  name: 'mushroom',
  words: 'mushroom, toadstool, fly agaric, fungus, fungi, mushrooms',
  kind: 'plant',
  size: 0.24,
  habitat: ['ground'],
  places: ['forest', 'meadow'],
  held: true,
  parts: { stem: 'stem', spots: 'spot' },
  build(k) {
    const cap = k.color('main', '#d02c22', '#c8382a', '#b8703a');
    const stem = k.color('stem', '#f4ead6');
    const one = (at: Vec, s: number, roll: number) =>
      k.at(at, { roll, scale: s }, () => {
        k.lathe(
          [
            [0.034, 0],
            [0.03, 0.02],
            [0.022, 0.07],
            [0.02, 0.14],
            [0, 0.15],
          ],
          {
            color: stem,
            material: 'food',
            paint: [
              {
                color: [0.8, 0.78, 0.74],
                shade: true,
                on: { kind: 'stripes', of: 'u', count: 18, width: 0.2, soft: 0.3 },
              },
            ],
          },
        );
        k.lathe(
          [
            [0.022, 0.1],
            [0.04, 0.092],
            [0.044, 0.09],
            [0.03, 0.106],
            [0.02, 0.112],
          ],
          { color: stem, material: 'food' },
        );
        k.lathe(
          [
            [0.018, 0.136],
            [0.07, 0.134],
            [0.098, 0.128],
          ],
          {
            color: '#f0e2c6',
            material: 'food',
            around: 60,
            paint: [
              {
                color: [0.7, 0.66, 0.6],
                shade: true,
                on: { kind: 'stripes', of: 'u', count: 44, width: 0.36, soft: 0.2 },
              },
            ],
          },
        );
        k.lathe(
          [
            [0.098, 0.127],
            [0.106, 0.136],
            [0.098, 0.165],
            [0.072, 0.2],
            [0.036, 0.218],
            [0, 0.222],
          ],
          {
            color: cap,
            material: 'wet',
            around: 52,
            paint: [
              { color: k.tone(cap, 0.7), on: { kind: 'ramp', axis: 'y', from: 0.15, to: 0.13 } },
            ],
          },
        );
        const dots = k.color('spots', '#fbf4e6');
        for (let i = 0; i < 17; i++) {
          const a = i * 2.4;
          const t = (i + 0.5) / 17;
          const r = 0.1 * Math.sqrt(t);
          const y = 0.222 - 0.075 * pow(t, 1.5);
          k.ball([sin(a) * r, y, cos(a) * r], [0.0125 - 0.004 * t, 0.006, 0.0125 - 0.004 * t], {
            color: dots,
            material: 'food',
            around: 12,
            turn: { yaw: a * 57.3, pitch: 62 * t },
          });
        }
      });
    one([0, 0, 0], 1, 3);
    one([0.105, 0, 0.05], 0.58, -10);
    one([-0.09, 0, 0.07], 0.44, 9);
    for (let i = 0; i < 22; i++)
      k.leaf(
        [sin(i * 2.4) * 0.1, 0, cos(i * 2.4) * 0.09 + 0.03],
        { yaw: i * 77, pitch: -58 - (i % 3) * 9 },
        [0.07, 0.009],
        0.35,
        { color: i % 2 ? '#6fa044' : '#557f38' },
      );
    k.socket('seat', [0, 0.222, 0], 0.14);
    k.socket('top', [0, 0.222, 0], 0.16);
    k.socket('perch', [0, 0.222, 0], 0.12);
    k.socket('grip', [0, 0.06, 0], 0.05);
  },
};
