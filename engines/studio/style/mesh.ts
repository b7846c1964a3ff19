/** A mesh of triangles that follows a picture's edges: for low poly and leaded glass. */
import Delaunator from 'delaunator';
import { blurPlane } from '../core/blur.ts';
import type { Canvas } from '../core/canvas.ts';
import { clamp } from '../core/math.ts';
import { hash2, type Random } from '../core/random.ts';
import { lightnessPlane } from './tone.ts';

export interface Mesh {
  /** x, y in turn, pixels. */
  points: Float64Array;
  /** Three point indices each. */
  triangles: Uint32Array;
  /** For each half-edge (three a triangle) its twin, -1 at the border. */
  halfedges: Int32Array;
}

/** Strength of a subject's outline among edges of lightness and colour. */
const OUTLINE = 0.4;

/** Further candidates in a lattice cell that lies on a subject. */
const FINE_PLACES = 8;

export interface MeshOptions {
  /** Edge of the candidate lattice in thousandths of the picture's size: the finest spacing. */
  cell: number;
  /** How many times wider points lie where nothing happens. */
  sparse: number;
  /** Spacing on subjects as a share of the finest: they are small and must stay themselves. */
  onSubjects: number;
}

/** Points kept apart by a distance of each one's own, found through a bucket grid. */
class SparsePoints {
  readonly coordinates: number[] = [];
  #columns: number;
  #edge: number;
  #buckets: number[][];

  constructor(width: number, height: number, edge: number) {
    this.#edge = edge;
    this.#columns = Math.ceil(width / edge) + 3;
    const rows = Math.ceil(height / edge) + 3;
    this.#buckets = Array.from({ length: this.#columns * rows }, () => []);
  }

