import { mixColors, oklch } from '../../../core/color.ts';
import { pow } from '../../../core/math.ts';
import { blob, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { CHROME, glass, wheel } from './vehicle-parts.ts';

export const TRAIN_ACTOR: ActorDefinition = {
  concept: 'train',
  words: 'train, locomotive, steam train, railway, steam engine, railroad, tram',
  size: 16,
  width: 2.0,
  height: 0.56,
  habitat: ['ground'],
  settings: ['countryside', 'mountain', 'savanna'],
  share: 1.2,
  paint: (pen, actor) => {
    const own = actor.random.fork('train');
    const body = actor.color(
      0,
      ...own.pick<Lch>([
        [0.42, 0.12, 28],
        [0.38, 0.08, 150],
        [0.26, 0.015, 260],
        [0.42, 0.1, 255],
      ]),
    );
    const gold = oklch(0.78, 0.13, 85);
    const iron = oklch(0.26, 0.012, 260);
    pen.fill(slab(-1.2, 0.0, 2.4, 0.012), oklch(0.5, 0.02, 60), 0.6);
    for (let i = 0; i < 34; i++)
      pen.fill(slab(-1.18 + i * 0.07, -0.016, 0.035, 0.018), oklch(0.36, 0.05, 50), 0.5);
    for (const [k, x] of [-0.98, -0.46].entries()) {
      pen.volume(slab(x, 0.09, 0.48, 0.27), {
        albedo: k === 0 ? mixColors(body, [0, 0, 0], 0.15) : body,
        round: 0.12,
        gloss: 0.3,
      });
      pen.volume(blob(x - 0.015, 0.355, x + 0.03, 0.4, x + 0.45, 0.4, x + 0.495, 0.355), {
        albedo: iron,
        round: 0.5,
      });
      pen.fill(ribbon([x, 0.19, x + 0.48, 0.19], 0.014), gold, 0.8);
      for (let i = 0; i < 4; i++)
        glass(pen, slab(x + 0.035 + i * 0.112, 0.22, 0.078, 0.1), actor.isLit);
      for (const w of [0.08, 0.2, 0.3, 0.41]) wheel(pen, x + w, 0.052, 0.5);
      pen.fill(slab(x + 0.48, 0.1, 0.05, 0.022), iron, 0.4);
    }
    pen.volume(slab(0.06, 0.13, 0.28, 0.3), { albedo: body, round: 0.12, gloss: 0.3 });
    pen.volume(blob(0.03, 0.425, 0.06, 0.465, 0.35, 0.465, 0.39, 0.425), {
      albedo: iron,
      round: 0.5,
    });
    glass(pen, slab(0.11, 0.28, 0.085, 0.11), actor.isLit);
    glass(pen, slab(0.225, 0.28, 0.075, 0.11), actor.isLit);
    pen.volume([slab(0.33, 0.16, 0.56, 0.19), oval(0.89, 0.255, 0.03, 0.095)], {
      albedo: body,
      round: 0.75,
      gloss: 0.5,
    });
    for (const x of [0.42, 0.56, 0.7]) pen.fill(ribbon([x, 0.16, x, 0.35], 0.014), gold, 0.75);
    pen.volume(oval(0.5, 0.37, 0.05, 0.04), { albedo: gold, gloss: 0.6 });
    pen.volume([0.74, 0.34, 0.82, 0.34, 0.85, 0.5, 0.71, 0.5], { albedo: iron, round: 0.6 });
    pen.volume(slab(0.7, 0.49, 0.16, 0.025), { albedo: gold, gloss: 0.5 });
    pen.volume(slab(0.3, 0.1, 0.64, 0.06), { albedo: iron, round: 0.2 });
    pen.volume([0.88, 0.12, 1.0, 0.01, 0.84, 0.01], { albedo: oklch(0.5, 0.17, 28) });
    for (const x of [0.44, 0.6, 0.76]) wheel(pen, x, 0.09, 0.75);
    for (const x of [0.13, 0.26, 0.89]) wheel(pen, x, 0.055, 0.6);
    pen.volume(ribbon([0.44, 0.07, 0.78, 0.07], 0.018), { albedo: CHROME, gloss: 0.6 });
    pen.emit(oval(0.9, 0.36, 0.026), [1.5, 1.35, 0.9]);
    pen.glow(0.92, 0.36, 0.3, [1, 0.9, 0.6], actor.isLit ? 0.9 : 0.25);
    for (let i = 0; i < 15; i++) {
      const t = i / 14;
      const r = 0.035 + t * 0.11;
      pen.volume(
        oval(
          0.78 - t * 1.1 + own.bell() * 0.02,
          0.54 + pow(t, 0.7) * 0.24 + own.bell() * 0.02,
          r * 1.2,
          r,
        ),
        {
          albedo: oklch(0.93, 0.006, 250),
          alpha: 0.7 * (1 - t * 0.75),
          round: 0.6,
          soft: 0.008,
          rim: 0.2,
        },
      );
    }
  },
};
