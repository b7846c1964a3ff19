import { mixColors, oklch, type Rgb } from '../../../core/color.ts';
import { sin, smoothstep, square } from '../../../core/math.ts';
import type { Pen } from '../../../paint/pen.ts';
import { blob, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Actor } from '../../stage/actor.ts';
import type { Lch } from '../../stage/lch.ts';
import { PAINTS } from './vehicle-parts.ts';

export const BALLOON_ACTOR: ActorDefinition = {
  concept: 'balloon',
  words: 'balloon, hot air balloon, air balloon, hot air balloons',
  size: 22,
  width: 0.82,
  height: 1.12,
  habitat: ['air', 'ground', 'space'],
  settings: ['mountain', 'countryside', 'heavens'],
  share: 0.85,
  paint: (pen, actor) => paintBalloon(pen, actor),
};

function paintBalloon(pen: Pen, actor: Actor): void {
  const own = actor.random.fork('balloon');
  const first = actor.color(0, ...own.pick(PAINTS));
  const second = actor.subject.colors[1]
    ? actor.color(1, 0, 0, 0)
    : oklch(
        ...own.pick<Lch>([
          [0.95, 0.02, 85],
          [0.84, 0.15, 88],
          [0.6, 0.19, 30],
          [0.5, 0.13, 255],
        ]),
      );
  const third = mixColors(first, [0.02, 0.02, 0.06], 0.3);
  const style = own.pick(['gores', 'bands', 'zigzag'] as const);
  for (const x of [-0.07, -0.025, 0.03, 0.075])
    pen.fill(ribbon([x * 0.8, 0.13, x * 1.9, 0.36], 0.005), [0.12, 0.09, 0.06], 0.5);
  pen.volume([-0.085, 0.13, 0.085, 0.13, 0.07, 0.0, -0.07, 0.0], {
    albedo: (u, v) => {
      const s = 0.8 + 0.25 * smoothstep(-0.2, 0.4, sin(u * 190) * sin(v * 170));
      const c = oklchBasket;
      return [c[0] * s, c[1] * s, c[2] * s];
    },
    round: 0.5,
  });
  pen.volume(slab(-0.092, 0.12, 0.184, 0.022), { albedo: oklch(0.38, 0.06, 45) });
  pen.emit(blob(-0.016, 0.22, 0, 0.31, 0.016, 0.22, 0, 0.2), [1.6, 1.1, 0.4]);
  pen.glow(0, 0.26, 0.16, [1, 0.7, 0.3], actor.isLit ? 0.9 : 0.35);
  const bag = blob(
    -0.1,
    0.36,
    -0.24,
    0.48,
    -0.37,
    0.68,
    -0.36,
    0.88,
    -0.2,
    1.05,
    0,
    1.11,
    0.2,
    1.05,
    0.36,
    0.88,
    0.37,
    0.68,
    0.24,
    0.48,
    0.1,
    0.36,
    0,
    0.35,
  );
  const half = (v: number) =>
    Math.max(
      0.06,
      0.375 * Math.sqrt(Math.max(0, 1 - square((v - 0.76) / (v > 0.76 ? 0.36 : 0.5)))),
    );
  pen.volume(bag, {
    albedo: (u, v) => {
      // Longitude on the bag: gores narrow toward the rim.
      const k = Math.max(-1, Math.min(1, u / half(v)));
      const longitude = (k + k * k * k * 0.35) * 4.4;
      const gore = Math.floor(longitude + 20);
      const seam = smoothstep(0.08, 0.0, Math.abs(longitude + 20 - gore - 0.5) - 0.42);
      const shade = 0.86 + 0.14 * (1 - seam);
      let c: Rgb;
      if (style === 'gores') c = gore % 2 === 0 ? first : second;
      else if (style === 'bands')
        c = v > 0.92 ? first : v > 0.8 ? second : v > 0.66 ? third : v > 0.54 ? second : first;
      else c = (v * 7 + Math.abs(((longitude + 20) % 1) - 0.5) * 1.4) % 2 < 1 ? first : second;
      return [c[0] * shade, c[1] * shade, c[2] * shade];
    },
    round: 0.75,
    gloss: 0.2,
    grain: 0.04,
    glow: actor.isLit ? 0.22 : 0,
  });
  pen.volume([-0.1, 0.37, 0.1, 0.37, 0.075, 0.32, -0.075, 0.32], { albedo: third, round: 0.5 });
}

const oklchBasket: Rgb = oklch(0.58, 0.08, 65);
