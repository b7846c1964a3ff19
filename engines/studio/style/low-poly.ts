/** Low poly: a mesh of triangles that follows the picture's edges, each in one colour. */
import Delaunator from 'delaunator';
import { blurPlane } from '../core/blur.ts';
import type { Canvas } from '../core/canvas.ts';
import { luminance } from '../core/color.ts';
import { clamp, length } from '../core/math.ts';
import type { Random } from '../core/random.ts';
import { fillPolygons } from '../core/raster.ts';
import type { ApplyStyle } from './style-painter.ts';

/** Edge of the candidate lattice in thousandths of the picture's size. */
const CELL = 9.5;

/** Square root of luminance: closer to what the eye sees as an edge. */
function perceivedPlane(canvas: Canvas): Float32Array {
  const { data } = canvas;
  const plane = new Float32Array(data.length / 3);
  for (let i = 0, k = 0; i < plane.length; i++, k += 3) {
    plane[i] = Math.sqrt(clamp(luminance(data[k]!, data[k + 1]!, data[k + 2]!), 0, 1.2));
  }
  return plane;
}

/**
 * Scatters mesh points: dense along edges, sparse in even areas, never closer than a distance that
 * grows where nothing happens. That distance is what keeps needles and slivers away.
 */
function scatterPoints(canvas: Canvas, random: Random): number[][] {
  const { width, height, unit } = canvas;
  const plane = perceivedPlane(canvas);
  blurPlane(plane, width, height, 2 * unit);
  const reach = Math.max(1, Math.round(3 * unit));
  const edgeAt = (x: number, y: number): number => {
    const xi = clamp(Math.round(x), reach, width - 1 - reach);
    const yi = clamp(Math.round(y), reach, height - 1 - reach);
    const i = yi * width + xi;
    return (
      Math.abs(plane[i + reach]! - plane[i - reach]!) +
      Math.abs(plane[i + reach * width]! - plane[i - reach * width]!)
    );
  };
  const cell = CELL * unit;
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const candidates: { x: number; y: number; edge: number; keep: number }[] = [];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      let x = 0;
      let y = 0;
      let edge = -1;
      // Of a few places in the cell, the one with the strongest edge.
      for (let k = 0; k < 6; k++) {
        const px = (i + random.next()) * cell;
        const py = (j + random.next()) * cell;
        const e = edgeAt(px, py);
        if (e > edge) {
          x = px;
          y = py;
          edge = e;
        }
      }
      candidates.push({ x, y, edge, keep: random.next() });
    }
  }
  // Strong edges choose first.
  candidates.sort((a, b) => b.edge - a.edge);
  const points: number[][] = [];
  const bucketEdge = cell * 4.8;
  const bucketColumns = Math.ceil(width / bucketEdge) + 2;
  const buckets = new Map<number, number[][]>();
  const bucketOf = (x: number, y: number) =>
    (Math.floor(y / bucketEdge) + 1) * bucketColumns + Math.floor(x / bucketEdge) + 1;
  const add = (x: number, y: number) => {
    const point = [x, y];
    points.push(point);
    const key = bucketOf(x, y);
    const bucket = buckets.get(key);
    if (bucket) bucket.push(point);
    else buckets.set(key, [point]);
  };
  const isFree = (x: number, y: number, distance: number): boolean => {
    const key = bucketOf(x, y);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        for (const p of buckets.get(key + dy * bucketColumns + dx) ?? []) {
          if (length(p[0]! - x, p[1]! - y) < distance) return false;
        }
      }
    }
    return true;
  };
  const across = Math.max(6, Math.round(width / (46 * unit)));
  const down = Math.max(6, Math.round(height / (46 * unit)));
  for (let i = 0; i <= across; i++) {
    add((i / across) * width, 0);
    add((i / across) * width, height);
  }
  for (let j = 1; j < down; j++) {
    add(0, (j / down) * height);
    add(width, (j / down) * height);
  }
  for (const { x, y, edge, keep } of candidates) {
    const distance = cell * (4 - 3.05 * clamp(edge * 7)) * (0.85 + 0.3 * keep);
    const border = Math.min(x, y, width - x, height - y);
    if (border > distance * 0.6 && isFree(x, y, distance)) add(x, y);
  }
  return points;
}

/** Positions inside a triangle whose colours are averaged, as barycentric weights. */
const PROBES: readonly (readonly [number, number])[] = [
  [0.333, 0.333],
  [0.6, 0.2],
  [0.2, 0.6],
  [0.2, 0.2],
  [0.45, 0.45],
  [0.45, 0.1],
  [0.1, 0.45],
];

export const applyLowPoly: ApplyStyle = (canvas, _spec, random, context) => {
  const points = scatterPoints(canvas, random);
  context.report(0.35);
  const flat = new Float64Array(points.length * 2);
  points.forEach((p, i) => {
    flat[i * 2] = p[0]!;
    flat[i * 2 + 1] = p[1]!;
  });
  const { triangles } = new Delaunator(flat);
  const result = canvas.clone();
  const probe = new Float64Array(3);
  for (let t = 0; t < triangles.length; t += 3) {
    if (t % 768 === 0) {
      canvas.checkpoint();
      context.report(0.35 + (0.65 * t) / triangles.length);
    }
    const a = points[triangles[t]!]!;
    const b = points[triangles[t + 1]!]!;
    const c = points[triangles[t + 2]!]!;
    const sum = [0, 0, 0];
    for (const [u, v] of PROBES) {
      const w = 1 - u - v;
      canvas.sample(a[0]! * u + b[0]! * v + c[0]! * w, a[1]! * u + b[1]! * v + c[1]! * w, probe);
      for (let k = 0; k < 3; k++) sum[k]! += probe[k]! / PROBES.length;
    }
    // Facets catch the light by the way their longest edge lies: flat areas stay faceted.
    const dx = b[0]! - a[0]!;
    const dy = b[1]! - a[1]!;
    const facet = 1 + (0.2 * dx * dy) / (dx * dx + dy * dy);
    const mx = (a[0]! + b[0]! + c[0]!) / 3;
    const my = (a[1]! + b[1]! + c[1]!) / 3;
    // Grown by a fraction of a pixel, so no seam shows between neighbours.
    const grown = [a, b, c].flatMap((p) => {
      const ox = p[0]! - mx;
      const oy = p[1]! - my;
      const n = length(ox, oy) || 1;
      return [p[0]! + (ox / n) * 0.7, p[1]! + (oy / n) * 0.7];
    });
    fillPolygons(result, grown, [sum[0]! * facet, sum[1]! * facet, sum[2]! * facet]);
  }
  return result;
};
