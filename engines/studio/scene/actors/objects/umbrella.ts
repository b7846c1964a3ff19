import { mixColors, oklch } from '../../../core/color.ts';
import { square } from '../../../core/math.ts';
import { curve, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { DARK, WOOD } from './materials.ts';

export const UMBRELLA_ACTOR: ActorDefinition = {
  concept: 'umbrella',
  words: 'umbrella, parasol, beach umbrella, snowman',
  size: 1.0,
  width: 1.1,
  height: 1.05,
  habitat: ['ground', 'air', 'table'],
  settings: ['beach', 'street', 'studio'],
  paint: (pen, actor) => {
    const own = actor.random.fork('umbrella');
    const color = actor.color(
      0,
      ...own.pick<Lch>([
        [0.58, 0.21, 27],
        [0.82, 0.15, 88],
        [0.55, 0.14, 250],
        [0.62, 0.13, 180],
      ]),
    );
    const other = actor.subject.colors[1]
      ? actor.color(1, 0, 0, 0)
      : own.chance(0.5)
        ? oklch(0.96, 0.015, 88)
        : mixColors(color, [0, 0, 0], 0.2);
    if (actor.has('snowman')) {
      const snow = oklch(0.97, 0.008, 240);
      for (const [y, r] of [
        [0.24, 0.27],
        [0.58, 0.2],
        [0.85, 0.15],
      ] as const)
        pen.volume(oval(0, y, r), { albedo: snow, round: 0.75, grain: 0.1 });
      for (const s of [-1, 1])
        pen.volume(ribbon(curve(s * 0.16, 0.62, s * 0.34, 0.7, s * 0.46, 0.8), 0.02), {
          albedo: WOOD,
        });
      pen.volume([0.02, 0.87, 0.2, 0.83, 0.02, 0.82], { albedo: oklch(0.7, 0.18, 50) });
      for (const [x, y] of [
        [-0.04, 0.9],
        [0.07, 0.9],
        [0.02, 0.66],
        [0.02, 0.56],
        [0.02, 0.46],
      ] as const)
        pen.volume(oval(x, y, 0.018), { albedo: DARK });
      pen.volume([slab(-0.16, 0.95, 0.32, 0.03), slab(-0.1, 0.97, 0.2, 0.15)], { albedo: DARK });
      pen.volume(ribbon(curve(-0.14, 0.74, 0, 0.71, 0.15, 0.74), 0.06), {
        albedo: oklch(0.56, 0.2, 27),
      });
      return;
    }
    pen.volume(ribbon([0, 0.05, 0, 1.02], 0.022), { albedo: oklch(0.5, 0.03, 60), gloss: 0.5 });
    pen.volume(ribbon(curve(0, 0.08, 0.01, 0.0, 0.07, -0.01, 0.1, 0.06), 0.03), { albedo: WOOD });
    const dome = [
      ...curve(-0.54, 0.6, -0.44, 0.82, -0.2, 0.97, 0, 1.0, 0.2, 0.97, 0.44, 0.82, 0.54, 0.6),
    ];
    for (let i = 5; i >= 0; i--) {
      const x1 = -0.54 + (i / 6) * 1.08;
      dome.push(x1 + 0.09, 0.655, x1, 0.6);
    }
    pen.volume(dome, {
      albedo: (u, v) => {
        const k =
          u / Math.max(0.05, 0.54 * Math.sqrt(Math.max(0.02, 1 - square((v - 0.58) / 0.44))));
        const i = Math.floor((k + 1) * 3 + 12);
        return i % 2 === 0 ? color : other;
      },
      round: 0.55,
      grain: 0.05,
    });
  },
};
