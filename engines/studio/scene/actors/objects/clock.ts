import { oklch } from '../../../core/color.ts';
import { cos, sin, TAU } from '../../../core/math.ts';
import { blob, chain, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { DARK, tabletop } from './materials.ts';

export const CLOCK_ACTOR: ActorDefinition = {
  concept: 'clock',
  words: 'clock, alarm clock, grandfather clock, wall clock, cuckoo clock',
  size: 0.25,
  width: 0.95,
  height: 1.06,
  ...tabletop,
  paint: (pen, actor) => {
    const own = actor.random.fork('clock');
    const metal = actor.color(
      0,
      ...own.pick<Lch>([
        [0.56, 0.19, 28],
        [0.75, 0.12, 82],
        [0.6, 0.1, 190],
        [0.45, 0.1, 255],
      ]),
    );
    const y = 0.46;
    for (const s of [-1, 1]) {
      pen.volume(chain(s * 0.24, 0.12, 0.035, s * 0.34, 0.02, 0.03), { albedo: metal, gloss: 0.6 });
      pen.volume(
        blob(s * 0.08, 0.86, s * 0.14, 0.97, s * 0.3, 0.95, s * 0.36, 0.82, s * 0.22, 0.84),
        { albedo: metal, gloss: 0.7 },
      );
    }
    pen.volume(ribbon([0, 0.86, 0, 0.98], 0.03), { albedo: DARK });
    pen.volume(oval(0, 1.0, 0.05), { albedo: metal, gloss: 0.7 });
    pen.volume(oval(0, y, 0.43), { albedo: metal, gloss: 0.75, round: 0.4 });
    pen.volume(oval(0, y, 0.36), { albedo: oklch(0.97, 0.015, 90), round: 0.06, gloss: 0.2 });
    for (let i = 0; i < 60; i++) {
      const a = (i / 60) * TAU;
      const big = i % 5 === 0;
      pen.fill(
        ribbon(
          [
            sin(a) * (big ? 0.27 : 0.31),
            y + cos(a) * (big ? 0.27 : 0.31),
            sin(a) * 0.335,
            y + cos(a) * 0.335,
          ],
          big ? 0.022 : 0.007,
        ),
        [0.02, 0.02, 0.025],
        0.5,
      );
    }
    const hour = own.next() * TAU;
    const minute = own.next() * TAU;
    pen.fill(
      ribbon([0, y, sin(hour) * 0.19, y + cos(hour) * 0.19], (t) => 0.036 - 0.02 * t),
      [0.02, 0.02, 0.025],
      0.5,
    );
    pen.fill(
      ribbon([0, y, sin(minute) * 0.28, y + cos(minute) * 0.28], (t) => 0.028 - 0.016 * t),
      [0.02, 0.02, 0.025],
      0.5,
    );
    pen.fill(
      ribbon(
        [
          -sin(hour + 2) * 0.06,
          y - cos(hour + 2) * 0.06,
          sin(hour + 2) * 0.29,
          y + cos(hour + 2) * 0.29,
        ],
        0.008,
      ),
      oklch(0.58, 0.22, 27),
      0.7,
    );
    pen.volume(oval(0, y, 0.028), { albedo: metal, gloss: 0.7 });
  },
};
