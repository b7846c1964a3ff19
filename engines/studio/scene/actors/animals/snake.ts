import { oklch, type Rgb } from '../../../core/color.ts';
import { cos, sin, smoothstep } from '../../../core/math.ts';
import { blend, mix } from '../../../paint/pen.ts';
import { chain, curve, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';

export const SNAKE_ACTOR: ActorDefinition = {
  concept: 'snake',
  words: 'snake, cobra, python, viper, serpent, rattlesnake',
  size: 1.2,
  width: 1.35,
  height: 0.72,
  habitat: ['ground', 'table', 'underwater'],
  settings: ['jungle', 'desert'],
  paint: (pen, actor) => {
    const own = actor.random.fork('snake');
    const skin = actor.color(
      0,
      ...own.pick<Lch>([
        [0.58, 0.14, 130],
        [0.6, 0.11, 75],
        [0.5, 0.16, 30],
        [0.5, 0.08, 200],
      ]),
    );
    const dark = mix(skin, [0.02, 0.02, 0.01], 0.6);
    const pattern =
      (f: number) =>
      (u: number, v: number): Rgb => {
        const d = smoothstep(0.3, 0.7, sin(u * f + v * 9) * cos(v * 26 - u * 6));
        return blend(skin, dark, d * 0.75);
      };
    pen.volume(
      chain(
        0.62,
        0.04,
        0.012,
        0.36,
        0.07,
        0.05,
        0,
        0.06,
        0.075,
        -0.42,
        0.09,
        0.085,
        -0.5,
        0.2,
        0.085,
        -0.2,
        0.24,
        0.088,
      ),
      { albedo: pattern(28), round: 0.6, gloss: 0.4, lift: -0.08 },
    );
    pen.volume(
      chain(
        -0.3,
        0.24,
        0.088,
        0.12,
        0.22,
        0.092,
        0.36,
        0.16,
        0.09,
        0.44,
        0.24,
        0.085,
        0.2,
        0.33,
        0.082,
      ),
      { albedo: pattern(30), round: 0.6, gloss: 0.4 },
    );
    pen.volume(
      [
        ...chain(
          0.3,
          0.32,
          0.082,
          0.02,
          0.36,
          0.078,
          -0.02,
          0.46,
          0.07,
          0.08,
          0.58,
          0.064,
          0.2,
          0.62,
          0.068,
        ),
        ...chain(0.2, 0.62, 0.07, 0.33, 0.61, 0.046),
      ],
      { albedo: pattern(32), round: 0.6, gloss: 0.4 },
    );
    pen.fill(ribbon(curve(0.37, 0.6, 0.45, 0.59, 0.5, 0.62), 0.008), oklch(0.55, 0.22, 20), 0.7);
    pen.fill(ribbon(curve(0.45, 0.59, 0.51, 0.575), 0.007), oklch(0.55, 0.22, 20), 0.7);
    pen.eye(0.25, 0.65, 0.022, oklch(0.82, 0.16, 90), { slit: true });
    pen.shade(ribbon(curve(0.37, 0.595, 0.28, 0.585, 0.2, 0.595), 0.008), 0.5, 0.003);
  },
};
