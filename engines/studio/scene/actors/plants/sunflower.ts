import { mixColors, oklch } from '../../../core/color.ts';
import { sin, smoothstep, square, TAU } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { curve, oval } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { leaf, petal, stem } from './flower-parts.ts';

const SEED_DARK = oklch(0.3, 0.06, 60);

const SEED_LIGHT = oklch(0.44, 0.09, 52);

export const SUNFLOWER_ACTOR: ActorDefinition = {
  concept: 'sunflower',
  words: 'sunflower, sunflowers',
  size: 1.6,
  width: 0.62,
  height: 1.1,
  habitat: ['ground', 'table'],
  settings: ['meadow', 'countryside', 'garden'],
  paint: (pen, actor) => {
    const own = actor.random.fork('sunflower');
    const gold = actor.color(0, 0.83, 0.165, 85);
    const y = 0.83;
    stem(pen, curve(0, 0, own.range(-0.04, 0.04), 0.4, 0, y), 0.034);
    for (const [ly, s] of [
      [0.24, 1],
      [0.36, -1],
      [0.5, 1],
    ] as const)
      leaf(pen, 0, ly, s * 0.28, 0.1 + own.bell() * 0.05, 0.34);
    const squash = own.range(0.9, 1);
    for (let ring = 0; ring < 2; ring++)
      for (let i = 0; i < 19; i++)
        petal(
          pen,
          0,
          y,
          ((i + ring * 0.5) / 19) * TAU + own.bell() * 0.05,
          0.255 - ring * 0.03,
          0.075,
          gold,
          mixColors(gold, oklch(0.62, 0.17, 50), 0.6),
          ring * 0.08 - 0.08,
          squash,
        );
    pen.volume(oval(0, y, 0.125, 0.125 * squash), {
      albedo: (u, v) => {
        const r = Math.sqrt(u * u + square(v - y)) / 0.125;
        const c = blend(SEED_DARK, SEED_LIGHT, smoothstep(0.4, 0.9, r));
        const seed = smoothstep(-0.2, 0.6, sin(u * 340 + v * 190) * sin(v * 340 - u * 190));
        return [c[0] * (0.7 + 0.5 * seed), c[1] * (0.7 + 0.5 * seed), c[2] * (0.7 + 0.5 * seed)];
      },
      round: 0.5,
    });
  },
};
