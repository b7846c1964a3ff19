import { mixColors, oklch } from '../../../core/color.ts';
import { blob, curve, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { tabletop } from './materials.ts';

export const BOOK_ACTOR: ActorDefinition = {
  concept: 'book',
  words: 'book, books, novel, diary, notebook, spellbook, tome, bible',
  size: 0.26,
  width: 1.3,
  height: 0.72,
  ...tabletop,
  seat: 0.5,
  paint: (pen, actor) => {
    const own = actor.random.fork('book');
    const cover = actor.color(
      0,
      ...own.pick<Lch>([
        [0.44, 0.14, 26],
        [0.4, 0.1, 255],
        [0.42, 0.09, 155],
        [0.45, 0.08, 55],
      ]),
    );
    const page = oklch(0.95, 0.03, 85);
    if (own.chance(0.55) && actor.subject.count === 1) {
      pen.volume(blob(-0.64, 0.08, -0.62, 0.05, 0, 0.0, 0.62, 0.05, 0.64, 0.08, 0, 0.04), {
        albedo: cover,
        round: 0.3,
      });
      for (const s of [-1, 1]) {
        pen.volume(
          [
            0,
            0.06,
            ...curve(0, 0.26, s * 0.18, 0.34, s * 0.56, 0.3),
            s * 0.62,
            0.09,
            ...curve(s * 0.62, 0.09, s * 0.3, 0.12, 0, 0.05),
          ],
          { albedo: page, round: 0.12, lift: s * pen.lightAhead * 0.1 },
        );
        for (let i = 0; i < 7; i++) {
          const t = 0.1 + i * 0.115;
          const y0 = 0.28 - t * 0.2;
          pen.fill(
            ribbon(
              curve(s * 0.08, y0 + 0.015, s * 0.26, y0 + 0.05 - t * 0.01, s * 0.52, y0 + 0.022),
              0.01,
            ),
            oklch(0.45, 0.02, 60),
            0.5,
            { alpha: 0.65 },
          );
        }
      }
      pen.shade(ribbon([0, 0.05, 0, 0.27], 0.04), 0.4, 0.02);
      return;
    }
    let y = 0;
    for (let i = 0; i < 4; i++) {
      const c =
        i === 3
          ? cover
          : actor.isColored
            ? mixColors(cover, [0.05, 0.05, 0.08], i * 0.12)
            : oklch(
                own.range(0.36, 0.62),
                own.range(0.06, 0.14),
                own.pick([25, 60, 150, 210, 255, 320]),
              );
      const h = own.range(0.12, 0.17);
      const w = own.range(0.46, 0.58);
      const x = own.range(-0.06, 0.06);
      pen.volume(slab(x - w, y, 2 * w, h), { albedo: c, round: 0.25, gloss: 0.15 });
      pen.fill(slab(x - w + 0.06, y + 0.02, 2 * w - 0.06, h - 0.04), page, 0.6);
      for (let k = 1; k < 4; k++)
        pen.shade(
          ribbon([x - w + 0.06, y + (h * k) / 4, x + w, y + (h * k) / 4], 0.004),
          0.3,
          0.001,
        );
      pen.volume(
        blob(
          x - w,
          y,
          x - w - 0.03,
          y + h / 2,
          x - w,
          y + h,
          x - w + 0.08,
          y + h,
          x - w + 0.06,
          y + h / 2,
          x - w + 0.08,
          y,
        ),
        { albedo: c, round: 0.5, gloss: 0.2 },
      );
      y += h;
    }
  },
};
