import { oklch } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend, mix } from '../../../paint/pen.ts';
import { chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';

export const LIZARD_ACTOR: ActorDefinition = {
  concept: 'lizard',
  words: 'lizard, gecko, chameleon, iguana, crocodile, alligator, salamander, komodo dragon',
  size: 1.2,
  width: 1.7,
  height: 0.5,
  draft: 0.4,
  habitat: ['ground', 'water', 'table'],
  settings: ['swamp', 'desert', 'jungle'],
  paint: (pen, actor) => {
    const own = actor.random.fork('lizard');
    const skin = actor.color(
      0,
      ...own.pick<Lch>([
        [0.52, 0.1, 130],
        [0.5, 0.07, 95],
        [0.56, 0.12, 160],
      ]),
    );
    const pale = oklch(0.88, 0.06, 100);
    const y = 0.2;
    for (const x of [-0.14, 0.34])
      pen.volume(chain(x, y, 0.06, x + 0.08, 0.1, 0.045, x + 0.06, 0.03, 0.04), {
        albedo: skin,
        lift: -0.2,
      });
    const line = [
      -0.9,
      0.06,
      0.012,
      -0.6,
      0.1,
      0.05,
      -0.3,
      y,
      0.1,
      0.05,
      y + 0.01,
      0.125,
      0.34,
      y + 0.03,
      0.1,
      0.46,
      y + 0.06,
      0.09,
    ];
    pen.volume(
      [
        ...chain(...line),
        ...chain(0.46, y + 0.07, 0.09, 0.66, y + 0.05, 0.055, 0.84, y + 0.04, 0.045),
      ],
      {
        albedo: (u, v) => {
          const sc = 0.82 + 0.24 * smoothstep(0, 0.6, sin(u * 78) * sin(v * 88));
          const c = blend(pale, skin, smoothstep(0.1, 0.18, v));
          return [c[0] * sc, c[1] * sc, c[2] * sc];
        },
        round: 0.6,
        gloss: 0.25,
      },
    );
    for (let i = 0; i < 18; i++) {
      const u = -0.75 + i * 0.062;
      const h = y + 0.105 - Math.max(0, -0.3 - u) * 0.42 - 0.01;
      pen.volume([u - 0.024, h - 0.01, u - 0.01, h + 0.045, u + 0.022, h - 0.01], {
        albedo: mix(skin, [0, 0, 0], 0.35),
      });
    }
    for (const x of [-0.22, 0.28])
      pen.volume(
        [
          ...chain(x, y, 0.07, x - 0.06, 0.11, 0.05, x + 0.02, 0.03, 0.04),
          ...chain(x, 0.03, 0.035, x + 0.1, 0.02, 0.024),
        ],
        { albedo: skin },
      );
    pen.volume(oval(0.5, y + 0.14, 0.042), { albedo: skin });
    pen.eye(0.51, y + 0.15, 0.024, oklch(0.82, 0.15, 95), { slit: true });
    pen.shade(ribbon(curve(0.86, y + 0.02, 0.66, y + 0.02, 0.5, y + 0.0), 0.01), 0.6, 0.003);
  },
};
