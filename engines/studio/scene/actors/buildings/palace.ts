import { oklch } from '../../../core/color.ts';
import { blob, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { bricks, wall } from './masonry.ts';

export const PALACE_ACTOR: ActorDefinition = {
  concept: 'palace',
  words: 'palace, taj mahal, sultan palace, royal palace, dome, mosque',
  size: 40,
  width: 1.5,
  height: 0.98,
  habitat: ['ground'],
  settings: ['garden', 'lake', 'desert'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const stone = actor.color(0, 0.94, 0.02, 85);
    const gold = oklch(0.82, 0.13, 88);
    const dome = (x: number, y: number, r: number) => {
      pen.volume(slab(x - r * 0.72, y - r * 0.3, r * 1.44, r * 0.34), {
        albedo: stone,
        round: 0.6,
      });
      pen.volume(
        blob(
          x - r * 0.7,
          y,
          x - r,
          y + r * 0.55,
          x - r * 0.7,
          y + r * 1.1,
          x,
          y + r * 1.65,
          x + r * 0.7,
          y + r * 1.1,
          x + r,
          y + r * 0.55,
          x + r * 0.7,
          y,
        ),
        { albedo: stone, round: 0.75, gloss: 0.25 },
      );
      pen.volume(ribbon([x, y + r * 1.6, x, y + r * 2.05], r * 0.07), { albedo: gold, gloss: 0.5 });
    };
    for (const s of [-1, 1]) {
      pen.volume(slab(s * 0.66 - 0.03, 0, 0.06, 0.62), { albedo: stone, round: 0.6 });
      pen.volume(slab(s * 0.66 - 0.045, 0.4, 0.09, 0.02), { albedo: stone });
      dome(s * 0.66, 0.64, 0.045);
      dome(s * 0.3, 0.44, 0.085);
    }
    dome(0, 0.5, 0.19);
    wall(pen, slab(-0.48, 0.05, 0.96, 0.38), stone, 0.64);
    wall(pen, slab(-0.15, 0.05, 0.3, 0.46), stone, 0.74);
    const arch = (x: number, y: number, w: number, h: number) => {
      const shape = [x - w, y, x + w, y, x + w, y + h * 0.65, x, y + h, x - w, y + h * 0.65];
      if (actor.isLit) pen.emit(shape, [0.95, 0.65, 0.32]);
      else pen.fill(shape, oklch(0.46, 0.05, 265), 0.45);
    };
    arch(0, 0.05, 0.095, 0.36);
    for (const s of [-1, 1])
      for (const x of [0.23, 0.38]) {
        arch(s * x, 0.06, 0.045, 0.15);
        arch(s * x, 0.24, 0.045, 0.14);
      }
    wall(pen, slab(-0.75, 0, 1.5, 0.055), bricks(stone, 22, 0.1), 0.6);
  },
};
