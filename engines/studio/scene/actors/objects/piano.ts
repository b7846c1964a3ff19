import { mixColors, oklch } from '../../../core/color.ts';
import { blob, chain, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { GOLD } from './materials.ts';

export const PIANO_ACTOR: ActorDefinition = {
  concept: 'piano',
  words: 'piano, grand piano',
  size: 1.5,
  width: 1.35,
  height: 0.98,
  habitat: ['ground'],
  settings: ['room', 'studio'],
  paint: (pen, actor) => {
    const body = actor.color(0, 0.2, 0.01, 270);
    const gloss = { gloss: 0.85, grain: 0, round: 0.25 } as const;
    for (const x of [-0.5, 0.1, 0.52])
      pen.volume(chain(x, 0.34, 0.034, x, 0.06, 0.022, x, 0.015, 0.026), {
        albedo: body,
        ...gloss,
      });
    pen.volume(ribbon([0.0, 0.3, 0.0, 0.05], 0.03), { albedo: GOLD, gloss: 0.5 });
    pen.volume(blob(-0.56, 0.52, -0.6, 0.8, -0.38, 0.98, 0.0, 0.92, 0.5, 0.6, 0.3, 0.5), {
      albedo: mixColors(body, [1, 1, 1], 0.04),
      ...gloss,
      lift: -0.05,
    });
    pen.fill(
      blob(-0.5, 0.52, -0.54, 0.77, -0.36, 0.92, -0.02, 0.86, 0.4, 0.6, 0.26, 0.52),
      oklch(0.5, 0.1, 55),
      0.5,
    );
    pen.fill(ribbon([0.3, 0.5, 0.16, 0.74], 0.014), body, 0.6);
    pen.volume(
      blob(
        -0.64,
        0.36,
        -0.64,
        0.5,
        -0.5,
        0.54,
        0.3,
        0.54,
        0.64,
        0.48,
        0.64,
        0.36,
        0.5,
        0.33,
        -0.5,
        0.33,
      ),
      { albedo: body, ...gloss },
    );
    pen.volume([-0.62, 0.335, 0.62, 0.335, 0.64, 0.385, -0.64, 0.385], { albedo: body, ...gloss });
    pen.fill([-0.56, 0.395, 0.56, 0.395, 0.54, 0.44, -0.54, 0.44], oklch(0.97, 0.012, 90), 0.85);
    for (let i = 1; i < 36; i++) {
      const x = -0.56 + (i / 36) * 1.12;
      pen.fill(ribbon([x, 0.395, x * 0.965, 0.44], 0.003), [0.25, 0.25, 0.25], 0.5);
      if (![2, 6].includes(i % 7))
        pen.fill(
          [x - 0.008, 0.414, x + 0.008, 0.414, x * 0.965 + 0.008, 0.44, x * 0.965 - 0.008, 0.44],
          [0.015, 0.015, 0.018],
          0.5,
        );
    }
    pen.volume([-0.22, 0.5, 0.22, 0.5, 0.2, 0.68, -0.2, 0.68], { albedo: body, ...gloss });
    pen.fill([-0.15, 0.53, 0, 0.52, 0, 0.65, -0.14, 0.66], oklch(0.96, 0.015, 88), 0.8);
    pen.fill([0, 0.52, 0.15, 0.53, 0.14, 0.66, 0, 0.65], oklch(0.93, 0.018, 88), 0.8);
    for (let i = 0; i < 4; i++)
      for (const s of [-1, 1])
        pen.fill(
          ribbon([s * 0.02, 0.55 + i * 0.026, s * 0.13, 0.555 + i * 0.026], 0.004),
          [0.1, 0.1, 0.1],
          0.5,
        );
  },
};
