import { oklch, type Rgb } from '../../../core/color.ts';
import { sin, smoothstep, square } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { looksAtViewer, paintSeated } from '../../animal/seated-figure.ts';
import type { ActorDefinition } from '../../concept.ts';
import { WOLF } from './canine-plans.ts';
import { paintQuadruped } from './quadruped.ts';
import type { Build } from './quadruped-build.ts';

const DOG_COATS: readonly (readonly [number, number, number])[] = [
  [0.72, 0.09, 72],
  [0.42, 0.07, 55],
  [0.86, 0.03, 80],
  [0.26, 0.015, 60],
  [0.6, 0.11, 60],
];

function dog(coat: readonly [number, number, number], patch: Rgb | null, spot: number): Build {
  return {
    ...WOLF,
    leg: 0.4,
    length: 0.5,
    neck: { length: 0.18, angle: 0.95, base: 0.13, top: 0.11 },
    head: {
      ...WOLF.head,
      size: 0.26,
      angle: -0.1,
      muzzle: [0.38, -0.12, 0.4, 0.72, -0.2, 0.29, 0.98, -0.22, 0.24],
      // Hanging ears.
      ear: [
        -0.3, 0.42, -0.5, 0.28, -0.62, -0.2, -0.5, -0.62, -0.26, -0.66, -0.1, -0.25, -0.02, 0.3,
      ],
      farEar: [0.5, 0.06],
      innerEar: coat,
      iris: [0.36, 0.07, 55],
      nose: [1.18, -0.1, 0.13],
      cheek: [0.9, 0.02, 80],
    },
    tail: [0, 0, 0.035, 0.13, 0.16, 0.04, 0.14, 0.34, 0.03],
    coat,
    belly: [0.92, 0.02, 85],
    socks: [0.9, 0.02, 85],
    tailTip: [0.92, 0.02, 85],
    fur: { count: 900, length: 0.045 },
    // A few round patches, and a blaze on some.
    markings: (random) => {
      const spots = Array.from({ length: 4 }, () => ({
        u: random.range(-0.4, 0.55),
        v: random.range(0.5, 0.95),
        r: random.range(0.08, 0.17) * spot * 8,
      }));
      return (u, v, base) => {
        if (patch === null) return base;
        let t = 0;
        for (const q of spots) {
          const d =
            Math.sqrt(square(u - q.u) + square((v - q.v) * 1.2)) + 0.02 * sin(u * 50 + v * 31);
          t = Math.max(t, smoothstep(q.r, q.r - 0.035, d));
        }
        return blend(base, patch, t);
      };
    },
  };
}

export const DOG_ACTOR: ActorDefinition = {
  concept: 'dog',
  words: 'dog, puppy, hound, doggy, pup',
  size: 0.75,
  width: 1.25,
  height: 1.12,
  habitat: ['ground'],
  settings: ['meadow', 'park', 'countryside'],
  paint: (pen, actor) => {
    if (looksAtViewer(pen, actor)) {
      paintSeated(pen, actor, 'dog');
      return;
    }
    const own = actor.random.fork('breed');
    const coat = own.pick(DOG_COATS);
    const patch = own.chance(0.55) ? oklch(0.93, 0.015, 85) : null;
    paintQuadruped(pen, actor, dog(coat, patch, own.range(0.1, 0.2)), {
      stances: ['sit', 'stand', 'walk', 'run'],
    });
  },
};
