import { oklch } from '../../../core/color.ts';
import { smoothstep } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { blob, chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const PENGUIN_ACTOR: ActorDefinition = {
  concept: 'penguin',
  words: 'penguin, emperor penguin, puffin',
  size: 0.9,
  width: 0.72,
  height: 1.02,
  habitat: ['ground'],
  settings: ['glacier'],
  paint: (pen, actor) => {
    const black = actor.color(0, 0.24, 0.02, 265);
    const white = oklch(0.97, 0.006, 90);
    const gold = oklch(0.84, 0.15, 85);
    const { random } = actor;
    const waddle = random.bell() * 0.05;
    const body = pen.within(0, 0, 1, waddle);
    for (const x of [-0.1, 0.13]) {
      body.volume(blob(x - 0.07, 0.0, x - 0.04, 0.06, x + 0.06, 0.06, x + 0.14, 0.0), {
        albedo: oklch(0.72, 0.16, 60),
      });
    }
    body.volume(blob(-0.26, 0.4, -0.36, 0.3, -0.4, 0.16, -0.3, 0.24, -0.22, 0.34), {
      albedo: black,
      lift: -0.15,
    });
    body.volume(
      [
        ...chain(-0.02, 0.26, 0.25, 0, 0.45, 0.255, 0.02, 0.68, 0.16),
        ...chain(0.02, 0.66, 0.15, 0.04, 0.85, 0.135),
      ],
      {
        albedo: (u, v) => {
          const front = smoothstep(-0.06, 0.02, u + 0.02 - (v > 0.72 ? 1 : 0));
          const c = blend(black, white, front);
          const collar =
            smoothstep(0.62, 0.7, v) * smoothstep(0.8, 0.72, v) * smoothstep(-0.06, 0.05, u);
          return blend([c[0], c[1], c[2]], gold, collar * 0.8);
        },
        round: 0.6,
        grain: 0.06,
      },
    );
    body.volume(blob(-0.04, 0.66, -0.1, 0.5, -0.16, 0.3, -0.13, 0.2, -0.04, 0.32, 0.02, 0.5), {
      albedo: black,
      lift: 0.05,
    });
    body.volume(blob(0.14, 0.9, 0.26, 0.87, 0.34, 0.83, 0.24, 0.82, 0.14, 0.83), {
      albedo: black,
      gloss: 0.3,
    });
    body.fill(ribbon(curve(0.16, 0.845, 0.24, 0.84, 0.31, 0.828), 0.018), gold, 0.8);
    body.volume(oval(0.03, 0.8, 0.045, 0.07, 0.3), { albedo: gold, grain: 0.05 });
    body.eye(0.085, 0.885, 0.022, oklch(0.35, 0.06, 50));
  },
};
