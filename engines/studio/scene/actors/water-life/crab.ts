import { oklch } from '../../../core/color.ts';
import { mix } from '../../../paint/pen.ts';
import { blob, chain, curve, mirroredX, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const CRAB_ACTOR: ActorDefinition = {
  concept: 'crab',
  words: 'crab',
  size: 0.25,
  width: 1.25,
  height: 0.75,
  share: 0.7,
  habitat: ['ground', 'underwater', 'table'],
  settings: ['beach', 'underwater'],
  paint: (pen, actor) => {
    const red = actor.color(0, 0.58, 0.2, 32);
    const deep = mix(red, [0.1, 0.01, 0.01], 0.35);
    for (const s of [-1, 1]) {
      for (let i = 0; i < 4; i++) {
        const x = s * (0.22 + i * 0.03);
        pen.volume(
          chain(
            x,
            0.28 - i * 0.02,
            0.04,
            s * (0.42 + i * 0.04),
            0.38 - i * 0.09,
            0.032,
            s * (0.54 - i * 0.01),
            0.02,
            0.012,
          ),
          { albedo: deep, lift: -0.05 },
        );
      }
      pen.volume(chain(s * 0.24, 0.36, 0.05, s * 0.44, 0.46, 0.05, s * 0.42, 0.58, 0.06), {
        albedo: red,
      });
      const claw = blob(
        0.36,
        0.54,
        0.34,
        0.68,
        0.42,
        0.78,
        0.44,
        0.68,
        0.46,
        0.62,
        0.49,
        0.7,
        0.53,
        0.76,
        0.55,
        0.64,
        0.48,
        0.54,
      );
      pen.volume(s > 0 ? claw : mirroredX(claw), { albedo: red, gloss: 0.3 });
    }
    pen.volume(
      blob(
        -0.34,
        0.3,
        -0.26,
        0.42,
        0,
        0.47,
        0.26,
        0.42,
        0.34,
        0.3,
        0.22,
        0.18,
        0,
        0.14,
        -0.22,
        0.18,
      ),
      { albedo: red, gloss: 0.3, round: 0.6, grain: 0.25 },
    );
    for (const x of [-0.09, 0.09]) {
      pen.volume(chain(x, 0.42, 0.018, x * 1.2, 0.54, 0.016), { albedo: red });
      pen.eye(x * 1.2, 0.56, 0.03, oklch(0.2, 0.02, 50));
    }
    pen.shade(ribbon(curve(-0.08, 0.27, 0, 0.24, 0.08, 0.27), 0.012), 0.6, 0.004);
  },
};
