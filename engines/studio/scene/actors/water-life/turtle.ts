import { oklch } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend, mix } from '../../../paint/pen.ts';
import { blob, chain, curve, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const TURTLE_ACTOR: ActorDefinition = {
  concept: 'turtle',
  words: 'turtle, tortoise, sea turtle',
  size: 0.9,
  width: 1.2,
  height: 0.66,
  draft: 0.4,
  habitat: ['underwater', 'ground', 'water'],
  settings: ['underwater', 'beach'],
  paint: (pen, actor) => {
    const swims = actor.place === 'underwater' || actor.place === 'water';
    const skin = actor.color(0, 0.58, 0.08, 130);
    const shell = actor.isColored ? mix(skin, [0.1, 0.06, 0.02], 0.4) : oklch(0.46, 0.07, 75);
    const dark = mix(shell, [0.02, 0.02, 0.01], 0.55);
    const y = swims ? 0.26 : 0.16;
    const spot = (u: number, v: number) =>
      blend(skin, dark, smoothstep(0.2, 0.7, sin(u * 60) * sin(v * 60)) * 0.5);
    if (swims) {
      pen.volume(blob(0.2, y, 0.42, y + 0.2, 0.3, y + 0.34, 0.22, y + 0.2), {
        albedo: spot,
        lift: -0.2,
      });
      pen.volume(blob(-0.32, y, -0.52, y + 0.06, -0.56, y - 0.04, -0.36, y - 0.05), {
        albedo: spot,
        lift: -0.1,
      });
    } else {
      for (const x of [-0.3, 0.18])
        pen.volume(chain(x + 0.1, y, 0.09, x + 0.12, 0.04, 0.07), { albedo: spot, lift: -0.2 });
    }
    pen.volume([...chain(0.32, y + 0.03, 0.08, 0.48, y + 0.11, 0.07, 0.54, y + 0.12, 0.09)], {
      albedo: spot,
      round: 0.6,
    });
    pen.volume(
      blob(
        -0.42,
        y - 0.02,
        -0.1,
        y - 0.09,
        0.25,
        y - 0.06,
        0.4,
        y + 0.02,
        0.1,
        y + 0.06,
        -0.3,
        y + 0.05,
      ),
      { albedo: oklch(0.85, 0.07, 95) },
    );
    const dome = blob(
      -0.46,
      y + 0.0,
      -0.38,
      y + 0.16,
      -0.12,
      y + 0.31,
      0.14,
      y + 0.29,
      0.34,
      y + 0.13,
      0.4,
      y + 0.02,
      0,
      y - 0.03,
    );
    pen.volume(dome, {
      albedo: (u, v) => {
        const row = Math.floor((v - y) * 9 + 0.3);
        const a = u * 7 + (row % 2) * 0.5;
        const fu = Math.abs(a - Math.floor(a) - 0.5);
        const fv = Math.abs((v - y) * 9 + 0.3 - row - 0.5);
        return blend(shell, dark, smoothstep(0.36, 0.47, Math.max(fu, fv)));
      },
      round: 0.6,
      gloss: 0.25,
    });
    if (swims) {
      pen.volume(
        blob(0.26, y + 0.02, 0.3, y - 0.14, 0.12, y - 0.3, 0.06, y - 0.26, 0.14, y - 0.06),
        { albedo: spot, lift: 0.05 },
      );
      pen.volume(blob(-0.3, y, -0.46, y - 0.12, -0.52, y - 0.1, -0.4, y + 0.02), { albedo: spot });
    } else {
      for (const x of [-0.38, 0.16])
        pen.volume(chain(x + 0.1, y, 0.1, x + 0.12, 0.05, 0.075, x + 0.17, 0.035, 0.05), {
          albedo: spot,
        });
    }
    pen.eye(0.57, y + 0.15, 0.022, oklch(0.25, 0.04, 60));
    pen.shade(ribbon(curve(0.62, y + 0.1, 0.56, y + 0.085, 0.5, y + 0.1), 0.008), 0.5, 0.003);
  },
};
