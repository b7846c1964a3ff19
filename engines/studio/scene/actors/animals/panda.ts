import { oklch } from '../../../core/color.ts';
import { smoothstep } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { oval } from '../../../paint/shapes.ts';
import { looksAtViewer, paintSeated } from '../../animal/seated-figure.ts';
import type { ActorDefinition } from '../../concept.ts';
import { BEAR } from './bear-plan.ts';
import { paintQuadruped } from './quadruped.ts';

export const PANDA_ACTOR: ActorDefinition = {
  concept: 'panda',
  words: 'panda, giant panda, panda bear',
  size: 1.2,
  width: 1.6,
  height: 1.05,
  habitat: ['ground'],
  settings: ['bamboo', 'forest'],
  paint: (pen, actor) => {
    if (looksAtViewer(pen, actor)) {
      paintSeated(pen, actor, 'panda');
      return;
    }
    const black = oklch(0.19, 0.01, 280);
    paintQuadruped(
      pen,
      actor,
      {
        ...BEAR,
        coat: [0.95, 0.012, 90],
        belly: [0.93, 0.015, 88],
        head: {
          ...BEAR.head,
          size: 0.34,
          cheek: [0.96, 0.01, 90],
          muzzle: [0.3, -0.1, 0.42, 0.62, -0.2, 0.25],
          nose: [0.86, -0.1, 0.1],
        },
        socks: [0.19, 0.01, 280],
        markings: () => (u, v, base) =>
          blend(
            base,
            black,
            smoothstep(0.07, 0.03, Math.abs(u - 0.24 - (v - 0.5) * 0.1) - 0.05) *
              smoothstep(0.98, 0.9, v),
          ),
      },
      {
        stances: ['sit', 'walk', 'sit'],
        over: (posed) => {
          posed.pen.volume(posed.onHead(oval(0.3, 0.06, 0.2, 0.15, -0.6)), {
            albedo: black,
            grain: 0.1,
          });
        },
        after: (posed) => {
          for (const [dx, lift] of [
            [0, 0],
            [0.36, -0.1],
          ] as const) {
            posed.pen.volume(posed.onHead(oval(-0.16 + dx, 0.55, 0.2, 0.2)), {
              albedo: black,
              lift,
            });
          }
        },
      },
    );
  },
};
