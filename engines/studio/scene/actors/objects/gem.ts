import { mixColors, oklch } from '../../../core/color.ts';
import { sin } from '../../../core/math.ts';
import { blob, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';

export const GEM_ACTOR: ActorDefinition = {
  concept: 'gem',
  words: 'gem, diamond, crystal, jewel, gemstone, amethyst, quartz, crystals, mineral, geode',
  size: 0.12,
  width: 1.1,
  height: 0.95,
  share: 0.8,
  habitat: ['table', 'ground', 'space'],
  settings: ['studio', 'cave', 'table'],
  paint: (pen, actor) => {
    const own = actor.random.fork('gem');
    const color = actor.color(
      0,
      ...own.pick<Lch>([
        [0.85, 0.05, 220],
        [0.52, 0.22, 22],
        [0.58, 0.16, 155],
        [0.5, 0.18, 262],
        [0.55, 0.19, 305],
      ]),
    );
    const facet = (shape: number[], light: number): void =>
      pen.volume(shape, {
        albedo: mixColors(color, light > 0 ? [1, 1, 1] : [0, 0, 0.02], Math.abs(light)),
        round: 0.02,
        grain: 0,
        gloss: 0.6,
        glow: 0.25,
        rim: 0,
      });
    if (
      actor.has('crystal', 'crystals', 'quartz', 'amethyst', 'geode', 'mineral') ||
      own.chance(0.3)
    ) {
      const spike = (x: number, w: number, h: number, lean: number): void => {
        const t = x + lean;
        facet([x - w, 0, x, 0, t, h, t - w * 0.8, h * 0.78], pen.lightAhead > 0 ? -0.35 : 0.2);
        facet([x, 0, x + w, 0, t + w * 0.8, h * 0.78, t, h], pen.lightAhead > 0 ? 0.3 : -0.2);
        facet(
          [x - w * 0.3, 0, x + w * 0.3, 0, t + w * 0.26, h * 0.76, t, h, t - w * 0.26, h * 0.76],
          0.08,
        );
      };
      spike(-0.36, 0.09, 0.44, -0.16);
      spike(0.36, 0.1, 0.5, 0.18);
      spike(-0.18, 0.12, 0.74, -0.08);
      spike(0.2, 0.11, 0.66, 0.06);
      spike(0.02, 0.14, 0.96, 0.01);
      pen.volume(blob(-0.5, 0, -0.36, 0.1, 0, 0.12, 0.36, 0.1, 0.5, 0), {
        albedo: oklch(0.42, 0.03, 280),
        grain: 0.6,
        round: 0.4,
      });
      pen.glow(0, 0.4, 0.7, color, 0.35);
      return;
    }
    const y = 0.62;
    const xs = [-0.5, -0.28, 0, 0.28, 0.5];
    for (let i = 0; i < 4; i++)
      facet([xs[i]!, y, xs[i + 1]!, y, 0, 0.02], [-0.3, 0.12, 0.35, -0.15][i]!);
    const tops = [-0.32, -0.12, 0.12, 0.32];
    for (let i = 0; i < 4; i++)
      facet([xs[i]!, y, xs[i + 1]!, y, tops[i]!, 0.88], [0.25, -0.1, 0.5, 0.1][i]!);
    for (let i = 0; i < 3; i++)
      facet([tops[i]!, 0.88, tops[i + 1]!, 0.88, xs[i + 1]!, y], [0.45, 0.65, 0.3][i]!);
    pen.fill(ribbon([-0.5, y, 0.5, y], 0.01), [1, 1, 1], 1, { alpha: 0.6 });
    for (const [x, v, s] of [
      [-0.2, 0.76, 0.16],
      [0.3, 0.5, 0.1],
    ] as const)
      pen.emit(
        [
          ...ribbon([x - s, v, x + s, v], (t) => 0.024 * sin(t * 3.14)),
          ...ribbon([x, v - s, x, v + s], (t) => 0.024 * sin(t * 3.14)),
        ],
        [1.7, 1.7, 1.8],
      );
    pen.glow(0, 0.5, 0.7, color, 0.25);
  },
};
