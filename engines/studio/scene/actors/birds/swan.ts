import { oklch } from '../../../core/color.ts';
import { smoothstep } from '../../../core/math.ts';
import { blend, mix } from '../../../paint/pen.ts';
import { blob, chain } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const SWAN_ACTOR: ActorDefinition = {
  concept: 'swan',
  words: 'swan, cygnet',
  size: 1.1,
  width: 1.25,
  height: 1.05,
  draft: 0.08,
  habitat: ['water', 'ground'],
  settings: ['lake'],
  paint: (pen, actor) => {
    const white = actor.color(0, 0.97, 0.006, 90);
    const grey = mix(white, [0.4, 0.45, 0.6], 0.3);
    const arch = actor.random.range(-0.03, 0.04);
    pen.volume(
      blob(-0.72, 0.34, -0.45, 0.18, -0.3, 0.02, 0.25, 0.0, 0.42, 0.16, 0.3, 0.36, -0.2, 0.42),
      { albedo: (_u, v) => blend(grey, white, smoothstep(0, 0.3, v)), round: 0.6 },
    );
    pen.volume(
      chain(
        0.3,
        0.2,
        0.12,
        0.44,
        0.4,
        0.07,
        0.32,
        0.62,
        0.052,
        0.3 + arch,
        0.84,
        0.05,
        0.44,
        0.95,
        0.07,
        0.5,
        0.93,
        0.06,
      ),
      { albedo: white, round: 0.6 },
    );
    for (let i = 5; i >= 0; i--) {
      const t = i / 5;
      pen.volume(
        chain(
          0.2 - t * 0.06,
          0.3 + t * 0.04,
          0.1,
          -0.2,
          0.34 + t * 0.08,
          0.1,
          -0.62 - t * 0.04,
          0.36 + t * 0.1,
          0.02,
        ),
        { albedo: white, lift: -0.08 + (5 - i) * 0.03, round: 0.45, grain: 0.06 },
      );
    }
    pen.volume(blob(0.52, 0.97, 0.66, 0.93, 0.74, 0.87, 0.64, 0.87, 0.52, 0.89), {
      albedo: oklch(0.68, 0.18, 48),
      gloss: 0.3,
    });
    pen.fill(blob(0.5, 0.97, 0.56, 0.96, 0.54, 0.9, 0.49, 0.93), oklch(0.18, 0.01, 60), 0.5);
    pen.eye(0.465, 0.97, 0.015, oklch(0.15, 0.01, 60));
  },
};
