import { oklch, type Rgb } from '../../../core/color.ts';
import { sin } from '../../../core/math.ts';
import { slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { facingLight, wall } from './masonry.ts';

export const SKYSCRAPER_ACTOR: ActorDefinition = {
  concept: 'skyscraper',
  words: 'skyscraper, high rise, office building, apartment building, tower block',
  size: 160,
  width: 0.5,
  height: 1.15,
  habitat: ['ground'],
  settings: ['skyline'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const glass = actor.color(0, 0.5, 0.06, 235);
    const own = actor.random.fork('tower');
    const seed = own.int(0, 9999);
    const face =
      (dark: number) =>
      (u: number, v: number): Rgb => {
        const i = Math.floor(u * 44);
        const j = Math.floor(v * 58);
        const fu = u * 44 - i;
        const fv = v * 58 - j;
        if (fu < 0.18 || fv < 0.24)
          return [glass[0] * 0.5 * dark, glass[1] * 0.5 * dark, glass[2] * 0.5 * dark];
        const h = Math.abs(sin(i * 12.9898 + j * 78.233 + seed) * 43758.5453) % 1;
        const k = dark * (0.75 + 0.6 * h + v * 0.4);
        return [glass[0] * k, glass[1] * k, glass[2] * k];
      };
    const steps = [
      [0.2, 0.62],
      [0.15, 0.86],
      [0.09, 1.0],
    ] as const;
    for (const [w, h] of steps) {
      wall(pen, slab(-w, 0, w * 1.25, h), face(1), facingLight(pen, -1));
      wall(pen, slab(w * 0.25, 0, w * 0.75, h), face(0.8), facingLight(pen, 1));
    }
    if (actor.isLit) {
      for (let k = 0; k < 130; k++) {
        const i = own.int(-8, 7);
        const j = own.int(1, 48);
        const w = j > 49 ? 0.15 : 0.2;
        if (Math.abs(i / 44) < w - 0.03 && j / 58 < 0.6)
          pen.emit(slab(i / 44 + 0.005, j / 58 + 0.005, 0.013, 0.01), [1.2, 0.95, 0.55]);
      }
    }
    pen.volume([-0.012, 1.0, 0.012, 1.0, 0, 1.16], { albedo: oklch(0.6, 0.01, 250) });
  },
};
