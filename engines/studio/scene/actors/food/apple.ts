import { oklch } from '../../../core/color.ts';
import { chain } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { apple, onTable } from './ingredients.ts';

export const APPLE_ACTOR: ActorDefinition = {
  concept: 'apple',
  words: 'apple, tomato, pear',
  size: 0.09,
  width: 1.05,
  height: 1.1,
  share: 0.7,
  ...onTable,
  paint: (pen, actor) => {
    const own = actor.random.fork('apple');
    const pear = actor.has('pear');
    const color = actor.color(
      0,
      ...(pear
        ? ([0.78, 0.15, 115] as Lch)
        : actor.has('tomato')
          ? ([0.58, 0.22, 30] as Lch)
          : own.pick<Lch>([
              [0.53, 0.21, 25],
              [0.53, 0.21, 25],
              [0.72, 0.18, 128],
              [0.8, 0.15, 90],
            ])),
    );
    if (pear) {
      pen.volume(chain(0, 0.36, 0.36, 0, 0.6, 0.26, 0.02, 0.86, 0.15), {
        albedo: color,
        round: 0.75,
        gloss: 0.4,
        grain: 0.3,
        grainScale: 150,
      });
      pen.volume(chain(0.02, 0.98, 0.025, 0.08, 1.1, 0.03), { albedo: oklch(0.36, 0.06, 55) });
      return;
    }
    apple(pen, color, 0, 0, 0.5, own.chance(0.75));
  },
};
