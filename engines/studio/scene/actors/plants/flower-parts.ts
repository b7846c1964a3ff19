/** Leaves, petals and stems. */
import { mixColors, oklch, type Rgb } from '../../../core/color.ts';
import { cos, sin, smoothstep, square } from '../../../core/math.ts';
import { blend, type Pen } from '../../../paint/pen.ts';
import { blob, curve, ribbon } from '../../../paint/shapes.ts';

/** Stems and leaves. */
export const GREEN = oklch(0.5, 0.12, 138);

/** A leaf from its stalk to its tip. */
export function leaf(
  pen: Pen,
  x: number,
  y: number,
  dx: number,
  dy: number,
  width: number,
  color: Rgb = GREEN,
): void {
  const tx = x + dx;
  const ty = y + dy;
  const nx = -dy * width;
  const ny = dx * width;
  pen.volume(
    blob(
      x,
      y,
      x + dx * 0.4 + nx,
      y + dy * 0.4 + ny,
      tx,
      ty,
      x + dx * 0.45 - nx,
      y + dy * 0.45 - ny,
    ),
    { albedo: color, round: 0.35, grain: 0.2 },
  );
  pen.fill(
    ribbon(curve(x, y, x + dx * 0.5, y + dy * 0.5 + 0.006, tx, ty), (t) => 0.008 * (1 - t)),
    mixColors(color, [0.8, 0.95, 0.5], 0.4),
    0.7,
    { alpha: 0.7 },
  );
}

/** A petal pointing away from a middle. */
export function petal(
  pen: Pen,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  color: Rgb,
  base: Rgb,
  lift: number,
  squash = 1,
): void {
  const c = cos(angle);
  const s = sin(angle);
  const at = (t: number, w: number): [number, number] => [
    x + c * t * length - s * w * width,
    y + (s * t * length + c * w * width) * squash,
  ];
  pen.volume(
    blob(
      ...at(0.05, 0),
      ...at(0.4, 0.42),
      ...at(0.8, 0.46),
      ...at(1, 0),
      ...at(0.8, -0.46),
      ...at(0.4, -0.42),
    ),
    {
      albedo: (u, v) =>
        blend(
          base,
          color,
          smoothstep(0.1, 0.6, Math.sqrt(square(u - x) + square((v - y) / squash)) / length),
        ),
      round: 0.4,
      lift,
      grain: 0.08,
    },
  );
}

/** A stem along a line. */
export function stem(pen: Pen, line: number[], width: number): void {
  pen.volume(
    ribbon(line, (t) => width * (1.1 - 0.3 * t)),
    { albedo: GREEN, round: 0.6 },
  );
}
