/** Surfaces by a few numbers: lathe, tube, ball, box, prism. */
import { cos, sin, TAU } from '../core/math.ts';
import { gridMesh, joinMeshes, type Mesh, withNormals } from './mesh.ts';
import { applyFrame, curveAt, frameToward, sub, type Vec } from './vec.ts';

export type Profile = readonly (readonly [radius: number, height: number])[];

export interface LatheOptions {
  /** Straight lines between the profile's points instead of a curve through them. */
  straight?: boolean;
  /** Faces round it; 40 when absent. */
  around?: number;
  crease?: number;
}

/** A profile turned about the y axis, from the first point to the last: upward on the outside. */
export function latheMesh(profile: Profile, options: LatheOptions = {}): Mesh {
  const { straight = false, around = 40, crease = 45 } = options;
  const n = profile.length - 1;
  const along = straight ? n : Math.max(10, n * 5);
  return gridMesh(
    (u, v) => {
      let r: number;
      let y: number;
      if (straight) {
        const i = Math.min(n, Math.round(v * n));
        [r, y] = profile[i]!;
      } else [r, y] = curveAt(profile, v) as [number, number];
      const turn = u * TAU;
      return [Math.max(0, r) * sin(turn), y, Math.max(0, r) * cos(turn)];
    },
    around,
    along,
    { crease },
  );
}

export interface TubeOptions {
  /** Faces round it; 12 when absent. */
  around?: number;
  /** Width to thickness; 1 is round. */
  flat?: number;
  /** Pieces along the whole; 6 a point when absent. */
  along?: number;
}

/** A tube along a smooth curve. @param radius one, or one at each point; ends are closed */
export function tubeMesh(
  points: readonly Vec[],
  radius: number | readonly number[],
  { around = 12, flat = 1, along = (points.length - 1) * 6 }: TubeOptions = {},
): Mesh {
  const radii = typeof radius === 'number' ? [[radius], [radius]] : radius.map((r) => [r]);
  const up: Vec = [0.13, 0.9, 0.31];
  const at = (t: number) => curveAt(points, t) as unknown as Vec;
  const place = (u: number, t: number, r: number): Vec => {
    const f = frameToward(at(t), sub(at(Math.min(1, t + 0.01)), at(Math.max(0, t - 0.01))), up);
    return applyFrame(f, [cos(u * TAU) * r * flat, sin(u * TAU) * r, 0]);
  };
  return gridMesh(
    (u, v) => {
      // One row at each end closes it.
      const j = Math.round(v * (along + 2));
      const t = Math.min(1, Math.max(0, (j - 1) / along));
      const r = j === 0 || j === along + 2 ? 0 : Math.max(0, curveAt(radii, t)[0]!);
      return place(u, t, r);
    },
    around,
    along + 2,
    { crease: 60 },
  );
}

export function ballMesh(radii: Vec, around = 24): Mesh {
  const [rx, ry, rz] = radii;
  const rows = Math.round(around * 0.7);
  return gridMesh(
    (u, v) => {
      const ring = sin(v * (TAU / 2));
      return [rx * ring * sin(u * TAU), -ry * cos(v * (TAU / 2)), rz * ring * cos(u * TAU)];
    },
    around,
    rows,
    { crease: 180 },
  );
}

/** A box about the origin with round edges. @param size whole edges */
export function boxMesh(size: Vec, round: number): Mesh {
  const half: Vec = [size[0] / 2, size[1] / 2, size[2] / 2];
  const r = Math.min(round, half[0], half[1], half[2]);
  const edge = r > 0 ? [-1, -0.55, 0, 1, 1.45, 2] : [0, 1];
  const steps = edge.length - 1;
  const along = (v: number, h: number) => {
    const e = edge[Math.round(v * steps)]!;
    if (e <= 0) return -h + r + e * r;
    return h - r + (e - 1) * r;
  };
  const inner = (v: number, h: number) => Math.max(-h + r, Math.min(h - r, v));
  const faces: Mesh[] = [];
  for (let axis = 0; axis < 3; axis++) {
    for (const side of [-1, 1]) {
      const b = (axis + 1) % 3;
      const c = (axis + 2) % 3;
      faces.push(
        gridMesh(
          (u, v) => {
            const p: [number, number, number] = [0, 0, 0];
            p[axis] = side * half[axis]!;
            p[b] = along(u, half[b]!) * side;
            p[c] = along(v, half[c]!);
            if (r === 0) return p;
            const q = p.map((x, i) => inner(x, half[i]!)) as [number, number, number];
            const d = sub(p, q);
            const k = r / Math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
            return [q[0] + d[0] * k, q[1] + d[1] * k, q[2] + d[2] * k];
          },
          steps,
          steps,
          { crease: 40 },
        ),
      );
    }
  }
  return joinMeshes(faces);
}

/**
 * An outline (counter-clockwise seen from +z, star-shaped about its middle) drawn out along z.
 * @param depth whole thickness @param bevel width of the slanted edge
 */
export function prismMesh(
  outline: readonly (readonly [number, number])[],
  depth: number,
  bevel = 0,
): Mesh {
  const n = outline.length;
  const mx = outline.reduce((s, p) => s + p[0], 0) / n;
  const my = outline.reduce((s, p) => s + p[1], 0) / n;
  const inset = ([x, y]: readonly [number, number]): readonly [number, number] => {
    const d = Math.sqrt((x - mx) * (x - mx) + (y - my) * (y - my)) || 1;
    const k = Math.max(0, d - bevel) / d;
    return [mx + (x - mx) * k, my + (y - my) * k];
  };
  const small = bevel > 0 ? outline.map(inset) : outline;
  const z = depth / 2;
  const rings: [readonly (readonly [number, number])[], number][] =
    bevel > 0
      ? [
          [small, -z],
          [outline, -z + bevel],
          [outline, z - bevel],
          [small, z],
        ]
      : [
          [outline, -z],
          [outline, z],
        ];
  const positions: number[] = [];
  for (const [ring, at] of rings) for (const [x, y] of ring) positions.push(x, y, at);
  const back = positions.length / 3;
  positions.push(mx, my, -z, mx, my, z);
  const indices: number[] = [];
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    for (let k = 0; k + 1 < rings.length; k++) {
      const [a, b, c, d] = [k * n + i, k * n + j, (k + 1) * n + i, (k + 1) * n + j];
      indices.push(a, b, d, a, d, c);
    }
    indices.push(back, j, i);
    const top = (rings.length - 1) * n;
    indices.push(back + 1, top + i, top + j);
  }
  return withNormals(Float32Array.from(positions), Uint32Array.from(indices), 35);
}
