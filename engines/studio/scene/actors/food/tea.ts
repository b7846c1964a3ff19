import { mixColors, oklch } from '../../../core/color.ts';
import { cos, sin, TAU } from '../../../core/math.ts';
import { blob, chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { steam } from './crockery.ts';

export const TEA_ACTOR: ActorDefinition = {
  concept: 'tea',
  words: 'tea, teapot, kettle, cup of tea, green tea',
  size: 0.2,
  width: 1.3,
  height: 0.9,
  habitat: ['table', 'ground'],
  settings: ['table'],
  share: 0.9,
  paint: (pen, actor) => {
    const own = actor.random.fork('pot');
    const ware = actor.color(
      0,
      ...own.pick<Lch>([
        [0.94, 0.015, 85],
        [0.5, 0.1, 250],
        [0.6, 0.09, 160],
        [0.62, 0.13, 25],
      ]),
    );
    const flower = oklch(0.6, 0.15, own.pick([15, 250, 330]));
    pen.volume(ribbon(curve(-0.26, 0.56, -0.52, 0.6, -0.5, 0.28, -0.26, 0.24), 0.07), {
      albedo: ware,
      gloss: 0.6,
    });
    pen.volume(chain(0.2, 0.24, 0.1, 0.42, 0.34, 0.055, 0.54, 0.58, 0.036), {
      albedo: ware,
      gloss: 0.6,
    });
    pen.volume(
      blob(
        -0.3,
        0.12,
        -0.36,
        0.34,
        -0.24,
        0.56,
        0,
        0.62,
        0.24,
        0.56,
        0.36,
        0.34,
        0.3,
        0.12,
        0,
        0.02,
      ),
      { albedo: ware, round: 0.7, gloss: 0.7, grain: 0.03 },
    );
    pen.volume(blob(-0.19, 0.58, -0.12, 0.66, 0, 0.69, 0.12, 0.66, 0.19, 0.58, 0, 0.55), {
      albedo: mixColors(ware, [0, 0, 0], 0.08),
      gloss: 0.6,
    });
    pen.volume(oval(0, 0.725, 0.045), { albedo: ware, gloss: 0.7 });
    for (const [x, y] of [
      [-0.1, 0.34],
      [0.12, 0.26],
      [0.04, 0.44],
    ] as const) {
      for (let i = 0; i < 5; i++)
        pen.fill(
          oval(x + cos((i * TAU) / 5) * 0.045, y + sin((i * TAU) / 5) * 0.045, 0.032),
          flower,
          0.7,
        );
      pen.fill(oval(x, y, 0.022), oklch(0.85, 0.14, 88), 0.8);
    }
    steam(pen, 0.56, 0.62, 0.26, own);
  },
};
