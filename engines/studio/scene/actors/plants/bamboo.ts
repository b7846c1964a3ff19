import { oklch } from '../../../core/color.ts';
import { cos, lerp, sin, square, TAU } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import type { Pen } from '../../../paint/pen.ts';
import { blob, curve, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const BAMBOO_ACTOR: ActorDefinition = {
  concept: 'bamboo stalk',
  words: 'bamboo stalk, bamboo plant, reed, sugar cane',
  size: 6,
  width: 0.6,
  height: 1.02,
  habitat: ['ground'],
  settings: ['bamboo'],
  isBackdrop: true,
  paint: (pen, actor) => {
    for (let i = 0; i < 4; i++) drawBamboo(pen, actor.random.fork(`${i}`), -0.18 + i * 0.12, 0.026);
  },
};

/** One stem with its knots and leaves. */
export function drawBamboo(pen: Pen, random: Random, x: number, radius: number): void {
  const green = oklch(random.range(0.5, 0.64), 0.11, random.range(118, 140));
  const lean = random.bell() * 0.03;
  const joints = 9;
  pen.volume(ribbon(curve(x, 0, x + lean * 0.5, 0.5, x + lean, 1.02), radius * 2), {
    albedo: (_u, v) => {
      const s = 0.86 + 0.16 * square(sin(v * joints * TAU * 0.5));
      return [green[0] * s, green[1] * s, green[2] * s];
    },
    round: 0.6,
  });
  for (let k = 1; k < joints; k++) {
    const y = k / joints;
    const cx = lerp(x, x + lean, y);
    pen.fill(ribbon([cx - radius, y, cx + radius, y], radius * 0.28), oklch(0.38, 0.07, 125), 0.5);
    pen.fill(
      ribbon([cx - radius, y + radius * 0.3, cx + radius, y + radius * 0.3], radius * 0.2),
      oklch(0.8, 0.08, 120),
      0.8,
    );
    if (k < 3 || random.chance(0.4)) continue;
    const s = random.pick([-1, 1]);
    for (let j = 0; j < 4; j++) {
      const a = random.range(-0.7, 0.5);
      const l = random.range(0.08, 0.15);
      const tx = cx + s * cos(a) * l;
      const ty = y + sin(a) * l;
      pen.fill(
        blob(
          cx,
          y,
          (cx + tx) / 2,
          (y + ty) / 2 + 0.014,
          tx,
          ty,
          (cx + tx) / 2,
          (y + ty) / 2 - 0.01,
        ),
        oklch(0.5, 0.13, random.range(122, 138)),
        random.range(0.3, 0.85),
      );
    }
  }
}
