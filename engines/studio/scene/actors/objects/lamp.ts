import { oklch, type Rgb } from '../../../core/color.ts';
import { cos, sin } from '../../../core/math.ts';
import { blob, chain, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { CANDLE, DARK, GOLD } from './materials.ts';

export const LAMP_ACTOR: ActorDefinition = {
  concept: 'lamp',
  words: 'lamp, table lamp, desk lamp, lantern, campfire, bonfire, fire, flame',
  size: 0.5,
  width: 0.75,
  height: 1.08,
  habitat: ['table', 'ground'],
  settings: ['table', 'room'],
  paint: (pen, actor) => {
    const own = actor.random.fork('lamp');
    if (actor.has('campfire', 'bonfire', 'fire', 'flame', 'fireplace', 'torch')) {
      for (const a of [-0.5, 0.45, -0.1])
        pen.volume(
          chain(-cos(a) * 0.36, 0.05, 0.055, cos(a) * 0.36, 0.05 + sin(a) * 0.12 + 0.04, 0.05),
          { albedo: oklch(0.34, 0.05, 50), grain: 0.5 },
        );
      pen.glow(0, 0.4, 1.1, [1, 0.5, 0.15], 0.55);
      for (const [w, h, c] of [
        [0.34, 0.95, [1.1, 0.26, 0.04]],
        [0.26, 0.74, [1.5, 0.6, 0.08]],
        [0.16, 0.48, [1.7, 1.25, 0.4]],
      ] as const) {
        const b = own.range(-0.06, 0.06);
        pen.emit(
          blob(
            -w,
            0.16,
            -w * 0.8,
            0.1 + h * 0.35,
            -w * 0.35 + b,
            h * 0.62,
            b * 1.6,
            0.06 + h,
            w * 0.3,
            h * 0.58,
            w * 0.85,
            0.1 + h * 0.32,
            w,
            0.16,
            0,
            0.06,
          ),
          c as unknown as Rgb,
          { blur: 0.018 * pen.frame.scale },
        );
      }
      return;
    }
    if (actor.has('lantern')) {
      pen.volume(ribbon(oval(0, 0.92, 0.16, 0.14), 0.025), { albedo: DARK });
      pen.volume(blob(-0.22, 0.72, -0.08, 0.88, 0.08, 0.88, 0.22, 0.72), {
        albedo: DARK,
        gloss: 0.5,
      });
      pen.emit(slab(-0.18, 0.16, 0.36, 0.56), [1.0, 0.72, 0.34], { alpha: 0.85 });
      pen.emit(blob(-0.05, 0.26, 0, 0.52, 0.05, 0.26, 0, 0.2), CANDLE);
      for (const x of [-0.19, 0, 0.19])
        pen.volume(ribbon([x, 0.14, x, 0.74], 0.026), { albedo: DARK });
      pen.volume(slab(-0.25, 0, 0.5, 0.16), { albedo: DARK, round: 0.4, gloss: 0.4 });
      pen.glow(0, 0.42, 0.9, [1, 0.7, 0.3], 0.7);
      return;
    }
    const shade = actor.color(
      0,
      ...own.pick<Lch>([
        [0.9, 0.06, 80],
        [0.58, 0.13, 150],
        [0.6, 0.15, 30],
        [0.55, 0.1, 235],
      ]),
    );
    const stand = own.chance(0.5) ? GOLD : oklch(0.42, 0.08, own.pick([250, 30, 160]));
    pen.volume(oval(0, 0.03, 0.22, 0.05), { albedo: stand, gloss: 0.6 });
    pen.volume(
      blob(
        -0.05,
        0.05,
        -0.16,
        0.22,
        -0.1,
        0.38,
        -0.025,
        0.46,
        -0.02,
        0.62,
        0.02,
        0.62,
        0.025,
        0.46,
        0.1,
        0.38,
        0.16,
        0.22,
        0.05,
        0.05,
      ),
      { albedo: stand, gloss: 0.6, round: 0.65 },
    );
    pen.glow(0, 0.75, 1, [1, 0.75, 0.4], actor.isLit ? 0.75 : 0.35);
    pen.volume([-0.34, 0.56, 0.34, 0.56, 0.19, 1.04, -0.19, 1.04], {
      albedo: shade,
      round: 0.6,
      glow: 0.75,
    });
    pen.emit(oval(0, 0.57, 0.3, 0.045), [1.3, 1.0, 0.55]);
  },
};
