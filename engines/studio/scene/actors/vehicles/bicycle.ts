import { oklch } from '../../../core/color.ts';
import { cos, sin, TAU } from '../../../core/math.ts';
import { blob, chain, curve, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { CHROME, PAINTS, RUBBER } from './vehicle-parts.ts';

export const BICYCLE_ACTOR: ActorDefinition = {
  concept: 'bicycle',
  words: 'bicycle, bike, motorcycle, motorbike, scooter, moped, tricycle, cyclist',
  size: 1.75,
  width: 1.05,
  height: 0.66,
  habitat: ['ground'],
  settings: ['street', 'park', 'path'],
  seat: 0.56,
  paint: (pen, actor) => {
    const own = actor.random.fork('bike');
    const frame = actor.color(0, ...own.pick(PAINTS));
    const motor = actor.has('motorcycle', 'motorbike', 'scooter', 'moped');
    const rear: [number, number] = [-0.32, 0.2];
    const fore: [number, number] = [0.33, 0.2];
    for (const [x, y] of [rear, fore]) {
      if (!motor) {
        for (let i = 0; i < 14; i++) {
          const a = (i * TAU) / 14;
          pen.fill(ribbon([x, y, x + cos(a) * 0.185, y + sin(a) * 0.185], 0.0035), CHROME, 0.8);
        }
      }
      pen.volume(ribbon(oval(x, y, 0.188), motor ? 0.05 : 0.022), { albedo: RUBBER, round: 0.5 });
      pen.fill(ribbon(oval(x, y, motor ? 0.15 : 0.172), 0.007), CHROME, 0.85);
      pen.volume(oval(x, y, motor ? 0.05 : 0.018), { albedo: CHROME, gloss: 0.5 });
    }
    if (motor) {
      pen.volume(ribbon([0.33, 0.2, 0.22, 0.48], 0.028), { albedo: CHROME, gloss: 0.6 });
      pen.volume(blob(-0.12, 0.14, -0.1, 0.3, 0.08, 0.32, 0.16, 0.18, 0.04, 0.1), {
        albedo: oklch(0.5, 0.01, 250),
        gloss: 0.6,
      });
      for (let i = 0; i < 4; i++)
        pen.shade(ribbon([-0.08, 0.18 + i * 0.03, 0.1, 0.18 + i * 0.03], 0.008), 0.5, 0.002);
      pen.volume(chain(0.02, 0.12, 0.024, -0.3, 0.11, 0.026, -0.48, 0.14, 0.03), {
        albedo: CHROME,
        gloss: 0.8,
      });
      pen.volume(
        blob(
          -0.46,
          0.38,
          -0.32,
          0.34,
          -0.06,
          0.34,
          0.18,
          0.36,
          0.26,
          0.44,
          0.1,
          0.48,
          -0.06,
          0.42,
          -0.24,
          0.42,
        ),
        { albedo: frame, gloss: 0.75 },
      );
      pen.volume(blob(-0.36, 0.4, -0.2, 0.4, -0.04, 0.42, -0.14, 0.47, -0.34, 0.45), {
        albedo: RUBBER,
      });
      pen.volume(oval(0.28, 0.45, 0.04), {
        albedo: oklch(0.95, 0.03, 95),
        gloss: 0.8,
        glow: actor.isLit ? 1 : 0.1,
      });
      pen.volume(chain(0.22, 0.5, 0.016, 0.12, 0.56, 0.014), { albedo: RUBBER });
      return;
    }
    const crank: [number, number] = [-0.04, 0.17];
    const seat: [number, number] = [-0.15, 0.46];
    const head: [number, number] = [0.23, 0.46];
    const tube = (a: readonly number[], b: readonly number[], w = 0.024) =>
      pen.volume(ribbon([a[0]!, a[1]!, b[0]!, b[1]!], w), {
        albedo: frame,
        gloss: 0.6,
        round: 0.6,
      });
    tube(rear, crank, 0.018);
    tube(rear, seat, 0.016);
    tube(crank, seat);
    tube(crank, head);
    tube([seat[0] + 0.01, seat[1] - 0.02], [head[0] - 0.005, head[1] + 0.01]);
    tube(head, fore, 0.02);
    pen.volume(ribbon([seat[0], seat[1], -0.17, 0.54], 0.018), { albedo: CHROME });
    pen.volume(blob(-0.26, 0.56, -0.2, 0.575, -0.08, 0.555, -0.1, 0.54, -0.2, 0.535), {
      albedo: oklch(0.34, 0.05, 45),
    });
    pen.volume(ribbon([head[0], head[1], 0.21, 0.58], 0.018), { albedo: CHROME });
    pen.volume(ribbon(curve(0.2, 0.58, 0.26, 0.615, 0.33, 0.6, 0.35, 0.54), 0.02), {
      albedo: RUBBER,
    });
    pen.volume(ribbon(oval(crank[0], crank[1], 0.055), 0.012), { albedo: CHROME });
    pen.volume(
      [
        ...ribbon([crank[0] - 0.06, crank[1] + 0.07, crank[0] + 0.06, crank[1] - 0.07], 0.014),
        slab(crank[0] + 0.03, crank[1] - 0.085, 0.07, 0.018),
        slab(crank[0] - 0.1, crank[1] + 0.06, 0.07, 0.018),
      ],
      { albedo: RUBBER },
    );
    if (own.chance(0.5)) {
      pen.volume([0.29, 0.48, 0.48, 0.48, 0.46, 0.36, 0.31, 0.36], {
        albedo: oklch(0.66, 0.08, 70),
        grain: 0.5,
        grainScale: 200,
      });
      for (let i = 0; i < 7; i++)
        pen.volume(oval(0.31 + i * 0.026, 0.5 + (i % 3) * 0.02, 0.022), {
          albedo: oklch(0.72, 0.16, own.pick([10, 350, 60, 90, 300])),
        });
    }
  },
};
