import { oklch } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { blob, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { plate, steam } from './crockery.ts';
import { onTable } from './ingredients.ts';

const BACON = oklch(0.5, 0.16, 27);

const FAT = oklch(0.85, 0.06, 40);

export const EGG_ACTOR: ActorDefinition = {
  concept: 'breakfast',
  words: 'egg, fried egg, breakfast, bacon, food, meal, dish, plate of food, dinner, lunch, brunch',
  size: 0.3,
  width: 1.3,
  height: 0.55,
  ...onTable,
  paint: (pen, actor) => {
    const own = actor.random.fork('breakfast');
    plate(pen, 0.64, 0.07, oklch(0.94, 0.012, 230));
    const y = 0.1;
    pen.volume(
      blob(
        -0.44,
        y,
        -0.32,
        y + 0.1,
        -0.06,
        y + 0.11,
        0.08,
        y + 0.03,
        0.0,
        y - 0.07,
        -0.3,
        y - 0.07,
      ),
      { albedo: oklch(0.97, 0.01, 90), round: 0.4, gloss: 0.4 },
    );
    pen.volume(oval(-0.2, y + 0.055, 0.12, 0.08), {
      albedo: actor.color(0, 0.8, 0.17, 75),
      round: 0.75,
      gloss: 0.8,
    });
    for (const d of [0, 0.11])
      pen.volume(
        ribbon(
          curve(
            0.06 + d,
            y - 0.05,
            0.16 + d,
            y + 0.04,
            0.22 + d,
            y - 0.01,
            0.34 + d * 0.6,
            y + 0.09,
          ),
          0.07,
        ),
        {
          albedo: (u, v) => blend(BACON, FAT, smoothstep(0.2, 0.6, sin((v - u * 0.4) * 90))),
          round: 0.4,
          gloss: 0.3,
        },
      );
    for (let i = 0; i < 3; i++)
      pen.volume(oval(-0.44 + i * 0.1, y - 0.06 + i * 0.012, 0.06, 0.045), {
        albedo: oklch(0.58, 0.2, 28),
        gloss: 0.6,
      });
    for (let i = 0; i < 4; i++)
      pen.volume(
        blob(
          0.36 + i * 0.03,
          y + 0.02,
          0.42 + i * 0.03,
          y + 0.07 + own.next() * 0.03,
          0.44 + i * 0.03,
          y,
        ),
        { albedo: oklch(0.56, 0.15, 138) },
      );
    steam(pen, -0.1, y + 0.12, 0.3, own);
  },
};
