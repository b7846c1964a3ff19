import { mixColors } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { blob, oval, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { GOLD, tabletop } from './materials.ts';

export const VASE_ACTOR: ActorDefinition = {
  concept: 'vase',
  words: 'vase, urn, pot, amphora, jar, pottery, ceramic, treasure chest, chest, jug, pitcher',
  size: 0.35,
  width: 0.75,
  height: 1.02,
  ...tabletop,
  holds: true,
  paint: (pen, actor) => {
    const own = actor.random.fork('vase');
    const glaze = actor.color(
      0,
      ...own.pick<Lch>([
        [0.5, 0.11, 255],
        [0.92, 0.02, 85],
        [0.56, 0.13, 40],
        [0.6, 0.09, 185],
      ]),
    );
    const trim = actor.subject.colors[1]
      ? actor.color(1, 0, 0, 0)
      : mixColors(glaze, own.chance(0.5) ? [1, 1, 1] : [0.05, 0.04, 0.1], 0.6);
    const w = own.range(0.26, 0.36);
    const neck = own.range(0.1, 0.16);
    const high = own.range(0.34, 0.52);
    const dots = own.chance(0.5);
    if (actor.has('box', 'chest', 'gift', 'suitcase', 'bag')) {
      pen.volume(slab(-0.42, 0, 0.84, 0.42), { albedo: glaze, round: 0.12, grain: 0.2 });
      pen.volume(blob(-0.46, 0.42, -0.42, 0.62, 0, 0.7, 0.42, 0.62, 0.46, 0.42), {
        albedo: mixColors(glaze, [0, 0, 0], 0.12),
        round: 0.4,
      });
      for (const x of [-0.3, 0, 0.3])
        pen.volume(slab(x - 0.03, 0, 0.06, 0.66), { albedo: GOLD, round: 0.3, gloss: 0.5 });
      pen.volume(slab(-0.07, 0.32, 0.14, 0.16), { albedo: GOLD, gloss: 0.7, round: 0.3 });
      return;
    }
    pen.volume(
      blob(
        -0.14,
        0.01,
        -w * 0.8,
        0.14,
        -w,
        high,
        -w * 0.75,
        0.66,
        -neck,
        0.82,
        -neck * 1.05,
        0.93,
        -neck * 1.5,
        1.0,
        neck * 1.5,
        1.0,
        neck * 1.05,
        0.93,
        neck,
        0.82,
        w * 0.75,
        0.66,
        w,
        high,
        w * 0.8,
        0.14,
        0.14,
        0.01,
      ),
      {
        albedo: (u, v) => {
          const band =
            smoothstep(0.03, 0.022, Math.abs(v - high - 0.12)) +
            smoothstep(0.03, 0.022, Math.abs(v - high + 0.16));
          const mark = dots
            ? smoothstep(0.55, 0.7, sin((u / w) * 9) * sin((v - high) * 34)) *
              smoothstep(0.14, 0.12, Math.abs(v - high + 0.02))
            : smoothstep(0.0, 0.12, sin((u / w) * 7 + (v - high) * 40) - 0.3) *
              smoothstep(0.12, 0.1, Math.abs(v - high + 0.02));
          return blend(glaze, trim, Math.min(1, band + mark));
        },
        round: 0.72,
        gloss: 0.75,
        grain: 0.03,
      },
    );
    pen.volume(oval(0, 0.995, neck * 1.45, neck * 0.36), {
      albedo: mixColors(glaze, [1, 1, 1], 0.2),
      round: 0.2,
      gloss: 0.5,
    });
    pen.fill(oval(0, 0.992, neck * 1.15, neck * 0.26), [0.02, 0.015, 0.015], 0.4);
  },
};
