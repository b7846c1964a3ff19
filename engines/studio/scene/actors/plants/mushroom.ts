import { oklch } from '../../../core/color.ts';
import { sin } from '../../../core/math.ts';
import { blob, chain, oval } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';

export const MUSHROOM_ACTOR: ActorDefinition = {
  concept: 'mushroom',
  words: 'mushroom, toadstool, fungus, fly agaric, fungi',
  size: 0.2,
  width: 1.05,
  height: 1.05,
  habitat: ['ground', 'table'],
  settings: ['forest', 'forest', 'meadow'],
  share: 0.85,
  holds: true,
  seat: 0.92,
  paint: (pen, actor) => {
    const own = actor.random.fork('mushroom');
    const brown = own.chance(0.3) && !actor.has('toadstool', 'fly');
    const red = actor.color(0, ...(brown ? ([0.55, 0.09, 55] as Lch) : ([0.55, 0.21, 28] as Lch)));
    const one = (x: number, s: number, lean: number): void => {
      const p = pen.within(x, 0, s, lean);
      const stalk = oklch(0.94, 0.025, 85);
      p.volume(chain(0, 0.02, 0.12, 0.0, 0.25, 0.085, 0.01, 0.56, 0.075), {
        albedo: stalk,
        round: 0.6,
        grain: 0.2,
      });
      p.volume(blob(-0.14, 0.4, -0.1, 0.47, 0.1, 0.47, 0.15, 0.4, 0.05, 0.42, -0.04, 0.39), {
        albedo: stalk,
        lift: 0.06,
      });
      p.volume(oval(0.01, 0.56, 0.4, 0.07), {
        albedo: (u) => {
          const k = 0.7 + 0.16 * sin(u * 130);
          return [0.82 * k, 0.74 * k, 0.6 * k];
        },
        lift: -0.2,
        round: 0.2,
      });
      const cap = blob(
        -0.44,
        0.55,
        -0.4,
        0.72,
        -0.22,
        0.9,
        0.02,
        0.97,
        0.24,
        0.9,
        0.42,
        0.72,
        0.45,
        0.55,
        0.24,
        0.585,
        0,
        0.6,
        -0.24,
        0.585,
      );
      p.volume(cap, { albedo: red, round: 0.7, gloss: 0.45, grain: 0.1 });
      if (brown) return;
      for (const [dx, dy, r] of [
        [-0.26, 0.68, 0.06],
        [0.0, 0.78, 0.075],
        [0.26, 0.7, 0.06],
        [-0.1, 0.9, 0.04],
        [0.14, 0.9, 0.036],
        [-0.1, 0.64, 0.036],
        [0.12, 0.63, 0.04],
        [0.38, 0.61, 0.03],
        [-0.38, 0.6, 0.03],
      ] as const) {
        p.volume(oval(dx, dy, r, r * 0.78, -dx * 0.6), {
          albedo: oklch(0.97, 0.015, 88),
          round: 0.5,
        });
      }
    };
    one(-0.3, 0.5, 0.12);
    one(0.34, 0.38, -0.12);
    one(0.02, 1, own.range(-0.06, 0.06));
  },
};
