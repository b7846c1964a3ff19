import { oklch } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { looksAtViewer, paintSeated } from '../../animal/seated-figure.ts';
import type { ActorDefinition } from '../../concept.ts';
import { LION, paintWhiskers } from './feline-plans.ts';
import { paintQuadruped } from './quadruped.ts';

export const LEOPARD_ACTOR: ActorDefinition = {
  concept: 'leopard',
  words: 'leopard, jaguar, cheetah, snow leopard, lynx, panther, puma, cougar',
  size: 1.0,
  width: 1.65,
  height: 1.1,
  habitat: ['ground'],
  settings: ['jungle', 'savanna'],
  paint: (pen, actor) => {
    if (looksAtViewer(pen, actor)) {
      paintSeated(pen, actor, 'leopard');
      return;
    }
    const black = actor.has('panther', 'black');
    const snow = actor.has('snow');
    const dark = oklch(0.22, 0.02, 50);
    paintQuadruped(
      pen,
      actor,
      {
        ...LION,
        rump: 0.135,
        waist: 0.12,
        chest: 0.155,
        coat: black ? [0.24, 0.012, 280] : snow ? [0.85, 0.015, 85] : [0.74, 0.115, 75],
        belly: black ? [0.27, 0.012, 280] : [0.94, 0.02, 85],
        tailTip: [0.2, 0.02, 50],
        head: { ...LION.head, size: 0.24, cheek: black ? [0.3, 0.012, 280] : [0.95, 0.01, 85] },
        markings: () => (u, v, base) => {
          if (black) return base;
          const row = Math.floor(v * 17);
          const a = u * 17 + (row % 2) * 0.5 + sin(row * 5.3) * 0.3;
          const fu = a - Math.floor(a) - 0.5;
          const fv = v * 17 - row - 0.5;
          const d = Math.sqrt(fu * fu + fv * fv);
          return blend(base, dark, smoothstep(0.4, 0.3, d) * smoothstep(0.08, 0.2, d) * 0.9);
        },
      },
      { stances: ['walk', 'stand', 'run', 'sit'], after: paintWhiskers },
    );
  },
};
