import { blob } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { HORSE } from './hoofed-plans.ts';
import { paintQuadruped } from './quadruped.ts';

export const CAMEL_ACTOR: ActorDefinition = {
  concept: 'camel',
  words: 'camel, dromedary',
  size: 2.1,
  width: 1.3,
  height: 1.12,
  habitat: ['ground'],
  settings: ['desert'],
  seat: 0.92,
  paint: (pen, actor) =>
    paintQuadruped(
      pen,
      actor,
      {
        ...HORSE,
        leg: 0.46,
        length: 0.46,
        rump: 0.125,
        waist: 0.13,
        chest: 0.14,
        neck: { length: 0.34, angle: 0.75, base: 0.085, top: 0.06 },
        head: {
          ...HORSE.head,
          size: 0.14,
          angle: -0.2,
          muzzle: [0.45, -0.08, 0.4, 1.0, -0.14, 0.32, 1.25, -0.16, 0.28],
          nose: [1.5, -0.06, 0.06],
        },
        tail: [0, 0, 0.018, 0.04, -0.18, 0.014, 0.04, -0.28, 0.025],
        coat: [0.68, 0.08, 72],
        fur: { count: 500, length: 0.03 },
      },
      {
        stances: ['stand', 'walk'],
        behind: (posed) => {
          const y = posed.back - 0.1;
          posed.pen.volume(blob(-0.24, y, -0.12, y + 0.16, 0, y + 0.28, 0.1, y + 0.17, 0.24, y), {
            albedo: posed.coat,
          });
        },
      },
    ),
};
