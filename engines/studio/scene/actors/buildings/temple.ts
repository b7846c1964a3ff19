import { oklch } from '../../../core/color.ts';
import { sin } from '../../../core/math.ts';
import { chain, oval, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { bricks, wall } from './masonry.ts';

export const TEMPLE_ACTOR: ActorDefinition = {
  concept: 'temple',
  words: 'temple, parthenon, greek temple, shrine, acropolis',
  size: 16,
  width: 1.4,
  height: 0.86,
  habitat: ['ground'],
  settings: ['hill', 'countryside', 'mountain'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const stone = actor.color(0, 0.9, 0.03, 82);
    for (let i = 0; i < 3; i++)
      wall(pen, slab(-0.7 + i * 0.03, i * 0.035, 1.4 - i * 0.06, 0.035), stone, 0.55 + i * 0.08);
    pen.fill(slab(-0.56, 0.1, 1.12, 0.44), oklch(0.42, 0.04, 60), 0.3);
    for (let i = 0; i < 8; i++) {
      const x = -0.56 + i * 0.16;
      pen.volume(slab(x - 0.033, 0.13, 0.066, 0.4), {
        albedo: (u) => {
          const s = 0.86 + 0.14 * sin((u - x) * 420);
          return [stone[0] * s, stone[1] * s, stone[2] * s];
        },
        round: 0.5,
      });
      pen.volume(slab(x - 0.045, 0.105, 0.09, 0.025), { albedo: stone });
      pen.volume(slab(x - 0.048, 0.52, 0.096, 0.03), { albedo: stone });
    }
    wall(pen, slab(-0.64, 0.55, 1.28, 0.075), bricks(stone, 18, 0.1), 0.66);
    wall(pen, [-0.7, 0.63, 0.7, 0.63, 0, 0.85], stone, 0.72);
    pen.shade([-0.54, 0.655, 0.54, 0.655, 0, 0.815], 0.35, 0.01);
    wall(pen, [-0.5, 0.66, 0.5, 0.66, 0, 0.805], stone, 0.6);
    pen.volume(oval(0, 0.71, 0.05), { albedo: stone, round: 0.5 });
    for (const s of [-1, 1])
      pen.volume(chain(s * 0.1, 0.68, 0.03, s * 0.26, 0.68, 0.02), { albedo: stone });
  },
};
