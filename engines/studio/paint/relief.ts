/**
 * Rounds an outline into a body: its coverage, blurred at three widths, is a height whose slope is
 * the surface's normal. Thin limbs and broad trunks both come out round, and where they meet they
 * flow into one another. The grid grows with the shape, so that the
 * shading is the same at every picture size.
 */
import { blurPlane } from '../core/blur.ts';
import type { Polygon } from '../core/geometry.ts';
import { clamp } from '../core/math.ts';
import { coverPolygons } from '../core/raster.ts';

/** Cells across the longer side: fewer for shapes that are few pixels wide. */
const CELLS_MAX = 104;
const CELLS_MIN = 28;
const MARGIN = 4;

/** Widths of the rounding as shares of the shape's longer side, and how much each counts. */
const SCALES: readonly (readonly [number, number])[] = [
  [0.016, 0.62],
  [0.05, 0.86],
  [0.13, 0.95],
];

export interface Relief {
  /** Bounds in the local frame. */
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** Writes the surface's normal (x, y) at a local point; length 0 facing the viewer, 1 at the rim. */
  normalAt(u: number, v: number, out: Float64Array): void;
  /** Coverage at a local point, 0 to 1. */
  coverAt(u: number, v: number): number;
}

/**
 * @param round 0 flat like paper to 1 swollen; 0.5 is a body
 * @param pixels pixels per local unit
 */
export function reliefOf(
  shape: readonly Polygon[],
  round: number,
  pixels = Infinity,
): Relief | null {
  let left = Infinity;
  let right = -Infinity;
  let bottom = Infinity;
  let top = -Infinity;
  for (const p of shape) {
    for (let i = 0; i < p.length; i += 2) {
      left = Math.min(left, p[i]!);
      right = Math.max(right, p[i]!);
      bottom = Math.min(bottom, p[i + 1]!);
      top = Math.max(top, p[i + 1]!);
    }
  }
  const span = Math.max(right - left, top - bottom);
  if (!(span > 0)) return null;
  const across = clamp(Math.ceil(span * pixels * 0.8), CELLS_MIN, CELLS_MAX);
  const k = across / span;
  const width = Math.ceil((right - left) * k) + 2 * MARGIN;
  const height = Math.ceil((top - bottom) * k) + 2 * MARGIN;
  const cells = shape.map((p) =>
    p.map((value, i) =>
      i % 2 === 0 ? (value - left) * k + MARGIN : (value - bottom) * k + MARGIN,
    ),
  );
  const coverage = coverPolygons(width, height, cells);
  if (coverage === null) return null;
  const cover = new Float32Array(width * height);
  for (let y = 0; y < coverage.height; y++) {
    for (let x = 0; x < coverage.width; x++) {
      cover[(y + coverage.top) * width + x + coverage.left] =
        coverage.alpha[y * coverage.width + x]!;
    }
  }
  const nx = new Float32Array(width * height);
  const ny = new Float32Array(width * height);
  const spread = 0.5 + round;
  for (const [scale, weight] of SCALES) {
    const sigma = Math.max(0.9, scale * across * spread);
    const plane = cover.slice();
    blurPlane(plane, width, height, sigma);
    const gain = weight * sigma * (0.35 + round * 1.3);
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        nx[i]! -= (plane[i + 1]! - plane[i - 1]!) * 0.5 * gain;
        ny[i]! -= (plane[i + width]! - plane[i - width]!) * 0.5 * gain;
      }
    }
  }
  const limitX = width - 1.01;
  const limitY = height - 1.01;
  const fetch = (plane: Float32Array, i: number, a: number, b: number): number => {
    const p = plane[i]! + (plane[i + 1]! - plane[i]!) * a;
    const q = plane[i + width]! + (plane[i + width + 1]! - plane[i + width]!) * a;
    return p + (q - p) * b;
  };
  return {
    left,
    right,
    bottom,
    top,
    normalAt(u, v, out) {
      const x = Math.min(limitX, Math.max(0, (u - left) * k + MARGIN - 0.5));
      const y = Math.min(limitY, Math.max(0, (v - bottom) * k + MARGIN - 0.5));
      const xi = Math.floor(x);
      const yi = Math.floor(y);
      const i = yi * width + xi;
      let a = fetch(nx, i, x - xi, y - yi);
      let b = fetch(ny, i, x - xi, y - yi);
      const l = a * a + b * b;
      if (l > 0.98) {
        const f = 0.99 / Math.sqrt(l);
        a *= f;
        b *= f;
      }
      out[0] = a;
      out[1] = b;
    },
    coverAt(u, v) {
      const x = Math.floor((u - left) * k + MARGIN);
      const y = Math.floor((v - bottom) * k + MARGIN);
      return x >= 0 && y >= 0 && x < width && y < height ? cover[y * width + x]! : 0;
    },
  };
}
