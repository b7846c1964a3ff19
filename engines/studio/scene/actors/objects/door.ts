import { mixColors, oklch } from '../../../core/color.ts';
import { oval, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { GOLD } from './materials.ts';

export const DOOR_ACTOR: ActorDefinition = {
  concept: 'door',
  words: 'door, gate, doorway, portal, front door',
  size: 2.1,
  width: 0.62,
  height: 1.04,
  habitat: ['ground'],
  settings: ['room', 'street', 'garden'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const own = actor.random.fork('door');
    const color = actor.color(
      0,
      ...own.pick<Lch>([
        [0.46, 0.12, 255],
        [0.46, 0.14, 28],
        [0.46, 0.09, 155],
        [0.48, 0.085, 52],
      ]),
    );
    const frame = oklch(0.92, 0.015, 85);
    const portal = actor.has('portal');
    pen.volume(slab(-0.29, 0, 0.58, 1.02), { albedo: frame, round: 0.08 });
    if (portal) {
      pen.emit(slab(-0.23, 0.01, 0.46, 0.95), [0.5, 0.7, 1.5]);
      pen.glow(0, 0.5, 0.9, [0.4, 0.6, 1.2], 0.7);
      return;
    }
    pen.volume(slab(-0.23, 0.01, 0.46, 0.95), { albedo: color, round: 0.05, gloss: 0.25 });
    for (const x of [-0.115, 0.115])
      for (const [y, h] of [
        [0.08, 0.28],
        [0.44, 0.18],
        [0.68, 0.22],
      ] as const) {
        pen.shade(slab(x - 0.085, y, 0.17, h), 0.3, 0.006);
        pen.volume(slab(x - 0.075, y + 0.012, 0.15, h - 0.024), {
          albedo: mixColors(color, [1, 1, 1], 0.07),
          round: 0.12,
          gloss: 0.25,
        });
      }
    pen.volume(oval(0.185, 0.46, 0.022), { albedo: GOLD, gloss: 0.8 });
    pen.volume(slab(-0.34, -0.01, 0.68, 0.035), { albedo: oklch(0.62, 0.015, 80), round: 0.2 });
  },
};
