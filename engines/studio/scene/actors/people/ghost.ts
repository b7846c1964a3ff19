import { mixColors, oklch } from '../../../core/color.ts';
import { sin } from '../../../core/math.ts';
import { blob, chain, oval } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { person } from './wardrobe.ts';

export const GHOST_ACTOR: ActorDefinition = {
  concept: 'ghost',
  words: 'ghost, phantom, spectre, specter, spirit, poltergeist, wraith',
  ...person(['forest', 'room', 'hill']),
  width: 0.8,
  paint: (pen, actor) => {
    const own = actor.random.fork('ghost');
    const pale = actor.color(0, 0.93, 0.02, 235);
    const sway = own.range(-0.05, 0.05);
    pen.glow(0, 0.55, 0.75, mixColors(pale, [0.5, 0.7, 1], 0.4), pen.rig.isDark ? 0.5 : 0.2);
    const hem: number[] = [];
    // A torn hem of points, swung to one side.
    for (let i = 0; i <= 8; i++) {
      const x = 0.3 - (i / 8) * 0.6;
      hem.push(x + sway * 1.6, i % 2 === 0 ? 0.05 + own.next() * 0.04 : 0.14 + own.next() * 0.03);
    }
    const folds = (u: number, v: number): readonly [number, number, number] => {
      const k = 0.86 + 0.14 * sin(u * 34 + sin(v * 7) * 1.4) * (1 - v * 0.7);
      return [pale[0] * k, pale[1] * k, pale[2] * k];
    };
    for (const s of [-1, 1])
      pen.volume(
        chain(s * 0.12, 0.66, 0.1, s * 0.26, 0.6, 0.075, s * 0.36, 0.66 + s * 0.04, 0.04),
        {
          albedo: folds,
          alpha: 0.9,
          glow: 0.15,
          lift: -0.06,
        },
      );
    pen.volume(
      blob(...hem, -0.26, 0.4, -0.2, 0.78, -0.12, 0.97, 0, 1.02, 0.12, 0.97, 0.2, 0.78, 0.26, 0.4),
      { albedo: folds, alpha: 0.92, glow: 0.18, round: 0.5, soft: 0.006 },
    );
    const dark = oklch(0.16, 0.03, 270);
    for (const s of [-1, 1]) pen.fill(oval(s * 0.06 + 0.02, 0.83, 0.03, 0.045), dark, 0.3);
    pen.fill(oval(0.02, 0.73, 0.026, own.range(0.022, 0.045)), dark, 0.3);
  },
};
