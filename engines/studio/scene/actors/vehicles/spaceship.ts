import { mixColors, oklch } from '../../../core/color.ts';
import { smoothstep, square } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { blob, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const SPACESHIP_ACTOR: ActorDefinition = {
  concept: 'spaceship',
  words: 'spaceship, starship, ufo, flying saucer, spacecraft, alien ship, alien spaceship, saucer',
  size: 30,
  width: 1.5,
  height: 0.6,
  habitat: ['space', 'air', 'ground'],
  settings: ['space', 'space', 'heavens'],
  paint: (pen, actor) => {
    const own = actor.random.fork('ship');
    const hull = actor.color(0, 0.7, 0.02, 250);
    const trim = oklch(0.58, 0.17, own.pick([30, 255, 160, 85]));
    const light = oklch(0.86, 0.13, own.pick([195, 150, 60, 320]));
    if (actor.has('ufo', 'saucer', 'alien') || own.chance(0.4)) {
      if (actor.place !== 'space')
        pen.emit([-0.2, 0.12, 0.2, 0.12, 0.52, -0.55, -0.52, -0.55], light, {
          alpha: 0.2,
          blur: 0.03 * pen.frame.scale,
          blend: 'add',
        });
      pen.volume(oval(0, 0.36, 0.26, 0.22), {
        albedo: oklch(0.72, 0.08, 200),
        gloss: 0.9,
        round: 0.7,
        alpha: 0.9,
        glow: 0.15,
      });
      pen.volume(
        blob(-0.72, 0.2, -0.5, 0.29, 0, 0.35, 0.5, 0.29, 0.72, 0.2, 0.5, 0.1, 0, 0.04, -0.5, 0.1),
        { albedo: hull, gloss: 0.8, round: 0.65 },
      );
      pen.volume(blob(-0.3, 0.1, 0, 0.0, 0.3, 0.1, 0, 0.06), {
        albedo: mixColors(hull, [0, 0, 0], 0.4),
      });
      for (let i = 0; i < 9; i++) {
        const x = -0.56 + i * 0.14;
        const y = 0.19 - 0.055 * (1 - square(x / 0.6));
        pen.emit(oval(x, y, 0.026, 0.018), light);
        pen.glow(x, y, 0.1, light, 0.45);
      }
      return;
    }
    pen.glow(-0.72, 0.28, 0.4, light, 0.8);
    for (const y of [0.2, 0.34])
      pen.emit(blob(-0.6, y + 0.04, -0.9, y, -0.6, y - 0.04), light, {
        blur: 0.015 * pen.frame.scale,
      });
    pen.volume([-0.1, 0.34, -0.56, 0.58, -0.62, 0.56, -0.46, 0.3], {
      albedo: trim,
      round: 0.3,
      lift: -0.1,
    });
    pen.volume(
      blob(
        0.74,
        0.26,
        0.4,
        0.36,
        0,
        0.4,
        -0.5,
        0.4,
        -0.62,
        0.36,
        -0.62,
        0.18,
        -0.5,
        0.14,
        0,
        0.15,
        0.4,
        0.2,
      ),
      {
        albedo: (u, v) =>
          blend(hull, trim, smoothstep(0.012, 0.008, Math.abs(v - 0.27)) * (u < 0.5 ? 1 : 0)),
        gloss: 0.6,
        round: 0.55,
      },
    );
    for (let i = 0; i < 7; i++)
      pen.shade(ribbon([-0.5 + i * 0.13, 0.15, -0.47 + i * 0.13, 0.4], 0.005), 0.4, 0.002);
    pen.volume(blob(0.2, 0.36, 0.3, 0.42, 0.46, 0.38, 0.52, 0.32, 0.36, 0.32), {
      albedo: oklch(0.5, 0.09, 220),
      gloss: 0.9,
      glow: 0.15,
    });
    pen.volume([0.1, 0.2, -0.5, 0.0, -0.62, 0.02, -0.4, 0.22], {
      albedo: trim,
      round: 0.3,
      lift: 0.05,
    });
    for (let i = 0; i < 6; i++)
      pen.emit(oval(-0.36 + i * 0.09, 0.33, 0.013, 0.01), [1.1, 0.95, 0.6]);
  },
};
