import { oklch } from '../../../core/color.ts';
import { cos, sin, smoothstep, TAU } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { oval } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const ROCK_ACTOR: ActorDefinition = {
  concept: 'rock',
  words: 'rock, boulder, pebble',
  size: 1.1,
  width: 1.5,
  height: 0.8,
  habitat: ['ground', 'water', 'table'],
  settings: ['beach', 'countryside', 'mountain'],
  seat: 0.68,
  draft: 0.12,
  paint: (pen, actor) => {
    const own = actor.random.fork('rock');
    const stone = actor.color(0, own.range(0.46, 0.6), 0.02, own.pick([60, 80, 250, 30]));
    const moss = actor.snow > 0 ? oklch(0.95, 0.01, 245) : oklch(0.5, 0.09, 125);
    const outline: number[] = [-0.72, 0];
    const knots = 7;
    for (let i = 0; i <= knots; i++) {
      const a = TAU * 0.5 * (1 - i / knots);
      const r = own.range(0.76, 1.1);
      outline.push(cos(a) * 0.72 * r, 0.03 + sin(a) * 0.7 * r);
    }
    outline.push(0.72, 0);
    pen.volume(outline, {
      albedo: (u, v) =>
        blend(
          stone,
          moss,
          smoothstep(0.5, 0.72, v + sin(u * 17) * 0.05 + sin(u * 41) * 0.03) * 0.75,
        ),
      round: 0.42,
      grain: 0.55,
      grainScale: 70,
    });
    // Facets, where it has split.
    for (let i = 0; i < 4; i++) {
      const x = own.range(-0.45, 0.4);
      const y = own.range(0.12, 0.5);
      pen.shade(
        [x, y, x + own.range(0.1, 0.2), y + own.range(0.02, 0.12), x + 0.12, y - 0.14],
        0.3,
        0.02,
      );
    }
    for (const s of [-1, 1])
      pen.volume(oval(s * own.range(0.55, 0.7), 0.05, own.range(0.09, 0.16), 0.08), {
        albedo: stone,
        grain: 0.5,
        grainScale: 70,
      });
  },
};
