import { oklch } from '../../../core/color.ts';
import { mix } from '../../../paint/pen.ts';
import { blob, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { paintFigure } from './figure.ts';
import { chooseComplexion } from './outfit.ts';
import { BOOTS, person } from './wardrobe.ts';

export const SAMURAI_ACTOR: ActorDefinition = {
  concept: 'samurai',
  words: 'samurai, ronin, ninja, shogun, kimono, japanese warrior, karate',
  ...person(['bamboo', 'mountain', 'garden']),
  width: 0.72,
  height: 1.12,
  bust: 0.42,
  paint: (pen, actor) => {
    const own = actor.random.fork('samurai');
    const lacquer = actor.color(
      0,
      ...own.pick<Lch>([
        [0.42, 0.16, 27],
        [0.26, 0.02, 270],
        [0.36, 0.09, 255],
      ]),
    );
    const cord = oklch(0.78, 0.12, 80);
    const ninja = actor.has('ninja');
    const dark = oklch(0.22, 0.015, 270);
    paintFigure(
      pen,
      actor,
      {
        garment: 'coat',
        top: ninja ? dark : lacquer,
        legs: ninja ? dark : oklch(0.3, 0.03, 260),
        shoes: BOOTS,
        ...chooseComplexion(actor, own.fork('complexion'), 0.1),
        hair: oklch(0.18, 0.01, 270),
        hairStyle: 'bun',
        broad: 1.2,
        stances: ['hold', 'hold', 'hip'],
        pattern: (c) => (_u, v) => {
          const band = (v * 30) % 1;
          return band < 0.16 ? (ninja ? c : cord) : c;
        },
      },
      {
        behind: (body) => {
          const p = body.pen.within(
            body.far.x + 0.015,
            body.far.y + 0.02,
            0.5,
            body.stance === 'hold' ? -0.35 : 2.4,
          );
          p.volume(
            ribbon(curve(0, 0.06, 0.015, 0.5, 0.07, 1.0), (t) => 0.045 * (1 - t * 0.45)),
            { albedo: oklch(0.86, 0.012, 250), gloss: 0.85 },
          );
          p.volume(oval(0, 0.05, 0.06, 0.024), { albedo: cord, gloss: 0.6 });
          p.volume(ribbon([0, 0.04, -0.005, -0.2], 0.045), { albedo: oklch(0.24, 0.03, 30) });
        },
        over: (body) => {
          const p = body.pen;
          if (ninja) return;
          for (const s of [-1, 1])
            p.volume([s * 0.075, 0.83, s * 0.17, 0.8, s * 0.185, 0.66, s * 0.095, 0.68], {
              albedo: (_u, v) => ((v * 34) % 1 < 0.2 ? cord : lacquer),
              round: 0.4,
              gloss: 0.3,
            });
          for (let i = -1; i <= 1; i++)
            p.volume(
              [
                i * 0.075 - 0.042,
                0.5,
                i * 0.075 + 0.042,
                0.5,
                i * 0.09 + 0.05,
                0.33,
                i * 0.09 - 0.05,
                0.33,
              ],
              { albedo: (_u, v) => ((v * 34) % 1 < 0.2 ? cord : lacquer), round: 0.3, gloss: 0.3 },
            );
          p.volume(ribbon(curve(-0.082, 0.545, 0, 0.535, 0.086, 0.545), 0.034), {
            albedo: oklch(0.88, 0.03, 80),
          });
        },
        hat: (body) => {
          const { pen: p, headX: x, headY: y } = body;
          if (ninja) {
            p.volume(
              blob(
                x - 0.066,
                y - 0.05,
                x - 0.075,
                y + 0.03,
                x - 0.04,
                y + 0.09,
                x + 0.03,
                y + 0.09,
                x + 0.07,
                y + 0.03,
                x + 0.06,
                y + 0.022,
                x - 0.04,
                y + 0.02,
                x - 0.04,
                y - 0.014,
                x + 0.06,
                y - 0.014,
                x + 0.05,
                y - 0.07,
                x,
                y - 0.08,
              ),
              { albedo: dark },
            );
            return;
          }
          const dome = blob(
            x - 0.07,
            y + 0.02,
            x - 0.06,
            y + 0.09,
            x,
            y + 0.115,
            x + 0.06,
            y + 0.09,
            x + 0.068,
            y + 0.03,
            x,
            y + 0.035,
          );
          p.volume(
            blob(x - 0.07, y + 0.04, x - 0.115, y - 0.05, x - 0.09, y - 0.07, x - 0.055, y - 0.02),
            { albedo: lacquer, gloss: 0.3 },
          );
          p.volume(dome, { albedo: lacquer, gloss: 0.55 });
          for (const s of [-1, 1])
            p.volume(
              ribbon(
                curve(
                  x + 0.025,
                  y + 0.065,
                  x + 0.025 + s * 0.05,
                  y + 0.12,
                  x + 0.02 + s * 0.055,
                  y + 0.19,
                ),
                (t) => 0.026 * (1 - t * 0.7),
              ),
              { albedo: cord, gloss: 0.7 },
            );
          p.volume(
            blob(
              x - 0.066,
              y + 0.04,
              x + 0.09,
              y + 0.034,
              x + 0.085,
              y + 0.018,
              x - 0.066,
              y + 0.02,
            ),
            { albedo: mix(lacquer, [0, 0, 0], 0.3) },
          );
        },
      },
    );
  },
};
