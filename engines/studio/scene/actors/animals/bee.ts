import { oklch } from '../../../core/color.ts';
import { atan2 } from '../../../core/math.ts';
import { mix } from '../../../paint/pen.ts';
import { blob, chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';

export const BEE_ACTOR: ActorDefinition = {
  concept: 'bee',
  words: 'bee, honeybee, bumblebee, wasp, hornet, ladybug, ladybird, beetle',
  size: 0.03,
  width: 1.2,
  height: 0.86,
  share: 0.62,
  habitat: ['air', 'ground', 'table'],
  settings: ['garden', 'meadow'],
  paint: (pen, actor) => {
    const lady = actor.has('ladybug', 'ladybird', 'beetle');
    const black = oklch(0.19, 0.01, 60);
    const gold = actor.color(0, ...(lady ? ([0.56, 0.22, 28] as Lch) : ([0.82, 0.16, 82] as Lch)));
    const y = 0.36;
    for (const x of [-0.1, 0.06, 0.2])
      pen.volume(chain(x, y - 0.16, 0.02, x + 0.06, y - 0.26, 0.014, x + 0.02, y - 0.34, 0.01), {
        albedo: black,
      });
    if (lady) {
      pen.volume(oval(0.34, y + 0.0, 0.14, 0.15), { albedo: black, gloss: 0.4 });
      pen.volume(
        blob(-0.46, y - 0.12, -0.42, y + 0.16, -0.1, y + 0.32, 0.2, y + 0.2, 0.3, y - 0.12),
        { albedo: gold, gloss: 0.7, round: 0.7, grain: 0.03 },
      );
      for (const [x, v] of [
        [-0.28, 0.08],
        [-0.06, 0.2],
        [-0.1, -0.02],
        [0.12, 0.06],
        [-0.36, -0.06],
      ] as const)
        pen.fill(oval(x, y + v, 0.055, 0.05), black, 0.5);
      pen.fill(ribbon(curve(-0.46, y - 0.1, -0.1, y - 0.06, 0.29, y - 0.1), 0.012), black, 0.4);
    } else {
      for (const [dx, r, lift] of [
        [0.08, 0.5, -0.1],
        [0, 0.45, 0.05],
      ] as const) {
        pen.volume(oval(-0.06 + dx, y + 0.32, 0.13, 0.26, -0.5 * r), {
          albedo: oklch(0.92, 0.03, 220),
          alpha: 0.6,
          gloss: 0.6,
          lift,
          round: 0.3,
        });
        pen.fill(ribbon(oval(-0.06 + dx, y + 0.32, 0.13, 0.26, -0.5 * r), 0.006), black, 0.4, {
          alpha: 0.5,
        });
      }
      pen.volume([-0.46, y - 0.02, -0.6, y - 0.06, -0.46, y - 0.09], { albedo: black });
      pen.volume(chain(-0.44, y - 0.05, 0.06, -0.28, y - 0.02, 0.16, -0.06, y + 0.02, 0.19), {
        albedo: (u) => ((u * 7.5 + 20) % 1 < 0.45 ? black : gold),
        round: 0.65,
        grain: 0.2,
        gloss: 0.2,
      });
      pen.volume(oval(0.12, y + 0.05, 0.17, 0.165), {
        albedo: mix(gold, [0.4, 0.25, 0.05], 0.3),
        round: 0.65,
        grain: 0.4,
      });
      pen.hairs(oval(0.12, y + 0.05, 0.17, 0.165), actor.random.fork('fuzz'), {
        count: 260,
        length: 0.06,
        angle: (u, v) => atan2(v - y - 0.05, u - 0.12),
        width: 0.008,
      });
      pen.volume(oval(0.34, y + 0.04, 0.115), { albedo: black, gloss: 0.4 });
    }
    pen.eye(0.4, y + 0.06, 0.04, oklch(0.3, 0.03, 50));
    for (const d of [0, 0.05])
      pen.fill(
        ribbon(curve(0.4 + d * 0.4, y + 0.13, 0.46 + d, y + 0.24, 0.54 + d, y + 0.24), 0.014),
        black,
        0.4,
      );
  },
};
