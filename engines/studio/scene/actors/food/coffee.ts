import { mixColors, oklch } from '../../../core/color.ts';
import { chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { plate, steam } from './crockery.ts';

export const COFFEE_ACTOR: ActorDefinition = {
  concept: 'coffee',
  words:
    'coffee, cup of coffee, espresso, cappuccino, latte, mug, cup, hot chocolate, cocoa, coffee cup, mocha, teacup',
  size: 0.12,
  width: 1.35,
  height: 0.98,
  habitat: ['table', 'ground'],
  settings: ['table'],
  share: 0.85,
  holds: true,
  paint: (pen, actor) => {
    const own = actor.random.fork('cup');
    const ware = actor.color(
      0,
      ...own.pick<Lch>([
        [0.95, 0.012, 85],
        [0.55, 0.09, 190],
        [0.6, 0.15, 32],
        [0.46, 0.09, 255],
      ]),
    );
    plate(pen, 0.62, 0.05, ware);
    pen.volume(ribbon(curve(0.32, 0.5, 0.54, 0.5, 0.52, 0.26, 0.26, 0.2), 0.075), {
      albedo: ware,
      gloss: 0.6,
    });
    const y = 0.56;
    pen.volume(
      [...curve(-0.4, y, -0.36, 0.26, -0.2, 0.07), ...curve(0.2, 0.07, 0.36, 0.26, 0.4, y)],
      { albedo: ware, round: 0.65, gloss: 0.65, grain: 0.03 },
    );
    pen.volume(oval(0, y, 0.4, 0.115), {
      albedo: mixColors(ware, [1, 1, 1], 0.4),
      round: 0.1,
      gloss: 0.5,
    });
    pen.fill(oval(0, y - 0.006, 0.36, 0.098), oklch(0.3, 0.06, 50), 0.5);
    pen.volume(oval(0, y - 0.012, 0.34, 0.086), { albedo: oklch(0.56, 0.1, 60), round: 0.1 });
    const milk = oklch(0.95, 0.03, 82);
    for (let k = 0; k < 4; k++)
      pen.fill(
        ribbon(
          curve(
            -0.18 + k * 0.03,
            y - 0.04 + k * 0.026,
            0,
            y - 0.065 + k * 0.034,
            0.18 - k * 0.03,
            y - 0.04 + k * 0.026,
          ),
          0.02,
        ),
        milk,
        0.75,
      );
    pen.volume(chain(-0.5, 0.08, 0.045, -0.62, 0.07, 0.02, -0.2, 0.03, 0.014), {
      albedo: oklch(0.84, 0.012, 250),
      gloss: 0.7,
    });
    steam(pen, 0, y + 0.06, 0.34, own);
  },
};
