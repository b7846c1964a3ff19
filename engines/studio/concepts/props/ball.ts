import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const BALL: Concept = {
  name: 'ball',
  words:
    'ball, beach ball, football, soccer ball, basketball, tennis ball, toy ball, volleyball, baseball, yarn ball, ball of yarn, bouncy ball',
  kind: 'prop',
  size: 0.28,
  habitat: ['ground'],
  places: ['meadow', 'beach', 'room'],
  held: true,
  grip: 'hug',
  build(k) {
    const kind = k.has('football', 'soccer')
      ? 'foot'
      : k.has('basketball')
        ? 'basket'
        : k.has('tennis')
          ? 'tennis'
          : k.has('yarn')
            ? 'yarn'
            : 'beach';
    const own = k.color(
      'main',
      ...(
        {
          foot: ['#f6f3ec'],
          basket: ['#d8752c'],
          tennis: ['#cfe04a'],
          yarn: ['#d86a7a', '#5f9ac0'],
          beach: ['#d8363a', '#2f7fc0'],
        } as const
      )[kind],
    );
    const r = 0.14;
    k.at([0, r, 0], { pitch: 18, roll: k.vary(-30, 30) }, () => {
      if (kind === 'yarn') {
        for (let i = 0; i < 22; i++)
          k.at([0, 0, 0], { yaw: i * 47, pitch: i * 71, roll: i * 29 }, () =>
            k.tube(
              Array.from(
                { length: 17 },
                (_, q) =>
                  [sin((q / 16) * TAU) * r, 0.02 * sin(i), cos((q / 16) * TAU) * r] as const,
              ),
              0.011,
              { color: k.tone(own, 0.8 + 0.05 * (i % 6)), material: 'cloth', along: 40, around: 7 },
            ),
          );
        k.ball([0, 0, 0], r * 0.97, { color: k.tone(own, 0.7), material: 'cloth' });
        return;
      }
      k.ball([0, 0, 0], r, {
        color: own,
        material: kind === 'tennis' ? 'felt' : 'plastic',
        around: 44,
        paint:
          kind === 'beach'
            ? [
                {
                  color: '#fbf6ea',
                  on: { kind: 'stripes', of: 'u', count: 3, width: 0.5, soft: 0.01 },
                },
                { color: '#f2c23a', on: { kind: 'coord', of: 'u', from: 0.34, to: 0.5 } },
                { color: '#fbf6ea', on: { kind: 'coord', of: 'v', from: 0.95, to: 1.1 } },
              ]
            : kind === 'basket'
              ? [
                  {
                    color: [0.8, 0.75, 0.7],
                    shade: true,
                    on: { kind: 'spots', step: 0.012, size: 0.6 },
                  },
                ]
              : [],
      });
      if (kind === 'foot') {
        const gold = 1.618;
        for (const a of [-1, 1])
          for (const b of [-gold, gold])
            for (const p of [
              [0, a, b],
              [a, b, 0],
              [b, 0, a],
            ] as const) {
              const n = Math.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]);
              k.ball(
                [(p[0] / n) * r * 0.962, (p[1] / n) * r * 0.962, (p[2] / n) * r * 0.962],
                0.052,
                { color: '#22222a', material: 'plastic' },
              );
            }
      }
      if (kind === 'basket' || kind === 'tennis') {
        const ink = kind === 'basket' ? '#2a1d18' : '#fbf6ee';
        for (const [yaw, roll] of [
          [0, 0],
          [0, 90],
          [90, 90],
        ] as const)
          k.at([0, 0, 0], { yaw, roll }, () =>
            k.tube(
              Array.from(
                { length: 25 },
                (_, q) =>
                  [
                    sin((q / 24) * TAU) * r,
                    kind === 'tennis' ? 0.06 * sin((q / 12) * TAU) : 0,
                    cos((q / 24) * TAU) * r,
                  ] as const,
              ),
              0.0035,
              { color: ink, around: 6, along: 72 },
            ),
          );
      }
    });
    k.socket('grip', [0, 0.02, -0.06], 0.1);
    k.socket('top', [0, 2 * r, 0], 0.24);
  },
};
