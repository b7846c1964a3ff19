import { mixColors, oklch } from '../../../core/color.ts';
import { cos, lerp, sin, TAU } from '../../../core/math.ts';
import { oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { petal } from './flower-parts.ts';

export const LOTUS_ACTOR: ActorDefinition = {
  concept: 'lotus',
  words: 'lotus, water lily, waterlily, lotus flower, lily pad',
  size: 0.45,
  width: 1.35,
  height: 0.72,
  habitat: ['water', 'ground', 'table'],
  settings: ['lake', 'lake', 'studio'],
  share: 0.8,
  paint: (pen, actor) => {
    const own = actor.random.fork('lotus');
    const pink = actor.color(0, 0.82, 0.12, 355);
    const pale = mixColors(pink, [1, 0.97, 0.93], 0.65);
    for (const [x, y, r, a] of [
      [-0.34, 0.05, 0.32, 0.5],
      [0.38, 0.04, 0.3, 2.4],
      [0.02, 0.0, 0.36, 1.2],
    ] as const) {
      const pad = oval(x, y, r, r * 0.26);
      pen.volume(pad, { albedo: oklch(0.5, 0.1, 150), round: 0.25, gloss: 0.25 });
      for (let i = 0; i < 9; i++)
        pen.fill(
          ribbon(
            [x, y, x + cos(a + (i * TAU) / 9) * r * 0.92, y + sin(a + (i * TAU) / 9) * r * 0.235],
            0.006,
          ),
          oklch(0.66, 0.09, 140),
          0.7,
          { alpha: 0.6 },
        );
    }
    const rows = [
      [9, 0.5, 0.12, -0.16],
      [8, 0.48, 0.13, -0.08],
      [7, 0.42, 0.125, 0],
      [5, 0.34, 0.11, 0.06],
    ] as const;
    rows.forEach(([n, long, w, lift], k) => {
      for (let i = 0; i < n; i++) {
        const t = i / (n - 1);
        const spread = [1.5, 1.22, 0.86, 0.5][k]!;
        const a = TAU / 4 + lerp(-spread, spread, t) + own.bell() * 0.03;
        petal(pen, 0, 0.05, a, long, w * 1.5, pink, pale, lift, 1);
      }
    });
    pen.volume(oval(0, 0.12, 0.09, 0.045), { albedo: oklch(0.82, 0.15, 90), grain: 0.4 });
    for (let i = 0; i < 7; i++)
      petal(pen, 0, 0.04, lerp(0.12, 3.02, i / 6), 0.3, 0.15, pink, pale, 0.08, 0.62);
  },
};
