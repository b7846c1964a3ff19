import { oklch, type Rgb } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend, mix } from '../../../paint/pen.ts';
import { chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const FROG_ACTOR: ActorDefinition = {
  concept: 'frog',
  words: 'frog, toad, tree frog, tadpole',
  size: 0.1,
  width: 1.25,
  height: 0.86,
  share: 0.8,
  habitat: ['ground', 'table'],
  settings: ['swamp', 'meadow', 'jungle'],
  paint: (pen, actor) => {
    const own = actor.random.fork('frog');
    const green = actor.color(0, 0.64, 0.17, 138);
    const pale = oklch(0.92, 0.07, 105);
    const dark = mix(green, [0.02, 0.05, 0.01], 0.5);
    const spots = own.range(0, 9);
    const skin = (u: number, v: number): Rgb => {
      const c = blend(pale, green, smoothstep(0.16, 0.3, v - u * 0.12));
      return blend(
        [c[0], c[1], c[2]],
        dark,
        smoothstep(0.72, 0.85, sin(u * 17 + spots) * sin(v * 23 + spots)) * 0.7,
      );
    };
    pen.volume(
      [...chain(0.34, 0.2, 0.07, 0.44, 0.1, 0.045), ...chain(0.42, 0.05, 0.04, 0.58, 0.025, 0.024)],
      { albedo: green, lift: -0.2 },
    );
    pen.volume(
      [
        ...chain(-0.3, 0.24, 0.2, 0, 0.34, 0.23, 0.26, 0.46, 0.2),
        ...chain(0.26, 0.46, 0.19, 0.4, 0.46, 0.12),
      ],
      { albedo: skin, round: 0.65, gloss: 0.45, grain: 0.15 },
    );
    pen.volume(
      [
        ...chain(-0.34, 0.2, 0.13, -0.08, 0.34, 0.1, -0.3, 0.08, 0.06),
        ...chain(-0.34, 0.05, 0.05, 0.02, 0.035, 0.034),
      ],
      { albedo: skin, gloss: 0.4, round: 0.6 },
    );
    pen.volume([...chain(0.2, 0.28, 0.08, 0.26, 0.14, 0.05, 0.2, 0.05, 0.042)], {
      albedo: green,
      gloss: 0.4,
    });
    for (const d of [-0.06, 0.02, 0.1]) {
      pen.volume(chain(0.2, 0.04, 0.026, 0.26 + d, 0.02, 0.02), { albedo: green });
      pen.volume(chain(-0.02, 0.035, 0.024, 0.08 + d * 0.6, 0.018, 0.018), { albedo: green });
    }
    for (const [x, lift] of [
      [0.34, -0.12],
      [0.2, 0],
    ] as const) {
      pen.volume(oval(x, 0.66, 0.1), { albedo: green, lift, gloss: 0.4 });
      pen.eye(x + 0.025, 0.67, 0.068, oklch(0.8, 0.16, 85));
    }
    pen.shade(ribbon(curve(0.52, 0.44, 0.4, 0.39, 0.24, 0.41, 0.14, 0.47), 0.014), 0.6, 0.004);
    pen.fill(oval(0.485, 0.52, 0.012), [0.03, 0.05, 0.02], 0.4);
  },
};
