import { oklch } from '../../../core/color.ts';
import { curve, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const STEAMER_ACTOR: ActorDefinition = {
  concept: 'steamer',
  words:
    'ocean liner, steamer, steamship, cruise ship, cargo ship, container ship, warship, titanic, battleship, tanker, freighter',
  size: 150,
  width: 1.5,
  height: 0.6,
  draft: 0.06,
  habitat: ['water'],
  settings: ['sea'],
  paint: (pen, actor) => {
    const hull = actor.color(0, 0.28, 0.03, 260);
    const white = oklch(0.95, 0.008, 85);
    const funnel = oklch(0.6, 0.18, 38);
    for (let i = 0; i < 3; i++) {
      const x = -0.3 + i * 0.22;
      pen.volume([x - 0.04, 0.3, x + 0.05, 0.3, x + 0.035, 0.52, x - 0.055, 0.52], {
        albedo: (_u, v) => (v > 0.475 ? oklch(0.2, 0.01, 260) : funnel),
        round: 0.65,
      });
      for (let k = 0; k < 6; k++) {
        const t = k / 5;
        pen.emit(
          oval(x - t * 0.24, 0.56 + t * 0.1, 0.03 + t * 0.05, 0.024 + t * 0.03),
          pen.rig.cloudShadow,
          { alpha: 0.4 * (1 - t * 0.8), blur: 0.02 * pen.frame.scale },
        );
      }
    }
    for (const [y, x0, x1] of [
      [0.2, -0.56, 0.48],
      [0.255, -0.5, 0.4],
      [0.31, -0.42, 0.28],
    ] as const) {
      pen.volume(slab(x0, y, x1 - x0, 0.052), { albedo: white, round: 0.15 });
      const n = Math.floor((x1 - x0) / 0.036);
      for (let i = 0; i < n; i++) {
        const x = x0 + 0.018 + i * 0.036;
        if (actor.isLit) pen.emit(slab(x, y + 0.016, 0.018, 0.018), [1.2, 0.95, 0.55]);
        else pen.fill(slab(x, y + 0.016, 0.018, 0.018), oklch(0.36, 0.05, 240), 0.5);
      }
    }
    pen.volume(
      [
        ...curve(-0.7, 0.22, -0.7, 0.06, -0.64, -0.08),
        ...curve(0.52, -0.08, 0.64, 0.06, 0.74, 0.26),
        ...curve(0.74, 0.26, 0.3, 0.2, -0.7, 0.22),
      ],
      {
        albedo: (_u, v) => (v < 0.01 ? oklch(0.46, 0.14, 28) : v > 0.185 ? white : hull),
        round: 0.35,
        gloss: 0.2,
      },
    );
    pen.fill(ribbon([0.5, 0.22, 0.5, 0.44], 0.01), [0.2, 0.18, 0.15], 0.5);
  },
};
