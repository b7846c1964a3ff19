import { oklch } from '../../../core/color.ts';
import { blob, curve, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { CHROME, glass, PAINTS, wheel } from './vehicle-parts.ts';

export const CAR_ACTOR: ActorDefinition = {
  concept: 'car',
  words:
    'car, automobile, sports car, taxi, sedan, convertible, race car, vintage car, van, jeep, limousine, cab, hatchback, camper, suv, ambulance, police car',
  size: 4.2,
  width: 1.08,
  height: 0.42,
  habitat: ['ground'],
  settings: ['street', 'path', 'desert'],
  share: 1.05,
  seat: 0.36,
  paint: (pen, actor) => {
    const own = actor.random.fork('car');
    const body = actor.has('taxi', 'cab')
      ? oklch(0.84, 0.16, 92)
      : actor.color(0, ...own.pick(PAINTS));
    const kind = actor.has('sports', 'race')
      ? 'sport'
      : actor.has('van', 'camper', 'ambulance', 'jeep', 'suv')
        ? 'van'
        : actor.has('vintage')
          ? 'beetle'
          : own.pick(['sedan', 'beetle', 'van', 'sport'] as const);
    const gloss = { gloss: 0.75, grain: 0.01, round: 0.5 } as const;
    const cabin =
      kind === 'van'
        ? blob(-0.5, 0.16, -0.5, 0.36, -0.44, 0.405, 0.22, 0.405, 0.36, 0.26, 0.4, 0.18)
        : kind === 'beetle'
          ? blob(-0.42, 0.18, -0.34, 0.3, -0.16, 0.39, 0.06, 0.39, 0.2, 0.3, 0.28, 0.2)
          : kind === 'sport'
            ? blob(-0.34, 0.18, -0.22, 0.28, -0.04, 0.31, 0.1, 0.27, 0.24, 0.18)
            : blob(-0.36, 0.2, -0.28, 0.34, -0.16, 0.38, 0.06, 0.375, 0.18, 0.3, 0.25, 0.2);
    const hood = kind === 'sport' ? 0.18 : kind === 'van' ? 0.23 : 0.225;
    const lower = [
      ...curve(-0.53, 0.09, -0.535, 0.16, -0.5, 0.215),
      ...curve(-0.5, 0.215, -0.1, 0.225, 0.28, hood + 0.005),
      ...curve(0.28, hood, 0.46, hood - 0.02, 0.53, 0.15),
      ...curve(0.53, 0.15, 0.54, 0.11, 0.53, 0.08),
      0.4,
      0.065,
      -0.5,
      0.065,
    ];
    pen.volume([cabin, lower], { albedo: body, ...gloss });
    const lit = actor.isLit;
    const inset = (shape: number[], k: number) => {
      let cx = 0;
      let cy = 0;
      const n = shape.length / 2;
      for (let i = 0; i < shape.length; i += 2) {
        cx += shape[i]! / n;
        cy += shape[i + 1]! / n;
      }
      return shape.map((v, i) =>
        i % 2 === 0 ? cx + (v - cx) * k : cy + 0.012 + (v - cy) * k * 0.86,
      );
    };
    const window = inset(cabin, 0.78).map((v, i) => (i % 2 === 1 ? Math.max(v, hood + 0.005) : v));
    glass(pen, window, lit);
    for (const x of kind === 'van' ? [-0.28, -0.04] : [-0.07])
      pen.volume(ribbon([x, 0.2, x + 0.01, 0.4], 0.024), { albedo: body, ...gloss });
    pen.shade(ribbon(curve(-0.07, 0.21, -0.085, 0.14, -0.07, 0.085), 0.006), 0.5, 0.002);
    pen.shade(ribbon(curve(0.2, 0.2, 0.21, 0.14, 0.16, 0.085), 0.006), 0.5, 0.002);
    pen.fill(ribbon([-0.03, 0.175, 0.015, 0.175], 0.012), CHROME, 0.9);
    pen.fill(ribbon(curve(-0.53, 0.105, 0, 0.1, 0.535, 0.105), 0.016), CHROME, 0.75);
    pen.volume(oval(0.505, 0.165, 0.026, 0.028), {
      albedo: oklch(0.96, 0.03, 95),
      gloss: 0.8,
      glow: lit ? 1 : 0.1,
    });
    pen.fill(slab(-0.535, 0.15, 0.022, 0.035), oklch(0.55, 0.22, 25), 0.9);
    if (lit) {
      pen.glow(0.53, 0.16, 0.34, [1, 0.92, 0.7], 0.9, 2.4);
      pen.glow(-0.53, 0.165, 0.12, [1, 0.15, 0.08], 0.7);
    }
    for (const x of [-0.32, 0.33]) {
      pen.fill(oval(x, 0.095, 0.105), [0.012, 0.012, 0.014], 0.3);
      wheel(pen, x, 0.088);
    }
    if (actor.has('taxi', 'cab'))
      pen.volume(slab(-0.12, 0.385, 0.1, 0.032), {
        albedo: oklch(0.95, 0.05, 95),
        glow: lit ? 0.9 : 0,
      });
  },
};
