/** Single fruits that are known by their colour and outline: lemons, oranges, peaches, cherries. */
import { oklch } from '../../../core/color.ts';
import { cos, sin, TAU } from '../../../core/math.ts';
import { mix, type Pen } from '../../../paint/pen.ts';
import { blob, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { Actor } from '../../stage/actor.ts';
import type { Lch } from '../../stage/lch.ts';

interface RoundFruit {
  words: readonly string[];
  skin: Lch;
  /** Its flesh, for those that are shown cut. */
  flesh?: Lch;
  shape: 'round' | 'lemon' | 'peach' | 'small';
}

const FRUITS: readonly RoundFruit[] = [
  { words: ['lemon'], skin: [0.88, 0.17, 98], flesh: [0.93, 0.1, 100], shape: 'lemon' },
  { words: ['lime'], skin: [0.68, 0.17, 130], flesh: [0.86, 0.12, 122], shape: 'lemon' },
  {
    words: ['orange', 'tangerine', 'mandarin', 'clementine'],
    skin: [0.72, 0.18, 55],
    flesh: [0.8, 0.16, 62],
    shape: 'round',
  },
  { words: ['grapefruit'], skin: [0.8, 0.14, 70], flesh: [0.68, 0.16, 25], shape: 'round' },
  { words: ['peach', 'nectarine'], skin: [0.78, 0.13, 45], shape: 'peach' },
  { words: ['apricot', 'mango'], skin: [0.8, 0.14, 68], shape: 'peach' },
  { words: ['plum'], skin: [0.38, 0.12, 325], shape: 'peach' },
  { words: ['cherry'], skin: [0.46, 0.19, 22], shape: 'small' },
];

/** The single fruit that a prompt names, null when it names fruit in general. */
export function findRoundFruit(actor: Actor): RoundFruit | null {
  return FRUITS.find(({ words }) => actor.has(...words)) ?? null;
}

export function paintRoundFruit(pen: Pen, actor: Actor, fruit: RoundFruit): void {
  const own = actor.random.fork('round fruit');
  const skin = actor.color(0, ...fruit.skin);
  const leafy = oklch(0.5, 0.12, 140);
  const leaf = (x: number, y: number, s: number) =>
    pen.volume(blob(x, y, x + s * 0.1, y + 0.1, x + s * 0.3, y + 0.1, x + s * 0.14, y), {
      albedo: leafy,
      round: 0.4,
    });
  if (fruit.shape === 'small') {
    for (const [x, y] of [
      [-0.2, 0.22],
      [0.2, 0.17],
    ] as const) {
      pen.fill(ribbon(curve(x, y + 0.14, x * 0.5, 0.62, 0.06, 0.9), 0.022), leafy, 0.5);
      pen.volume(
        blob(
          x - 0.19,
          y,
          x - 0.12,
          y + 0.16,
          x,
          y + 0.13,
          x + 0.12,
          y + 0.16,
          x + 0.19,
          y,
          x,
          y - 0.18,
        ),
        {
          albedo: skin,
          round: 0.8,
          gloss: 0.9,
          grain: 0.04,
        },
      );
    }
    leaf(0.06, 0.86, 1.2);
    return;
  }
  const tilt = own.range(-0.3, 0.3);
  const whole = pen.within(fruit.flesh ? -0.16 : 0, 0.36, 1, fruit.shape === 'lemon' ? tilt : 0);
  const material = { albedo: skin, round: 0.78, gloss: 0.4, grain: 0.35, grainScale: 300 };
  if (fruit.shape === 'lemon')
    whole.volume(
      blob(
        -0.46,
        0,
        -0.36,
        0.1,
        -0.2,
        0.27,
        0.05,
        0.31,
        0.28,
        0.2,
        0.38,
        0.08,
        0.5,
        0,
        0.38,
        -0.08,
        0.28,
        -0.2,
        0.05,
        -0.31,
        -0.2,
        -0.27,
        -0.36,
        -0.1,
      ),
      material,
    );
  else if (fruit.shape === 'round') whole.volume(oval(0, 0, 0.36, 0.35), material);
  else {
    const blush = mix(skin, oklch(0.56, 0.2, 22), 0.55);
    whole.volume(
      blob(
        0,
        0.3,
        -0.24,
        0.34,
        -0.4,
        0.06,
        -0.26,
        -0.28,
        0,
        -0.36,
        0.26,
        -0.28,
        0.4,
        0.06,
        0.24,
        0.34,
      ),
      {
        ...material,
        albedo: (u, v) => mix(skin, blush, Math.max(0, Math.min(1, 0.5 + u * 1.4 + v * 0.5))),
        gloss: 0.12,
      },
    );
    pen.shade(ribbon(curve(0, 0.66, 0.07, 0.4, 0.02, 0.06), 0.03), 0.4, 0.02);
  }
  if (fruit.shape !== 'lemon') {
    pen.fill(
      ribbon([fruit.flesh ? -0.16 : 0, 0.66, fruit.flesh ? -0.14 : 0.02, 0.76], 0.03),
      oklch(0.4, 0.06, 60),
      0.5,
    );
    leaf(fruit.flesh ? -0.15 : 0.01, 0.72, 1.1);
  }
  if (!fruit.flesh) return;
  // A half beside it, with its segments.
  const flesh = oklch(...fruit.flesh);
  const pith = oklch(0.96, 0.03, 95);
  const half = pen.within(0.34, 0.25, 0.72, -0.1);
  half.volume(oval(0, 0, 0.36, 0.34), { albedo: skin, round: 0.2 });
  half.fill(oval(0.01, 0, 0.325, 0.305), pith, 0.8);
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * TAU + 0.2;
    const b = a + TAU / 9 - 0.1;
    half.volume(
      blob(
        cos((a + b) / 2) * 0.05,
        sin((a + b) / 2) * 0.05,
        cos(a) * 0.27,
        sin(a) * 0.25,
        cos((a + b) / 2) * 0.29,
        sin((a + b) / 2) * 0.27,
        cos(b) * 0.27,
        sin(b) * 0.25,
      ),
      { albedo: flesh, round: 0.4, gloss: 0.5 },
    );
  }
}
