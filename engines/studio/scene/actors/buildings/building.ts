import { oklch } from '../../../core/color.ts';
import { lerp } from '../../../core/math.ts';
import { slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { bricks, courses, facingLight, wall, windowAt } from './masonry.ts';

/** Public houses with columns and a gable over them. */
const CIVIC = [
  'museum',
  'bank',
  'courthouse',
  'university',
  'theatre',
  'theater',
  'opera',
  'parliament',
  'capitol',
  'academy',
  'city',
] as const;

export const BUILDING_ACTOR: ActorDefinition = {
  concept: 'building',
  words:
    'hotel, hospital, factory, museum, bank, courthouse, university, theatre, theater, opera house, parliament, city hall, town hall, warehouse, police station, fire station, apartment block, townhouse, department store, post office, power plant, embassy, dormitory',
  size: 18,
  width: 1.5,
  height: 1,
  habitat: ['ground'],
  settings: ['street', 'countryside', 'park'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const own = actor.random.fork('building');
    const lit = () => own.chance(actor.isLit ? 0.75 : 0.06);
    const factory = actor.has('factory', 'warehouse', 'mill', 'plant');
    const civic = !factory && actor.has(...CIVIC);
    const stone = actor.color(
      0,
      ...(factory
        ? ([0.46, 0.1, 35] as Lch)
        : own.pick<Lch>([
            [0.82, 0.03, 80],
            [0.76, 0.05, 60],
            [0.7, 0.06, 40],
            [0.84, 0.02, 230],
          ])),
    );
    const light = facingLight(pen, 1);
    const roof =
      actor.snow > 0 ? oklch(0.95, 0.01, 245) : oklch(0.4, 0.03, own.pick([250, 40, 150]));
    if (factory) {
      for (const [x, h] of [
        [-0.46, 1],
        [-0.28, 0.88],
      ] as const) {
        pen.volume([x - 0.05, 0.3, x + 0.05, 0.3, x + 0.035, h, x - 0.035, h], {
          albedo: bricks(stone, 34),
          round: 0.6,
        });
        if (!actor.spec.excluded.has('smoke'))
          for (let i = 0; i < 6; i++)
            pen.fill(
              puff(x + 0.05 + i * 0.075 + own.bell() * 0.01, h + 0.03 + i * 0.02, 0.04 + i * 0.014),
              oklch(0.8, 0.005, 250),
              0.6,
              { alpha: 0.34 - i * 0.045, blur: 0.02 * pen.frame.scale },
            );
      }
      wall(pen, slab(-0.7, 0, 1.4, 0.4), bricks(stone, 30), light);
      for (let i = 0; i < 4; i++) {
        const x = -0.7 + i * 0.35;
        wall(pen, [x, 0.4, x + 0.35, 0.4, x, 0.58], courses(roof, 40), 0.7);
        windowAt(pen, x + 0.175, 0.16, 0.2, 0.16, lit());
      }
      wall(pen, slab(-0.12, 0, 0.22, 0.13), courses(oklch(0.36, 0.05, 240), 60, true), 0.4);
      return;
    }
    if (civic) {
      wall(pen, slab(-0.7, 0.06, 1.4, 0.56), bricks(stone, 18, 0.1), light);
      for (const x of [-0.58, -0.46, 0.46, 0.58])
        for (const y of [0.14, 0.38]) windowAt(pen, x, y, 0.065, 0.13, lit());
      wall(pen, slab(-0.74, 0.6, 1.48, 0.05), stone, 0.8);
      for (let i = 0; i < 3; i++)
        wall(
          pen,
          slab(-0.4 - i * 0.03, 0.04 - i * 0.02, 0.8 + i * 0.06, 0.025),
          stone,
          0.85 - i * 0.1,
        );
      wall(pen, slab(-0.36, 0.06, 0.72, 0.5), oklch(0.34, 0.03, 60), 0.3);
      windowAt(pen, 0, 0.06, 0.12, 0.24, lit());
      for (let i = 0; i < 6; i++) {
        const x = lerp(-0.34, 0.34, i / 5);
        pen.volume(slab(x - 0.032, 0.06, 0.064, 0.5), { albedo: stone, round: 0.8 });
        pen.volume(slab(x - 0.045, 0.53, 0.09, 0.03), { albedo: stone, round: 0.2 });
      }
      wall(pen, slab(-0.42, 0.56, 0.84, 0.07), stone, 0.9);
      wall(pen, [-0.44, 0.63, 0.44, 0.63, 0, 0.83], stone, 0.78);
      wall(pen, [-0.34, 0.65, 0.34, 0.65, 0, 0.78], stone, 0.5);
      if (actor.snow > 0)
        pen.volume([-0.46, 0.635, 0, 0.85, 0.46, 0.635, 0, 0.81], { albedo: roof, round: 0.3 });
      return;
    }
    const floors = own.int(3, 5);
    const high = 0.24 + floors * 0.13;
    const wide = own.range(0.5, 0.64);
    const paint = own.chance(0.5) ? bricks(stone, 34, 0.16) : stone;
    wall(pen, slab(-wide, 0, wide * 2, high), paint, light);
    wall(pen, slab(-wide - 0.03, high - 0.02, wide * 2 + 0.06, 0.045), stone, 0.9);
    wall(pen, slab(-wide - 0.01, high + 0.02, wide * 2 + 0.02, 0.03), roof, 0.6);
    const columns = 7;
    for (let f = 0; f < floors; f++)
      for (let i = 0; i < columns; i++)
        windowAt(
          pen,
          lerp(-wide + 0.1, wide - 0.1, i / (columns - 1)),
          0.23 + f * 0.13,
          0.068,
          0.085,
          lit(),
        );
    wall(pen, slab(-wide, 0.185, wide * 2, 0.018), stone, 0.8);
    for (let i = 0; i < 5; i++) {
      if (i === 2) continue;
      windowAt(pen, lerp(-wide + 0.14, wide - 0.14, i / 4), 0.03, 0.13, 0.12, lit());
    }
    wall(pen, slab(-0.075, 0, 0.15, 0.15), oklch(0.34, 0.06, 45), 0.4);
    wall(pen, slab(-0.13, 0.15, 0.26, 0.02), roof, 0.7);
    if (actor.has('hospital')) {
      const white = oklch(0.97, 0.005, 90);
      const red = oklch(0.58, 0.22, 27);
      pen.fill(slab(-0.07, high - 0.15, 0.14, 0.14), white, 0.9);
      pen.fill(
        [slab(-0.016, high - 0.135, 0.032, 0.11), slab(-0.055, high - 0.096, 0.11, 0.032)],
        red,
        0.8,
      );
    }
  },
};

/** A round puff. */
function puff(x: number, y: number, r: number): number[] {
  return [
    x - r,
    y,
    x - r * 0.7,
    y + r * 0.7,
    x,
    y + r,
    x + r * 0.7,
    y + r * 0.7,
    x + r,
    y,
    x + r * 0.7,
    y - r * 0.7,
    x,
    y - r,
    x - r * 0.7,
    y - r * 0.7,
  ];
}
