import { oklch } from '../../../core/color.ts';
import { blob, chain, curve, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { BEAR } from './bear-plan.ts';
import { paintQuadruped } from './quadruped.ts';

export const ELEPHANT_ACTOR: ActorDefinition = {
  concept: 'elephant',
  words: 'elephant, mammoth, elephant calf',
  size: 3.0,
  width: 1.5,
  height: 1.02,
  habitat: ['ground'],
  settings: ['savanna', 'savanna', 'jungle'],
  seat: 0.98,
  paint: (pen, actor) => {
    const own = actor.random.fork('elephant');
    const lifted = own.chance(0.4);
    const skin = actor.color(0, 0.56, 0.015, 270);
    paintQuadruped(
      pen,
      actor,
      {
        ...BEAR,
        leg: 0.4,
        length: 0.52,
        rump: 0.23,
        waist: 0.255,
        chest: 0.25,
        neck: { length: 0.14, angle: 0.6, base: 0.2, top: 0.16 },
        head: {
          size: 0.34,
          angle: -0.1,
          muzzle: [0.3, -0.2, 0.36],
          ear: [],
          eye: [0.3, 0.06, 0.05],
          iris: [0.3, 0.04, 50],
          nose: [0.3, -0.2, 0.001],
        },
        limb: [0.12, 0.105, 0.098, 0.108],
        foot: 'pad',
        tail: [0, -0.05, 0.022, 0.07, -0.2, 0.015, 0.07, -0.36, 0.02],
        coat: [0.56, 0.015, 270],
        belly: [0.6, 0.018, 270],
        fur: { count: 0, length: 0 },
      },
      {
        stances: ['stand', 'walk'],
        over: (posed) => {
          const trunk = lifted
            ? chain(
                0.3,
                -0.25,
                0.3,
                0.72,
                -0.55,
                0.21,
                1.05,
                -0.5,
                0.15,
                1.2,
                -0.05,
                0.12,
                1.1,
                0.35,
                0.1,
              )
            : chain(
                0.3,
                -0.25,
                0.3,
                0.66,
                -0.7,
                0.21,
                0.72,
                -1.35,
                0.15,
                0.66,
                -1.9,
                0.12,
                0.86,
                -2.2,
                0.1,
              );
          const shape = trunk.map(posed.onHead);
          posed.pen.volume(shape, { albedo: skin, grain: 0.3, grainScale: 40 });
          const line = lifted
            ? curve(0.66, -0.36, 1.0, -0.3, 1.06, 0)
            : curve(0.8, -0.7, 0.86, -1.35, 0.8, -1.85);
          for (let i = 0; i < 12; i++) {
            const k = Math.floor(((i + 1) / 13) * (line.length / 2)) * 2;
            const p = posed.onHead([line[k]!, line[k + 1]!, line[k]! - 0.26, line[k + 1]! - 0.03]);
            posed.pen.shade(ribbon(p, 0.006), 0.28, 0.004);
          }
          const tusk = posed.onHead(curve(0.5, -0.52, 0.86, -0.86, 1.28, -0.72));
          posed.pen.volume(
            ribbon(tusk, (t) => 0.055 * (1 - t * 0.8)),
            { albedo: oklch(0.93, 0.03, 85), gloss: 0.3 },
          );
          const ear = posed.onHead(
            blob(
              -0.1,
              0.42,
              -0.5,
              0.5,
              -1.0,
              0.2,
              -1.08,
              -0.4,
              -0.82,
              -0.95,
              -0.4,
              -0.72,
              -0.12,
              -0.3,
              -0.02,
              0.1,
            ),
          );
          posed.pen.shade(ear, 0.45, 0.03);
          posed.pen.volume(ear, { albedo: skin, grain: 0.3, grainScale: 40, round: 0.35 });
        },
      },
    );
  },
};
