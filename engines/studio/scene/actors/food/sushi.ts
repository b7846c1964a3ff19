import { mixColors, oklch, type Rgb } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend, type Pen } from '../../../paint/pen.ts';
import { blob, oval, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

function nigiri(pen: Pen, x: number, y: number, top: Rgb, stripe: Rgb | null): void {
  pen.volume(
    blob(
      x - 0.16,
      y,
      x - 0.17,
      y + 0.08,
      x,
      y + 0.11,
      x + 0.17,
      y + 0.08,
      x + 0.16,
      y,
      x,
      y - 0.03,
    ),
    { albedo: oklch(0.96, 0.01, 90), round: 0.6, grain: 0.5, grainScale: 260 },
  );
  pen.volume(
    blob(
      x - 0.21,
      y + 0.06,
      x - 0.16,
      y + 0.15,
      x,
      y + 0.19,
      x + 0.16,
      y + 0.15,
      x + 0.21,
      y + 0.06,
      x,
      y + 0.1,
    ),
    {
      albedo: (u, v) =>
        stripe ? blend(top, stripe, smoothstep(0.5, 0.9, sin((u - x) * 60 + (v - y) * 70))) : top,
      round: 0.5,
      gloss: 0.5,
    },
  );
}

export const SUSHI_ACTOR: ActorDefinition = {
  concept: 'sushi',
  words: 'sushi, nigiri, maki, sashimi, sushi roll',
  size: 0.3,
  width: 1.4,
  height: 0.5,
  habitat: ['table', 'ground'],
  settings: ['table'],
  paint: (pen, actor) => {
    const own = actor.random.fork('sushi');
    const wood = oklch(0.5, 0.075, 52);
    for (const x of [-0.42, 0.42]) pen.volume(slab(x - 0.06, 0, 0.12, 0.06), { albedo: wood });
    pen.volume([-0.68, 0.06, 0.68, 0.06, 0.6, 0.2, -0.6, 0.2], {
      albedo: wood,
      round: 0.05,
      grain: 0.5,
    });
    pen.volume(slab(-0.68, 0.04, 1.36, 0.04), {
      albedo: mixColors(wood, [0, 0, 0], 0.3),
      round: 0.2,
    });
    const salmon = oklch(0.72, 0.15, 42);
    nigiri(pen, -0.4, 0.17, salmon, oklch(0.88, 0.07, 50));
    nigiri(pen, 0.06, 0.18, own.chance(0.5) ? oklch(0.58, 0.17, 22) : oklch(0.86, 0.13, 90), null);
    for (let i = 0; i < 3; i++) {
      const x = -0.28 + i * 0.24;
      pen.volume([x - 0.1, 0.1, x + 0.1, 0.1, x + 0.1, 0.22, x - 0.1, 0.22], {
        albedo: oklch(0.2, 0.025, 160),
        round: 0.6,
      });
      pen.volume(oval(x, 0.22, 0.1, 0.045), {
        albedo: oklch(0.96, 0.01, 90),
        round: 0.2,
        grain: 0.4,
        grainScale: 260,
      });
      pen.volume(oval(x, 0.225, 0.05, 0.023), {
        albedo: i === 1 ? oklch(0.66, 0.16, 135) : salmon,
      });
    }
    pen.volume(blob(0.36, 0.12, 0.36, 0.19, 0.44, 0.22, 0.5, 0.17, 0.5, 0.12), {
      albedo: oklch(0.68, 0.14, 130),
      grain: 0.4,
    });
    for (let i = 0; i < 3; i++)
      pen.volume(oval(0.5 - i * 0.02, 0.19 + i * 0.018, 0.06, 0.02, 0.3), {
        albedo: oklch(0.87, 0.07, 30),
      });
  },
};
