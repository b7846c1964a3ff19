import { mixColors, oklch } from '../../../core/color.ts';
import { sin } from '../../../core/math.ts';
import { blob, chain, curve, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { GOLD } from './materials.ts';

export const GUITAR_ACTOR: ActorDefinition = {
  concept: 'guitar',
  words: 'guitar, acoustic guitar, violin, ukulele, cello, fiddle',
  size: 1.0,
  width: 0.5,
  height: 1.08,
  habitat: ['ground', 'table'],
  settings: ['room', 'studio'],
  paint: (pen, actor) => {
    const own = actor.random.fork('guitar');
    const violin = actor.has('violin', 'cello', 'fiddle');
    const body = actor.color(
      0,
      ...(violin
        ? ([0.46, 0.12, 42] as Lch)
        : own.pick<Lch>([
            [0.68, 0.12, 66],
            [0.5, 0.13, 40],
            [0.62, 0.13, 55],
          ])),
    );
    const dark = mixColors(body, [0.02, 0.01, 0.01], 0.55);
    const p = pen.within(0, 0, 1, own.range(-0.14, 0.14));
    const shape = violin
      ? blob(
          0,
          0.0,
          -0.15,
          0.03,
          -0.2,
          0.15,
          -0.13,
          0.24,
          -0.1,
          0.3,
          -0.16,
          0.4,
          -0.1,
          0.5,
          0,
          0.52,
          0.1,
          0.5,
          0.16,
          0.4,
          0.1,
          0.3,
          0.13,
          0.24,
          0.2,
          0.15,
          0.15,
          0.03,
        )
      : blob(
          0,
          0.0,
          -0.17,
          0.04,
          -0.23,
          0.17,
          -0.17,
          0.29,
          -0.135,
          0.35,
          -0.16,
          0.44,
          -0.09,
          0.52,
          0,
          0.535,
          0.09,
          0.52,
          0.16,
          0.44,
          0.135,
          0.35,
          0.17,
          0.29,
          0.23,
          0.17,
          0.17,
          0.04,
        );
    p.volume(shape, { albedo: dark, round: 0.4 });
    p.volume(
      shape.map((v, i) => (i % 2 === 0 ? v * 0.94 : 0.26 + (v - 0.26) * 0.95)),
      {
        albedo: (u, v) => {
          const n = 0.9 + 0.14 * sin(u * 130 + sin(v * 6) * 2);
          return [body[0] * n, body[1] * n, body[2] * n];
        },
        round: 0.22,
        gloss: 0.5,
      },
    );
    if (violin) {
      for (const s of [-1, 1])
        p.fill(
          ribbon(curve(s * 0.075, 0.34, s * 0.06, 0.28, s * 0.085, 0.22), 0.014),
          [0.02, 0.01, 0.01],
          0.4,
        );
    } else {
      p.fill(ribbon(oval(0, 0.36, 0.083), 0.014), dark, 0.5);
      p.fill(oval(0, 0.36, 0.074), [0.02, 0.012, 0.01], 0.4);
    }
    p.volume(slab(-0.075, 0.13, 0.15, 0.025), { albedo: dark });
    p.volume(slab(-0.027, violin ? 0.3 : 0.44, 0.054, violin ? 0.56 : 0.46), {
      albedo: oklch(0.28, 0.05, 45),
      round: 0.4,
    });
    for (let i = 0; i < 12; i++)
      p.fill(slab(-0.026, 0.86 - i * 0.034, 0.052, 0.005), oklch(0.8, 0.03, 85), 0.7);
    p.volume(blob(-0.045, 0.89, -0.05, 1.02, 0, 1.05, 0.05, 1.02, 0.045, 0.89), {
      albedo: dark,
      round: 0.3,
    });
    for (let i = 0; i < 3; i++)
      for (const s of [-1, 1])
        p.volume(chain(s * 0.04, 0.92 + i * 0.04, 0.009, s * 0.075, 0.92 + i * 0.04, 0.014), {
          albedo: GOLD,
          gloss: 0.6,
        });
    for (let i = 0; i < 6; i++)
      p.fill(
        ribbon([-0.02 + i * 0.008, 0.14, -0.017 + i * 0.007, 0.92], 0.0028),
        [0.8, 0.78, 0.7],
        0.9,
      );
  },
};
