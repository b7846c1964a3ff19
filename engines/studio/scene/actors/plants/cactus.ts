/** A columnar cactus with arms. */
import { oklch, type Rgb } from '../../../core/color.ts';
import { sin } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import type { Pen } from '../../../paint/pen.ts';
import { blob, chain, oval } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

/** The cactus in a frame of its own, 1 high. */
export function drawCactus(pen: Pen, random: Random, green: Rgb): void {
  const ribbed = (u: number): Rgb => {
    const s = 0.86 + 0.16 * sin(u * 150);
    return [green[0] * s, green[1] * s, green[2] * s];
  };
  const arm = (side: number, y: number, reach: number, up: number) =>
    pen.volume(
      chain(
        side * 0.06,
        y,
        0.05,
        side * reach,
        y + 0.02,
        0.06,
        side * (reach + 0.04),
        y + 0.1,
        0.062,
        side * (reach + 0.04),
        y + up,
        0.055,
      ),
      { albedo: ribbed, round: 0.6, grain: 0.1 },
    );
  arm(1, random.range(0.38, 0.5), 0.2, random.range(0.24, 0.36));
  if (random.chance(0.8)) arm(-1, random.range(0.3, 0.42), 0.2, random.range(0.2, 0.34));
  pen.volume(chain(0, 0, 0.085, 0, 0.5, 0.1, 0, 0.9, 0.085), {
    albedo: ribbed,
    round: 0.65,
    grain: 0.1,
  });
  for (let i = 0; i < 46; i++) {
    const x = random.range(-0.09, 0.09);
    const y = random.range(0.05, 0.95);
    pen.fill(
      [x - 0.004, y, x + random.bell() * 0.02, y + 0.03, x + 0.004, y],
      oklch(0.93, 0.04, 95),
      0.9,
      { alpha: 0.8 },
    );
  }
  if (random.chance(0.6)) {
    for (const dx of [-0.03, 0.035]) {
      for (let k = 0; k < 5; k++)
        pen.volume(oval(dx + (k - 2) * 0.014, 0.99 + (k % 2) * 0.01, 0.018, 0.03, (2 - k) * 0.4), {
          albedo: oklch(0.68, 0.2, 0),
        });
    }
  }
}

export const CACTUS_ACTOR: ActorDefinition = {
  concept: 'cactus',
  words: 'cactus, saguaro, cacti',
  size: 2.5,
  width: 0.7,
  height: 1.05,
  habitat: ['ground', 'table'],
  settings: ['desert'],
  share: 0.95,
  paint: (pen, actor) => {
    const green = actor.color(0, 0.52, 0.11, 145);
    if (actor.place !== 'table') {
      drawCactus(pen, actor.random, green);
      return;
    }
    drawCactus(pen.within(0, 0.26, 0.72), actor.random, green);
    pen.volume(blob(-0.2, 0.27, -0.15, 0, 0.15, 0, 0.2, 0.27), {
      albedo: oklch(0.6, 0.12, 42),
      round: 0.6,
    });
    pen.volume([-0.23, 0.25, 0.23, 0.25, 0.22, 0.32, -0.22, 0.32], {
      albedo: oklch(0.64, 0.12, 44),
      round: 0.5,
    });
  },
};
