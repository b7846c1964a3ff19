import { oklch } from '../../../core/color.ts';
import { cos, sin, TAU } from '../../../core/math.ts';
import { blob, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { DARK, tabletop } from './materials.ts';

export const CAMERA_ACTOR: ActorDefinition = {
  concept: 'camera',
  words: 'camera, photo camera, vintage camera, film camera',
  size: 0.16,
  width: 1.15,
  height: 0.85,
  ...tabletop,
  paint: (pen, actor) => {
    const leather = actor.color(0, 0.26, 0.02, 50);
    const chrome = oklch(0.8, 0.012, 240);
    pen.volume(slab(-0.5, 0.5, 1.0, 0.18), { albedo: chrome, gloss: 0.6, round: 0.25 });
    pen.volume(blob(-0.17, 0.66, -0.13, 0.8, 0.13, 0.8, 0.17, 0.66), {
      albedo: chrome,
      gloss: 0.6,
    });
    for (const [x, w] of [
      [-0.36, 0.09],
      [0.34, 0.1],
    ] as const) {
      pen.volume(slab(x - w, 0.67, 2 * w, 0.07), { albedo: chrome, gloss: 0.7, round: 0.5 });
      pen.volume(slab(x - w * 0.5, 0.73, w, 0.03), { albedo: DARK });
    }
    pen.volume(blob(-0.52, 0.03, -0.52, 0.52, 0.52, 0.52, 0.52, 0.03, 0, 0.0), {
      albedo: leather,
      round: 0.2,
      grain: 0.6,
      grainScale: 320,
    });
    pen.volume(slab(-0.52, 0, 1.04, 0.06), { albedo: chrome, gloss: 0.6, round: 0.4 });
    pen.volume(oval(0, 0.3, 0.29), { albedo: chrome, gloss: 0.7, round: 0.25 });
    pen.volume(oval(0, 0.3, 0.25), { albedo: DARK, gloss: 0.4, round: 0.3 });
    for (let i = 0; i < 30; i++) {
      const a = (i / 30) * TAU;
      pen.fill(
        ribbon([cos(a) * 0.22, 0.3 + sin(a) * 0.22, cos(a) * 0.245, 0.3 + sin(a) * 0.245], 0.01),
        [0.25, 0.25, 0.26],
        0.5,
      );
    }
    pen.volume(oval(0, 0.3, 0.17), { albedo: oklch(0.3, 0.08, 270), gloss: 0.9, round: 0.6 });
    pen.volume(oval(0, 0.3, 0.11), { albedo: oklch(0.24, 0.1, 300), gloss: 0.9, round: 0.6 });
    pen.fill(oval(-0.06, 0.37, 0.05, 0.035, 0.6), [1, 1, 1], 1, {
      alpha: 0.75,
      blur: 0.006 * pen.frame.scale,
    });
    pen.fill(slab(0.26, 0.54, 0.16, 0.09), oklch(0.5, 0.06, 230), 0.7);
    pen.fill(slab(-0.42, 0.55, 0.12, 0.06), oklch(0.9, 0.02, 85), 0.8);
    pen.fill(oval(-0.4, 0.42, 0.025), oklch(0.58, 0.22, 27), 0.8);
  },
};
