import { oklch } from '../../../core/color.ts';
import { chain, curve, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { courses, facingLight, wall } from './masonry.ts';
import { SNOW } from './snow.ts';

export const PAGODA_ACTOR: ActorDefinition = {
  concept: 'pagoda',
  words: 'pagoda, japanese temple, buddhist temple, torii, dojo, chinese temple',
  size: 22,
  width: 0.85,
  height: 1.1,
  habitat: ['ground'],
  settings: ['mountain', 'lake', 'countryside'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const red = actor.color(0, 0.5, 0.17, 30);
    const tile = actor.snow > 0 ? SNOW : oklch(0.36, 0.03, 220);
    const gold = oklch(0.78, 0.12, 85);
    if (actor.has('torii')) {
      for (const s of [-1, 1])
        pen.volume(chain(s * 0.3, 0, 0.04, s * 0.26, 0.7, 0.035), { albedo: red });
      pen.volume(slab(-0.34, 0.56, 0.68, 0.05), { albedo: red });
      pen.volume(ribbon(curve(-0.46, 0.8, 0, 0.75, 0.46, 0.8), 0.075), { albedo: red });
      pen.volume(ribbon(curve(-0.48, 0.85, 0, 0.8, 0.48, 0.85), 0.035), { albedo: tile });
      return;
    }
    const floors = 5;
    for (let i = 0; i < floors; i++) {
      const w = 0.27 - i * 0.032;
      const y = 0.03 + i * 0.178;
      wall(
        pen,
        slab(-w, y, 2 * w, 0.11),
        courses(oklch(0.9, 0.02, 80), 8),
        facingLight(pen, -1) * 0.6 + 0.25,
      );
      for (let k = 0; k <= 4; k++) {
        const x = -w + (k * w) / 2;
        pen.volume(slab(x - 0.011, y, 0.022, 0.11), { albedo: red });
      }
      for (let k = 0; k < 4; k++) {
        const x = -w + w * (0.25 + k * 0.5);
        if (actor.isLit) {
          pen.emit(slab(x - w * 0.14, y + 0.025, w * 0.28, 0.06), [1.15, 0.8, 0.4]);
          pen.glow(x, y + 0.05, 0.1, [1, 0.7, 0.3], 0.25);
        } else pen.fill(slab(x - w * 0.14, y + 0.025, w * 0.28, 0.06), oklch(0.34, 0.05, 50), 0.5);
      }
      pen.volume(slab(-w - 0.03, y + 0.1, 2 * w + 0.06, 0.014), { albedo: red });
      const r = w + 0.135;
      const roof = [
        ...curve(-r, y + 0.135, -w * 0.95, y + 0.125, -w * 0.5, y + 0.2),
        ...curve(w * 0.5, y + 0.2, w * 0.95, y + 0.125, r, y + 0.135),
        ...curve(r, y + 0.12, w, y + 0.1, 0, y + 0.098, -w, y + 0.1, -r, y + 0.12),
      ];
      pen.volume(roof, { albedo: courses(tile, 70, true), round: 0.35, rim: 0.6 });
      pen.fill(
        ribbon(curve(-r, y + 0.128, -w, y + 0.105, 0, y + 0.1, w, y + 0.105, r, y + 0.128), 0.009),
        gold,
        0.7,
      );
    }
    pen.volume(slab(-0.32, 0, 0.64, 0.035), { albedo: oklch(0.7, 0.02, 80) });
    pen.volume(ribbon([0, 0.92, 0, 1.1], 0.016), { albedo: gold, gloss: 0.5 });
    for (let k = 0; k < 4; k++)
      pen.volume(oval(0, 0.96 + k * 0.03, 0.026 - k * 0.004, 0.008), { albedo: gold });
  },
};
