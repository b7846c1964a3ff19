import { oklch } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend, mix } from '../../../paint/pen.ts';
import { blob, chain } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const SEAHORSE_ACTOR: ActorDefinition = {
  concept: 'seahorse',
  words: 'seahorse, sea horse',
  size: 0.2,
  width: 0.6,
  height: 1.05,
  share: 0.7,
  habitat: ['underwater'],
  settings: ['underwater'],
  paint: (pen, actor) => {
    const skin = actor.color(0, 0.74, 0.15, 70);
    const deep = mix(skin, [0.3, 0.08, 0.02], 0.4);
    pen.volume(blob(0.0, 0.66, -0.16, 0.7, -0.18, 0.5, -0.02, 0.48), {
      albedo: deep,
      alpha: 0.85,
      round: 0.2,
    });
    const line = [
      0.02, 0.86, 0.085, 0.04, 0.72, 0.075, 0.06, 0.56, 0.12, 0, 0.36, 0.085, -0.04, 0.2, 0.05,
      0.04, 0.06, 0.036, 0.14, 0.1, 0.028, 0.12, 0.18, 0.02, 0.07, 0.16, 0.012,
    ];
    pen.volume(chain(...line), {
      albedo: (u, v) => blend(skin, deep, smoothstep(0.3, 0.9, sin(v * 95 + u * 20)) * 0.5),
      round: 0.6,
      gloss: 0.2,
    });
    pen.volume([...chain(0.04, 0.92, 0.09, 0.14, 0.88, 0.045, 0.3, 0.84, 0.032)], {
      albedo: skin,
      round: 0.6,
    });
    for (let i = 0; i < 4; i++)
      pen.volume(
        [
          0.02 - i * 0.035,
          0.98 - i * 0.02,
          -0.03 - i * 0.04,
          1.06 - i * 0.05,
          -0.02 - i * 0.04,
          0.96 - i * 0.03,
        ],
        { albedo: deep },
      );
    pen.eye(0.09, 0.93, 0.024, oklch(0.2, 0.02, 50));
  },
};
