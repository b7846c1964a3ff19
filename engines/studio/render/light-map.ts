/** How far light of one direction gets: heights of the nearest surfaces, seen from the light. */

import { add, cross, dot, norm, scale, sub, unit, type Vec } from '../model/vec.ts';
import { span, spanOf } from './raster.ts';
import type { Soup } from './soup.ts';

export interface LightMap {
  /** Greatest height toward the light in each cell; very low where nothing is. Row-major, square. */
  height: Float32Array;
  edge: number;
  /** Cells a metre. */
  perMetre: number;
  /** Axes of the map and the way to the light. */
  across: Vec;
  along: Vec;
  toLight: Vec;
  /** To be added to dot(point, axis) * perMetre. */
  offsetAcross: number;
  offsetAlong: number;
}

const pool = new Map<string, Float32Array>();

/**
 * @param name maps of the same name share their memory from picture to picture
 * @param radius of the ball around `center` that the map holds, metres
 */
export function drawLightMap(
  name: string,
  soup: Soup,
  toLight: Vec,
  center: Vec,
  radius: number,
  edge: number,
): LightMap {
  const key = `${name}${edge}`;
  let height = pool.get(key);
  if (!height) {
    height = new Float32Array(edge * edge);
    pool.set(key, height);
  }
  height.fill(-1e9);
  const light = unit(toLight);
  const across = unit(cross(Math.abs(light[1]) > 0.99 ? [0, 0, 1] : [0, 1, 0], light));
  const along = cross(light, across);
  const perMetre = edge / (2 * radius);
  const offsetAcross = edge / 2 - dot(center, across) * perMetre;
  const offsetAlong = edge / 2 - dot(center, along) * perMetre;
  const map: LightMap = {
    height,
    edge,
    perMetre,
    across,
    along,
    toLight: light,
    offsetAcross,
    offsetAlong,
  };
  const p = soup.positions;
  const index = soup.indices;
  for (const part of soup.parts) {
    if (!part.shadow || part.material.clear > 0 || part.material.glow > 0) continue;
    const middle = scale(add(part.low, part.high), 0.5);
    const reach = norm(sub(part.high, part.low)) / 2;
    const mu = dot(middle, across) * perMetre + offsetAcross;
    const mv = dot(middle, along) * perMetre + offsetAlong;
    const r = reach * perMetre;
    if (mu + r < 0 || mv + r < 0 || mu - r > edge || mv - r > edge) continue;
    for (let t = part.firstTriangle; t < part.endTriangle; t++) {
      const a = index[t * 3]! * 3;
      const b = index[t * 3 + 1]! * 3;
      const c = index[t * 3 + 2]! * 3;
      fillHeight(map, p, a, b, c);
    }
  }
  return map;
}

function fillHeight(m: LightMap, p: Float32Array, a: number, b: number, c: number): void {
  const { across: s, along: q, toLight: l, perMetre: k, edge, height } = m;
  const ax = p[a]!;
  const ay = p[a + 1]!;
  const az = p[a + 2]!;
  const bx = p[b]!;
  const by = p[b + 1]!;
  const bz = p[b + 2]!;
  const cx = p[c]!;
  const cy = p[c + 1]!;
  const cz = p[c + 2]!;
  const x0 = (ax * s[0] + ay * s[1] + az * s[2]) * k + m.offsetAcross;
  const x1 = (bx * s[0] + by * s[1] + bz * s[2]) * k + m.offsetAcross;
  const x2 = (cx * s[0] + cy * s[1] + cz * s[2]) * k + m.offsetAcross;
  const y0 = (ax * q[0] + ay * q[1] + az * q[2]) * k + m.offsetAlong;
  const y1 = (bx * q[0] + by * q[1] + bz * q[2]) * k + m.offsetAlong;
  const y2 = (cx * q[0] + cy * q[1] + cz * q[2]) * k + m.offsetAlong;
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  if (area === 0) return;
  const lx = Math.max(0, Math.ceil(Math.min(x0, x1, x2) - 0.5));
  const hx = Math.min(edge - 1, Math.floor(Math.max(x0, x1, x2) - 0.5));
  const ly = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5));
  const hy = Math.min(edge - 1, Math.floor(Math.max(y0, y1, y2) - 0.5));
  if (lx > hx || ly > hy) return;
  const z0 = ax * l[0] + ay * l[1] + az * l[2];
  const z1 = bx * l[0] + by * l[1] + bz * l[2] - z0;
  const z2 = cx * l[0] + cy * l[1] + cz * l[2] - z0;
  const per = 1 / area;
  const vx = (y2 - y0) * per;
  const vy = -(x2 - x0) * per;
  const ux = -(y1 - y0) * per;
  const uy = (x1 - x0) * per;
  for (let y = ly; y <= hy; y++) {
    const py = y + 0.5 - y0;
    let v = (lx + 0.5 - x0) * vx + py * vy;
    let u = (lx + 0.5 - x0) * ux + py * uy;
    let from = lx;
    let to = hx;
    if (hx - lx > 8) {
      spanOf(hx - lx, v, vx, u, ux);
      from = lx + span[0]!;
      to = lx + span[1]!;
      v += vx * span[0]!;
      u += ux * span[0]!;
    }
    for (let x = from, at = y * edge + from; x <= to; x++, at++, v += vx, u += ux) {
      if (v < 0 || u < 0 || v + u > 1) continue;
      const z = z0 + v * z1 + u * z2;
      if (z > height[at]!) height[at] = z;
    }
  }
}
