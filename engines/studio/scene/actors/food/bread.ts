import { oklch } from '../../../core/color.ts';
import { cos, sin, smoothstep, TAU } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { blob, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { onTable } from './ingredients.ts';

const CRUMB = oklch(0.78, 0.1, 70);

export const BREAD_ACTOR: ActorDefinition = {
  concept: 'bread',
  words: 'bread, loaf, croissant, bread loaf, donut, doughnut, bagel',
  size: 0.32,
  width: 1.3,
  height: 0.72,
  ...onTable,
  paint: (pen, actor) => {
    const own = actor.random.fork('bread');
    const crust = actor.color(0, 0.6, 0.115, 58);
    if (actor.has('donut', 'doughnut', 'bagel')) {
      const icing = actor.isColored
        ? crust
        : oklch(
            ...own.pick<Lch>([
              [0.78, 0.13, 355],
              [0.4, 0.07, 48],
              [0.92, 0.03, 85],
            ]),
          );
      const dough = oklch(0.72, 0.11, 65);
      const k = 0.56;
      const ring = (r: number, w: number, y: number) => ribbon(oval(0, y, r, r * k), w);
      pen.volume(ring(0.36, 0.33, 0.33), { albedo: dough, round: 0.7 });
      pen.volume(ring(0.36, 0.26, 0.39), { albedo: icing, round: 0.7, gloss: 0.5 });
      for (let i = 0; i < 40; i++) {
        const a = own.next() * TAU;
        const r = own.range(0.29, 0.44);
        pen.volume(oval(cos(a) * r, 0.4 + sin(a) * r * k, 0.026, 0.009, own.next() * 3), {
          albedo: oklch(0.75, 0.17, own.pick([20, 90, 145, 230, 320])),
        });
      }
      return;
    }
    if (actor.has('croissant')) {
      const n = 7;
      for (let i = 0; i < n; i++) {
        const t = (i + 0.5) / n;
        const a = 3.4 - t * 3.66;
        const r = 0.12 + 0.13 * sin(t * 3.14);
        pen.volume(oval(cos(a) * 0.46, 0.16 + sin(a) * 0.34, r * 0.8, r * 1.2, a + 1.57), {
          albedo: crust,
          round: 0.6,
          gloss: 0.35,
          grain: 0.35,
        });
      }
      return;
    }
    pen.volume(blob(-0.62, 0.06, -0.64, 0.1, 0.64, 0.1, 0.62, 0.02, 0, 0), {
      albedo: oklch(0.5, 0.075, 52),
      round: 0.05,
      grain: 0.4,
    });
    const loaf = blob(
      -0.56,
      0.12,
      -0.58,
      0.32,
      -0.4,
      0.52,
      0,
      0.6,
      0.34,
      0.54,
      0.5,
      0.34,
      0.48,
      0.12,
      0,
      0.08,
    );
    pen.volume(loaf, {
      albedo: (_u, v) => blend(CRUMB, crust, smoothstep(0.1, 0.34, v)),
      round: 0.65,
      gloss: 0.15,
      grain: 0.4,
    });
    for (let i = 0; i < 4; i++)
      pen.volume(
        blob(
          -0.38 + i * 0.2,
          0.46,
          -0.3 + i * 0.2,
          0.56 - Math.abs(i - 1.5) * 0.03,
          -0.2 + i * 0.2,
          0.34,
          -0.3 + i * 0.2,
          0.4,
        ),
        { albedo: oklch(0.86, 0.07, 78), round: 0.35, grain: 0.4 },
      );
    const slice = blob(
      0.34,
      0.06,
      0.32,
      0.32,
      0.36,
      0.46,
      0.5,
      0.5,
      0.64,
      0.44,
      0.66,
      0.3,
      0.64,
      0.06,
    );
    pen.volume(slice, { albedo: crust, round: 0.12 });
    pen.volume(
      slice.map((v, i) => (i % 2 === 0 ? 0.5 + (v - 0.5) * 0.86 : 0.27 + (v - 0.27) * 0.88)),
      { albedo: oklch(0.93, 0.05, 82), round: 0.05, grain: 0.5, grainScale: 130 },
    );
  },
};
