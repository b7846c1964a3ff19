import { cos, sin } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const WATERMELON: Concept = {
  name: 'watermelon',
  words: 'watermelon, watermelon slice, slice of watermelon, melon',
  kind: 'food',
  size: 0.3,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'beach'],
  build(k) {
    const rind = k.color('main', '#3a7a3c', '#45863c');
    const striped = {
      color: '#1f4a26',
      on: { kind: 'stripes', of: 'u', count: 11, width: 0.36, soft: 0.14 },
    } as const;
    k.at([-0.06, 0, -0.07], { roll: 12 }, () =>
      k.lathe(
        [
          [0, 0],
          [0.06, 0.012],
          [0.112, 0.07],
          [0.118, 0.12],
          [0.1, 0.18],
          [0.05, 0.22],
          [0, 0.226],
        ],
        {
          color: rind,
          material: 'ceramic',
          around: 56,
          paint: [
            striped,
            {
              color: '#8fc06a',
              amount: 0.5,
              on: { kind: 'noise', scale: 22, from: 0.55, to: 0.7, stretch: [1, 0.3, 1] },
            },
          ],
        },
      ),
    );
    const wedge = (at: Vec, yaw: number, pitch: number) =>
      k.at(at, { yaw, pitch }, () => {
        const half: [number, number][] = Array.from({ length: 19 }, (_, i) => {
          const a = -1.5708 + (i / 18) * Math.PI;
          return [sin(a) * 0.115, 0.115 - cos(a) * 0.115];
        });
        k.prism(
          [0, 0, 0],
          [...half, [0, 0.115]].map(([x, y]) => [x!, y!]),
          0.042,
          {
            color: '#ea3a48',
            material: 'wet',
            bevel: 0.001,
            paint: [
              {
                color: '#f4f0cc',
                on: {
                  kind: 'ball',
                  at: [0, 0.115, 0],
                  radius: [0.101, 0.101, 1],
                  soft: 0.015,
                  not: true,
                },
              },
              {
                color: rind,
                on: {
                  kind: 'ball',
                  at: [0, 0.115, 0],
                  radius: [0.109, 0.109, 1],
                  soft: 0.01,
                  not: true,
                },
              },
            ],
          },
        );
        for (const z of [0.0215, -0.0215])
          for (let i = 0; i < 11; i++) {
            const a = -1.2 + (i / 10) * 2.4;
            const r = i % 2 ? 0.075 : 0.054;
            k.ball([sin(a) * r, 0.115 - cos(a) * r, z], [0.0035, 0.0052, 0.0016], {
              color: '#1d1210',
              material: 'wet',
              around: 10,
              turn: { roll: (a * 180) / 3.14 },
            });
          }
      });
    wedge([0.07, 0, 0.06], -14, -8);
    wedge([0.115, 0.002, -0.01], -40, -4);
    k.socket('top', [-0.06, 0.22, -0.07], 0.16);
  },
};
