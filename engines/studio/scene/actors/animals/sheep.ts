import { sin } from '../../../core/math.ts';
import { oval } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { COW } from './hoofed-plans.ts';
import { paintQuadruped } from './quadruped.ts';

export const SHEEP_ACTOR: ActorDefinition = {
  concept: 'sheep',
  words: 'sheep, lamb, ewe, ram',
  size: 1.0,
  width: 1.3,
  height: 1.0,
  habitat: ['ground'],
  settings: ['meadow', 'hill', 'countryside'],
  paint: (pen, actor) => {
    const own = actor.random.fork('wool');
    const wool = actor.color(0, 0.94, 0.015, 85);
    paintQuadruped(
      pen,
      actor,
      {
        ...COW,
        leg: 0.3,
        length: 0.5,
        rump: 0.16,
        waist: 0.18,
        chest: 0.18,
        head: { ...COW.head, size: 0.19, noseColor: [0.3, 0.02, 40] },
        limb: [0.06, 0.04, 0.032, 0.04],
        tail: [],
        coat: own.pick<Lch>([
          [0.32, 0.02, 50],
          [0.9, 0.02, 80],
        ]),
      },
      {
        stances: ['stand', 'walk', 'graze'],
        over: (posed) => {
          // Wool: many small curls over the trunk.
          const y = posed.back - 0.17;
          for (let i = 0; i < 46; i++) {
            const a = i * 2.399963;
            const r = Math.sqrt((i + 0.5) / 46);
            const x = -0.02 + sin(a) * r * 0.44;
            const v = y + sin(a + 1.57) * r * 0.215;
            posed.pen.volume(oval(x, v, own.range(0.06, 0.085)), {
              albedo: wool,
              round: 0.6,
              grain: 0.2,
              lift: (v - y) * 0.8 - 0.1,
              rim: 0.25,
            });
          }
        },
      },
    );
  },
};
