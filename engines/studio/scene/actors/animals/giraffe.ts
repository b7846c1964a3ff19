import { oklch } from '../../../core/color.ts';
import { sin, smoothstep, square } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { blob } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { DEER } from './hoofed-plans.ts';
import { paintQuadruped } from './quadruped.ts';

export const GIRAFFE_ACTOR: ActorDefinition = {
  concept: 'giraffe',
  words: 'giraffe',
  size: 4.6,
  width: 0.85,
  height: 1.1,
  habitat: ['ground'],
  settings: ['savanna'],
  paint: (pen, actor) => {
    const brown = oklch(0.48, 0.1, 55);
    const cells = Array.from(
      { length: 60 },
      (_, i) => [sin(i * 12.9898) * 0.6, 0.2 + Math.abs(sin(i * 78.233)) * 0.95] as const,
    );
    paintQuadruped(
      pen,
      actor,
      {
        ...DEER,
        leg: 0.4,
        length: 0.24,
        rump: 0.075,
        waist: 0.07,
        chest: 0.088,
        neck: { length: 0.46, angle: 1.2, base: 0.055, top: 0.034 },
        head: { ...DEER.head, size: 0.08, cheek: undefined },
        limb: [0.042, 0.026, 0.018, 0.024],
        tail: [0, 0, 0.012, 0.03, -0.12, 0.009, 0.03, -0.22, 0.02],
        coat: [0.84, 0.07, 80],
        belly: [0.9, 0.04, 85],
        tailTip: [0.2, 0.02, 40],
        fur: { count: 0, length: 0 },
        markings: () => (u, v, base) => {
          let first = 9;
          let second = 9;
          for (const [x, y] of cells) {
            const d = square(u - x) + square(v - y);
            if (d < first) {
              second = first;
              first = d;
            } else if (d < second) second = d;
          }
          const gap = Math.sqrt(second) - Math.sqrt(first);
          return v < 0.28 ? base : blend(base, brown, smoothstep(0.006, 0.014, gap));
        },
      },
      {
        stances: ['stand', 'walk'],
        after: (posed) => {
          for (const dx of [-0.1, 0.1]) {
            posed.pen.volume(
              posed.onHead(
                blob(
                  dx - 0.06,
                  0.4,
                  dx - 0.08,
                  0.9,
                  dx + 0.02,
                  1.0,
                  dx + 0.08,
                  0.9,
                  dx + 0.06,
                  0.4,
                ),
              ),
              { albedo: brown },
            );
          }
        },
      },
    );
  },
};
