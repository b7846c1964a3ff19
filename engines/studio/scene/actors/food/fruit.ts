import { oklch, type Rgb } from '../../../core/color.ts';
import { cos, sin, smoothstep } from '../../../core/math.ts';
import { blend, type Pen } from '../../../paint/pen.ts';
import { blob, curve, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { apple, BURNT, onTable } from './ingredients.ts';
import { findRoundFruit, paintRoundFruit } from './round-fruit.ts';

const PINE = oklch(0.74, 0.14, 78);

export const FRUIT_ACTOR: ActorDefinition = {
  concept: 'fruit',
  words:
    'fruit, fruit bowl, bowl of fruit, fruits, strawberry, watermelon, pineapple, cherry, citrus, grapefruit, tangerine fruit, mandarin, clementine, nectarine, mango',
  size: 0.35,
  width: 1.25,
  height: 0.95,
  ...onTable,
  paint: (pen, actor) => {
    const round = findRoundFruit(actor);
    if (round) {
      paintRoundFruit(pen, actor, round);
      return;
    }
    const own = actor.random.fork('fruit');
    if (actor.has('strawberry')) {
      const red = actor.color(0, 0.56, 0.22, 25);
      pen.volume(
        blob(-0.4, 0.62, -0.34, 0.3, 0, 0, 0.34, 0.3, 0.4, 0.62, 0.2, 0.78, 0, 0.74, -0.2, 0.78),
        { albedo: red, round: 0.7, gloss: 0.6 },
      );
      for (let i = 0; i < 34; i++) {
        const a = i * 2.4;
        const r = Math.sqrt(i / 34);
        const v = 0.46 + sin(a) * r * 0.34;
        const x = cos(a) * r * 0.32 * (0.4 + v * 0.9);
        pen.volume(oval(x, v, 0.016, 0.024), { albedo: oklch(0.86, 0.13, 92) });
      }
      for (let i = 0; i < 7; i++) {
        const a = 0.2 + (i / 6) * 2.74;
        pen.volume(
          blob(
            0,
            0.74,
            cos(a) * 0.16 - 0.05,
            0.76 + sin(a) * 0.05,
            cos(a) * 0.36,
            0.72 + sin(a) * 0.14,
            cos(a) * 0.2 + 0.04,
            0.7,
          ),
          { albedo: oklch(0.54, 0.14, 138) },
        );
      }
      return;
    }
    if (actor.has('watermelon', 'melon')) {
      const cut = [...curve(-0.6, 0.5, -0.48, 0.12, 0, 0, 0.48, 0.12, 0.6, 0.5)];
      pen.volume(cut, { albedo: oklch(0.5, 0.13, 145), round: 0.1 });
      pen.fill(
        cut.map((v, i) => (i % 2 === 0 ? v * 0.94 : 0.5 + (v - 0.5) * 0.93)),
        oklch(0.93, 0.06, 120),
        0.7,
      );
      pen.volume(
        cut.map((v, i) => (i % 2 === 0 ? v * 0.88 : 0.5 + (v - 0.5) * 0.86)),
        { albedo: oklch(0.62, 0.2, 20), round: 0.1, grain: 0.3 },
      );
      for (let i = 0; i < 14; i++)
        pen.volume(
          oval(-0.4 + (i % 7) * 0.13, 0.36 - Math.floor(i / 7) * 0.15, 0.016, 0.028, -0.3),
          { albedo: oklch(0.2, 0.02, 50) },
        );
      return;
    }
    if (actor.has('pineapple')) {
      for (let i = 0; i < 13; i++) {
        const a = 0.35 + (i / 12) * 2.44;
        pen.volume(
          blob(
            0,
            0.58,
            cos(a) * 0.08 - 0.03,
            0.7,
            cos(a) * 0.3,
            0.62 + sin(a) * 0.34,
            cos(a) * 0.12 + 0.03,
            0.66,
          ),
          { albedo: oklch(0.52, 0.11, 145), round: 0.3 },
        );
      }
      pen.volume(oval(0, 0.31, 0.26, 0.32), {
        albedo: (u, v) => {
          const n = smoothstep(-0.1, 0.5, sin(u * 42 + v * 42) * sin(u * 42 - v * 42));
          return blend(BURNT, PINE, n);
        },
        round: 0.7,
      });
      return;
    }
    const ware = actor.color(
      0,
      ...own.pick<Lch>([
        [0.55, 0.09, 235],
        [0.9, 0.02, 85],
        [0.5, 0.08, 50],
        [0.5, 0.1, 160],
      ]),
    );
    const y = 0.34;
    // Behind the rim first, then the heap.
    pen.volume(
      ribbon(
        curve(-0.44, 0.42, -0.34, 0.62, -0.06, 0.76, 0.16, 0.78),
        (t) => 0.13 * (0.5 + sin(t * 3) * 0.5) + 0.03,
      ),
      { albedo: oklch(0.87, 0.15, 98), round: 0.6, gloss: 0.2 },
    );
    apple(pen, oklch(0.54, 0.21, 26), 0.32, 0.3, 0.17, true);
    apple(pen, oklch(0.72, 0.17, 125), -0.34, 0.28, 0.17, false);
    pen.volume(oval(-0.03, 0.46, 0.18), {
      albedo: oklch(0.74, 0.18, 58),
      round: 0.75,
      gloss: 0.35,
      grain: 0.4,
      grainScale: 300,
    });
    pen.volume(oval(0.16, 0.62, 0.15), {
      albedo: oklch(0.76, 0.17, 62),
      round: 0.75,
      gloss: 0.35,
      grain: 0.4,
      grainScale: 300,
    });
    for (let i = 0; i < 17; i++) {
      const a = i * 2.4;
      const r = Math.sqrt(i / 17) * 0.15;
      pen.volume(oval(0.42 + cos(a) * r, 0.28 + sin(a) * r * 1.3, 0.048), {
        albedo: oklch(0.38, 0.12, 320),
        round: 0.7,
        gloss: 0.6,
      });
    }
    bowlFront(pen, 0.56, y, ware);
  },
};

/** The near half of a bowl, over what is heaped in it. */
function bowlFront(pen: Pen, radius: number, y: number, color: Rgb): void {
  pen.volume(slab(-radius * 0.36, 0, radius * 0.72, 0.05), { albedo: color, round: 0.5 });
  pen.volume(
    [
      ...curve(-radius, y, -radius * 0.86, y * 0.5, -radius * 0.4, 0.04),
      ...curve(radius * 0.4, 0.04, radius * 0.86, y * 0.5, radius, y),
      ...curve(radius, y, 0, y - radius * 0.2, -radius, y),
    ],
    { albedo: color, round: 0.6, gloss: 0.55 },
  );
}
