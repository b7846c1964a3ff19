import { oklch } from '../../../core/color.ts';
import { cos, lerp, sin, TAU } from '../../../core/math.ts';
import { blob, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { bricks, courses, windowAt } from './masonry.ts';
import { SNOW } from './snow.ts';

export const WINDMILL_ACTOR: ActorDefinition = {
  concept: 'windmill',
  words: 'windmill, mill',
  size: 16,
  width: 0.9,
  height: 1.15,
  habitat: ['ground'],
  settings: ['meadow', 'countryside'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const own = actor.random.fork('mill');
    const stone = actor.color(0, 0.86, 0.025, 80);
    pen.volume([-0.2, 0, 0.2, 0, 0.12, 0.66, -0.12, 0.66], {
      albedo: bricks(stone, 26, 0.18),
      round: 0.75,
    });
    pen.volume(blob(-0.14, 0.65, -0.11, 0.76, 0, 0.83, 0.11, 0.76, 0.14, 0.65), {
      albedo: actor.snow > 0 ? SNOW : courses(oklch(0.42, 0.07, 40), 40),
      round: 0.6,
    });
    pen.volume([-0.17, 0.28, 0.17, 0.28, 0.18, 0.31, -0.18, 0.31], {
      albedo: oklch(0.4, 0.05, 55),
    });
    windowAt(pen, 0, 0.45, 0.055, 0.08, actor.isLit);
    windowAt(pen, 0.06, 0.14, 0.055, 0.08, actor.isLit);
    pen.volume(blob(-0.1, 0, -0.1, 0.13, -0.05, 0.17, 0, 0.13, 0, 0), {
      albedo: oklch(0.36, 0.07, 45),
      round: 0.1,
    });
    const hub: [number, number] = [0.02, 0.73];
    const start = own.range(0, 1.5);
    const wood = oklch(0.45, 0.05, 55);
    const cloth = oklch(0.95, 0.015, 85);
    for (let i = 0; i < 4; i++) {
      const a = start + (i * TAU) / 4;
      const c = cos(a);
      const s = sin(a);
      const at = (t: number, w: number) => [hub[0] + c * t - s * w, hub[1] + s * t + c * w];
      pen.fill(
        [...at(0.09, 0.0), ...at(0.43, 0.0), ...at(0.43, 0.095), ...at(0.09, 0.085)],
        cloth,
        0.62,
        { alpha: 0.92 },
      );
      for (let k = 0; k <= 8; k++) {
        const t = lerp(0.09, 0.43, k / 8);
        pen.fill(ribbon([...at(t, 0), ...at(t, 0.09)], 0.006), wood, 0.5);
      }
      pen.fill(ribbon([...at(0.09, 0.088), ...at(0.43, 0.095)], 0.007), wood, 0.5);
      pen.volume(ribbon([...at(0, 0), ...at(0.45, 0)], 0.019), { albedo: wood });
    }
    pen.volume(oval(hub[0], hub[1], 0.034), { albedo: oklch(0.35, 0.05, 50) });
  },
};
