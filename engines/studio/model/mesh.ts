/** Triangles, and the shapes that are made of rows of points. */
import { cos } from '../core/math.ts';
import { cross, norm, sub, type Vec } from './vec.ts';

/** Counter-clockwise from outside. Positions and normals are of the model's frame, in metres. */
export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  /** Linear RGB a vertex; null: the part's colour everywhere. */
  colors: Float32Array | null;
  /** Surface coordinates (u, v) a vertex, each 0 to 1; null where the surface has none. */
  coords: Float32Array | null;
  indices: Uint32Array;
}

/** A growing typed array: plain arrays of numbers need several times the memory. */
export class FloatList {
  data = new Float32Array(1024);
  length = 0;

  push3(a: number, b: number, c: number): void {
    if (this.length + 3 > this.data.length) {
      const larger = new Float32Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = a;
    this.data[this.length++] = b;
    this.data[this.length++] = c;
  }

  done(): Float32Array {
    return this.data.slice(0, this.length);
  }
}

/** As {@link FloatList}, for the corners of triangles. */
export class IntList {
  data = new Uint32Array(4096);
  length = 0;

  /** Two triangles over four corners in their order. */
  pushQuad(a: number, b: number, c: number, d: number): void {
    if (this.length + 6 > this.data.length) {
      const larger = new Uint32Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    const { data } = this;
    data[this.length++] = a;
    data[this.length++] = b;
    data[this.length++] = c;
    data[this.length++] = a;
    data[this.length++] = c;
    data[this.length++] = d;
  }

  done(): Uint32Array {
    return this.data.slice(0, this.length);
  }
}

/**
 * Normals of a triangle soup with shared corners: neighbours that meet at less than `crease` degrees
 * are smooth, others get an edge.
 */
export function withNormals(
  positions: Float32Array,
  indices: Uint32Array,
  crease: number,
  coords: Float32Array | null = null,
): Mesh {
  const count = indices.length / 3;
  const faces = new Float64Array(count * 3);
  const least = cos((crease * Math.PI) / 180);
  const point = (i: number): Vec => [
    positions[i * 3]!,
    positions[i * 3 + 1]!,
    positions[i * 3 + 2]!,
  ];
  // Corners at the same place count as one, also across a seam.
  const places = new Map<number, number[]>();
  const corners = positions.length / 3;
  const keys = new Int32Array(corners);
  for (let i = 0; i < corners; i++) {
    const x = Math.round(positions[i * 3]! * 1e5);
    const y = Math.round(positions[i * 3 + 1]! * 1e5);
    const z = Math.round(positions[i * 3 + 2]! * 1e5);
    // Mixed after each coordinate: places that mirror one another must differ.
    let h = Math.imul(x ^ (x >>> 16), 0x7feb352d);
    h = Math.imul(h ^ (h >>> 15) ^ y, 0x846ca68b);
    h = Math.imul(h ^ (h >>> 16) ^ z, 0x7feb352d);
    keys[i] = h ^ (h >>> 15);
  }
  for (let t = 0; t < count; t++) {
    const [a, b, c] = [indices[t * 3]!, indices[t * 3 + 1]!, indices[t * 3 + 2]!];
    const n = cross(sub(point(b), point(a)), sub(point(c), point(a)));
    faces.set(n, t * 3);
    if (norm(n) < 1e-14) continue;
    for (const i of [a, b, c]) {
      const known = places.get(keys[i]!);
      if (known) known.push(t);
      else places.set(keys[i]!, [t]);
    }
  }
  const P = new FloatList();
  const N = new FloatList();
  const UV: number[] = [];
  const out = new Uint32Array(indices.length);
  // The copies that were made of each corner, one for each side of its creases.
  const copies: number[][] = Array.from({ length: corners }, () => []);
  let used = 0;
  for (let t = 0; t < count; t++) {
    const ox = faces[t * 3]!;
    const oy = faces[t * 3 + 1]!;
    const oz = faces[t * 3 + 2]!;
    const size = Math.sqrt(ox * ox + oy * oy + oz * oz);
    if (size < 1e-14) {
      // Of no area: drawn as nothing, whatever its corners are.
      out.fill(0, t * 3, t * 3 + 3);
      continue;
    }
    for (let k = 0; k < 3; k++) {
      const i = indices[t * 3 + k]!;
      let x = 0;
      let y = 0;
      let z = 0;
      for (const f of places.get(keys[i]!)!) {
        const fx = faces[f * 3]!;
        const fy = faces[f * 3 + 1]!;
        const fz = faces[f * 3 + 2]!;
        const other = Math.sqrt(fx * fx + fy * fy + fz * fz);
        if (fx * ox + fy * oy + fz * oz < least * size * other) continue;
        x += fx;
        y += fy;
        z += fz;
      }
      const l = Math.sqrt(x * x + y * y + z * z) || 1;
      x /= l;
      y /= l;
      z /= l;
      let at = -1;
      for (const c of copies[i]!) {
        if (x * N.data[c * 3]! + y * N.data[c * 3 + 1]! + z * N.data[c * 3 + 2]! > 0.9999) at = c;
      }
      if (at < 0) {
        at = used++;
        copies[i]!.push(at);
        P.push3(positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!);
        N.push3(x, y, z);
        if (coords) UV.push(coords[i * 2]!, coords[i * 2 + 1]!);
      }
      out[t * 3 + k] = at;
    }
  }
  return {
    positions: P.done(),
    normals: N.done(),
    colors: null,
    coords: coords ? Float32Array.from(UV) : null,
    indices: out,
  };
}

export interface GridOptions {
  /** Degrees from which an edge is sharp; 50 when absent. */
  crease?: number;
  /** Turns the surface inside out. */
  flip?: boolean;
}

/** A surface over u and v in 0 to 1. Where u goes left to right and v upward, it faces the viewer. */
export function gridMesh(
  at: (u: number, v: number) => Vec,
  across: number,
  up: number,
  { crease = 50, flip = false }: GridOptions = {},
): Mesh {
  const row = across + 1;
  const positions = new Float32Array(row * (up + 1) * 3);
  const coords = new Float32Array(row * (up + 1) * 2);
  for (let j = 0, q = 0; j <= up; j++) {
    for (let i = 0; i <= across; i++, q++) {
      positions.set(at(i / across, j / up), q * 3);
      coords[q * 2] = i / across;
      coords[q * 2 + 1] = j / up;
    }
  }
  const indices = new Uint32Array(across * up * 6);
  for (let j = 0, q = 0; j < up; j++) {
    for (let i = 0; i < across; i++) {
      const a = j * row + i;
      const [b, c, d] = [a + 1, a + row, a + row + 1];
      indices.set(flip ? [a, d, b, a, c, d] : [a, b, d, a, d, c], q);
      q += 6;
    }
  }
  return withNormals(positions, indices, crease, coords);
}

/** Several meshes of one material as one. Colours and coordinates are dropped. */
export function joinMeshes(meshes: readonly Mesh[]): Mesh {
  const total = (pick: (m: Mesh) => number) => meshes.reduce((sum, m) => sum + pick(m), 0);
  const positions = new Float32Array(total((m) => m.positions.length));
  const normals = new Float32Array(positions.length);
  const indices = new Uint32Array(total((m) => m.indices.length));
  let v = 0;
  let t = 0;
  for (const m of meshes) {
    positions.set(m.positions, v * 3);
    normals.set(m.normals, v * 3);
    for (let i = 0; i < m.indices.length; i++) indices[t + i] = m.indices[i]! + v;
    v += m.positions.length / 3;
    t += m.indices.length;
  }
  return { positions, normals, colors: null, coords: null, indices };
}
