import { oklch } from '../../../core/color.ts';
import { cos, sin, TAU } from '../../../core/math.ts';
import { blob, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { bowl, steam } from './crockery.ts';

export const RAMEN_ACTOR: ActorDefinition = {
  concept: 'ramen',
  words: 'ramen, noodle soup, noodle, pho, udon, soba, bowl of ramen',
  size: 0.24,
  width: 1.15,
  height: 0.95,
  habitat: ['table', 'ground'],
  settings: ['table'],
  paint: (pen, actor) => {
    const own = actor.random.fork('bowl');
    const ware = actor.color(
      0,
      ...own.pick<Lch>([
        [0.4, 0.11, 262],
        [0.5, 0.17, 28],
        [0.3, 0.03, 260],
        [0.46, 0.09, 170],
      ]),
    );
    const y = 0.48;
    bowl(pen, 0.5, y, ware, oklch(0.62, 0.12, 58));
    const noodle = oklch(0.88, 0.09, 88);
    for (let i = 0; i < 26; i++) {
      const a = own.next() * TAU;
      const r = Math.sqrt(own.next()) * 0.36;
      const x = cos(a) * r;
      const v = y + sin(a) * r * 0.24;
      pen.volume(
        ribbon(
          curve(x - 0.12, v, x - 0.04, v + 0.025, x + 0.04, v - 0.015, x + 0.12, v + 0.01),
          0.02,
        ),
        { albedo: noodle, round: 0.6 },
      );
    }
    pen.volume(blob(0.12, y + 0.02, 0.15, y + 0.3, 0.34, y + 0.32, 0.33, y + 0.02), {
      albedo: oklch(0.27, 0.04, 160),
      round: 0.1,
      grain: 0.4,
    });
    for (const [x, v] of [
      [-0.22, y + 0.05],
      [-0.06, y + 0.09],
    ] as const) {
      pen.volume(oval(x, v, 0.115, 0.07), {
        albedo: oklch(0.96, 0.012, 85),
        round: 0.5,
        gloss: 0.3,
      });
      pen.volume(oval(x + 0.008, v, 0.062, 0.04), {
        albedo: oklch(0.76, 0.16, 68),
        round: 0.4,
        gloss: 0.5,
      });
    }
    for (const x of [0.06, 0.22]) {
      pen.volume(oval(x, y - 0.02, 0.13, 0.055), { albedo: oklch(0.7, 0.07, 40), round: 0.3 });
      pen.fill(ribbon(oval(x, y - 0.02, 0.1, 0.04), 0.014), oklch(0.86, 0.04, 50), 0.6);
    }
    for (let i = 0; i < 14; i++) {
      const a = own.next() * TAU;
      const r = Math.sqrt(own.next()) * 0.34;
      pen.fill(
        ribbon(oval(cos(a) * r, y + 0.01 + sin(a) * r * 0.22, 0.02, 0.012), 0.008),
        oklch(0.66, 0.17, 135),
        0.75,
      );
    }
    for (const d of [0, 0.06])
      pen.volume(
        ribbon([-0.5 + d, 0.93, -0.12 + d * 1.4, 0.52], (t) => 0.026 - 0.01 * t),
        { albedo: oklch(0.44, 0.11, 35), gloss: 0.3 },
      );
    steam(pen, 0, y + 0.1, 0.38, own);
  },
};
