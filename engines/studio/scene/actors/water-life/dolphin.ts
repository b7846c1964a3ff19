import { oklch } from '../../../core/color.ts';
import { smoothstep } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { blob, chain, curve, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const DOLPHIN_ACTOR: ActorDefinition = {
  concept: 'dolphin',
  words: 'dolphin, porpoise',
  size: 2.3,
  width: 1.15,
  height: 0.72,
  draft: 0.1,
  habitat: ['underwater', 'water', 'air'],
  settings: ['sea', 'underwater'],
  paint: (pen, actor) => {
    const back = actor.color(0, 0.56, 0.05, 245);
    const belly = oklch(0.92, 0.015, 230);
    const arc = (u: number) => 0.5 - u * u * 1.1;
    const at = (u: number, d: number): [number, number] => [u, arc(u) + d];
    pen.volume(
      blob(
        ...at(-0.46, 0.02),
        ...at(-0.62, 0.14),
        ...at(-0.56, 0.0),
        ...at(-0.64, -0.1),
        ...at(-0.48, -0.03),
      ),
      { albedo: back, round: 0.3 },
    );
    pen.volume(
      blob(
        ...at(0.5, -0.03),
        ...at(0.4, 0.07),
        ...at(0.2, 0.11),
        ...at(-0.1, 0.1),
        ...at(-0.35, 0.05),
        ...at(-0.52, 0.0),
        ...at(-0.35, -0.05),
        ...at(-0.05, -0.09),
        ...at(0.25, -0.1),
        ...at(0.4, -0.07),
      ),
      {
        albedo: (u, v) => blend(belly, back, smoothstep(-0.04, 0.02, v - arc(u) + 0.02)),
        round: 0.65,
        gloss: 0.5,
        grain: 0.05,
      },
    );
    pen.volume(chain(...at(0.42, -0.01), 0.05, ...at(0.56, 0.02), 0.022), {
      albedo: (u, v) => blend(belly, back, smoothstep(-0.01, 0.015, v - arc(u) + 0.0)),
      gloss: 0.4,
    });
    pen.volume(
      blob(...at(0.04, 0.09), ...at(-0.08, 0.24), ...at(-0.14, 0.24), ...at(-0.14, 0.08)),
      { albedo: back },
    );
    pen.volume(blob(...at(0.2, -0.06), ...at(0.1, -0.22), ...at(0.04, -0.22), ...at(0.08, -0.08)), {
      albedo: back,
      lift: 0.04,
    });
    pen.eye(...at(0.36, 0.01), 0.014, oklch(0.14, 0.01, 60));
    pen.shade(
      ribbon(curve(...at(0.57, 0.012), ...at(0.46, -0.022), ...at(0.39, -0.03)), 0.006),
      0.6,
      0.003,
    );
  },
};
