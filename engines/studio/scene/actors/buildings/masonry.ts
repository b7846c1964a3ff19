/** Walls, roofs and windows: what buildings are put together from. */
import { oklch, type Rgb } from '../../../core/color.ts';
import { smoothstep } from '../../../core/math.ts';
import { hash2 } from '../../../core/random.ts';
import { type Albedo, blend, type Pen } from '../../../paint/pen.ts';
import { slab } from '../../../paint/shapes.ts';

/** Rows of stones or bricks, `rows` to a local unit. */
export function bricks(color: Rgb, rows: number, contrast = 0.25): Albedo {
  const joint: Rgb = [color[0] * 0.55, color[1] * 0.55, color[2] * 0.55];
  return (u, v) => {
    const row = Math.floor(v * rows);
    const a = u * rows * 0.5 + (row & 1) * 0.5;
    const cell = Math.floor(a);
    const tone = 1 - contrast / 2 + hash2(cell, row) * contrast;
    const edge = Math.max(smoothstep(0.06, 0.02, a - cell), smoothstep(0.12, 0.04, v * rows - row));
    const c = blend(color, joint, edge * 0.5);
    return [c[0] * tone, c[1] * tone, c[2] * tone];
  };
}

/** Boards or tiles in stripes; `angle` 0 for courses, 1 for upright boards. */
export function courses(color: Rgb, rows: number, upright = false): Albedo {
  return (u, v) => {
    const t = (upright ? u : v) * rows;
    const row = Math.floor(t);
    const shade = 0.78 + 0.22 * smoothstep(0, 0.35, t - row) + (hash2(row, 7) - 0.5) * 0.12;
    const other = (upright ? v : u) * rows * 0.4 + (row & 1) * 0.5;
    const joint = upright ? 1 : 0.9 + 0.1 * smoothstep(0, 0.12, other - Math.floor(other));
    return [color[0] * shade * joint, color[1] * shade * joint, color[2] * shade * joint];
  };
}

/** A plane of a building: flat, lit by which way it faces. @param light 0 shaded to 1 in full sun */
export function wall(pen: Pen, shape: readonly number[], albedo: Albedo, light: number): void {
  pen.volume(shape as number[], {
    albedo,
    lift: light - 0.62,
    round: 0.02,
    rim: 0.1,
    grain: 0.18,
    grainScale: 45,
  });
}

/** +1 when the picture's light falls on planes that look to the local right. */
export function facingLight(pen: Pen, side: number): number {
  return pen.lightAhead === side ? 0.84 : 0.36;
}

const LAMP: Rgb = oklch(0.88, 0.13, 78);

/** A window with frame and bars, glowing when lit. */
export function windowAt(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  lit: boolean,
  frame: Rgb = [0.6, 0.55, 0.48],
): void {
  const b = Math.min(width, height) * 0.12;
  pen.fill(slab(x - width / 2 - b, y - b, width + 2 * b, height + 2 * b), frame, 0.6);
  if (lit)
    pen.emit(slab(x - width / 2, y, width, height), [LAMP[0] * 1.25, LAMP[1] * 1.15, LAMP[2]]);
  else {
    pen.fill(slab(x - width / 2, y, width, height), oklch(0.32, 0.045, 245), 0.55);
    pen.fill(
      [
        x - width * 0.42,
        y + height,
        x - width * 0.1,
        y + height,
        x - width * 0.42,
        y + height * 0.35,
      ],
      oklch(0.75, 0.06, 235),
      0.8,
      { alpha: 0.5 },
    );
  }
  pen.fill(slab(x - b * 0.25, y, b * 0.5, height), frame, 0.5);
  pen.fill(slab(x - width / 2, y + height * 0.5, width, b * 0.5), frame, 0.5);
  if (lit) pen.glow(x, y + height / 2, Math.max(width, height) * 2.2, LAMP, 0.35);
}
