import { mixColors, oklch } from '../../../core/color.ts';
import { cos, sin, square } from '../../../core/math.ts';
import { blob, curve, oval, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { plate } from './crockery.ts';

export const CAKE_ACTOR: ActorDefinition = {
  concept: 'cake',
  words: 'cake, birthday cake, gateau, wedding cake, dessert, cheesecake',
  size: 0.3,
  width: 1.15,
  height: 1.02,
  habitat: ['table', 'ground'],
  settings: ['table'],
  paint: (pen, actor) => {
    const own = actor.random.fork('cake');
    const cream = actor.color(
      0,
      ...own.pick<Lch>([
        [0.93, 0.04, 20],
        [0.95, 0.03, 85],
        [0.42, 0.07, 48],
        [0.9, 0.05, 160],
      ]),
    );
    const icing = actor.subject.colors[1]
      ? actor.color(1, 0.8, 0.1, 0)
      : mixColors(cream, oklch(0.62, 0.17, own.pick([10, 40, 330])), 0.65);
    plate(pen, 0.56, 0.06);
    const tiers = own.pick([1, 2, 2, 3] as const);
    let y = 0.06;
    for (let i = 0; i < tiers; i++) {
      const r = 0.43 - i * 0.115;
      const h = tiers === 1 ? 0.36 : 0.24;
      pen.volume(
        [
          ...curve(-r, y + h, -r, y + h * 0.5, -r, y),
          ...curve(-r, y, 0, y - r * 0.24, r, y),
          ...curve(r, y, r, y + h * 0.5, r, y + h),
        ],
        { albedo: cream, round: 0.6, grain: 0.06 },
      );
      const drips: number[] = [];
      for (let k = 0; k <= 24; k++) {
        const u = -r + (k / 24) * 2 * r;
        const rim = -Math.sqrt(Math.max(0, 1 - square(u / r))) * r * 0.24;
        drips.push(u, y + h + rim - (k % 2 === 0 ? own.range(0.04, 0.11) : 0.02));
      }
      pen.volume(blob(...drips, r, y + h, 0, y + h + 0.02, -r, y + h), {
        albedo: icing,
        round: 0.35,
        gloss: 0.55,
      });
      pen.volume(oval(0, y + h, r, r * 0.24), { albedo: icing, round: 0.15, gloss: 0.4 });
      for (let k = 0; k < 13; k++) {
        const a = 3.3 + (k / 12) * 2.84;
        pen.volume(oval(cos(a) * r * 0.97, y + sin(a) * r * 0.23 + 0.015, 0.034, 0.028), {
          albedo: mixColors(cream, [1, 1, 1], 0.5),
        });
      }
      y += h;
    }
    const count = own.int(3, 6);
    const r = 0.43 - (tiers - 1) * 0.115;
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5) / count - 0.5) * r * 1.4;
      const v = y + 0.01 * (i % 2);
      pen.volume(slab(x - 0.014, v, 0.028, 0.14), {
        albedo: oklch(0.75, 0.14, own.pick([20, 85, 200, 300])),
        round: 0.5,
      });
      pen.emit(
        blob(x - 0.015, v + 0.16, x, v + 0.215, x + 0.015, v + 0.16, x, v + 0.145),
        [1.6, 1.1, 0.4],
      );
      pen.glow(x, v + 0.17, 0.12, [1, 0.7, 0.3], 0.5);
    }
  },
};
