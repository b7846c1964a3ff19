/** Fur as geometry: a thin triangle from each vertex of a body, along the way the fur lies. */
import { createRandom } from '../core/random.ts';
import { FloatList, type Mesh } from './mesh.ts';
import type { BodyMesh } from './surface-nets.ts';

export interface FurLook {
  /** Metres. */
  length: number;
  /** Half width of a hair at its root; a twelfth of the length when absent. */
  width?: number;
  /** How far it stands off, 0 flat to 1; 0.35 when absent. */
  lift?: number;
  /** How far each hair goes its own way; 0.35 when absent. */
  mess?: number;
  /** Hairs a vertex; 1 when absent. */
  density?: number;
  /** Spread of the brightness; 0.3 when absent. */
  vary?: number;
  /** Brightness of the tips; 1.12 when absent. */
  tip?: number;
}

export function growFur(body: BodyMesh, look: FurLook): Mesh {
  const { length, lift = 0.35, mess = 0.35, density = 1, vary = 0.3, tip = 1.12 } = look;
  const width = look.width ?? length / 12;
  const random = createRandom(body.positions.length + 17);
  const spread = () => random.next() - 0.5;
  const P = new FloatList();
  const N = new FloatList();
  const C = new FloatList();
  const { positions: p, normals: n, colors, fur } = body;
  const jitter = body.cell;
  for (let i = 0; i < p.length / 3; i++) {
    const share = fur[i * 4 + 3]!;
    if (share < 0.05) continue;
    for (let left = Math.floor(density + random.next()); left > 0; left--) {
      const [nx, ny, nz] = [n[i * 3]!, n[i * 3 + 1]!, n[i * 3 + 2]!];
      let [fx, fy, fz] = [fur[i * 4]!, fur[i * 4 + 1]!, fur[i * 4 + 2]!];
      const out = fx * nx + fy * ny + fz * nz;
      fx -= nx * out;
      fy -= ny * out;
      fz -= nz * out;
      const fl = Math.sqrt(fx * fx + fy * fy + fz * fz) || 1;
      fx = fx / fl + spread() * mess * 2;
      fy = fy / fl + spread() * mess * 2;
      fz = fz / fl + spread() * mess * 2;
      const up = lift * (0.6 + random.next() * 0.8);
      let [dx, dy, dz] = [fx + nx * up, fy + ny * up, fz + nz * up];
      const size =
        (length * share * (0.6 + random.next() * 0.7)) / Math.sqrt(dx * dx + dy * dy + dz * dz);
      dx *= size;
      dy *= size;
      dz *= size;
      let [tx, ty, tz] = [ny * dz - nz * dy, nz * dx - nx * dz, nx * dy - ny * dx];
      const w = width * (0.7 + random.next() * 0.6);
      const k = w / (Math.sqrt(tx * tx + ty * ty + tz * tz) || 1);
      tx *= k;
      ty *= k;
      tz *= k;
      const x = p[i * 3]! + spread() * jitter - nx * w * 0.5;
      const y = p[i * 3 + 1]! + spread() * jitter - ny * w * 0.5;
      const z = p[i * 3 + 2]! + spread() * jitter - nz * w * 0.5;
      P.push3(x - tx, y - ty, z - tz);
      P.push3(x + tx, y + ty, z + tz);
      P.push3(x + dx, y + dy, z + dz);
      // One normal a hair, a little off the skin's: each catches the light as a whole.
      const ax = nx + spread() * 0.3;
      const ay = ny + spread() * 0.3;
      const az = nz + spread() * 0.3;
      const al = 1 / Math.sqrt(ax * ax + ay * ay + az * az);
      const tone = 1 + spread() * vary;
      const c = colors!;
      for (let e = 0; e < 3; e++) {
        N.push3(ax * al, ay * al, az * al);
        const v = tone * (e === 2 ? tip : 0.93);
        C.push3(c[i * 3]! * v, c[i * 3 + 1]! * v, c[i * 3 + 2]! * v);
      }
    }
  }
  const indices = new Uint32Array(P.length / 3);
  for (let i = 0; i < indices.length; i++) indices[i] = i;
  return { positions: P.done(), normals: N.done(), colors: C.done(), coords: null, indices };
}
