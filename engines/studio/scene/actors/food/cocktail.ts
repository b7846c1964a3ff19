import { mixColors, oklch } from '../../../core/color.ts';
import { cos, sin, smoothstep, square, TAU } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { blob, curve, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { onTable } from './ingredients.ts';

export const COCKTAIL_ACTOR: ActorDefinition = {
  concept: 'cocktail',
  words:
    'cocktail, martini, drink, wine, wine glass, glass of wine, mojito, beverage, goblet, bottle, potion, lemonade, juice, champagne, champagne glass',
  size: 0.22,
  width: 0.75,
  height: 1.1,
  ...onTable,
  paint: (pen, actor) => {
    const own = actor.random.fork('drink');
    const wine = actor.has('wine', 'champagne', 'goblet');
    const bottle = actor.has('bottle', 'potion');
    const color = actor.color(
      0,
      ...(wine
        ? ([0.36, 0.14, 18] as Lch)
        : own.pick<Lch>([
            [0.68, 0.19, 40],
            [0.78, 0.16, 85],
            [0.72, 0.14, 195],
            [0.66, 0.2, 5],
            [0.75, 0.17, 135],
          ])),
    );
    const glassy = oklch(0.93, 0.015, 220);
    if (bottle) {
      const shape = blob(
        -0.26,
        0.04,
        -0.27,
        0.46,
        -0.2,
        0.6,
        -0.08,
        0.68,
        -0.08,
        0.92,
        0.08,
        0.92,
        0.08,
        0.68,
        0.2,
        0.6,
        0.27,
        0.46,
        0.26,
        0.04,
        0,
        0,
      );
      pen.volume(shape, {
        albedo: color,
        alpha: 0.86,
        gloss: 0.9,
        round: 0.65,
        glow: actor.has('potion') ? 0.5 : 0.1,
      });
      pen.volume(slab(-0.09, 0.9, 0.18, 0.13), {
        albedo: oklch(0.62, 0.07, 62),
        round: 0.5,
        grain: 0.5,
      });
      pen.volume(slab(-0.2, 0.18, 0.4, 0.24), { albedo: oklch(0.93, 0.03, 85), round: 0.3 });
      if (actor.has('potion')) pen.glow(0, 0.35, 0.5, color, 0.6);
      return;
    }
    pen.volume(oval(0, 0.03, 0.2, 0.045), { albedo: glassy, gloss: 0.9, alpha: 0.75, round: 0.3 });
    pen.volume(
      ribbon([0, 0.03, 0, 0.52], (t) => 0.028 + 0.02 * square(Math.abs(t - 0.5))),
      { albedo: glassy, gloss: 0.9, alpha: 0.8 },
    );
    const cup = wine
      ? blob(-0.23, 0.95, -0.28, 0.72, -0.2, 0.55, 0, 0.48, 0.2, 0.55, 0.28, 0.72, 0.23, 0.95)
      : [-0.36, 0.95, 0, 0.5, 0.36, 0.95];
    pen.volume(cup, { albedo: glassy, alpha: 0.34, gloss: 0.9, round: 0.4 });
    const level = wine ? 0.76 : 0.88;
    const drink = wine
      ? blob(-0.255, level, -0.19, 0.57, 0, 0.5, 0.19, 0.57, 0.255, level)
      : [-0.29, level, 0, 0.52, 0.29, level];
    pen.volume(drink, {
      albedo: (_u, v) => blend(color, [1, 0.85, 0.5], wine ? 0 : smoothstep(0.85, 0.5, v) * 0.5),
      round: 0.45,
      gloss: 0.6,
      glow: 0.25,
      grain: 0.02,
    });
    pen.volume(oval(0, level, wine ? 0.255 : 0.29, 0.04), {
      albedo: mixColors(color, [1, 1, 1], 0.25),
      round: 0.1,
      glow: 0.2,
    });
    pen.fill(ribbon(oval(0, 0.95, wine ? 0.23 : 0.36, 0.045), 0.012), [1, 1, 1], 0.9, {
      alpha: 0.7,
    });
    pen.fill(
      ribbon(
        wine ? curve(-0.2, 0.86, -0.23, 0.72, -0.16, 0.6) : curve(-0.27, 0.88, -0.12, 0.7),
        0.02,
      ),
      [1, 1, 1],
      1,
      { alpha: 0.5 },
    );
    if (wine) return;
    pen.volume(oval(0.3, 0.97, 0.11, 0.115), { albedo: oklch(0.8, 0.16, 110), round: 0.1 });
    pen.fill(ribbon(oval(0.3, 0.97, 0.08, 0.085), 0.012), oklch(0.95, 0.06, 110), 0.8);
    for (let i = 0; i < 6; i++)
      pen.fill(
        ribbon(
          [0.3, 0.97, 0.3 + cos((i * TAU) / 6) * 0.075, 0.97 + sin((i * TAU) / 6) * 0.08],
          0.007,
        ),
        oklch(0.95, 0.06, 110),
        0.8,
      );
    pen.volume(ribbon([-0.08, 0.68, -0.28, 1.1], 0.022), { albedo: oklch(0.6, 0.2, 20) });
    pen.volume(oval(0.05, 0.84, 0.05), { albedo: oklch(0.54, 0.22, 22), gloss: 0.8 });
  },
};
