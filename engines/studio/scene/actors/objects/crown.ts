import { mixColors, oklch } from '../../../core/color.ts';
import { sin, square } from '../../../core/math.ts';
import { blob, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { tabletop } from './materials.ts';

export const CROWN_ACTOR: ActorDefinition = {
  concept: 'crown',
  words: 'crown, tiara, diadem, coronet',
  size: 0.22,
  width: 1.1,
  height: 0.85,
  ...tabletop,
  paint: (pen, actor) => {
    const own = actor.random.fork('crown');
    const gold = actor.color(0, 0.8, 0.145, 86);
    const gem = oklch(
      ...own.pick<Lch>([
        [0.52, 0.22, 22],
        [0.48, 0.18, 262],
        [0.56, 0.16, 155],
      ]),
    );
    pen.volume(blob(-0.5, 0.0, 0, -0.02, 0.5, 0, 0.46, 0.16, 0, 0.2, -0.46, 0.16), {
      albedo: oklch(0.44, 0.15, 25),
      round: 0.6,
      grain: 0.2,
    });
    pen.volume(oval(0, 0.44, 0.5, 0.14), { albedo: mixColors(gold, [0, 0, 0], 0.5), round: 0.1 });
    const points: number[] = [...curve(-0.46, 0.1, 0, 0.02, 0.46, 0.1)];
    for (let i = 5; i >= 0; i--) {
      const t = i / 5;
      const x = -0.54 + t * 1.08;
      const dip = -0.1 * (1 - square(x / 0.54));
      points.push(x, 0.76 + dip * 0.8);
      if (i > 0) points.push(x - 0.108, 0.42 + dip);
    }
    pen.volume(points, {
      albedo: (u, v) => {
        const s = 0.88 + 0.14 * sin(u * 60) * sin(v * 50);
        return [gold[0] * s, gold[1] * s, gold[2] * s];
      },
      gloss: 0.9,
      round: 0.35,
      grain: 0.04,
    });
    pen.volume(ribbon(curve(-0.465, 0.14, 0, 0.055, 0.465, 0.14), 0.08), {
      albedo: mixColors(gold, [1, 1, 1], 0.12),
      gloss: 0.8,
    });
    for (let i = 0; i <= 5; i++) {
      const x = -0.54 + (i / 5) * 1.08;
      const dip = -0.08 * (1 - square(x / 0.54));
      pen.volume(oval(x, 0.79 + dip, 0.046), {
        albedo: i % 2 === 0 ? gem : oklch(0.95, 0.01, 90),
        gloss: 0.95,
      });
    }
    for (let i = -2; i <= 2; i++)
      pen.volume(oval(i * 0.18, 0.095 - 0.04 * (1 - square(i / 2)) + 0.01, 0.036, 0.044), {
        albedo: i % 2 === 0 ? gem : oklch(0.9, 0.04, 200),
        gloss: 0.95,
      });
    for (const [x, y] of [
      [-0.3, 0.6],
      [0.26, 0.5],
      [0.48, 0.8],
    ] as const) {
      pen.emit(
        [
          ...ribbon([x - 0.07, y, x + 0.07, y], (t) => 0.014 * sin(t * 3.14)),
          ...ribbon([x, y - 0.07, x, y + 0.07], (t) => 0.014 * sin(t * 3.14)),
        ],
        [1.6, 1.5, 1.2],
      );
    }
  },
};
