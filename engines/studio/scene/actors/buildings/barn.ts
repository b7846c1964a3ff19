import { oklch } from '../../../core/color.ts';
import { ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { courses, facingLight, wall, windowAt } from './masonry.ts';
import { SNOW } from './snow.ts';

export const BARN_ACTOR: ActorDefinition = {
  concept: 'barn',
  words: 'barn, stable, granary, silo, barnhouse',
  size: 10,
  width: 1.3,
  height: 0.92,
  habitat: ['ground'],
  settings: ['meadow', 'countryside'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const red = actor.color(0, 0.46, 0.15, 28);
    const roof = actor.snow > 0 ? SNOW : oklch(0.4, 0.02, 260);
    const white = oklch(0.95, 0.008, 85);
    wall(
      pen,
      [-0.1, 0, 0.62, 0, 0.62, 0.4, -0.1, 0.4],
      courses(red, 16, true),
      facingLight(pen, 1) * 0.8,
    );
    wall(
      pen,
      [-0.32, 0.82, 0.4, 0.82, 0.55, 0.66, 0.66, 0.38, -0.06, 0.38, -0.16, 0.66],
      courses(roof, 18),
      facingLight(pen, 1),
    );
    const front = [-0.62, 0, -0.1, 0, -0.1, 0.4, -0.18, 0.66, -0.36, 0.84, -0.54, 0.66, -0.62, 0.4];
    wall(pen, front, courses(red, 16, true), facingLight(pen, -1));
    pen.fill(
      ribbon([-0.66, 0.37, -0.55, 0.68, -0.36, 0.87, -0.17, 0.68, -0.06, 0.37], 0.035),
      white,
      0.8,
    );
    pen.fill(slab(-0.47, 0, 0.22, 0.28), white, 0.75);
    wall(pen, slab(-0.455, 0.0, 0.19, 0.265), courses(red, 20, true), facingLight(pen, -1) - 0.08);
    for (const [x0, x1] of [
      [-0.455, -0.265],
      [-0.265, -0.455],
    ] as const) {
      pen.fill(ribbon([x0, 0.01, x1, 0.26], 0.014), white, 0.75);
    }
    pen.fill(slab(-0.43, 0.46, 0.14, 0.13), white, 0.75);
    pen.fill(slab(-0.415, 0.475, 0.11, 0.1), oklch(0.2, 0.02, 40), 0.4);
    for (const x of [0.1, 0.28, 0.46]) windowAt(pen, x, 0.16, 0.07, 0.1, actor.isLit, white);
  },
};
