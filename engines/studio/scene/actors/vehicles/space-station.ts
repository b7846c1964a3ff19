import { oklch } from '../../../core/color.ts';
import { blend } from '../../../paint/pen.ts';
import { oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const SPACE_STATION_ACTOR: ActorDefinition = {
  concept: 'space station',
  words: 'space station, satellite, space telescope, orbital station, space probe, orbital habitat',
  size: 60,
  width: 2.1,
  height: 1,
  habitat: ['space', 'air'],
  settings: ['space'],
  paint: (pen, actor) => {
    const own = actor.random.fork('station');
    const hull = actor.color(0, 0.84, 0.012, 240);
    const grey = oklch(0.5, 0.015, 250);
    const cell = oklch(0.34, 0.1, own.pick([262, 255, 70]));
    const line = oklch(0.72, 0.03, 240);
    const small = actor.has('satellite', 'probe', 'telescope');
    const tilt = pen.within(0, 0.5, 1, own.range(-0.3, 0.3));
    const rows = small ? [0] : [-0.3, 0.3];
    tilt.volume(ribbon([-0.95, 0, 0.95, 0], 0.035), { albedo: grey, grain: 0.4, grainScale: 200 });
    for (const s of [-1, 1])
      for (const y of rows) {
        const high = small ? 0.34 : 0.4;
        const x = s * 0.72 - 0.22;
        if (!small) tilt.volume(ribbon([s * 0.72, 0, s * 0.72, y], 0.02), { albedo: grey });
        tilt.volume(slab(x, y - high / 2, 0.44, high), {
          albedo: (u, v) => {
            const a = (((u - x) * 18) % 1) + 1;
            const b = (((v + 2) * 18) % 1) + 1;
            return blend(cell, line, a % 1 < 0.12 || b % 1 < 0.12 ? 0.75 : 0);
          },
          gloss: 0.6,
          round: 0.05,
        });
        tilt.fill(ribbon([s * 0.72, y - high / 2, s * 0.72, y + high / 2], 0.014), grey, 0.6);
      }
    if (!small) {
      for (const [x, y, w, h] of [
        [-0.34, -0.09, 0.68, 0.18],
        [-0.08, -0.36, 0.16, 0.32],
        [-0.26, 0.08, 0.14, 0.26],
      ] as const) {
        tilt.volume(slab(x, y, w, h), { albedo: hull, round: 0.8, gloss: 0.4 });
        for (let i = 1; i < 4; i++)
          tilt.shade(
            w > h ? slab(x + (w * i) / 4, y, 0.008, h) : slab(x, y + (h * i) / 4, w, 0.008),
            0.4,
            0.004,
          );
      }
      tilt.volume(oval(0.36, 0, 0.07, 0.085), { albedo: grey, gloss: 0.5 });
    } else {
      tilt.volume(slab(-0.17, -0.2, 0.34, 0.4), {
        albedo: oklch(0.78, 0.12, 82),
        round: 0.3,
        gloss: 0.7,
        grain: 0.6,
      });
      tilt.volume(oval(0, 0.28, 0.2, 0.09), { albedo: hull, gloss: 0.5 });
      tilt.fill(ribbon([0, 0.28, 0, 0.46], 0.014), grey, 0.7);
    }
    for (const [x, y] of [
      [-0.2, 0.02],
      [-0.06, 0.02],
      [0.08, 0.02],
    ] as const)
      tilt.emit(oval(x, y, 0.02), [1.1, 0.95, 0.6]);
    tilt.glow(0.95, 0, 0.1, [1, 0.2, 0.15], 0.8);
  },
};
