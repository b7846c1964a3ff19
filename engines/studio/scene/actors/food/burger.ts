import { oklch } from '../../../core/color.ts';
import { smoothstep, square } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { blob, oval, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { plate } from './crockery.ts';
import { CRUST, onTable } from './ingredients.ts';

export const BURGER_ACTOR: ActorDefinition = {
  concept: 'burger',
  words: 'burger, hamburger, cheeseburger, fast food',
  size: 0.14,
  width: 1.15,
  height: 0.95,
  ...onTable,
  paint: (pen, actor) => {
    const own = actor.random.fork('burger');
    const bun = oklch(0.68, 0.13, 62);
    plate(pen, 0.6, 0.04);
    pen.volume(
      blob(-0.42, 0.06, -0.46, 0.18, -0.4, 0.24, 0.4, 0.24, 0.46, 0.18, 0.42, 0.06, 0, 0.03),
      { albedo: bun, round: 0.6, grain: 0.15 },
    );
    pen.volume(slab(-0.43, 0.21, 0.86, 0.03), { albedo: oklch(0.88, 0.06, 82), round: 0.4 });
    const wavy = (y: number, amp: number, w: number): number[] => {
      const pts: number[] = [];
      for (let i = 0; i <= 18; i++) pts.push(-w + (i / 18) * 2 * w, y + (i % 2 === 0 ? amp : -amp));
      return pts;
    };
    pen.volume(blob(...wavy(0.25, 0.02, 0.49), 0.49, 0.31, -0.49, 0.31), {
      albedo: oklch(0.66, 0.17, 135),
      round: 0.35,
      grain: 0.3,
    });
    for (const x of [-0.22, 0.2])
      pen.volume(blob(x - 0.24, 0.3, x - 0.23, 0.36, x + 0.23, 0.36, x + 0.24, 0.3, x, 0.285), {
        albedo: oklch(0.56, 0.2, 28),
        gloss: 0.5,
      });
    pen.volume(
      blob(-0.45, 0.36, -0.47, 0.44, -0.42, 0.5, 0.42, 0.5, 0.47, 0.44, 0.45, 0.36, 0, 0.34),
      { albedo: oklch(0.34, 0.06, 42), round: 0.6, grain: 0.7, grainScale: 90 },
    );
    pen.volume(
      [
        -0.46, 0.52, 0.46, 0.52, 0.4, 0.49, 0.28, 0.48, 0.2, 0.4, 0.1, 0.485, -0.12, 0.485, -0.22,
        0.42, -0.3, 0.485, -0.42, 0.49,
      ],
      { albedo: oklch(0.82, 0.16, 82), round: 0.3, gloss: 0.3 },
    );
    pen.volume(
      blob(
        -0.48,
        0.54,
        -0.44,
        0.7,
        -0.24,
        0.86,
        0,
        0.9,
        0.24,
        0.86,
        0.44,
        0.7,
        0.48,
        0.54,
        0,
        0.52,
      ),
      {
        albedo: (_u, v) => blend(CRUST, bun, smoothstep(0.52, 0.66, v)),
        round: 0.7,
        gloss: 0.4,
        grain: 0.1,
      },
    );
    for (let i = 0; i < 26; i++) {
      const x = own.range(-0.36, 0.36);
      const v = 0.66 + (1 - square(x / 0.45)) * own.range(0.02, 0.19);
      pen.volume(oval(x, v, 0.02, 0.012, own.range(0, 3)), { albedo: oklch(0.95, 0.05, 88) });
    }
  },
};
