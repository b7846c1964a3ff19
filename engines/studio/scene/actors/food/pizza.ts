import { oklch } from '../../../core/color.ts';
import { cos, sin, smoothstep, square } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import { blend, type Pen } from '../../../paint/pen.ts';
import { blob, chain, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { steam } from './crockery.ts';
import { BURNT, CRUST, onTable } from './ingredients.ts';

const CHEESE = oklch(0.9, 0.1, 88);

const SAUCE = oklch(0.68, 0.16, 48);

/** One slice, its point toward us, with cheese that runs over its edge. */
function paintSlice(pen: Pen, own: Random): void {
  const side = own.pick([-1, 1]);
  const p = pen.within(0, 0.02, 0.92, own.range(-0.12, 0.12), side);
  p.volume(oval(0, 0.27, 0.7, 0.27), { albedo: oklch(0.92, 0.015, 85), round: 0.08, gloss: 0.4 });
  p.volume(oval(0, 0.28, 0.58, 0.21), { albedo: oklch(0.95, 0.012, 85), round: 0.05 });
  // Its cut edge shows how thick it is.
  p.volume(blob(-0.34, 0.58, -0.02, 0.02, 0.06, 0.02, 0.4, 0.58), {
    albedo: oklch(0.7, 0.1, 68),
    round: 0.1,
  });
  p.volume(blob(-0.36, 0.63, -0.18, 0.33, 0, 0.06, 0.06, 0.06, 0.24, 0.33, 0.42, 0.63), {
    albedo: (u, v) =>
      blend(CHEESE, SAUCE, smoothstep(0.3, 0.8, sin(u * 23 + 1) * sin(v * 31 + u * 9))),
    round: 0.18,
    grain: 0.3,
    gloss: 0.3,
  });
  for (const [x, y, long] of [
    [-0.12, 0.25, 0.1],
    [0.15, 0.2, 0.13],
  ] as const)
    p.volume(chain(x, y, 0.035, x, y - long * 0.6, 0.022, x, y - long, 0.028), {
      albedo: CHEESE,
      gloss: 0.5,
    });
  for (const [x, y, r] of [
    [-0.1, 0.5, 0.095],
    [0.17, 0.52, 0.09],
    [0.03, 0.34, 0.085],
    [0.02, 0.19, 0.06],
  ] as const) {
    p.volume(oval(x, y, r, r * 0.72), { albedo: oklch(0.5, 0.17, 30), round: 0.25, gloss: 0.35 });
    p.fill(oval(x - r * 0.3, y + r * 0.1, r * 0.16, r * 0.1), oklch(0.62, 0.13, 38), 0.7);
  }
  for (let i = 0; i < 4; i++) {
    const x = own.range(-0.14, 0.18);
    const y = own.range(0.36, 0.58);
    p.volume(blob(x, y, x + 0.05, y + 0.03, x + 0.1, y, x + 0.05, y - 0.02), {
      albedo: oklch(0.5, 0.13, 140),
      round: 0.4,
    });
  }
  p.volume(chain(-0.4, 0.63, 0.06, 0, 0.72, 0.075, 0.45, 0.63, 0.06), {
    albedo: (u, v) =>
      blend(CRUST, BURNT, smoothstep(0.4, 0.9, sin(u * 19 + 1) * sin(v * 37 + u * 8)) * 0.7),
    round: 0.7,
    grain: 0.25,
  });
}

export const PIZZA_ACTOR: ActorDefinition = {
  concept: 'pizza',
  words: 'pizza, pizza slice, margherita',
  size: 0.35,
  width: 1.4,
  height: 0.8,
  ...onTable,
  paint: (pen, actor) => {
    const own = actor.random.fork('pizza');
    if (actor.has('slice')) {
      paintSlice(pen, own);
      return;
    }
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
