import { blob, curve, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';

export const JELLYFISH_ACTOR: ActorDefinition = {
  concept: 'jellyfish',
  words: 'jellyfish',
  size: 0.6,
  width: 0.75,
  height: 1.1,
  habitat: ['underwater', 'air'],
  settings: ['underwater'],
  paint: (pen, actor) => {
    const own = actor.random.fork('jelly');
    const body = actor.color(
      0,
      ...own.pick<Lch>([
        [0.75, 0.13, 330],
        [0.78, 0.1, 220],
        [0.82, 0.1, 60],
      ]),
    );
    for (let i = 0; i < 9; i++) {
      const x = -0.24 + i * 0.06;
      const w = own.range(-0.1, 0.1);
      const low = own.range(0.02, 0.28);
      pen.emit(
        ribbon(
          curve(x, 0.7, x + w, 0.5, x - w * 0.7, 0.3, x + w * 0.6, low),
          (t) => 0.016 * (1 - t * 0.7),
        ),
        body,
        { alpha: 0.4 },
      );
    }
    for (let i = 0; i < 4; i++) {
      const x = -0.1 + i * 0.07;
      const w = own.range(-0.07, 0.07);
      pen.volume(
        ribbon(curve(x, 0.72, x + w, 0.56, x - w, 0.4, x + w, 0.26), (t) => 0.055 * (1 - t * 0.7)),
        { albedo: body, alpha: 0.5, glow: 0.3 },
      );
    }
    const bell = blob(
      -0.34,
      0.68,
      -0.33,
      0.84,
      -0.18,
      1.03,
      0,
      1.08,
      0.18,
      1.03,
      0.33,
      0.84,
      0.34,
      0.68,
      0.22,
      0.71,
      0.1,
      0.67,
      0,
      0.71,
      -0.1,
      0.67,
      -0.22,
      0.71,
    );
    pen.volume(bell, { albedo: body, alpha: 0.62, round: 0.7, gloss: 0.6, glow: 0.35 });
    for (let i = -3; i < 4; i++)
      pen.emit(ribbon(curve(i * 0.03, 1.02, i * 0.07, 0.9, i * 0.09, 0.7), 0.01), [1, 0.95, 1], {
        alpha: 0.18,
      });
    pen.glow(0, 0.85, 0.5, body, 0.16);
  },
};
