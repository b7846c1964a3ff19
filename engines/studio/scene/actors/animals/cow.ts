import { oklch } from '../../../core/color.ts';
import { sin, smoothstep, square } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { curve, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { COW } from './hoofed-plans.ts';
import { paintQuadruped } from './quadruped.ts';

export const COW_ACTOR: ActorDefinition = {
  concept: 'cow',
  words: 'cow, bull, ox, cattle, calf',
  size: 1.5,
  width: 1.55,
  height: 1.02,
  habitat: ['ground'],
  settings: ['meadow', 'countryside'],
  seat: 0.79,
  paint: (pen, actor) => {
    const own = actor.random.fork('cow');
    const patch = own.pick([oklch(0.2, 0.01, 280), oklch(0.44, 0.1, 45)] as const);
    const spots = Array.from(
      { length: 6 },
      () => [own.range(-0.5, 0.6), own.range(0.5, 0.95), own.range(0.08, 0.16)] as const,
    );
    paintQuadruped(
      pen,
      actor,
      {
        ...COW,
        markings: () => (u, v, base) => {
          if (actor.isColored) return base;
          let t = 0;
          for (const [x, y, r] of spots) {
            const d = Math.sqrt(square(u - x) + square(v - y)) + 0.025 * sin(u * 41 + v * 37);
            t = Math.max(t, smoothstep(r, r - 0.02, d));
          }
          return blend(base, patch, t);
        },
      },
      {
        stances: ['stand', 'walk', 'graze'],
        after: (posed) => {
          const horn = curve(-0.12, 0.42, -0.16, 0.8, 0.16, 1.02);
          posed.pen.volume(
            ribbon(posed.onHead(horn), (t) => 0.04 * (1 - t * 0.8)),
            { albedo: oklch(0.85, 0.03, 80), gloss: 0.3 },
          );
        },
      },
    );
  },
};
