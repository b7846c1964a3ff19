import { oklch } from '../../../core/color.ts';
import { sin } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { blob, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { GOLD } from './materials.ts';

export const SWORD_ACTOR: ActorDefinition = {
  concept: 'sword',
  words: 'sword, katana, dagger, excalibur, blade, saber, rapier',
  size: 1.0,
  width: 0.42,
  height: 1.1,
  habitat: ['ground', 'table', 'space'],
  settings: ['hill', 'studio', 'forest'],
  paint: (pen, actor) => {
    const steel = actor.color(0, 0.84, 0.015, 250);
    const p = pen.within(0, 0, 1, actor.random.range(-0.08, 0.08));
    // Driven into a stone, point down.
    p.volume([-0.055, 0.1, -0.05, 0.7, 0.05, 0.7, 0.055, 0.1], {
      albedo: (u) => blend(steel, [0.98, 0.98, 1], u > 0 ? 0.5 : 0),
      gloss: 0.9,
      round: 0.25,
      grain: 0.02,
    });
    p.shade(ribbon([0, 0.12, 0, 0.68], 0.012), 0.4, 0.003);
    p.volume(
      blob(
        -0.2,
        0.72,
        -0.17,
        0.68,
        0,
        0.7,
        0.17,
        0.68,
        0.2,
        0.72,
        0.17,
        0.74,
        0,
        0.735,
        -0.17,
        0.74,
      ),
      { albedo: GOLD, gloss: 0.75 },
    );
    p.volume(slab(-0.028, 0.73, 0.056, 0.25), { albedo: oklch(0.36, 0.09, 30), round: 0.6 });
    for (let i = 0; i < 7; i++)
      p.shade(ribbon([-0.028, 0.75 + i * 0.033, 0.028, 0.765 + i * 0.033], 0.01), 0.45, 0.002);
    p.volume(oval(0, 1.02, 0.05), { albedo: GOLD, gloss: 0.8 });
    p.volume(oval(0, 1.02, 0.026), { albedo: oklch(0.52, 0.22, 22), gloss: 0.95 });
    pen.volume(blob(-0.3, 0, -0.24, 0.12, -0.08, 0.2, 0.1, 0.18, 0.24, 0.1, 0.32, 0), {
      albedo: oklch(0.6, 0.02, 250),
      round: 0.45,
      grain: 0.6,
    });
    p.emit(
      [
        ...ribbon([-0.06, 0.52, 0.1, 0.52], (t) => 0.012 * sin(t * 3.14)),
        ...ribbon([0.02, 0.44, 0.02, 0.6], (t) => 0.012 * sin(t * 3.14)),
      ],
      [1.7, 1.7, 1.8],
    );
  },
};
