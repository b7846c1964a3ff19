import { oklch } from '../../../core/color.ts';
import { atan2, sin, smoothstep, square } from '../../../core/math.ts';
import { chain, oval } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const SPIDER_ACTOR: ActorDefinition = {
  concept: 'spider',
  words: 'spider, tarantula, snail, slug',
  size: 0.08,
  width: 1.4,
  height: 0.75,
  share: 0.7,
  habitat: ['ground', 'table'],
  settings: ['garden', 'forest'],
  paint: (pen, actor) => {
    if (actor.has('snail', 'slug')) {
      const skin = oklch(0.74, 0.06, 75);
      const shell = actor.color(0, 0.6, 0.1, 50);
      pen.volume(
        [
          ...chain(-0.6, 0.03, 0.02, -0.2, 0.07, 0.07, 0.3, 0.09, 0.085, 0.5, 0.24, 0.07),
          ...chain(0.5, 0.24, 0.07, 0.56, 0.28, 0.07),
        ],
        { albedo: skin, gloss: 0.4, round: 0.6 },
      );
      for (const d of [0, 0.07])
        pen.volume(
          [
            ...chain(0.54 + d, 0.32, 0.02, 0.58 + d * 1.4, 0.46, 0.014),
            oval(0.58 + d * 1.4, 0.48, 0.028),
          ],
          { albedo: skin },
        );
      pen.volume(oval(-0.06, 0.38, 0.33, 0.32), {
        albedo: (u, v) => {
          const a = atan2(v - 0.38, u + 0.06);
          const r = Math.sqrt(square(v - 0.38) + square(u + 0.06));
          const s = 0.75 + 0.3 * smoothstep(-0.4, 0.5, sin(r * 42 - a));
          return [shell[0] * s, shell[1] * s, shell[2] * s];
        },
        round: 0.7,
        gloss: 0.5,
      });
      return;
    }
    const body = actor.color(0, 0.26, 0.03, 50);
    const leg = (s: number, i: number, lift: number) =>
      pen.volume(
        chain(
          s * 0.1,
          0.26,
          0.03,
          s * (0.3 + i * 0.07),
          0.5 - i * 0.06,
          0.026,
          s * (0.44 + i * 0.08),
          0.02,
          0.012,
        ),
        { albedo: body, lift },
      );
    for (let i = 0; i < 4; i++) for (const s of [-1, 1]) leg(s, i, -0.05 + i * 0.02);
    pen.volume(oval(-0.16, 0.32, 0.24, 0.2), { albedo: body, round: 0.65, grain: 0.5 });
    pen.hairs(oval(-0.16, 0.32, 0.24, 0.2), actor.random.fork('fuzz'), {
      count: 240,
      length: 0.07,
      angle: (u, v) => atan2(v - 0.32, u + 0.16),
      width: 0.008,
    });
    pen.volume(oval(0.12, 0.28, 0.13, 0.11), { albedo: body, round: 0.6, grain: 0.4 });
    for (const [x, y] of [
      [0.17, 0.33],
      [0.22, 0.31],
      [0.2, 0.27],
    ] as const)
      pen.eye(x, y, 0.02, oklch(0.5, 0.2, 28));
  },
};
