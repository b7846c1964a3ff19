/**
 * A body whose surface is known as a height: for faces, where the outline alone does not tell the
 * form. The normals lie on a grid that is the same at every picture size.
 */
import { clamp } from '../core/math.ts';
import type { Relief } from './relief.ts';

/** Cells across the longer side. */
const CELLS_MAX = 168;
const CELLS_MIN = 56;

export interface Bounds {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/**
 * @param bounds of the body in its local frame
 * @param height of the surface toward the viewer at a local point, local units
 * @param pixels pixels per local unit
 */
export function sculpt(
  bounds: Bounds,
  height: (u: number, v: number) => number,
  pixels: number,
): Relief {
  const { left, right, bottom, top } = bounds;
  const span = Math.max(right - left, top - bottom);
  const across = clamp(Math.ceil(span * pixels * 0.8), CELLS_MIN, CELLS_MAX);
  const cell = span / across;
  const columns = Math.ceil((right - left) / cell) + 1;
  const rows = Math.ceil((top - bottom) / cell) + 1;
  const z = new Float32Array((columns + 2) * (rows + 2));
  for (let y = 0; y < rows + 2; y++) {
    for (let x = 0; x < columns + 2; x++) {
      z[y * (columns + 2) + x] = height(left + (x - 1) * cell, bottom + (y - 1) * cell);
    }
  }
  const nx = new Float32Array(columns * rows);
  const ny = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const k = (y + 1) * (columns + 2) + x + 1;
      const dx = (z[k + 1]! - z[k - 1]!) / (2 * cell);
      const dy = (z[k + columns + 2]! - z[k - columns - 2]!) / (2 * cell);
      const l = 1 / Math.sqrt(1 + dx * dx + dy * dy);
      nx[y * columns + x] = -dx * l;
      ny[y * columns + x] = -dy * l;
    }
  }
  const limitX = columns - 1.01;
  const limitY = rows - 1.01;
  return {
    left,
    right,
    bottom,
    top,
    normalAt(u, v, out) {
      const x = Math.min(limitX, Math.max(0, (u - left) / cell));
      const y = Math.min(limitY, Math.max(0, (v - bottom) / cell));
      const i = Math.floor(y) * columns + Math.floor(x);
      const a = x - Math.floor(x);
      const b = y - Math.floor(y);
      const mixed = (plane: Float32Array) => {
        const p = plane[i]! + (plane[i + 1]! - plane[i]!) * a;
        const q = plane[i + columns]! + (plane[i + columns + 1]! - plane[i + columns]!) * a;
        return p + (q - p) * b;
      };
      out[0] = mixed(nx);
      out[1] = mixed(ny);
    },
    coverAt: (u, v) => (u >= left && u <= right && v >= bottom && v <= top ? 1 : 0),
  };
}
