import { oklch } from '../../../core/color.ts';
import { smoothstep } from '../../../core/math.ts';
import { blend, mix } from '../../../paint/pen.ts';
import { blob, chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const SEAL_ACTOR: ActorDefinition = {
  concept: 'seal',
  words: 'seal, sea lion, walrus',
  size: 1.6,
  width: 1.3,
  height: 0.72,
  draft: 0.35,
  habitat: ['ground', 'water', 'underwater'],
  settings: ['glacier', 'beach'],
  paint: (pen, actor) => {
    const skin = actor.color(0, 0.5, 0.02, 250);
    const pale = mix(skin, [0.85, 0.85, 0.82], 0.5);
    pen.volume(blob(-0.5, 0.06, -0.66, 0.16, -0.66, 0.02, -0.52, 0.0), { albedo: skin });
    pen.volume(
      [
        ...chain(
          -0.52,
          0.06,
          0.05,
          -0.25,
          0.15,
          0.15,
          0.1,
          0.2,
          0.19,
          0.3,
          0.36,
          0.14,
          0.36,
          0.52,
          0.12,
        ),
        ...chain(0.36, 0.52, 0.12, 0.46, 0.5, 0.075),
      ],
      {
        albedo: (u, v) => blend(pale, skin, smoothstep(0.05, 0.3, v - Math.max(0, u) * 0.3)),
        round: 0.65,
        gloss: 0.35,
      },
    );
    pen.volume(blob(0.2, 0.16, 0.34, 0.06, 0.42, 0.0, 0.26, 0.0, 0.12, 0.08), {
      albedo: skin,
      lift: 0.04,
    });
    pen.volume(oval(0.535, 0.52, 0.024), { albedo: oklch(0.15, 0.01, 260) });
    for (const d of [0, 0.02, 0.04])
      pen.fill(
        ribbon(curve(0.49, 0.48 - d * 0.3, 0.56, 0.45 - d, 0.6, 0.4 - d), 0.004),
        [0.9, 0.9, 0.88],
        0.8,
      );
    pen.eye(0.42, 0.56, 0.024, oklch(0.12, 0.01, 50));
    if (actor.has('walrus'))
      pen.volume(
        ribbon(curve(0.48, 0.46, 0.5, 0.34, 0.47, 0.24), (t) => 0.03 * (1 - t * 0.7)),
        { albedo: oklch(0.94, 0.03, 85) },
      );
  },
};
