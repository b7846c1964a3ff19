import { oklch } from '../../../core/color.ts';
import { cos, sin, smoothstep, square } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { blob, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { steam } from './crockery.ts';
import { BURNT, CRUST, onTable } from './ingredients.ts';

const CHEESE = oklch(0.9, 0.1, 88);

const SAUCE = oklch(0.68, 0.16, 48);

export const PIZZA_ACTOR: ActorDefinition = {
  concept: 'pizza',
  words: 'pizza, pizza slice, margherita',
  size: 0.35,
  width: 1.4,
  height: 0.8,
  ...onTable,
  paint: (pen, actor) => {
    const own = actor.random.fork('pizza');
    const k = 0.52;
    const y = 0.38;
    pen.volume(oval(0, y - 0.05, 0.7, 0.7 * k), {
      albedo: oklch(0.5, 0.075, 55),
      round: 0.06,
      grain: 0.4,
    });
    pen.volume(oval(0, y - 0.02, 0.62, 0.62 * k), { albedo: oklch(0.56, 0.1, 52), round: 0.2 });
    pen.volume(oval(0, y, 0.62, 0.62 * k), {
      albedo: (u, v) => {
        const r = Math.sqrt(u * u + square((v - y) / k));
        const n = sin(u * 23 + v * 31) * sin(u * 17 - v * 40);
        return blend(CRUST, BURNT, smoothstep(0.35, 0.9, n) * smoothstep(0.5, 0.6, r) * 0.8);
      },
      round: 0.16,
      grain: 0.25,
    });
    pen.volume(oval(0, y + 0.008, 0.53, 0.53 * k), { albedo: oklch(0.58, 0.18, 33), round: 0.1 });
    pen.volume(oval(0, y + 0.012, 0.5, 0.5 * k), {
      albedo: (u, v) =>
        blend(CHEESE, SAUCE, smoothstep(0.35, 0.8, sin(u * 27 + 2) * sin(v * 51 + u * 9))),
      round: 0.12,
      grain: 0.3,
      gloss: 0.25,
    });
    for (let i = 0; i < 15; i++) {
      const a = i * 2.399963 + own.range(0, 0.4);
      const r = Math.sqrt((i + 0.6) / 15) * 0.44;
      const x = cos(a) * r;
      const v = y + 0.02 + sin(a) * r * k;
      if (i % 3 < 2) {
        pen.volume(oval(x, v, 0.068, 0.068 * k * 1.1), {
          albedo: oklch(0.48, 0.17, 27),
          round: 0.3,
          gloss: 0.4,
          grain: 0.3,
        });
        pen.fill(oval(x - 0.015, v + 0.01, 0.014, 0.008), oklch(0.7, 0.12, 35), 0.8);
      } else
        pen.volume(blob(x - 0.06, v, x, v + 0.03, x + 0.07, v + 0.01, x, v - 0.02), {
          albedo: oklch(0.45, 0.12, 140),
          round: 0.4,
        });
    }
    if (own.chance(0.6)) {
      for (const a of [0.5, 1.55])
        pen.shade(
          ribbon([0, y + 0.01, cos(a - 2.2) * 0.62, y + sin(a - 2.2) * 0.62 * k], 0.014),
          0.55,
          0.004,
        );
    }
    steam(pen, 0, y + 0.18, 0.28, own);
  },
};
