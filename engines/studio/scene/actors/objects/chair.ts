import { mixColors, oklch } from '../../../core/color.ts';
import { blob, chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { GOLD, WOOD } from './materials.ts';

export const CHAIR_ACTOR: ActorDefinition = {
  concept: 'chair',
  words: 'chair, armchair, throne, wooden chair, seat, recliner, sofa, couch, stool, bench',
  size: 1.0,
  width: 0.85,
  height: 1.05,
  habitat: ['ground'],
  settings: ['room', 'room', 'studio'],
  seat: 0.5,
  paint: (pen, actor) => {
    const own = actor.random.fork('chair');
    const soft =
      actor.has('armchair', 'sofa', 'couch', 'bed') ||
      (!actor.has('wooden', 'stool', 'bench', 'throne') && own.chance(0.45));
    const cloth = actor.color(
      0,
      ...own.pick<Lch>([
        [0.52, 0.12, 160],
        [0.55, 0.14, 35],
        [0.48, 0.1, 250],
        [0.74, 0.13, 80],
      ]),
    );
    if (soft) {
      for (const x of [-0.28, 0.28])
        pen.volume(chain(x, 0.12, 0.03, x * 1.06, 0.01, 0.02), { albedo: WOOD });
      pen.volume(
        blob(-0.34, 0.3, -0.38, 0.82, -0.26, 1.0, 0, 1.04, 0.26, 1.0, 0.38, 0.82, 0.34, 0.3),
        { albedo: cloth, round: 0.55, grain: 0.2 },
      );
      for (const [x, y] of [
        [-0.14, 0.86],
        [0.14, 0.86],
        [0, 0.72],
        [-0.14, 0.6],
        [0.14, 0.6],
      ] as const) {
        pen.shade(oval(x, y, 0.03), 0.4, 0.02);
        pen.volume(oval(x, y, 0.014), { albedo: cloth });
      }
      pen.volume(blob(-0.34, 0.1, -0.34, 0.36, 0.34, 0.36, 0.34, 0.1), {
        albedo: mixColors(cloth, [0, 0, 0], 0.12),
        round: 0.2,
      });
      pen.volume(blob(-0.3, 0.34, -0.3, 0.49, 0, 0.52, 0.3, 0.49, 0.3, 0.34, 0, 0.33), {
        albedo: cloth,
        round: 0.6,
        grain: 0.15,
      });
      for (const s of [-1, 1])
        pen.volume(
          blob(
            s * 0.27,
            0.09,
            s * 0.28,
            0.52,
            s * 0.32,
            0.6,
            s * 0.42,
            0.6,
            s * 0.45,
            0.5,
            s * 0.43,
            0.09,
          ),
          { albedo: cloth, round: 0.55, grain: 0.15, lift: s * pen.lightAhead * 0.05 },
        );
      return;
    }
    const wood = actor.isColored ? cloth : WOOD;
    const throne = actor.has('throne');
    const post = (x: number, y0: number, y1: number, lift: number) =>
      pen.volume(chain(x, y0, 0.03, x, y1, 0.028), {
        albedo: throne ? GOLD : wood,
        lift,
        gloss: throne ? 0.7 : 0.2,
        grain: 0.2,
      });
    for (const x of [-0.24, 0.26]) post(x, 0.06, 0.5, -0.15);
    for (const x of [-0.26, 0.24]) post(x + 0.02, 0.46, 1.02, 0);
    if (throne)
      pen.volume(blob(-0.24, 0.5, -0.24, 0.96, 0, 1.04, 0.26, 0.96, 0.26, 0.5), {
        albedo: oklch(0.48, 0.18, 25),
        round: 0.35,
      });
    else
      for (const y of [0.96, 0.82, 0.68])
        pen.volume(ribbon(curve(-0.24, y, 0, y + 0.016, 0.26, y), 0.05), {
          albedo: wood,
          grain: 0.3,
        });
    pen.volume(blob(-0.32, 0.46, -0.28, 0.53, 0.28, 0.53, 0.34, 0.46, 0, 0.43), {
      albedo: throne ? oklch(0.48, 0.18, 25) : wood,
      round: 0.3,
      grain: 0.3,
    });
    for (const x of [-0.28, 0.3]) post(x, 0.01, 0.46, 0.03);
    for (const y of [0.16, 0.26])
      pen.volume(ribbon([-0.28, y, 0.3, y], 0.024), { albedo: throne ? GOLD : wood });
  },
};
