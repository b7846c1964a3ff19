import { oklch } from '../../../core/color.ts';
import { smoothstep } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { blob, chain, oval, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const SUBMARINE_ACTOR: ActorDefinition = {
  concept: 'submarine',
  words: 'submarine, bathyscaphe, u boat, submersible',
  size: 20,
  width: 1.3,
  height: 0.6,
  draft: 0.42,
  habitat: ['underwater', 'water'],
  settings: ['underwater'],
  paint: (pen, actor) => {
    const hull = actor.color(0, 0.8, 0.16, 90);
    const trim = oklch(0.45, 0.05, 240);
    pen.volume(slab(-0.02, 0.4, 0.03, 0.2), { albedo: trim });
    pen.volume(chain(-0.005, 0.58, 0.018, 0.06, 0.58, 0.018), { albedo: trim });
    pen.volume(blob(-0.16, 0.34, -0.12, 0.48, 0.14, 0.48, 0.2, 0.34), {
      albedo: hull,
      gloss: 0.35,
    });
    pen.volume(blob(-0.5, 0.2, -0.64, 0.38, -0.56, 0.4, -0.4, 0.26), { albedo: trim, lift: -0.1 });
    pen.volume(blob(-0.5, 0.18, -0.64, 0.02, -0.56, 0.0, -0.4, 0.12), { albedo: trim, lift: -0.1 });
    pen.volume(
      blob(-0.58, 0.2, -0.4, 0.33, 0, 0.38, 0.4, 0.35, 0.6, 0.2, 0.4, 0.06, 0, 0.03, -0.4, 0.08),
      {
        albedo: (u, v) =>
          Math.abs(v - 0.2) < 0.012
            ? trim
            : blend(hull, [0.9, 0.35, 0.1], smoothstep(0.12, 0.06, v) * (u > -9 ? 0.5 : 0)),
        round: 0.7,
        gloss: 0.45,
        grain: 0.1,
      },
    );
    for (const x of [-0.18, 0.06, 0.3]) {
      pen.volume(oval(x, 0.22, 0.066), { albedo: trim, gloss: 0.4 });
      pen.emit(
        oval(x, 0.22, 0.046),
        pen.rig.isDark || actor.place === 'underwater' ? [1.25, 1.1, 0.65] : [0.5, 0.7, 0.8],
      );
      pen.fill(oval(x - 0.014, 0.236, 0.014, 0.02), [1, 1, 1], 1, { alpha: 0.6 });
    }
    for (const dy of [-0.06, 0.06])
      pen.volume(oval(-0.66, 0.2 + dy, 0.022, 0.05), { albedo: oklch(0.7, 0.11, 80), gloss: 0.5 });
    pen.glow(0.66, 0.2, 0.3, [1, 0.95, 0.7], actor.place === 'underwater' ? 0.7 : 0.1);
  },
};
