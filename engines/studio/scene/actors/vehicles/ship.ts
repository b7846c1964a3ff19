import { oklch } from '../../../core/color.ts';
import { lerp } from '../../../core/math.ts';
import { blob, curve, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { courses } from '../buildings/masonry.ts';
import { sail } from './sail.ts';

export const SHIP_ACTOR: ActorDefinition = {
  concept: 'ship',
  words:
    'ship, galleon, pirate ship, tall ship, frigate, schooner, viking ship, ghost ship, caravel, longship, viking longship',
  size: 35,
  width: 1.25,
  height: 1.05,
  draft: 0.06,
  habitat: ['water', 'air'],
  settings: ['sea'],
  paint: (pen, actor) => {
    const own = actor.random.fork('ship');
    const pirate = actor.has('pirate', 'ghost');
    const hull = actor.subject.colors[1] ? actor.color(1, 0.4, 0.06, 50) : oklch(0.38, 0.06, 50);
    const cloth = actor.color(
      0,
      ...(pirate ? ([0.3, 0.015, 60] as Lch) : ([0.93, 0.03, 85] as Lch)),
    );
    const wood = oklch(0.42, 0.055, 55);
    const gold = oklch(0.76, 0.12, 82);
    const p = pen.within(0, 0.05, 1, own.range(-0.03, 0.03));
    p.volume(
      ribbon([0.44, 0.2, 0.74, 0.36], (t) => 0.026 * (1 - t * 0.5)),
      { albedo: wood },
    );
    const masts = [
      [-0.3, 0.82],
      [0.02, 1.0],
      [0.3, 0.86],
    ] as const;
    for (const [x, top] of masts) {
      p.volume(
        ribbon([x, 0.12, x, top], (t) => 0.024 - 0.012 * t),
        { albedo: wood },
      );
      for (const [base, spread] of [
        [-0.5, 0.11],
        [0.5, 0.11],
      ] as const) {
        p.fill(
          ribbon([x, top * 0.94, x + base * spread * 2, 0.18], 0.004),
          [0.06, 0.05, 0.04],
          0.4,
          { alpha: 0.8 },
        );
      }
    }
    for (const [i, [x, top]] of masts.entries()) {
      const rows = i === 1 ? 3 : 2;
      for (let k = 0; k < rows; k++) {
        const y1 = lerp(0.27, top - 0.05, (k + 1) / rows);
        const y0 = lerp(0.27, top - 0.05, k / rows) + 0.02;
        const w = 0.15 - k * 0.03 - (i === 1 ? 0 : 0.02);
        const puff = own.range(0.03, 0.06);
        sail(
          p,
          [
            ...curve(x - w * 0.92, y1, x + 0.01, y1 + 0.006, x + w * 0.92, y1),
            ...curve(x + w * 0.92, y1, x + w * 1.02 + puff, (y0 + y1) / 2, x + w * 1.1, y0),
            ...curve(x + w * 1.1, y0, x + 0.03, y0 + 0.035, x - w * 0.96, y0),
            ...curve(x - w * 0.96, y0, x - w + puff, (y0 + y1) / 2, x - w * 0.92, y1),
          ],
          cloth,
          0.04 - i * 0.03,
        );
        p.volume(ribbon([x - w, y1 + 0.005, x + w, y1 + 0.005], 0.014), { albedo: wood });
      }
      p.volume(
        blob(
          x,
          top,
          x - 0.06,
          top + 0.03,
          x - 0.13,
          top + 0.012,
          x - 0.06,
          top + 0.002,
          x,
          top - 0.025,
        ),
        { albedo: pirate ? oklch(0.2, 0.01, 280) : oklch(0.56, 0.2, 27) },
      );
    }
    sail(p, [0.7, 0.34, 0.31, 0.8, 0.36, 0.3], cloth, -0.05);
    const shape = [
      ...curve(-0.58, 0.34, -0.55, 0.1, -0.46, -0.1),
      ...curve(0.3, -0.1, 0.44, 0.02, 0.52, 0.24),
      ...curve(0.52, 0.24, 0.4, 0.19, 0.3, 0.16),
      ...curve(-0.2, 0.15, -0.34, 0.2, -0.36, 0.26),
      ...curve(-0.36, 0.26, -0.44, 0.29, -0.58, 0.34),
    ];
    p.volume(shape, { albedo: courses(hull, 30), round: 0.4, grain: 0.2 });
    p.volume(ribbon(curve(-0.57, 0.2, -0.2, 0.1, 0.2, 0.1, 0.48, 0.19), 0.018), { albedo: gold });
    for (let i = 0; i < 7; i++) {
      const x = -0.36 + i * 0.1;
      const y = 0.045 + (x - 0) * x * 0.15;
      p.fill(slab(x, y, 0.035, 0.032), oklch(0.18, 0.02, 50), 0.3);
    }
    for (let i = 0; i < 3; i++) {
      const x = -0.53 + i * 0.06;
      if (actor.isLit) {
        p.emit(slab(x, 0.22, 0.034, 0.04), [1.3, 0.95, 0.45]);
        p.glow(x, 0.24, 0.12, [1, 0.7, 0.3], 0.3);
      } else p.fill(slab(x, 0.22, 0.034, 0.04), oklch(0.76, 0.1, 80), 0.7);
    }
  },
};
