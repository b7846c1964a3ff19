import { oklch } from '../../../core/color.ts';
import { blob, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { bricks, courses, facingLight, wall } from './masonry.ts';
import { SNOW } from './snow.ts';

export const CHURCH_ACTOR: ActorDefinition = {
  concept: 'church',
  words: 'church, cathedral, chapel, abbey, monastery, steeple',
  size: 22,
  width: 0.95,
  height: 1.08,
  habitat: ['ground'],
  settings: ['hill', 'countryside', 'meadow'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const stone = actor.color(0, 0.88, 0.025, 80);
    const roof = actor.snow > 0 ? SNOW : oklch(0.42, 0.06, 35);
    wall(pen, slab(-0.12, 0, 0.58, 0.3), bricks(stone, 30, 0.12), facingLight(pen, 1));
    wall(
      pen,
      [-0.16, 0.29, 0.5, 0.29, 0.42, 0.52, -0.1, 0.52],
      courses(roof, 26),
      facingLight(pen, 1) - 0.05,
    );
    for (let i = 0; i < 4; i++) {
      const x = 0.03 + i * 0.12;
      const arch = [x - 0.025, 0.08, x + 0.025, 0.08, x + 0.025, 0.18, x, 0.22, x - 0.025, 0.18];
      if (actor.isLit) pen.emit(arch, [1.1, 0.85, 0.45]);
      else pen.fill(arch, oklch(0.3, 0.05, 250), 0.5);
    }
    wall(pen, slab(-0.32, 0, 0.24, 0.6), bricks(stone, 30, 0.12), facingLight(pen, -1));
    wall(
      pen,
      [-0.08, 0, -0.04, 0.02, -0.04, 0.6, -0.08, 0.6],
      bricks(stone, 30, 0.12),
      facingLight(pen, 1),
    );
    wall(pen, [-0.35, 0.6, -0.2, 1.0, -0.02, 0.6], courses(roof, 30), facingLight(pen, -1));
    wall(pen, [-0.14, 0.6, -0.2, 1.0, -0.02, 0.6], courses(roof, 30), facingLight(pen, 1));
    pen.fill(
      [...ribbon([-0.2, 0.99, -0.2, 1.09], 0.01), ...ribbon([-0.23, 1.055, -0.17, 1.055], 0.01)],
      oklch(0.75, 0.11, 85),
      0.8,
    );
    const bell = [-0.25, 0.42, -0.15, 0.42, -0.15, 0.5, -0.2, 0.55, -0.25, 0.5];
    pen.fill(bell, oklch(0.22, 0.02, 60), 0.4);
    pen.volume(blob(-0.225, 0.43, -0.215, 0.49, -0.2, 0.5, -0.185, 0.49, -0.175, 0.43), {
      albedo: oklch(0.68, 0.11, 80),
      gloss: 0.4,
    });
    pen.volume([-0.26, 0, -0.14, 0, -0.14, 0.13, -0.2, 0.19, -0.26, 0.13], {
      albedo: oklch(0.36, 0.07, 45),
      round: 0.1,
    });
    pen.fill(ribbon(oval(-0.2, 0.31, 0.045), 0.012), oklch(0.7, 0.03, 80), 0.6);
    if (actor.isLit) pen.emit(oval(-0.2, 0.31, 0.036), [1.1, 0.8, 0.5]);
    else pen.fill(oval(-0.2, 0.31, 0.036), oklch(0.35, 0.08, 270), 0.6);
  },
};
