import { mixColors, oklch } from '../../../core/color.ts';
import { cos, lerp, sin } from '../../../core/math.ts';
import { curve, oval, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { leaf, stem } from './flower-parts.ts';

export const PLANT_ACTOR: ActorDefinition = {
  concept: 'plant',
  words:
    'plant, houseplant, potted plant, house plant, fern, monstera, shrub, bush, herb, seedling, sapling, vine, ivy, basil, aloe, aloe vera, succulent',
  size: 0.8,
  width: 0.9,
  height: 1.05,
  habitat: ['table', 'ground'],
  settings: ['room', 'table', 'garden'],
  share: 0.85,
  paint: (pen, actor) => {
    const own = actor.random.fork('plant');
    const potted =
      actor.place === 'table' ||
      actor.has('houseplant', 'potted', 'house', 'monstera', 'aloe', 'succulent', 'basil');
    const green = actor.color(0, own.range(0.42, 0.56), 0.11, own.range(124, 150));
    const base = potted ? 0.3 : 0.02;
    const kind = actor.has('fern') ? 1 : actor.has('aloe', 'succulent') ? 2 : own.int(0, 2);
    if (potted) {
      const clay = oklch(own.range(0.5, 0.85), own.pick([0.02, 0.1]), own.pick([42, 60, 230]));
      pen.volume([-0.2, 0.3, -0.15, 0, 0.15, 0, 0.2, 0.3], { albedo: clay, round: 0.55 });
      pen.volume(slab(-0.22, 0.26, 0.44, 0.06), { albedo: clay, round: 0.4 });
      pen.fill(oval(0, 0.315, 0.19, 0.02), oklch(0.26, 0.03, 50), 0.4);
    }
    const count = kind === 1 ? 11 : kind === 2 ? 13 : 15;
    for (let i = 0; i < count; i++) {
      // From the outside in, so that the middle lies in front.
      const t = i / (count - 1);
      const side = i % 2 === 0 ? 1 : -1;
      const a = side * lerp(1.25, 0.08, t) + own.bell() * 0.08;
      const long = lerp(0.4, 0.66, t) * own.range(0.85, 1.1) * (potted ? 0.95 : 1.2);
      const tone = mixColors(
        green,
        own.chance(0.5) ? oklch(0.66, 0.13, 118) : oklch(0.34, 0.08, 150),
        own.range(0, 0.35),
      );
      const dx = sin(a) * long;
      const dy = cos(a) * long * (kind === 1 ? 0.8 : 1);
      if (kind === 2) {
        leaf(pen, side * 0.05, base, dx * 0.8, dy * 0.9, 0.13, tone);
        continue;
      }
      if (kind === 1) {
        const droop = 0.22 * Math.abs(dx);
        const line = curve(0, base, dx * 0.5, base + dy * 0.75, dx, base + dy - droop);
        stem(pen, line, 0.012);
        for (let k = 2; k < line.length / 2 - 1; k++) {
          const size = 0.15 * sin((k / (line.length / 2)) * 3);
          const x = line[k * 2]!;
          const y = line[k * 2 + 1]!;
          leaf(pen, x, y, size * 0.5, size * 0.7, 0.2, tone);
          leaf(pen, x, y, size * 0.4 + dx * 0.1, -size * 0.8, 0.2, tone);
        }
        continue;
      }
      const x = dx * 0.62;
      const y = base + dy * 0.72;
      stem(pen, curve(0, base, dx * 0.2, base + dy * 0.4, x, y), 0.018);
      leaf(pen, x, y, dx * 0.55 + side * 0.05, dy * 0.3 - 0.04 * (1 - t), 0.34, tone);
    }
  },
};
