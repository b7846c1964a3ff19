import { oklch } from '../../../core/color.ts';
import { mix } from '../../../paint/pen.ts';
import { blob, chain } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';

export const FLAMINGO_ACTOR: ActorDefinition = {
  concept: 'flamingo',
  words: 'flamingo, heron, crane, stork, egret, ibis',
  size: 1.3,
  width: 0.75,
  height: 1.05,
  draft: 0.12,
  habitat: ['ground', 'water'],
  settings: ['lake', 'beach'],
  paint: (pen, actor) => {
    const heron = actor.has('heron', 'crane', 'stork', 'egret', 'ibis');
    const pink = actor.color(
      0,
      ...(heron ? ([0.9, 0.015, 250] as Lch) : ([0.76, 0.14, 12] as Lch)),
    );
    const leg = heron ? oklch(0.35, 0.03, 60) : oklch(0.7, 0.14, 15);
    const bent = actor.random.chance(0.5);
    pen.volume(chain(0.0, 0.5, 0.026, 0.02, 0.25, 0.016, 0.0, 0.01, 0.016), { albedo: leg });
    pen.volume(chain(0, 0.012, 0.014, 0.1, 0.006, 0.012), { albedo: leg });
    pen.volume(
      bent
        ? chain(-0.06, 0.5, 0.026, 0.1, 0.34, 0.016, -0.02, 0.27, 0.014)
        : chain(-0.08, 0.5, 0.026, -0.1, 0.25, 0.016, -0.06, 0.01, 0.015),
      { albedo: leg, lift: -0.15 },
    );
    pen.volume(blob(-0.36, 0.44, -0.16, 0.44, 0.12, 0.48, 0.2, 0.6, 0.08, 0.68, -0.14, 0.66), {
      albedo: pink,
      round: 0.6,
    });
    pen.volume(
      chain(
        0.12,
        0.58,
        0.085,
        0.3,
        0.6,
        0.05,
        0.26,
        0.76,
        0.034,
        0.12,
        0.86,
        0.032,
        0.16,
        0.98,
        0.036,
        0.24,
        0.99,
        0.05,
      ),
      { albedo: pink, round: 0.6 },
    );
    for (let i = 0; i < 4; i++) {
      pen.volume(
        chain(
          0.08 - i * 0.05,
          0.62,
          0.06,
          -0.16 - i * 0.03,
          0.55 - i * 0.012,
          0.05,
          -0.34,
          0.46,
          0.01,
        ),
        {
          albedo: mix(pink, [0.5, 0.05, 0.1], heron ? 0.05 : i * 0.1),
          lift: 0.04 * i,
          round: 0.45,
        },
      );
    }
    const bill = heron
      ? blob(0.28, 1.0, 0.5, 0.95, 0.52, 0.94, 0.28, 0.96)
      : blob(0.27, 1.01, 0.36, 0.98, 0.37, 0.88, 0.34, 0.86, 0.32, 0.94, 0.27, 0.95);
    pen.volume(bill, { albedo: heron ? oklch(0.78, 0.14, 80) : oklch(0.9, 0.03, 60), gloss: 0.3 });
    if (!heron)
      pen.volume(blob(0.355, 0.94, 0.375, 0.89, 0.345, 0.855, 0.335, 0.9), {
        albedo: oklch(0.2, 0.01, 60),
      });
    pen.eye(0.245, 1.0, 0.013, oklch(0.85, 0.1, 95));
  },
};
