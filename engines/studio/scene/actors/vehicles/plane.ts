import { mixColors, oklch } from '../../../core/color.ts';
import { blob, chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { CHROME, glass, PAINTS, RUBBER, wheel } from './vehicle-parts.ts';

export const PLANE_ACTOR: ActorDefinition = {
  concept: 'plane',
  words:
    'plane, airplane, aeroplane, jet, biplane, airliner, aircraft, fighter jet, propeller plane, helicopter',
  size: 30,
  width: 1.35,
  height: 0.6,
  habitat: ['air', 'ground', 'space'],
  settings: ['heavens', 'heavens', 'mountain'],
  share: 0.85,
  paint: (pen, actor) => {
    const own = actor.random.fork('plane');
    const trim = actor.color(0, ...own.pick(PAINTS));
    const white = actor.isColored ? mixColors(trim, [1, 1, 1], 0.25) : oklch(0.95, 0.006, 240);
    const gloss = { gloss: 0.55, grain: 0.02, round: 0.65 } as const;
    const p = pen.within(0, 0.28, 1, actor.place === 'ground' ? 0 : own.range(-0.05, 0.14));
    if (actor.has('helicopter')) {
      p.volume(chain(-0.2, 0.02, 0.07, -0.5, 0.08, 0.03, -0.62, 0.12, 0.02), {
        albedo: trim,
        ...gloss,
      });
      p.volume(blob(-0.62, 0.08, -0.7, 0.26, -0.58, 0.22, -0.56, 0.1), { albedo: trim });
      p.volume(
        blob(-0.26, 0.1, -0.05, 0.17, 0.2, 0.14, 0.38, -0.02, 0.28, -0.13, 0, -0.16, -0.22, -0.06),
        { albedo: trim, ...gloss },
      );
      glass(p, blob(0.06, 0.11, 0.2, 0.11, 0.345, -0.01, 0.3, -0.05, 0.08, -0.04), actor.isLit);
      p.volume(ribbon([0, 0.15, 0, 0.24], 0.022), { albedo: RUBBER });
      p.fill(oval(0.0, 0.245, 0.62, 0.014), [0.1, 0.1, 0.1], 0.5, { alpha: 0.55 });
      p.volume(ribbon(curve(-0.22, -0.24, 0.2, -0.24, 0.32, -0.19), 0.018), { albedo: RUBBER });
      for (const x of [-0.12, 0.14]) p.fill(ribbon([x, -0.13, x, -0.24], 0.014), RUBBER, 0.5);
      return;
    }
    if (actor.has('biplane', 'propeller') || (!actor.has('jet', 'airliner') && own.chance(0.35))) {
      p.volume(blob(-0.5, 0.02, -0.6, 0.2, -0.5, 0.2, -0.38, 0.05), { albedo: trim, ...gloss });
      p.volume(
        blob(
          0.44,
          0.08,
          0.3,
          0.12,
          -0.1,
          0.09,
          -0.56,
          0.05,
          -0.56,
          0.0,
          -0.1,
          -0.09,
          0.3,
          -0.12,
          0.44,
          -0.08,
        ),
        { albedo: trim, ...gloss },
      );
      for (const [y, lift] of [
        [-0.1, -0.08],
        [0.24, 0.06],
      ] as const)
        p.volume(blob(-0.06, y, 0.02, y + 0.035, 0.3, y + 0.03, 0.34, y - 0.005, 0.1, y - 0.02), {
          albedo: white,
          ...gloss,
          lift,
        });
      for (const x of [0.04, 0.24])
        p.fill(ribbon([x, -0.09, x + 0.02, 0.24], 0.012), oklch(0.5, 0.07, 60), 0.6);
      p.volume(oval(0.46, 0, 0.03, 0.05), { albedo: CHROME, gloss: 0.6 });
      p.fill(oval(0.49, 0, 0.014, 0.26), [0.3, 0.3, 0.3], 0.7, { alpha: 0.4 });
      p.fill(blob(-0.12, 0.1, -0.06, 0.16, 0.02, 0.1), oklch(0.35, 0.05, 230), 0.6);
      wheel(p.within(0.16, -0.25, 1), 0, 0.055);
      p.fill(ribbon([0.16, -0.19, 0.12, -0.1], 0.014), RUBBER, 0.5);
      return;
    }
    p.volume([-0.12, 0.02, -0.42, 0.22, -0.52, 0.22, -0.3, 0.0], {
      albedo: mixColors(white, [0, 0, 0.05], 0.3),
      lift: -0.18,
      round: 0.3,
    });
    p.volume(blob(-0.54, 0.03, -0.7, 0.28, -0.58, 0.28, -0.4, 0.07), { albedo: trim, ...gloss });
    p.volume(
      blob(
        0.66,
        -0.02,
        0.56,
        0.06,
        0.36,
        0.085,
        -0.3,
        0.08,
        -0.66,
        0.06,
        -0.68,
        0.04,
        -0.3,
        -0.06,
        0.36,
        -0.085,
        0.58,
        -0.065,
      ),
      { albedo: (_u, v) => (Math.abs(v + 0.005) < 0.014 ? trim : white), ...gloss },
    );
    for (let i = 0; i < 16; i++)
      p.fill(
        oval(-0.34 + i * 0.05, 0.035, 0.01, 0.014),
        actor.isLit ? [1, 0.85, 0.5] : oklch(0.32, 0.04, 240),
        0.7,
      );
    glass(p, blob(0.52, 0.055, 0.58, 0.05, 0.61, 0.025, 0.54, 0.022), actor.isLit);
    p.volume([-0.58, 0.05, -0.8, 0.1, -0.84, 0.085, -0.66, 0.03], { albedo: white, ...gloss });
    p.volume([0.16, -0.03, -0.34, -0.27, -0.44, -0.27, -0.14, -0.03], {
      albedo: white,
      ...gloss,
      round: 0.3,
      lift: 0.05,
    });
    p.volume([...chain(0.0, -0.14, 0.046, -0.13, -0.14, 0.036)], { albedo: trim, ...gloss });
    p.fill(oval(0.035, -0.14, 0.016, 0.038), RUBBER, 0.5);
  },
};
