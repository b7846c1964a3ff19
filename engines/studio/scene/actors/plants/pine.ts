import { oklch } from '../../../core/color.ts';
import { cos, pow, sin, TAU } from '../../../core/math.ts';
import { oval } from '../../../paint/shapes.ts';
import { paintConifer } from '../../../paint/trees.ts';
import type { ActorDefinition } from '../../concept.ts';
import { foot } from './tree-parts.ts';

export const PINE_ACTOR: ActorDefinition = {
  concept: 'pine',
  words:
    'pine, pine tree, fir, fir tree, spruce, conifer, cedar, evergreen, sequoia, redwood, christmas tree, cypress, larch',
  size: 16,
  width: 0.55,
  height: 1.02,
  habitat: ['ground'],
  settings: ['mountain', 'forest', 'hill'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const asked = actor.subject.colors[0];
    paintConifer(pen.canvas, pen.rig, pen.tiles, actor.random, {
      ...foot(pen),
      snow: actor.snow,
      ...(asked && asked.C > 0.03 ? { hue: asked.hue } : {}),
    });
    if (!actor.has('christmas')) return;
    for (let i = 0; i < 34; i++) {
      const t = (i + 0.5) / 34;
      const x = sin(i * 2.4) * 0.19 * pow(t, 0.9);
      const y = 0.94 - t * 0.8;
      const color = oklch(0.7, 0.2, actor.random.pick([27, 85, 145, 255, 330]));
      pen.volume(oval(x, y, 0.014), { albedo: color, gloss: 0.7, glow: actor.isLit ? 0.6 : 0.1 });
      if (actor.isLit) pen.glow(x, y, 0.05, color, 0.5);
    }
    const star: number[] = [];
    for (let i = 0; i < 10; i++) {
      const r = i % 2 === 0 ? 0.05 : 0.02;
      star.push(sin((i * TAU) / 10) * r, 1.0 + cos((i * TAU) / 10) * r);
    }
    pen.emit(star, [1.3, 1.05, 0.4]);
    pen.glow(0, 1, 0.2, [1, 0.85, 0.4], 0.5);
  },
};
