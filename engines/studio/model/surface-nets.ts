/**
 * A mesh of a joined body: naive surface nets on the blocks of a grid that the surface passes.
 * @see Gibson 1998, "Constrained elastic surface nets"
 */
import { exp } from '../core/math.ts';
import { boundAt, type Form, fieldAt } from './field.ts';
import { FloatList, IntList, type Mesh } from './mesh.ts';

/** Cells along the edge of a block. */
const BLOCK = 6;
const CELLS_MAX = 4_500_000;

/** A body's mesh with what fur needs at each vertex. */
export interface BodyMesh extends Mesh {
  /** Way and length of the fur: four numbers a vertex. */
  fur: Float32Array;
  /** Edge of a cell, metres. */
  cell: number;
}

interface Block {
  x: number;
  y: number;
  z: number;
  forms: Form[];
}

// Grids are reused: the largest body decides their size.
let values = new Float32Array(0);
let vertexAt = new Int32Array(0);

const EDGES = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];
const corner = new Float64Array(8);

/** @param cells about how many cells the longest edge of the body has */
export function meshBody(forms: readonly Form[], cells: number): BodyMesh {
  const low = [1e9, 1e9, 1e9];
  const high = [-1e9, -1e9, -1e9];
  for (const p of forms) {
    if (p.cuts) continue;
    const c = [p.cx, p.cy, p.cz];
    for (let k = 0; k < 3; k++) {
      low[k] = Math.min(low[k]!, c[k]! - p.reach - p.blend * 0.3);
      high[k] = Math.max(high[k]!, c[k]! + p.reach + p.blend * 0.3);
    }
  }
  const size = [high[0]! - low[0]!, high[1]! - low[1]!, high[2]! - low[2]!];
  let h = Math.max(...size) / cells;
  let nx = 0;
  let ny = 0;
  let nz = 0;
  for (;;) {
    [nx, ny, nz] = size.map((s) => (Math.ceil((s / h + 5) / BLOCK) + 1) * BLOCK) as [
      number,
      number,
      number,
    ];
    if (nx * ny * nz < CELLS_MAX) break;
    h *= 1.1;
  }
  const [ox, oy, oz] = [low[0]! - h * 3, low[1]! - h * 3, low[2]! - h * 3];
  const strideY = nx;
  const strideZ = nx * ny;
  const total = strideZ * nz;
  if (values.length < total) {
    values = new Float32Array(total);
    vertexAt = new Int32Array(total);
  }
  values.fill(1e3, 0, total);
  vertexAt.fill(-1, 0, total);

  // Half the diagonal of a block and the cells that look into the next one.
  const far = (BLOCK + 1) * h * 0.5 * 1.7321;
  const blocks: Block[] = [];
  for (let z = 0; z < nz; z += BLOCK) {
    for (let y = 0; y < ny; y += BLOCK) {
      for (let x = 0; x < nx; x += BLOCK) {
        const cx = ox + (x + BLOCK / 2 - 0.5) * h;
        const cy = oy + (y + BLOCK / 2 - 0.5) * h;
        const cz = oz + (z + BLOCK / 2 - 0.5) * h;
        const near: Form[] = [];
        let isNear = false;
        let isInside = false;
        let isCut = false;
        for (const p of forms) {
          const dx = cx - p.cx;
          const dy = cy - p.cy;
          const dz = cz - p.cz;
          const limit = p.reach + far + p.blend * 1.25;
          if (dx * dx + dy * dy + dz * dz > limit * limit) continue;
          const bound = boundAt(p, cx, cy, cz);
          if (bound > far + p.blend * 1.25) continue;
          near.push(p);
          if (p.cuts) isCut = true;
          else {
            if (bound < far) isNear = true;
            else isNear ||= bound < far + p.blend * 0.5;
            if (bound < -far * 1.05) isInside = true;
          }
        }
        if (!isNear) continue;
        if (isInside && !isCut) {
          for (let k = z; k < z + BLOCK; k++) {
            for (let j = y; j < y + BLOCK; j++) {
              const at = x + j * strideY + k * strideZ;
              values.fill(-1e3, at, at + BLOCK);
            }
          }
          continue;
        }
        blocks.push({ x, y, z, forms: near });
        for (let k = z; k < z + BLOCK; k++) {
          for (let j = y; j < y + BLOCK; j++) {
            for (let i = x; i < x + BLOCK; i++) {
              values[i + j * strideY + k * strideZ] = fieldAt(
                near,
                ox + i * h,
                oy + j * h,
                oz + k * h,
              );
            }
          }
        }
      }
    }
  }

  const P = new FloatList();
  const N = new FloatList();
  const C = new FloatList();
  const F = new FloatList();
  const L: number[] = [];
  let count = 0;
  const e = h * 0.4;
  for (const { x: x0, y: y0, z: z0, forms: near } of blocks) {
    const [x1, y1, z1] = [
      Math.min(x0 + BLOCK, nx - 1),
      Math.min(y0 + BLOCK, ny - 1),
      Math.min(z0 + BLOCK, nz - 1),
    ];
    for (let k = z0; k < z1; k++) {
      for (let j = y0; j < y1; j++) {
        for (let i = x0; i < x1; i++) {
          const g = i + j * strideY + k * strideZ;
          let inside = 0;
          for (let q = 0; q < 8; q++) {
            const v = values[g + (q & 1) + ((q >> 1) & 1) * strideY + (q >> 2) * strideZ]!;
            corner[q] = v;
            if (v < 0) inside++;
          }
          if (inside === 0 || inside === 8) continue;
          let sx = 0;
          let sy = 0;
          let sz = 0;
          let crossings = 0;
          for (let q = 0; q < 24; q += 2) {
            const a = EDGES[q]!;
            const b = EDGES[q + 1]!;
            const va = corner[a]!;
            const vb = corner[b]!;
            if (va < 0 === vb < 0) continue;
            const t = va / (va - vb);
            sx += (a & 1) + ((b & 1) - (a & 1)) * t;
            sy += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t;
            sz += (a >> 2) + ((b >> 2) - (a >> 2)) * t;
            crossings++;
          }
          let px = ox + (i + sx / crossings) * h;
          let py = oy + (j + sy / crossings) * h;
          let pz = oz + (k + sz / crossings) * h;
          const f1 = fieldAt(near, px + e, py - e, pz - e);
          const f2 = fieldAt(near, px - e, py - e, pz + e);
          const f3 = fieldAt(near, px - e, py + e, pz - e);
          const f4 = fieldAt(near, px + e, py + e, pz + e);
          let gx = f1 - f2 - f3 + f4;
          let gy = -f1 - f2 + f3 + f4;
          let gz = -f1 + f2 - f3 + f4;
          const gl = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1;
          gx /= gl;
          gy /= gl;
          gz /= gl;
          const f0 = fieldAt(near, px, py, pz);
          const move = f0 > h ? h : Math.max(f0, -h);
          px -= gx * move;
          py -= gy * move;
          pz -= gz * move;
          let nearest = 1e9;
          for (let q = 0; q < near.length; q++) {
            const p = near[q]!;
            if (!p.cuts && p.d < nearest) nearest = p.d;
          }
          let [r, gr, b, weight, fur, fx, fy, fz] = [0, 0, 0, 0, 0, 0, 0, 0];
          for (let q = 0; q < near.length; q++) {
            const p = near[q]!;
            if (p.cuts) continue;
            const away = ((p.d - nearest) * 13) / p.blend;
            if (away > 12) continue;
            const w = exp(-away);
            weight += w;
            r += p.r * w;
            gr += p.g * w;
            b += p.b * w;
            fur += p.fur * w;
            fx += p.fx * w;
            fy += p.fy * w;
            fz += p.fz * w;
          }
          vertexAt[g] = count++;
          P.push3(px, py, pz);
          N.push3(gx, gy, gz);
          C.push3(r / weight, gr / weight, b / weight);
          F.push3(fx, fy, fz);
          L.push(fur / weight);
        }
      }
    }
  }

  const triangles = new IntList();
  const quad = (a: number, b: number, c: number, d: number, flip: boolean) => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    if (flip) triangles.pushQuad(a, d, c, b);
    else triangles.pushQuad(a, b, c, d);
  };
  for (const { x: x0, y: y0, z: z0 } of blocks) {
    for (let k = Math.max(z0, 1); k < z0 + BLOCK && k < nz - 1; k++) {
      for (let j = Math.max(y0, 1); j < y0 + BLOCK && j < ny - 1; j++) {
        for (let i = Math.max(x0, 1); i < x0 + BLOCK && i < nx - 1; i++) {
          const g = i + j * strideY + k * strideZ;
          const isIn = values[g]! < 0;
          const v = vertexAt;
          if (values[g + 1]! < 0 !== isIn) {
            quad(v[g - strideY - strideZ]!, v[g - strideZ]!, v[g]!, v[g - strideY]!, !isIn);
          }
          if (values[g + strideY]! < 0 !== isIn) {
            quad(v[g - 1 - strideZ]!, v[g - 1]!, v[g]!, v[g - strideZ]!, !isIn);
          }
          if (values[g + strideZ]! < 0 !== isIn) {
            quad(v[g - 1 - strideY]!, v[g - strideY]!, v[g]!, v[g - 1]!, !isIn);
          }
        }
      }
    }
  }
  const way = F.done();
  const fur = new Float32Array(count * 4);
  for (let i = 0; i < count; i++) {
    fur[i * 4] = way[i * 3]!;
    fur[i * 4 + 1] = way[i * 3 + 1]!;
    fur[i * 4 + 2] = way[i * 3 + 2]!;
    fur[i * 4 + 3] = L[i]!;
  }
  return {
    positions: P.done(),
    normals: N.done(),
    colors: C.done(),
    coords: null,
    indices: triangles.done(),
    fur,
    cell: h,
  };
}
