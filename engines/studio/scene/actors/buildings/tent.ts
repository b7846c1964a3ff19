import { oklch, type Rgb } from '../../../core/color.ts';
import { ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const TENT_ACTOR: ActorDefinition = {
  concept: 'tent',
  words: 'tent, teepee, tipi, wigwam, camp, campsite, circus tent',
  size: 2.4,
  width: 1.35,
  height: 0.95,
  habitat: ['ground'],
  settings: ['forest', 'mountain', 'meadow'],
  holds: true,
  paint: (pen, actor) => {
    const cloth = actor.color(0, 0.7, 0.15, 58);
    const stripe = actor.has('circus') ? oklch(0.95, 0.01, 90) : null;
    const pattern = (u: number): Rgb =>
      stripe && Math.floor(u * 9 + 20) % 2 === 0 ? stripe : cloth;
    const lit = actor.isLit;
    pen.volume([-0.2, 0, 0.66, 0.02, 0.36, 0.8, -0.12, 0.88], {
      albedo: (u) => pattern(u),
      lift: pen.lightAhead > 0 ? 0.05 : -0.15,
      round: 0.25,
      glow: lit ? 0.3 : 0,
    });
    pen.volume([-0.66, 0, -0.02, 0, -0.12, 0.88, -0.16, 0.9], {
      albedo: (u) => pattern(u),
      lift: pen.lightAhead > 0 ? -0.12 : 0.08,
      round: 0.25,
      glow: lit ? 0.35 : 0,
    });
    const door = [-0.36, 0, -0.12, 0, -0.15, 0.6];
    if (lit) {
      pen.emit(door, [1.4, 0.95, 0.45]);
      pen.glow(-0.2, 0.2, 0.7, [1, 0.65, 0.3], 0.4);
    } else pen.fill(door, oklch(0.24, 0.03, 50), 0.3);
    pen.volume([-0.36, 0, -0.3, 0, -0.145, 0.62], { albedo: cloth, lift: 0.1 });
    for (const [x0, y0, x1] of [
      [-0.13, 0.86, -0.82],
      [0.36, 0.78, 0.85],
    ] as const) {
      pen.fill(ribbon([x0, y0, x1, 0], 0.007), oklch(0.85, 0.02, 85), 0.7);
    }
    pen.fill(ribbon([-0.14, 0.86, -0.14, 0.97], 0.014), oklch(0.4, 0.05, 55), 0.5);
  },
};
