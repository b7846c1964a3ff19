import { oklch } from '../../../core/color.ts';
import { oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { bricks, courses, windowAt } from './masonry.ts';
import { SNOW } from './snow.ts';

export const CABIN_ACTOR: ActorDefinition = {
  concept: 'cabin',
  words: 'cabin, log cabin, lodge, wooden hut, shack, treehouse',
  size: 6,
  width: 1.35,
  height: 0.95,
  habitat: ['ground'],
  settings: ['forest', 'mountain', 'lake'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const log = actor.color(0, 0.48, 0.07, 55);
    const roof = actor.snow > 0 ? SNOW : oklch(0.36, 0.04, 50);
    pen.volume(slab(0.28, 0.6, 0.11, 0.34), {
      albedo: bricks(oklch(0.55, 0.02, 60), 34),
      round: 0.3,
    });
    for (let i = 0; i < 8; i++)
      pen.volume(slab(-0.52, i * 0.052, 1.04, 0.056), {
        albedo: log,
        grain: 0.4,
        round: 0.6,
        lift: -0.04,
      });
    for (const x of [-0.54, 0.5])
      for (let i = 0; i < 8; i++)
        pen.volume(oval(x + 0.02, 0.026 + i * 0.052, 0.03, 0.028), {
          albedo: oklch(0.66, 0.07, 68),
        });
    pen.volume([-0.52, 0.4, 0.52, 0.4, 0, 0.76], { albedo: courses(log, 20), round: 0.1 });
    pen.volume(ribbon([-0.68, 0.33, 0, 0.82, 0.68, 0.33], 0.075), { albedo: roof, round: 0.6 });
    if (actor.snow === 0)
      pen.fill(ribbon([-0.68, 0.36, 0, 0.855, 0.68, 0.36], 0.02), oklch(0.5, 0.05, 55), 0.75);
    windowAt(pen, -0.28, 0.15, 0.16, 0.15, actor.isLit || actor.snow > 0, oklch(0.3, 0.05, 50));
    windowAt(pen, 0.3, 0.15, 0.16, 0.15, actor.isLit || actor.snow > 0, oklch(0.3, 0.05, 50));
    windowAt(pen, 0, 0.52, 0.12, 0.1, actor.isLit, oklch(0.3, 0.05, 50));
    pen.volume(slab(-0.08, 0, 0.17, 0.3), {
      albedo: courses(oklch(0.36, 0.08, 40), 24, true),
      round: 0.1,
    });
    pen.fill(oval(0.06, 0.14, 0.012), oklch(0.8, 0.12, 85), 0.9);
    for (let i = 0; i < 7; i++) {
      const t = i / 6;
      pen.emit(oval(0.34 + t * t * 0.2, 0.98 + t * 0.34, 0.03 + t * 0.05), pen.rig.cloudLight, {
        alpha: 0.24 * (1 - t * 0.7),
        blur: 0.02 * pen.frame.scale,
      });
    }
  },
};
