/** All models of a picture as one list of triangles in the world. */
import type { Material } from '../model/material.ts';
import type { Model } from '../model/model.ts';
import type { PaintProgram } from '../model/paint.ts';
import { compose, type Frame, invert, scaleOf, type Vec } from '../model/vec.ts';

export interface Instance {
  model: Model;
  frame: Frame;
  /** Number of the asked thing that it is part of, 0 for scenery. */
  thing: number;
}

export interface SoupPart {
  material: Material;
  paint: PaintProgram | null;
  thing: number;
  shadow: boolean;
  isFace: boolean;
  isThin: boolean;
  /** From the world to the part's own frame. */
  back: Frame;
  low: Vec;
  high: Vec;
  firstTriangle: number;
  endTriangle: number;
}

export interface Soup {
  positions: Float32Array;
  normals: Float32Array;
  colors: Float32Array;
  coords: Float32Array;
  indices: Uint32Array;
  /** Part of each triangle. */
  partOf: Uint16Array;
  parts: SoupPart[];
  vertices: number;
  triangles: number;
}

/** @param checkpoint called between meshes: some are made here */
export function flatten(instances: readonly Instance[], checkpoint: () => void = () => {}): Soup {
  const pieces = instances.flatMap(({ model, frame, thing }) =>
    model.parts.flatMap((part) => {
      checkpoint();
      return part.meshes().map((mesh) => ({
        part,
        mesh,
        thing,
        world: compose(frame, part.frame),
      }));
    }),
  );
  let vertices = 0;
  let corners = 0;
  for (const { mesh } of pieces) {
    vertices += mesh.positions.length / 3;
    corners += mesh.indices.length;
  }
  const positions = new Float32Array(vertices * 3);
  const normals = new Float32Array(vertices * 3);
  const colors = new Float32Array(vertices * 3);
  const coords = new Float32Array(vertices * 2);
  const indices = new Uint32Array(corners);
  const partOf = new Uint16Array(corners / 3);
  const parts: SoupPart[] = [];
  let v = 0;
  let t = 0;
  for (const { part, mesh, thing, world } of pieces) {
    const perScale = 1 / scaleOf(world);
    const { positions: p, normals: n, colors: c, coords: uv } = mesh;
    const [w0, w1, w2, w3, w4, w5, w6, w7, w8, w9, wa, wb] = world as unknown as number[];
    const [r, g, b] = part.color;
    let [x0, y0, z0, x1, y1, z1] = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];
    for (let i = 0, q = v * 3; i < p.length; i += 3, q += 3) {
      const x = p[i]!;
      const y = p[i + 1]!;
      const z = p[i + 2]!;
      const px = w0! * x + w3! * y + w6! * z + w9!;
      const py = w1! * x + w4! * y + w7! * z + wa!;
      const pz = w2! * x + w5! * y + w8! * z + wb!;
      positions[q] = px;
      positions[q + 1] = py;
      positions[q + 2] = pz;
      if (px < x0) x0 = px;
      if (px > x1) x1 = px;
      if (py < y0) y0 = py;
      if (py > y1) y1 = py;
      if (pz < z0) z0 = pz;
      if (pz > z1) z1 = pz;
      const a = n[i]! * perScale;
      const d = n[i + 1]! * perScale;
      const e = n[i + 2]! * perScale;
      normals[q] = w0! * a + w3! * d + w6! * e;
      normals[q + 1] = w1! * a + w4! * d + w7! * e;
      normals[q + 2] = w2! * a + w5! * d + w8! * e;
      if (c) {
        colors[q] = c[i]!;
        colors[q + 1] = c[i + 1]!;
        colors[q + 2] = c[i + 2]!;
      } else {
        colors[q] = r;
        colors[q + 1] = g;
        colors[q + 2] = b;
      }
    }
    if (uv) coords.set(uv, v * 2);
    const first = t / 3;
    for (let i = 0; i < mesh.indices.length; i++) indices[t++] = mesh.indices[i]! + v;
    partOf.fill(parts.length, first, t / 3);
    parts.push({
      material: part.material,
      paint: part.paint,
      thing,
      shadow: part.shadow,
      isFace: part.isFace,
      isThin: part.isThin,
      back: invert(world),
      low: [x0, y0, z0],
      high: [x1, y1, z1],
      firstTriangle: first,
      endTriangle: t / 3,
    });
    v += p.length / 3;
  }
  return {
    positions,
    normals,
    colors,
    coords,
    indices,
    partOf,
    parts,
    vertices,
    triangles: corners / 3,
  };
}
