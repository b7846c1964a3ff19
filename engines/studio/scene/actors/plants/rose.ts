import { mixColors, oklch, type Rgb } from '../../../core/color.ts';
import { cos, sin, smoothstep, square, TAU } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import { blend, type Pen } from '../../../paint/pen.ts';
import { blob, curve, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { GREEN, leaf, stem } from './flower-parts.ts';

function roseHead(pen: Pen, x: number, y: number, r: number, color: Rgb, random: Random): void {
  const deep = mixColors(color, [0.12, 0, 0.02], 0.55);
  for (let i = 0; i < 5; i++) {
    const a = 3.4 + (i / 4) * 2.6;
    pen.volume(
      blob(
        x,
        y - r * 0.7,
        x + cos(a) * r * 0.9 - 0.01,
        y - r * 0.5 + sin(a) * r * 0.4,
        x + cos(a) * r * 1.1,
        y - r * 0.85 + sin(a) * r * 0.2,
      ),
      { albedo: GREEN },
    );
  }
  const rings = [
    [6, 1, 0.82, -0.1],
    [5, 0.8, 0.7, -0.02],
    [5, 0.58, 0.56, 0.04],
    [4, 0.38, 0.42, 0.08],
  ] as const;
  for (const [n, dist, size, lift] of rings) {
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU + dist * 3 + random.bell() * 0.1;
      const px = x + cos(a) * r * dist * 0.5;
      const py = y + sin(a) * r * dist * 0.42;
      const w = r * size * 0.72;
      pen.volume(
        blob(
          px - w * 0.8,
          py - w * 0.2,
          px - w * 0.5,
          py + w * 0.6,
          px,
          py + w * 0.78,
          px + w * 0.5,
          py + w * 0.6,
          px + w * 0.8,
          py - w * 0.2,
          px,
          py - w * 0.75,
        ),
        {
          albedo: (u, v) =>
            blend(
              deep,
              color,
              smoothstep(
                0.25,
                1.15,
                Math.sqrt(square(u - x) + square(v - y)) / (r * dist * 0.75 + 0.02),
              ),
            ),
          round: 0.5,
          lift,
          grain: 0.06,
          rim: 0.8,
        },
      );
    }
  }
  pen.shade(
    ribbon(
      curve(
        x - r * 0.14,
        y,
        x,
        y + r * 0.14,
        x + r * 0.13,
        y,
        x,
        y - r * 0.1,
        x - r * 0.06,
        y + r * 0.02,
      ),
      r * 0.06,
    ),
    0.5,
    r * 0.02,
  );
}

export const ROSE_ACTOR: ActorDefinition = {
  concept: 'rose',
  words: 'rose, camellia, rosebud, rose bush',
  size: 0.5,
  width: 0.6,
  height: 1.08,
  habitat: ['ground', 'table'],
  settings: ['garden', 'studio', 'table'],
  paint: (pen, actor) => {
    const own = actor.random.fork('rose');
    const color = actor.color(
      0,
      ...own.pick<Lch>([
        [0.52, 0.21, 22],
        [0.52, 0.21, 22],
        [0.78, 0.12, 5],
        [0.88, 0.09, 75],
      ]),
    );
    const bend = own.range(-0.05, 0.05);
    stem(pen, curve(0.02, 0, bend, 0.4, 0, 0.76), 0.03);
    for (const [y, s] of [
      [0.2, 1],
      [0.36, -1],
      [0.5, 1],
    ] as const) {
      leaf(pen, bend * 0.8, y, s * 0.24, 0.1, 0.36, oklch(0.42, 0.1, 145));
      pen.volume([bend * 0.7, y + 0.08, bend * 0.7 - s * 0.045, y + 0.095, bend * 0.7, y + 0.11], {
        albedo: GREEN,
      });
    }
    roseHead(pen, 0, 0.85, 0.22, color, own);
  },
};
