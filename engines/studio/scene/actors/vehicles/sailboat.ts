import { oklch } from '../../../core/color.ts';
import { blob, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { sail } from './sail.ts';

export const SAILBOAT_ACTOR: ActorDefinition = {
  concept: 'sailboat',
  words: 'sailboat, sailing boat, sailing ship, yacht, dinghy, catamaran, sail',
  size: 9,
  width: 0.92,
  height: 1.12,
  draft: 0.035,
  habitat: ['water', 'ground'],
  settings: ['sea', 'sea', 'lake'],
  seat: 0.14,
  paint: (pen, actor) => {
    const own = actor.random.fork('boat');
    const cloth = actor.color(
      0,
      ...own.pick<Lch>([
        [0.96, 0.015, 85],
        [0.95, 0.02, 85],
        [0.62, 0.16, 35],
        [0.9, 0.05, 80],
      ]),
    );
    const hull = actor.subject.colors[1]
      ? actor.color(1, 0.4, 0.08, 40)
      : oklch(
          ...own.pick<Lch>([
            [0.96, 0.01, 85],
            [0.36, 0.09, 255],
            [0.42, 0.1, 35],
            [0.4, 0.06, 50],
          ]),
        );
    const belly = own.range(0.04, 0.1);
    const heel = own.range(-0.05, 0.06);
    const p = pen.within(0, 0.03, 1, heel);
    const wood = oklch(0.5, 0.07, 60);
    p.volume(
      ribbon([0.04, 0.12, 0.04, 1.1], (t) => 0.02 - 0.008 * t),
      { albedo: wood },
    );
    const main = curve(0.03, 1.07, -0.14 - belly, 0.62, -0.4, 0.22).concat([0.03, 0.2]);
    sail(p, main, cloth, 0.06);
    p.volume(ribbon([0.05, 0.185, -0.42, 0.205], 0.018), { albedo: wood });
    const jib = [0.06, 0.98].concat(
      curve(0.06, 0.98, 0.22 + belly * 0.4, 0.6, 0.42, 0.2),
      curve(0.42, 0.2, 0.22, 0.25, 0.08, 0.22),
    );
    sail(
      p,
      jib,
      own.chance(0.3) && actor.subject.colors.length < 2 ? oklch(0.6, 0.19, 30) : cloth,
      -0.06,
    );
    p.fill(ribbon([0.04, 1.09, 0.47, 0.13], 0.005), wood, 0.4);
    p.volume([0.04, 1.1, 0.04, 1.15, -0.1, 1.125], { albedo: oklch(0.6, 0.2, 27) });
    const shape = [
      ...curve(-0.46, 0.14, -0.4, 0.03, -0.3, -0.06),
      ...curve(0.2, -0.06, 0.38, 0.02, 0.5, 0.16),
      ...curve(0.5, 0.16, 0.1, 0.115, -0.46, 0.14),
    ];
    p.volume(shape, {
      albedo: (_u, v) => (v > 0.105 ? wood : v < 0.02 ? oklch(0.5, 0.17, 28) : hull),
      round: 0.45,
      gloss: 0.3,
      grain: 0.06,
    });
    p.volume(blob(-0.24, 0.13, -0.2, 0.19, 0.02, 0.18, 0.1, 0.125), {
      albedo: oklch(0.9, 0.02, 80),
    });
    for (const x of [-0.16, -0.06]) p.fill(oval(x, 0.155, 0.018), oklch(0.3, 0.04, 240), 0.5);
    if (actor.isLit) {
      p.emit(oval(0.04, 1.1, 0.012), [1.4, 1.2, 0.8]);
      p.glow(0.04, 1.1, 0.18, [1, 0.85, 0.5], 0.5);
      p.glow(-0.1, 0.16, 0.16, [1, 0.75, 0.4], 0.4);
    }
  },
};