  #bucket(x: number, y: number): number {
    return (Math.floor(y / this.#edge) + 1) * this.#columns + Math.floor(x / this.#edge) + 1;
  }

  add(x: number, y: number): void {
    this.#buckets[this.#bucket(x, y)]!.push(this.coordinates.length);
    this.coordinates.push(x, y);
  }

  /** @param distance at most the edge of a bucket */
  isFree(x: number, y: number, distance: number): boolean {
    const key = this.#bucket(x, y);
    const limit = distance * distance;
    for (let row = -1; row <= 1; row++) {
      for (let column = -1; column <= 1; column++) {
        for (const p of this.#buckets[key + row * this.#columns + column]!) {
          const dx = this.coordinates[p]! - x;
          const dy = this.coordinates[p + 1]! - y;
          if (dx * dx + dy * dy < limit) return false;
        }
      }
    }
    return true;
  }
}

/** Red against blue, -1 to 1: edges between colours of one lightness show here. */
function warmthPlane({ width, height, data }: Canvas): Float32Array {
  const plane = new Float32Array(width * height);
  for (let i = 0, k = 0; i < plane.length; i++, k += 3) {
    const r = data[k]!;
    const b = data[k + 2]!;
    plane[i] = (r - b) / (r + data[k + 1]! + b + 0.12);
  }
  return plane;
}

/**
 * Scatters points, dense along edges and sparse in even areas, never closer than a distance that
 * grows where nothing happens, and spans triangles between them. That distance is what keeps
 * needles and slivers away.
 */
export function spanMesh(canvas: Canvas, random: Random, options: MeshOptions): Mesh {
  const { width, height, unit } = canvas;
  const plane = lightnessPlane(canvas);
  for (let i = 0; i < plane.length; i++) if (plane[i]! > 1.1) plane[i] = 1.1;
  blurPlane(plane, width, height, 2 * unit);
  canvas.checkpoint();
  const warmth = warmthPlane(canvas);
  blurPlane(warmth, width, height, 2 * unit);
  canvas.checkpoint();
  const reach = Math.max(1, Math.round(3 * unit));
  const owner = canvas.subjects?.owner ?? new Uint8Array(0);
  const edgeAt = (x: number, y: number): number => {
    const xi = clamp(Math.round(x), Math.min(reach, width - 1), Math.max(0, width - 1 - reach));
    const yi = clamp(Math.round(y), Math.min(reach, height - 1), Math.max(0, height - 1 - reach));
    const i = yi * width + xi;
    const down = reach * width;
    const own = owner[i];
    const isOutline =
      owner[i + reach] !== own ||
      owner[i - reach] !== own ||
      owner[i + down] !== own ||
      owner[i - down] !== own;
    return (
      (isOutline ? OUTLINE : 0) +
      Math.abs((plane[i + reach] ?? 0) - (plane[i - reach] ?? 0)) +
      Math.abs((plane[i + down] ?? 0) - (plane[i - down] ?? 0)) +
      0.6 * Math.abs((warmth[i + reach] ?? 0) - (warmth[i - reach] ?? 0)) +
      0.6 * Math.abs((warmth[i + down] ?? 0) - (warmth[i - down] ?? 0))
    );
  };
  const cell = options.cell * unit;
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const seed = random.int(0, 1 << 20);
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
      if (canvas.subjects === null) continue;
      // By hash, not by draws: their number would follow the picture.
      for (let k = 0; k < FINE_PLACES; k++) {
        const place = (j * columns + i) * FINE_PLACES + k;
        const px = (i + hash2(place, seed)) * cell;
        const py = (j + hash2(place, seed + 1)) * cell;
        if (canvas.subjects.ownerAt(px, py) > 0) {
          candidates.push({ x: px, y: py, edge: edgeAt(px, py), keep: hash2(place, seed + 2) });
        }
      }
    }
  }
  canvas.checkpoint();
  // Strong edges choose first.
  candidates.sort((a, b) => b.edge - a.edge);
  const widest = cell * options.sparse * 1.2;
  const points = new SparsePoints(width, height, widest);
  // Border points as far apart as the sparse ones: a chain of close ones would fan into needles.
  const border = cell * options.sparse * 0.95;
  const across = Math.max(2, Math.round(width / border));
  const down = Math.max(2, Math.round(height / border));
  for (let i = 0; i <= across; i++) {
    points.add((i / across) * width, 0);
    points.add((i / across) * width, height);
  }
  for (let j = 1; j < down; j++) {
    points.add(0, (j / down) * height);
    points.add(width, (j / down) * height);
  }
  for (const { x, y, edge, keep } of candidates) {
    const loose = options.sparse - (options.sparse - 0.98) * clamp(edge * 6);
    const close = (canvas.subjects?.ownerAt(x, y) ?? 0) > 0 ? options.onSubjects : 1;
    const distance = cell * loose * close * (0.88 + 0.24 * keep);
    const margin = Math.min(x, y, width - x, height - y);
    if (margin > Math.max(distance, border * 0.5) * 0.62 && points.isFree(x, y, distance)) {
      points.add(x, y);
    }
  }
  canvas.checkpoint();
  const flat = Float64Array.from(points.coordinates);
  const { triangles, halfedges } = new Delaunator(flat);
  canvas.checkpoint();
  return { points: flat, triangles, halfedges };
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

/**
 * The mean colour of the picture under each triangle: three floats each, linear RGB. Of what its
 * middle belongs to, so that colours don't leak over a subject's outline.
 */
export function triangleColors(canvas: Canvas, { points, triangles }: Mesh): Float32Array {
  const colors = new Float32Array(triangles.length);
  const probe = new Float64Array(3);
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t]! * 2;
    const b = triangles[t + 1]! * 2;
    const c = triangles[t + 2]! * 2;
    let owner: number | undefined;
    let n = 0;
    for (const [u, v] of PROBES) {
      const w = 1 - u - v;
      const x = points[a]! * u + points[b]! * v + points[c]! * w;
      const y = points[a + 1]! * u + points[b + 1]! * v + points[c + 1]! * w;
      const own = canvas.subjects?.ownerAt(x, y);
      if (n === 0) owner = own;
      else if (own !== owner) continue;
      n++;
      canvas.sample(x, y, probe);
      for (let k = 0; k < 3; k++) colors[t + k]! += Math.min(1.2, probe[k]!);
    }
    for (let k = 0; k < 3; k++) colors[t + k]! /= n;
  }
  return colors;
}
