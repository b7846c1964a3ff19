import { mixColors, oklch } from '../../../core/color.ts';
import { blob, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { glass, PAINTS, RUBBER, wheel } from './vehicle-parts.ts';

export const TRUCK_ACTOR: ActorDefinition = {
  concept: 'truck',
  words: 'truck, lorry, bus, school bus, pickup truck',
  size: 7,
  width: 1.12,
  height: 0.5,
  habitat: ['ground'],
  settings: ['street', 'path', 'countryside'],
  paint: (pen, actor) => {
    const own = actor.random.fork('truck');
    const bus = actor.has('bus') || (!actor.has('truck', 'lorry', 'tractor') && own.chance(0.3));
    const body = actor.color(0, ...(bus ? ([0.82, 0.16, 85] as Lch) : own.pick(PAINTS)));
    const gloss = { gloss: 0.5, grain: 0.02, round: 0.25 } as const;
    if (bus) {
      pen.volume(blob(-0.54, 0.08, -0.54, 0.44, -0.48, 0.49, 0.46, 0.49, 0.54, 0.42, 0.55, 0.08), {
        albedo: body,
        ...gloss,
      });
      for (let i = 0; i < 6; i++) glass(pen, slab(-0.5 + i * 0.155, 0.28, 0.13, 0.14), actor.isLit);
      glass(pen, [0.44, 0.24, 0.545, 0.24, 0.54, 0.42, 0.44, 0.43], actor.isLit);
      pen.fill(ribbon([-0.54, 0.22, 0.55, 0.22], 0.02), RUBBER, 0.6);
    } else {
      pen.volume(slab(-0.54, 0.12, 0.74, 0.36), {
        albedo: mixColors(body, [1, 1, 1], 0.55),
        ...gloss,
      });
      for (let i = 0; i < 7; i++)
        pen.shade(ribbon([-0.5 + i * 0.1, 0.14, -0.5 + i * 0.1, 0.46], 0.005), 0.3, 0.002);
      pen.volume(
        blob(0.22, 0.08, 0.22, 0.38, 0.26, 0.42, 0.42, 0.42, 0.5, 0.26, 0.55, 0.22, 0.555, 0.08),
        { albedo: body, ...gloss },
      );
      glass(pen, [0.3, 0.25, 0.485, 0.25, 0.41, 0.39, 0.3, 0.39], actor.isLit);
    }
    pen.fill(slab(-0.54, 0.07, 1.09, 0.035), RUBBER, 0.5);
    pen.volume(oval(0.54, 0.14, 0.018, 0.03), {
      albedo: oklch(0.96, 0.03, 95),
      glow: actor.isLit ? 1 : 0.1,
    });
    if (actor.isLit) pen.glow(0.55, 0.14, 0.3, [1, 0.92, 0.7], 0.8);
    for (const x of bus ? [-0.34, 0.36] : [-0.42, -0.24, 0.38]) {
      pen.fill(oval(x, 0.09, 0.1), [0.012, 0.012, 0.014], 0.3);
      wheel(pen, x, 0.082);
    }
  },
};
