import { oklch } from '../../../core/color.ts';
import { sin } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { chain, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const RUINS_ACTOR: ActorDefinition = {
  concept: 'ruins',
  words:
    'ruin, ancient ruin, broken column, ruins, remains, stonehenge, colosseum, amphitheatre, amphitheater',
  size: 8,
  width: 1.5,
  height: 0.85,
  habitat: ['ground', 'underwater'],
  settings: ['hill', 'countryside', 'jungle'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const own = actor.random.fork('ruin');
    const stone = actor.color(0, 0.76, 0.03, 80);
    const moss = oklch(0.5, 0.09, 130);
    const mossy = (u: number, v: number) => {
      const n = sin(u * 23 + v * 17) * sin(u * 41 - v * 13);
      return blend(stone, moss, Math.max(0, n - 0.2) * 0.9);
    };
    const column = (x: number, h: number, lift: number) => {
      const top = own.range(-0.03, 0.05);
      pen.volume(slab(x - 0.075, 0, 0.15, 0.04), { albedo: mossy, lift });
      pen.volume(
        [x - 0.052, 0.03, x + 0.052, 0.03, x + 0.046, h + top, x + 0.01, h - 0.02, x - 0.046, h],
        {
          albedo: (u, v) => {
            const c = mossy(u, v);
            const s = 0.84 + 0.16 * sin((u - x) * 330);
            return [c[0] * s, c[1] * s, c[2] * s];
          },
          lift,
          round: 0.6,
          grain: 0.3,
        },
      );
    };
    column(-0.5, own.range(0.3, 0.5), -0.05);
    column(-0.22, 0.68, 0);
    column(0.1, 0.68, 0);
    pen.volume(slab(-0.32, 0.68, 0.54, 0.05), { albedo: mossy, round: 0.2 });
    pen.volume([-0.3, 0.73, 0.16, 0.73, 0.2, 0.78, -0.02, 0.84, -0.28, 0.77], {
      albedo: mossy,
      round: 0.2,
      grain: 0.4,
    });
    column(0.42, own.range(0.16, 0.44), 0);
    // A fallen drum and blocks.
    pen.volume(chain(0.5, 0.05, 0.052, 0.7, 0.045, 0.05), { albedo: mossy, grain: 0.3 });
    for (let i = 0; i < 6; i++) {
      const x = own.range(-0.68, 0.66);
      const s = own.range(0.04, 0.09);
      pen.volume([x - s, 0, x + s, 0, x + s * 0.9, s * own.range(0.8, 1.3), x - s * 0.8, s], {
        albedo: mossy,
        round: 0.3,
        grain: 0.4,
      });
    }
  },
};
