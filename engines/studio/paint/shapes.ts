/**
 * Outlines in an actor's own frame: x to where it looks, y up from its foot, 1 its natural size.
 * Every function gives polygons that a {@link Pen} places in the picture.
 */
import { ellipse, type Polygon, spline } from '../core/geometry.ts';
import { cos, length, lerp, sin, TAU } from '../core/math.ts';

/** An ellipse in a frame whose unit is no pixel; with `from` and `to` (radians) an arc. */
export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
  rotation = 0,
  from = 0,
  to = TAU,
): number[] {
  return ellipse(cx, cy, rx, ry, rotation, from, to, 36);
}

/** A smooth closed outline through points. */
export function blob(...points: number[]): number[] {
  return spline(points, true, 6);
}

/** A smooth open line through points, as points: for {@link ribbon}. */
export function curve(...points: number[]): number[] {
  return spline(points, false, 6);
}

/** A rectangle from its lower left corner. */
export function slab(x: number, y: number, width: number, height: number): number[] {
  return [x, y, x + width, y, x + width, y + height, x, y + height];
}

/** The same outline mirrored about the column x = `axis`. */
export function mirroredX(shape: Polygon, axis = 0): number[] {
  return shape.map((v, i) => (i % 2 === 0 ? 2 * axis - v : v));
}

/** The hull of two discs. */
function capsule(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): number[] {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const l = length(dx, dy) || 1e-6;
  const nx = -dy / l;
  const ny = dx / l;
  return [
    x0 + nx * r0,
    y0 + ny * r0,
    x1 + nx * r1,
    y1 + ny * r1,
    x1 - nx * r1,
    y1 - ny * r1,
    x0 - nx * r0,
    y0 - ny * r0,
  ];
}

function disc(x: number, y: number, r: number): number[] {
  const points: number[] = [];
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * TAU;
    points.push(x + cos(a) * r, y + sin(a) * r);
  }
  return points;
}

/**
 * A smooth tapered limb through joints, as convex pieces whose union has no holes however sharply
 * it bends.
 * @param joints x, y, radius of each
 */
export function chain(...joints: number[]): number[][] {
  const n = joints.length / 3;
  const steps = 5;
  const pieces: number[][] = [];
  const xs: number[] = [];
  for (let i = 0; i < n; i++) xs.push(joints[i * 3]!, joints[i * 3 + 1]!);
  const line = n > 2 ? spline(xs, false, steps) : xs;
  const per = n > 2 ? steps : 1;
  const radius = (k: number) => {
    const i = Math.min(n - 2, Math.floor(k / per));
    const t = (k - i * per) / per;
    const s = t * t * (3 - 2 * t);
    return lerp(joints[i * 3 + 2]!, joints[i * 3 + 5]!, n > 2 ? s : t);
  };
  const count = line.length / 2;
  for (let k = 0; k < count; k++) {
    const x = line[k * 2]!;
    const y = line[k * 2 + 1]!;
    const r = radius(k);
    // A disc at every joint: without it the outer side of a bend would show a wedge.
    pieces.push(disc(x, y, r));
    if (k > 0) {
      pieces.push(capsule(line[k * 2 - 2]!, line[k * 2 - 1]!, radius(k - 1), x, y, r));
    }
  }
  return pieces;
}

/** A ribbon along a line. @param width local units, or a function of 0 to 1 along it */
export function ribbon(line: Polygon, width: number | ((t: number) => number)): number[][] {
  const n = line.length / 2;
  const half = (i: number) => (typeof width === 'function' ? width(i / (n - 1)) : width) / 2;
  const pieces: number[][] = [];
  for (let i = 1; i < n; i++) {
    pieces.push(
      capsule(
        line[i * 2 - 2]!,
        line[i * 2 - 1]!,
        half(i - 1),
        line[i * 2]!,
        line[i * 2 + 1]!,
        half(i),
      ),
    );
    if (i < n - 1) pieces.push(disc(line[i * 2]!, line[i * 2 + 1]!, half(i)));
  }
  return pieces;
}

/**
 * The middle joint of a limb between two ends.
 * @param bend +1 bends it to the left of the way from the first end to the second, -1 to the right
 */
export function knee(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  upper: number,
  lower: number,
  bend: number,
): [number, number] {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const d = Math.min(length(dx, dy) || 1e-6, (upper + lower) * 0.999);
  const a = (upper * upper - lower * lower + d * d) / (2 * d);
  const h = Math.sqrt(Math.max(0, upper * upper - a * a));
  const l = length(dx, dy) || 1e-6;
  return [x0 + (dx / l) * a - (dy / l) * h * bend, y0 + (dy / l) * a + (dx / l) * h * bend];
}
