import { mixColors, oklch, type Rgb } from '../../../core/color.ts';
import { TAU } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import type { Pen } from '../../../paint/pen.ts';
import { curve, oval } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { leaf, petal, stem } from './flower-parts.ts';

function daisy(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  color: Rgb,
  heart: Rgb,
  count: number,
  random: Random,
): void {
  const squash = random.range(0.82, 1);
  for (let ring = 0; ring < 2; ring++) {
    for (let i = 0; i < count; i++) {
      const a = ((i + ring * 0.5) / count) * TAU + random.bell() * 0.03;
      petal(
        pen,
        x,
        y,
        a,
        r * (ring === 0 ? 1 : 0.84),
        r * (5.2 / count),
        color,
        mixColors(color, heart, 0.3),
        ring * 0.07 - 0.06,
        squash,
      );
    }
  }
  pen.volume(oval(x, y, r * 0.3, r * 0.28 * squash), {
    albedo: heart,
    round: 0.6,
    grain: 0.7,
    grainScale: 300,
  });
}

export const FLOWER_ACTOR: ActorDefinition = {
  concept: 'flowers',
  words:
    'flower, wildflower, daisy, poppy, flowers, bouquet, lily, orchid, iris, peony, hydrangea, dahlia, marigold, carnation, hibiscus, chrysanthemum, anemone, lilac bush, daffodil, petal, blossoming flower, bluebell, violet flower',
  size: 0.5,
  width: 0.75,
  height: 1.05,
  habitat: ['ground', 'table'],
  settings: ['meadow', 'garden', 'studio'],
  paint: (pen, actor) => {
    const own = actor.random.fork('flower');
    const kind = actor.has('poppy') ? 1 : actor.has('daisy') ? 0 : own.int(0, 2);
    const color = actor.color(
      0,
      ...(kind === 1
        ? ([0.6, 0.22, 28] as Lch)
        : own.pick<Lch>([
            [0.97, 0.01, 95],
            [0.7, 0.18, 355],
            [0.62, 0.16, 300],
            [0.84, 0.15, 90],
            [0.66, 0.14, 255],
          ])),
    );
    const heart = kind === 1 ? oklch(0.22, 0.02, 300) : oklch(0.8, 0.15, 82);
    const heads = [
      [-0.2, 0.66, 0.15],
      [0.22, 0.74, 0.16],
      [0.0, 0.87, 0.18],
    ] as const;
    for (const [x, y] of heads) {
      const bend = own.range(-0.06, 0.06);
      stem(pen, curve(x * 0.25, 0, x * 0.5 + bend, y * 0.5, x, y), 0.026);
    }
    for (const s of [-1, 1]) {
      leaf(pen, s * 0.02, 0.14, s * 0.26, 0.18, 0.3);
      leaf(pen, s * 0.04, 0.34, s * 0.2, 0.14, 0.3);
    }
    for (const [x, y, r] of heads) {
      if (kind === 2) {
        for (let ring = 0; ring < 4; ring++)
          for (let i = 0; i < 9; i++)
            petal(
              pen,
              x,
              y,
              ((i + ring * 0.4) / 9) * TAU,
              r * (1.05 - ring * 0.22),
              r * 0.5,
              color,
              mixColors(color, [0.3, 0.02, 0.1], 0.3),
              ring * 0.06 - 0.1,
              0.86,
            );
        pen.volume(oval(x, y, r * 0.16), { albedo: heart });
      } else if (kind === 1) {
        for (let i = 0; i < 5; i++)
          petal(
            pen,
            x,
            y - r * 0.1,
            (i / 5) * TAU + 0.3,
            r * 1.05,
            r * 1.15,
            color,
            mixColors(color, [0.05, 0, 0], 0.5),
            i * 0.03 - 0.08,
            0.85,
          );
        pen.volume(oval(x, y - r * 0.1, r * 0.26, r * 0.22), { albedo: heart, grain: 0.6 });
      } else daisy(pen, x, y, r * 1.1, color, heart, 13, own);
    }
  },
};
