import { oklch } from '../../../core/color.ts';
import { cos, sin, TAU } from '../../../core/math.ts';
import { chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { bowl, steam } from './crockery.ts';

export const SOUP_ACTOR: ActorDefinition = {
  concept: 'soup',
  words: 'soup, stew, broth, porridge, curry, bowl, bowl of soup',
  size: 0.22,
  width: 1.1,
  height: 0.8,
  habitat: ['table', 'ground'],
  settings: ['table'],
  holds: true,
  paint: (pen, actor) => {
    const own = actor.random.fork('bowl');
    const ware = actor.color(
      0,
      ...own.pick<Lch>([
        [0.93, 0.02, 85],
        [0.55, 0.09, 235],
        [0.62, 0.12, 45],
      ]),
    );
    const y = 0.44;
    const soup = oklch(
      ...own.pick<Lch>([
        [0.64, 0.18, 38],
        [0.78, 0.14, 75],
        [0.6, 0.12, 125],
        [0.88, 0.05, 85],
      ]),
    );
    bowl(pen, 0.5, y, ware, soup);
    pen.emit(
      ribbon(
        curve(-0.24, y, -0.1, y + 0.045, 0.06, y - 0.02, 0.2, y + 0.03),
        (t) => 0.03 * sin(t * 3.1) + 0.006,
      ),
      oklch(0.96, 0.03, 90),
      { alpha: 0.8 },
    );
    for (let i = 0; i < 16; i++) {
      const a = own.next() * TAU;
      const r = Math.sqrt(own.next()) * 0.36;
      pen.volume(oval(cos(a) * r, y + sin(a) * r * 0.22, 0.026, 0.016, own.next() * 3), {
        albedo: oklch(0.52, 0.14, own.pick([138, 142, 40, 95])),
      });
    }
    pen.volume(chain(0.28, y + 0.01, 0.03, 0.56, 0.74, 0.018), {
      albedo: oklch(0.82, 0.012, 250),
      gloss: 0.7,
    });
    steam(pen, -0.05, y + 0.08, 0.3, own);
  },
};
