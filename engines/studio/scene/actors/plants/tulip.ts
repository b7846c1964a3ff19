import { mixColors, oklch } from '../../../core/color.ts';
import { smoothstep } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { blob, curve } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { stem } from './flower-parts.ts';

export const TULIP_ACTOR: ActorDefinition = {
  concept: 'tulip',
  words: 'tulip, tulips, crocus',
  size: 0.45,
  width: 0.75,
  height: 1.05,
  habitat: ['ground', 'table'],
  settings: ['garden', 'meadow'],
  paint: (pen, actor) => {
    const own = actor.random.fork('tulip');
    const hues: readonly Lch[] = [
      [0.6, 0.22, 25],
      [0.84, 0.15, 92],
      [0.74, 0.16, 355],
      [0.55, 0.17, 310],
      [0.95, 0.02, 90],
    ];
    const first = own.pick(hues);
    for (const [x, y, k] of [
      [-0.22, 0.66, 0],
      [0.22, 0.74, 1],
      [0, 0.86, 2],
    ] as const) {
      const color = actor.isColored
        ? actor.color(0, 0, 0, 0)
        : oklch(...(own.chance(0.4) ? own.pick(hues) : first));
      const pale = mixColors(color, [1, 0.95, 0.75], 0.4);
      stem(pen, curve(x * 0.3, 0, x * 0.6, y * 0.5, x, y - 0.06), 0.026);
      const s = k === 1 ? 1 : -1;
      pen.volume(
        blob(
          x * 0.3,
          0,
          x * 0.4 + s * 0.12,
          0.24,
          x * 0.5 + s * 0.16,
          0.52,
          x * 0.4 + s * 0.04,
          0.26,
        ),
        { albedo: oklch(0.52, 0.1, 150), round: 0.35 },
      );
      const cup = (dx: number, w: number, lift: number, top: number) =>
        pen.volume(
          blob(
            x + dx - w,
            y + 0.02,
            x + dx - w * 0.86,
            y + 0.12,
            x + dx - w * 0.2,
            y + top,
            x + dx + w * 0.2,
            y + top,
            x + dx + w * 0.86,
            y + 0.12,
            x + dx + w,
            y + 0.02,
            x + dx,
            y - 0.08,
          ),
          {
            albedo: (_u, v) => blend(pale, color, smoothstep(y - 0.08, y + 0.06, v)),
            round: 0.55,
            lift,
            grain: 0.12,
            gloss: 0.15,
          },
        );
      cup(-0.045, 0.06, -0.12, 0.19);
      cup(0.045, 0.06, -0.12, 0.19);
      cup(0, 0.075, 0.02, 0.2);
      cup(-0.055, 0.05, 0.0, 0.16);
      cup(0.055, 0.05, 0.0, 0.16);
    }
  },
};
