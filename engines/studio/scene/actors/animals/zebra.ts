import { oklch } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import type { ActorDefinition } from '../../concept.ts';
import { HORSE, paintHair, paintHorseTail } from './hoofed-plans.ts';
import { paintQuadruped } from './quadruped.ts';

export const ZEBRA_ACTOR: ActorDefinition = {
  concept: 'zebra',
  words: 'zebra',
  size: 1.4,
  width: 1.5,
  height: 1.24,
  habitat: ['ground'],
  settings: ['savanna'],
  seat: 0.8,
  paint: (pen, actor) => {
    const own = actor.random.fork('zebra');
    const black = oklch(0.2, 0.01, 280);
    const phase = own.range(0, 6);
    paintQuadruped(
      pen,
      actor,
      {
        ...HORSE,
        coat: [0.95, 0.008, 85],
        belly: [0.95, 0.008, 85],
        neck: { ...HORSE.neck, length: 0.25 },
        markings: () => (u, v, base) =>
          blend(
            base,
            black,
            smoothstep(0.05, 0.35, sin(u * 44 + phase + sin(v * 9) * 1.4 + (v < 0.5 ? v * 60 : 0))),
          ),
      },
      {
        stances: ['stand', 'walk', 'graze'],
        behind: (posed) => paintHorseTail(posed, black, own.fork('tail')),
        over: (posed) => paintHair(posed, black, own.fork('mane')),
      },
    );
  },
};
