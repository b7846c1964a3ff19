import { oklch } from '../../../core/color.ts';
import { blob, curve, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { bricks, courses } from './masonry.ts';
import { SNOW } from './snow.ts';

export const TOWER_ACTOR: ActorDefinition = {
  concept: 'tower',
  words: 'tower, clock tower, wizard tower, watchtower, bell tower, turret, spire',
  size: 25,
  width: 0.42,
  height: 1.12,
  habitat: ['ground'],
  settings: ['hill', 'countryside', 'forest'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const stone = actor.color(0, 0.68, 0.025, 75);
    const roof = actor.subject.colors[1]
      ? actor.color(1, 0.4, 0.1, 30)
      : actor.snow > 0
        ? SNOW
        : oklch(0.4, 0.09, actor.random.pick([25, 260, 320, 160]));
    pen.volume([-0.145, 0, 0.145, 0, 0.12, 0.72, -0.12, 0.72], {
      albedo: bricks(stone, 34),
      round: 0.75,
    });
    pen.volume([-0.13, 0.7, 0.13, 0.7, 0.165, 0.755, -0.165, 0.755], {
      albedo: bricks(stone, 34),
      round: 0.6,
    });
    pen.volume(slab(-0.165, 0.752, 0.33, 0.055), { albedo: bricks(stone, 34), round: 0.7 });
    for (let i = 0; i < 5; i++)
      pen.volume(slab(-0.165 + i * 0.072, 0.805, 0.042, 0.035), { albedo: stone });
    pen.volume(
      curve(-0.15, 0.82, -0.08, 0.94, 0, 1.12).concat(curve(0, 1.12, 0.08, 0.94, 0.15, 0.82)),
      { albedo: courses(roof, 42), round: 0.6 },
    );
    for (const [x, y] of [
      [0.02, 0.6],
      [-0.05, 0.44],
      [0.05, 0.28],
    ] as const) {
      const arch = [
        x - 0.02,
        y,
        x + 0.02,
        y,
        x + 0.02,
        y + 0.055,
        x,
        y + 0.08,
        x - 0.02,
        y + 0.055,
      ];
      if (actor.isLit) {
        pen.emit(arch, [1.2, 0.9, 0.45]);
        pen.glow(x, y + 0.04, 0.14, [1, 0.75, 0.35], 0.35);
      } else pen.fill(arch, oklch(0.22, 0.02, 260), 0.4);
    }
    pen.volume(blob(-0.05, 0, -0.05, 0.09, 0, 0.13, 0.05, 0.09, 0.05, 0), {
      albedo: courses(oklch(0.36, 0.06, 50), 50, true),
      round: 0.1,
    });
    if (actor.has('clock')) {
      pen.volume(oval(0, 0.64, 0.075), { albedo: oklch(0.96, 0.01, 90), round: 0.15 });
      pen.fill(ribbon([0, 0.64, 0.03, 0.68], 0.009), [0.02, 0.02, 0.02], 0.5);
      pen.fill(ribbon([0, 0.64, -0.01, 0.7], 0.007), [0.02, 0.02, 0.02], 0.5);
    }
    pen.fill([0, 1.12, 0, 1.19, 0.07, 1.165, 0, 1.15], oklch(0.55, 0.2, 27), 0.8);
  },
};
