/** From a sample back to the place on the surface that is seen there. */
import type { Soup } from './soup.ts';
import type { View } from './view.ts';

/** The point found last. One for all: it is read at once. */
export class SurfacePoint {
  x = 0;
  y = 0;
  z = 0;
  nx = 0;
  ny = 0;
  nz = 0;
  r = 0;
  g = 0;
  b = 0;
  u = 0;
  v = 0;
  /** Along the view's forward axis. */
  distance = 0;

  /** Cuts the ray (from the eye, forward part 1) with the triangle; a near miss is moved onto it. */
  find(soup: Soup, triangle: number, view: View, dx: number, dy: number, dz: number): void {
    const { positions: p, normals: n, colors: c, coords, indices } = soup;
    const ia = indices[triangle * 3]!;
    const ib = indices[triangle * 3 + 1]!;
    const ic = indices[triangle * 3 + 2]!;
    const a = ia * 3;
    const b = ib * 3;
    const d = ic * 3;
    const ax = p[a]!;
    const ay = p[a + 1]!;
    const az = p[a + 2]!;
    const e1x = p[b]! - ax;
    const e1y = p[b + 1]! - ay;
    const e1z = p[b + 2]! - az;
    const e2x = p[d]! - ax;
    const e2y = p[d + 1]! - ay;
    const e2z = p[d + 2]! - az;
    const px = dy * e2z - dz * e2y;
    const py = dz * e2x - dx * e2z;
    const pz = dx * e2y - dy * e2x;
    const per = 1 / (e1x * px + e1y * py + e1z * pz || 1e-12);
    const { eye } = view;
    const tx = eye[0] - ax;
    const ty = eye[1] - ay;
    const tz = eye[2] - az;
    let v = (tx * px + ty * py + tz * pz) * per;
    const qx = ty * e1z - tz * e1y;
    const qy = tz * e1x - tx * e1z;
    const qz = tx * e1y - ty * e1x;
    let w = (dx * qx + dy * qy + dz * qz) * per;
    if (v < 0) v = 0;
    if (w < 0) w = 0;
    const sum = v + w;
    if (sum > 1) {
      v /= sum;
      w /= sum;
    }
    const u = 1 - v - w;
    this.x = ax + e1x * v + e2x * w;
    this.y = ay + e1y * v + e2y * w;
    this.z = az + e1z * v + e2z * w;
    const f = view.forward;
    this.distance = (this.x - eye[0]) * f[0] + (this.y - eye[1]) * f[1] + (this.z - eye[2]) * f[2];
    const nx = n[a]! * u + n[b]! * v + n[d]! * w;
    const ny = n[a + 1]! * u + n[b + 1]! * v + n[d + 1]! * w;
    const nz = n[a + 2]! * u + n[b + 2]! * v + n[d + 2]! * w;
    const l = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    this.nx = nx * l;
    this.ny = ny * l;
    this.nz = nz * l;
    this.r = c[a]! * u + c[b]! * v + c[d]! * w;
    this.g = c[a + 1]! * u + c[b + 1]! * v + c[d + 1]! * w;
    this.b = c[a + 2]! * u + c[b + 2]! * v + c[d + 2]! * w;
    this.u = coords[ia * 2]! * u + coords[ib * 2]! * v + coords[ic * 2]! * w;
    this.v = coords[ia * 2 + 1]! * u + coords[ib * 2 + 1]! * v + coords[ic * 2 + 1]! * w;
    // Thin things are lit on the side that is seen.
    if (
      this.nx * dx + this.ny * dy + this.nz * dz > 0 &&
      soup.parts[soup.partOf[triangle]!]!.isThin
    ) {
      this.nx = -this.nx;
      this.ny = -this.ny;
      this.nz = -this.nz;
    }
  }
}
