import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const COMPASS: Concept = {
  name: 'compass',
  words: 'compass, pocket compass, nautical compass, old compass',
  kind: 'prop',
  size: 0.24,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  parts: { face: 'face, dial' },
  build(k) {
    const brass = { color: k.color('main', '#e0b04a', '#b9bdc6'), material: 'gold' } as const;
    k.at([0, 0.012, 0], { pitch: 34 }, () =>
      k.at([0, 0.03, -0.02], {}, () => {
        k.lathe(
          [
            [0, -0.02],
            [0.1, -0.02],
            [0.118, -0.008],
            [0.12, 0.014],
            [0.11, 0.024],
            [0.1, 0.018],
            [0.098, 0.008],
          ],
          { ...brass, around: 56 },
        );
        k.lathe(
          [
            [0, 0.0085],
            [0.1, 0.008],
          ],
          { color: k.color('face', '#fbf3e0'), material: 'paper', straight: true, around: 48 },
        );
        for (let i = 0; i < 16; i++)
          k.at([0, 0.0095, 0], { yaw: i * 22.5 }, () =>
            k.box([0, 0, 0.086], [i % 4 ? 0.003 : 0.008, 0.002, i % 4 ? 0.012 : 0.02], {
              color: i === 0 ? '#c8302f' : '#3a3230',
              round: 0.0005,
            }),
          );
        k.at([0, 0.017, 0], { yaw: k.vary(-60, 60) }, () => {
          for (const [s, color] of [
            [1, '#d0302f'],
            [-1, '#2f3f5a'],
          ] as const)
            k.sheet(
              (u, v) => [
                (u - 0.5) * 0.03 * (1 - v),
                0.004 * (1 - Math.abs(u - 0.5) * 2) * (1 - v),
                s * v * 0.072,
              ],
              4,
              4,
              { color, material: 'lacquer', crease: 10 },
            );
          k.ball([0, 0.002, 0], [0.01, 0.006, 0.01], brass);
        });
        k.tube(
          Array.from(
            { length: 21 },
            (_, q) =>
              [sin((q / 20) * TAU) * 0.026, 0, -0.142 + cos((q / 20) * TAU) * 0.026] as const,
          ),
          0.006,
          { ...brass, along: 48 },
        );
        k.ball([0, 0, -0.12], 0.014, brass);
      }),
    );
    k.socket('grip', [0, 0, 0], 0.08, { yaw: 180 });
  },
};
