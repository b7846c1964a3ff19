import { oklch } from '../../../core/color.ts';
import { sin } from '../../../core/math.ts';
import { blob, chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { person } from './wardrobe.ts';

export const ALIEN_ACTOR: ActorDefinition = {
  concept: 'alien',
  words: 'alien, extraterrestrial, martian, alien creature, space alien',
  ...person(['desert', 'space', 'canyon', 'studio']),
  size: 1.3,
  width: 0.62,
  paint: (pen, actor) => {
    const own = actor.random.fork('alien');
    const skin = actor.color(
      0,
      ...own.pick<Lch>([
        [0.68, 0.1, 145],
        [0.66, 0.03, 230],
        [0.7, 0.12, 125],
        [0.62, 0.1, 300],
      ]),
    );
    const lift = own.chance(0.5) ? 0.3 : 0;
    for (const [side, shade] of [
      [1, -0.15],
      [-1, 0],
    ] as const) {
      const raised = side === 1 ? lift : 0;
      pen.volume(
        chain(
          side * 0.05,
          0.36,
          0.045,
          side * 0.07,
          0.18,
          0.03,
          side * 0.075,
          0.03,
          0.024,
          side * 0.12,
          0.015,
          0.02,
        ),
        { albedo: skin, lift: shade },
      );
      pen.volume(
        chain(
          side * 0.09,
          0.54,
          0.03,
          side * (0.19 + raised * 0.1),
          0.44 + raised * 0.2,
          0.021,
          side * (0.2 + raised * 0.3),
          0.28 + raised * 1.1,
          0.017,
        ),
        { albedo: skin, lift: shade },
      );
      const hx = side * (0.2 + raised * 0.3);
      const hy = 0.28 + raised * 1.1;
      for (const a of [-0.5, 0, 0.5])
        pen.volume(
          chain(
            hx,
            hy,
            0.013,
            hx + sin(a) * 0.05 + side * 0.01,
            hy + (raised > 0 ? 0.06 : -0.06),
            0.008,
          ),
          { albedo: skin, lift: shade },
        );
    }
    pen.volume(
      [
        ...chain(0, 0.38, 0.075, 0, 0.48, 0.07, 0, 0.56, 0.095),
        ...chain(0, 0.56, 0.04, 0, 0.68, 0.035),
      ],
      {
        albedo: skin,
        round: 0.6,
      },
    );
    for (const y of [0.44, 0.48, 0.52])
      pen.shade(ribbon(curve(-0.05, y, 0, y - 0.012, 0.05, y), 0.006), 0.25, 0.004);
    pen.volume(
      blob(
        0,
        0.63,
        -0.07,
        0.66,
        -0.16,
        0.78,
        -0.2,
        0.9,
        -0.13,
        1.01,
        0,
        1.045,
        0.13,
        1.01,
        0.2,
        0.9,
        0.16,
        0.78,
        0.07,
        0.66,
      ),
      { albedo: skin, round: 0.7, gloss: 0.2 },
    );
    const iris = actor.partColor('eyes') ?? oklch(0.14, 0.02, 280);
    for (const s of [-1, 1]) {
      const eye = oval(s * 0.088, 0.83, 0.076, 0.052, s * 0.62);
      pen.shade(oval(s * 0.088, 0.83, 0.088, 0.064, s * 0.62), 0.3, 0.012);
      pen.volume(eye, { albedo: iris, gloss: 0.95, round: 0.8, grain: 0 });
      pen.emit(oval(s * 0.088 + 0.02, 0.856, 0.014, 0.009, 0.6), [1, 1, 1], { alpha: 0.85 });
      pen.fill(oval(s * 0.014, 0.745, 0.005, 0.01), [0.02, 0.02, 0.02], 0.4);
    }
    pen.fill(ribbon(curve(-0.03, 0.7, 0, 0.694, 0.03, 0.7), 0.007), [0.03, 0.02, 0.02], 0.4);
  },
};
