import { oklch } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { blob, curve, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const SHARK_ACTOR: ActorDefinition = {
  concept: 'shark',
  words: 'shark, great white, great white shark, hammerhead',
  size: 4,
  width: 1.25,
  height: 0.56,
  draft: 0.4,
  habitat: ['underwater', 'water'],
  settings: ['underwater'],
  paint: (pen, actor) => {
    const back = actor.color(0, 0.5, 0.03, 245);
    const belly = oklch(0.94, 0.01, 230);
    const y = 0.25;
    const w = actor.random.bell() * 0.03;
    pen.volume(
      blob(
        -0.46,
        y + 0.03,
        -0.62,
        y + 0.3 + w,
        -0.55,
        y + 0.04 + w,
        -0.62,
        y - 0.14 + w,
        -0.46,
        y - 0.02,
      ),
      { albedo: back, round: 0.3 },
    );
    pen.volume(blob(0.12, y - 0.04, 0.0, y - 0.2, -0.08, y - 0.22, -0.02, y - 0.06), {
      albedo: back,
      lift: -0.22,
    });
    pen.volume(
      blob(
        0.6,
        y + 0.03,
        0.4,
        y + 0.1,
        0.1,
        y + 0.145,
        -0.2,
        y + 0.08,
        -0.52,
        y + 0.03,
        -0.52,
        y - 0.01,
        -0.2,
        y - 0.06,
        0.1,
        y - 0.1,
        0.36,
        y - 0.09,
        0.5,
        y - 0.03,
      ),
      {
        albedo: (u, v) =>
          blend(belly, back, smoothstep(-0.014, 0.016, v - y + 0.012 + sin(u * 11) * 0.012)),
        round: 0.6,
        gloss: 0.25,
        grain: 0.12,
      },
    );
    pen.volume(blob(0.12, y + 0.12, -0.02, y + 0.31, -0.08, y + 0.32, -0.06, y + 0.1), {
      albedo: back,
      round: 0.3,
    });
    pen.volume(blob(-0.3, y + 0.05, -0.37, y + 0.12, -0.38, y + 0.05), { albedo: back });
    pen.volume(blob(0.2, y - 0.04, 0.1, y - 0.17, -0.04, y - 0.25, 0.02, y - 0.09), {
      albedo: back,
      round: 0.3,
      lift: 0.05,
    });
    for (let i = 0; i < 5; i++)
      pen.shade(
        ribbon(
          curve(0.26 - i * 0.025, y + 0.05, 0.25 - i * 0.025, y, 0.265 - i * 0.025, y - 0.045),
          0.006,
        ),
        0.5,
        0.003,
      );
    pen.shade(blob(0.52, y - 0.035, 0.42, y - 0.03, 0.36, y - 0.06, 0.42, y - 0.07), 0.9, 0.003);
    for (let i = 0; i < 6; i++)
      pen.fill(
        [0.39 + i * 0.02, y - 0.036, 0.4 + i * 0.02, y - 0.055, 0.41 + i * 0.02, y - 0.035],
        [0.95, 0.95, 0.92],
        0.9,
      );
    pen.eye(0.44, y + 0.035, 0.014, oklch(0.12, 0.01, 60));
  },
};
