import { oklch } from '../../../core/color.ts';
import { curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { SONGBIRD } from './bird-plans.ts';
import { type BirdPlan, paintPerched } from './bird-shape.ts';

export const CHICKEN_ACTOR: ActorDefinition = {
  concept: 'chicken',
  words: 'chicken, hen, rooster, chick, cock, cockerel',
  size: 0.5,
  width: 1.1,
  height: 1.05,
  share: 0.85,
  habitat: ['ground'],
  settings: ['meadow', 'countryside'],
  paint: (pen, actor) => {
    const own = actor.random.fork('kind');
    const rooster = actor.has('rooster', 'cock', 'cockerel') || own.chance(0.3);
    const plan: BirdPlan = {
      ...SONGBIRD,
      ...own.pick([
        {
          back: [0.56, 0.13, 45],
          breast: [0.52, 0.12, 42],
          wing: [0.5, 0.12, 40],
          quill: [0.3, 0.06, 35],
        },
        {
          back: [0.95, 0.01, 85],
          breast: [0.97, 0.008, 85],
          wing: [0.93, 0.012, 80],
          quill: [0.86, 0.02, 75],
        },
      ] as const),
      beak: [0.8, 0.13, 80],
      bill: [0.1, 0.08, 0.02],
      leg: [0.78, 0.13, 80],
      tail: 0.12,
      neck: 0.12,
      skull: 0.12,
    };
    const hx = 0.27 * 0.55 + 0.03;
    const hy = 0.17 + 0.27 * 1.9 + 0.12;
    if (rooster) {
      for (let i = 0; i < 7; i++) {
        const t = i / 6;
        pen.volume(
          ribbon(
            curve(
              -0.18,
              0.42,
              -0.36 - t * 0.05,
              0.62 + t * 0.16,
              -0.5 - t * 0.06,
              0.62 + t * 0.2,
              -0.62,
              0.4 + t * 0.26,
            ),
            (k) => 0.075 * (1 - k * 0.75),
          ),
          { albedo: oklch(0.28, 0.07, 160 + i * 14), gloss: 0.3, lift: t * 0.1 },
        );
      }
    }
    paintPerched(pen, actor, plan);
    const red = oklch(0.58, 0.22, 27);
    for (const [dx, dy, r] of [
      [-0.06, 0.11, 0.04],
      [0, 0.14, 0.045],
      [0.06, 0.11, 0.038],
    ] as const) {
      pen.volume(oval(hx + dx, hy + dy, r, r * 1.3), { albedo: red });
    }
    pen.volume(oval(hx + 0.1, hy - 0.12, 0.03, 0.06), { albedo: red });
  },
};
