import { oklch } from '../../../core/color.ts';
import { blob, curve, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { courses } from '../buildings/masonry.ts';

export const BOAT_ACTOR: ActorDefinition = {
  concept: 'boat',
  words:
    'boat, rowboat, rowing boat, canoe, kayak, gondola, fishing boat, raft, motorboat, speedboat, ferry',
  size: 5,
  width: 1.2,
  height: 0.62,
  draft: 0.06,
  habitat: ['water', 'ground'],
  settings: ['lake', 'lake', 'sea'],
  seat: 0.12,
  holds: true,
  paint: (pen, actor) => {
    const own = actor.random.fork('boat');
    const hull = actor.color(
      0,
      ...own.pick<Lch>([
        [0.5, 0.09, 50],
        [0.5, 0.12, 250],
        [0.55, 0.17, 30],
        [0.52, 0.09, 190],
      ]),
    );
    const inside = oklch(0.36, 0.05, 50);
    const fishing =
      actor.has('fishing', 'ferry', 'motorboat') ||
      (!actor.has('rowboat', 'canoe', 'kayak', 'gondola', 'raft') && own.chance(0.45));
    if (fishing) {
      pen.volume(ribbon([-0.02, 0.2, -0.02, 0.62], 0.018), { albedo: oklch(0.45, 0.05, 55) });
      pen.fill(ribbon([-0.02, 0.6, 0.52, 0.24], 0.005), [0.1, 0.09, 0.08], 0.4);
      pen.fill(ribbon([-0.02, 0.6, -0.5, 0.2], 0.005), [0.1, 0.09, 0.08], 0.4);
      pen.volume(slab(-0.32, 0.16, 0.26, 0.2), { albedo: oklch(0.95, 0.01, 85), round: 0.2 });
      pen.volume(slab(-0.36, 0.35, 0.34, 0.035), { albedo: hull });
      for (const x of [-0.27, -0.16]) {
        if (actor.isLit) pen.emit(slab(x, 0.24, 0.07, 0.08), [1.3, 1, 0.5]);
        else pen.fill(slab(x, 0.24, 0.07, 0.08), oklch(0.4, 0.06, 235), 0.6);
      }
    } else {
      pen.volume(blob(-0.5, 0.16, 0, 0.09, 0.52, 0.18, 0.1, 0.04, -0.3, 0.04), {
        albedo: inside,
        lift: -0.1,
      });
      for (const x of [-0.22, 0.14])
        pen.volume(slab(x, 0.115, 0.08, 0.03), { albedo: oklch(0.62, 0.07, 65) });
      pen.volume(ribbon([-0.1, 0.17, 0.34, -0.02], 0.018), { albedo: oklch(0.66, 0.07, 65) });
      pen.volume(oval(0.38, -0.035, 0.09, 0.028, -0.4), { albedo: oklch(0.66, 0.07, 65) });
    }
    const shape = [
      ...curve(-0.55, 0.2, -0.5, 0.06, -0.4, -0.06),
      ...curve(0.34, -0.06, 0.5, 0.06, 0.6, 0.25),
      ...curve(0.6, 0.25, 0.1, 0.115, -0.55, 0.2),
    ];
    pen.volume(shape, {
      albedo: (u, v) => {
        const c = courses(hull, 22);
        return v < 0.015
          ? oklch(0.4, 0.12, 28)
          : typeof c === 'function'
            ? c(u, v - Math.abs(u) * u * 0.2)
            : c;
      },
      round: 0.45,
      gloss: 0.15,
    });
    pen.volume(ribbon(curve(-0.55, 0.2, -0.1, 0.125, 0.25, 0.14, 0.6, 0.25), 0.026), {
      albedo: oklch(0.88, 0.03, 80),
    });
    if (actor.isLit) pen.glow(0.45, 0.26, 0.3, [1, 0.8, 0.45], 0.6);
  },
};
