import { oklch } from '../../../core/color.ts';
import { cos, sin, TAU } from '../../../core/math.ts';
import { blob, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { onTable } from './ingredients.ts';

export const ICE_CREAM_ACTOR: ActorDefinition = {
  concept: 'ice cream',
  words: 'ice cream, icecream, gelato, ice cream cone, sorbet',
  size: 0.2,
  width: 0.75,
  height: 1.08,
  ...onTable,
  paint: (pen, actor) => {
    const own = actor.random.fork('ice');
    const flavors: readonly Lch[] = [
      [0.84, 0.09, 5],
      [0.95, 0.04, 90],
      [0.45, 0.07, 48],
      [0.88, 0.08, 150],
      [0.8, 0.1, 300],
      [0.85, 0.13, 85],
    ];
    const waffle = oklch(0.74, 0.11, 68);
    const line = oklch(0.56, 0.1, 58);
    pen.volume([-0.2, 0.5, 0.2, 0.5, 0.02, 0, -0.02, 0], {
      albedo: (u, v) => {
        const a = Math.abs((((u + v * 0.5) * 16 + 40) % 1) - 0.5);
        const b = Math.abs((((u - v * 0.5) * 16 + 40) % 1) - 0.5);
        return Math.min(a, b) < 0.09 ? line : waffle;
      },
      round: 0.6,
    });
    const scoops = own.pick([1, 2, 3, 3] as const);
    const at =
      scoops === 1
        ? [[0, 0.62, 0.25]]
        : scoops === 2
          ? [
              [0, 0.58, 0.23],
              [0.01, 0.8, 0.2],
            ]
          : [
              [-0.12, 0.57, 0.18],
              [0.13, 0.57, 0.18],
              [0, 0.78, 0.19],
            ];
    at.forEach(([x, y, r], i) => {
      const color = actor.subject.colors[i]
        ? actor.color(i, 0, 0, 0)
        : actor.isColored
          ? actor.color(0, 0, 0, 0)
          : oklch(...own.pick(flavors));
      const skirt: number[] = [];
      for (let k = 0; k < 14; k++) {
        const a = (k / 14) * TAU;
        skirt.push(x! + cos(a) * r! * (1.06 + (k % 2) * 0.08), y! - r! * 0.55 + sin(a) * r! * 0.24);
      }
      pen.volume([blob(...skirt), oval(x!, y!, r!)], {
        albedo: color,
        round: 0.7,
        grain: 0.3,
        grainScale: 80,
        gloss: 0.2,
      });
      for (let k = 0; k < 9; k++) {
        const a = own.next() * TAU;
        const q = own.next() * r! * 0.8;
        pen.volume(oval(x! + cos(a) * q, y! + sin(a) * q, 0.018, 0.007, own.next() * 3), {
          albedo: oklch(0.7, 0.18, own.pick([20, 90, 150, 250])),
        });
      }
    });
    const top = at[at.length - 1]!;
    pen.volume(oval(top[0]! + 0.02, top[1]! + top[2]! + 0.03, 0.05), {
      albedo: oklch(0.54, 0.22, 22),
      gloss: 0.8,
    });
    pen.fill(
      ribbon(
        curve(
          top[0]! + 0.02,
          top[1]! + top[2]! + 0.07,
          top[0]! + 0.05,
          top[1]! + top[2]! + 0.13,
          top[0]! + 0.1,
          top[1]! + top[2]! + 0.15,
        ),
        0.01,
      ),
      oklch(0.4, 0.1, 130),
      0.6,
    );
  },
};
