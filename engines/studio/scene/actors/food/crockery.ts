/** Plates, bowls, and the steam above them. */
import { mixColors, oklch, type Rgb } from '../../../core/color.ts';
import { sin } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import type { Pen } from '../../../paint/pen.ts';
import { curve, oval, ribbon, slab } from '../../../paint/shapes.ts';

/** Plate seen from the table's edge; its top is at `y`. */
export function plate(
  pen: Pen,
  radius: number,
  y = 0.03,
  color: Rgb = oklch(0.95, 0.01, 85),
): void {
  pen.volume(oval(0, y * 0.5, radius, radius * 0.26), {
    albedo: mixColors(color, [0, 0, 0], 0.15),
    round: 0.3,
  });
  pen.volume(oval(0, y, radius, radius * 0.26), {
    albedo: color,
    gloss: 0.5,
    round: 0.12,
    grain: 0.02,
  });
  pen.shade(ribbon(oval(0, y, radius * 0.74, radius * 0.18), 0.008), 0.25, 0.004);
}

/** Bowl with its rim at `y`. */
export function bowl(pen: Pen, radius: number, y: number, color: Rgb, inside: Rgb): void {
  pen.volume(slab(-radius * 0.42, 0, radius * 0.84, 0.07), {
    albedo: color,
    round: 0.5,
    gloss: 0.4,
  });
  pen.volume(
    [
      ...curve(-radius, y, -radius * 0.9, y * 0.55, -radius * 0.5, 0.06),
      ...curve(radius * 0.5, 0.06, radius * 0.9, y * 0.55, radius, y),
    ],
    { albedo: color, round: 0.65, gloss: 0.55, grain: 0.05 },
  );
  pen.volume(oval(0, y, radius, radius * 0.28), {
    albedo: mixColors(color, [1, 1, 1], 0.35),
    gloss: 0.5,
    round: 0.1,
  });
  pen.fill(oval(0, y - 0.006, radius * 0.93, radius * 0.245), inside, 0.62);
}

/** Steam above a hot dish, from `y` up. */
export function steam(pen: Pen, x: number, y: number, height: number, random: Random): void {
  for (let i = -1; i <= 1; i++) {
    const w = random.range(0.03, 0.07) * (i === 0 ? 1 : -1);
    const line = curve(
      x + i * 0.13,
      y,
      x + i * 0.13 + w,
      y + height * 0.33,
      x + i * 0.13 - w,
      y + height * 0.66,
      x + i * 0.13 + w * 0.6,
      y + height,
    );
    pen.emit(
      ribbon(line, (t) => 0.05 * sin(t * 3.14) + 0.004),
      [1, 0.98, 0.95],
      { alpha: 0.2, blur: 0.022 * pen.frame.scale },
    );
  }
}
