/** Outlines as flat coordinate lists [x0, y0, x1, y1, ...] in pixels, y downwards. */
import { clamp, cos, length, lerp, sin, TAU } from './math.ts';

export type Polygon = readonly number[];

export function rect(x: number, y: number, width: number, height: number): number[] {
  return [x, y, x + width, y, x + width, y + height, x, y + height];
}

/**
 * An ellipse, or with `from` and `to` (radians) an arc closed by its chord.
 * @param segments as many as its size in pixels asks for, by default
 */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
  rotation = 0,
  from = 0,
  to = TAU,
  segments = Math.max(10, Math.ceil(Math.sqrt(Math.max(rx, ry)) * 5)),
): number[] {
  const n = segments;
  const points: number[] = [];
  const c = cos(rotation);
  const s = sin(rotation);
  for (let i = 0; i <= n; i++) {
    const a = lerp(from, to, i / n);
    const x = cos(a) * rx;
    const y = sin(a) * ry;
    points.push(cx + x * c - y * s, cy + x * s + y * c);
  }
  return points;
}

/** A Catmull-Rom curve through the points. @param steps segments between two points */
export function spline(points: Polygon, closed = true, steps = 8): number[] {
  const n = points.length / 2;
  const out: number[] = [];
  const index = (i: number) => (closed ? ((i % n) + n) % n : clamp(i, 0, n - 1)) * 2;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = index(i - 1);
    const b = index(i);
    const c = index(i + 1);
    const d = index(i + 2);
    for (let j = 0; j < steps; j++) {
      const t = j / steps;
      for (let q = 0; q < 2; q++) {
        const pa = points[a + q]!;
        const pb = points[b + q]!;
        const pc = points[c + q]!;
        const pd = points[d + q]!;
        out.push(
          0.5 *
            (2 * pb +
              (pc - pa) * t +
              (2 * pa - 5 * pb + 4 * pc - pd) * t * t +
              (3 * pb - pa - 3 * pc + pd) * t * t * t),
        );
      }
    }
  }
  if (!closed) out.push(points[n * 2 - 2]!, points[n * 2 - 1]!);
  return out;
}

/**
 * The outline of a brush stroke along an open line.
 * @param width pixels, or a function of the position 0 to 1 along the line
 */
export function stroke(line: Polygon, width: number | ((t: number) => number)): number[] {
  const n = line.length / 2;
  const left: number[] = [];
  const right: number[] = [];
  for (let i = 0; i < n; i++) {
    const a = Math.max(0, i - 1) * 2;
    const b = Math.min(n - 1, i + 1) * 2;
    const dx = line[b]! - line[a]!;
    const dy = line[b + 1]! - line[a + 1]!;
    const l = length(dx, dy) || 1;
    const half = (typeof width === 'function' ? width(i / (n - 1)) : width) / 2;
    const ox = (-dy / l) * half;
    const oy = (dx / l) * half;
    left.push(line[i * 2]! + ox, line[i * 2 + 1]! + oy);
    right.push(line[i * 2]! - ox, line[i * 2 + 1]! - oy);
  }
  for (let i = n - 1; i >= 0; i--) left.push(right[i * 2]!, right[i * 2 + 1]!);
  return left;
}

/** The region under a height line across the picture, down to `bottom`. */
export function under(
  heightAt: (x: number) => number,
  width: number,
  bottom: number,
  step = 2,
): number[] {
  const points = [0, bottom];
  for (let x = 0; x < width + step; x += step) points.push(x, heightAt(x));
  points.push(width + step, bottom);
  return points;
}
