/** Shadow of the sun and closeness of other surfaces, at half the picture's edges. */
import type { Checkpoint } from '../core/canvas.ts';
import { cos, sin } from '../core/math.ts';
import type { Vec } from '../model/vec.ts';
import type { LightMap } from './light-map.ts';
import { GROUND, SKY, type Visibility } from './raster.ts';
import type { Soup } from './soup.ts';
import { SurfacePoint } from './surface-point.ts';
import { rayThrough, type View } from './view.ts';

export interface Ambient {
  width: number;
  height: number;
  /** 1 in the sun, 0 in shadow. */
  lit: Float32Array;
  /** 1 in the open, 0 in a corner. */
  open: Float32Array;
  distance: Float32Array;
}

const SKY_DISTANCE = 1e6;

/** Places on a disc, evenly spread. */
function discPoints(count: number): Float64Array {
  const out = new Float64Array(count * 2);
  for (let i = 0; i < count; i++) {
    const r = Math.sqrt((i + 0.5) / count);
    out[i * 2] = r * cos(i * 2.399963);
    out[i * 2 + 1] = r * sin(i * 2.399963);
  }
  return out;
}

/** Cosine and sine of the turns that neighbouring pixels give their samples. */
const TURNS = Float64Array.from({ length: 80 }, (_, i) =>
  i % 2 === 0 ? cos((i >> 1) * 0.6354) : sin((i >> 1) * 0.6354),
);

const SEARCH = discPoints(8);
const FILTER = discPoints(12);
const AROUND = discPoints(8);

export interface AmbientInput {
  soup: Soup;
  view: View;
  seen: Visibility;
  /** Fine near the middle of interest, coarse for the rest. */
  sunMaps: readonly LightMap[];
  zenith: LightMap;
  ground: number | null;
  /** Metres: reach of closeness, and the unit of soft shadows. */
  center: Vec;
  radius: number;
  softness: number;
}

let positions = new Float32Array(0);
let normals = new Float32Array(0);

/** Share of the sun at a place, softer the farther the shadow's cause is. */
export function sunAt(
  map: LightMap,
  px: number,
  py: number,
  pz: number,
  softness: number,
  bias: number,
  turnCos: number,
  turnSin: number,
): number {
  const { across: s, along: q, toLight: l, perMetre, edge, height } = map;
  const u = (px * s[0] + py * s[1] + pz * s[2]) * perMetre + map.offsetAcross;
  const v = (px * q[0] + py * q[1] + pz * q[2]) * perMetre + map.offsetAlong;
  const own = px * l[0] + py * l[1] + pz * l[2] + bias;
  if (u < 2 || v < 2 || u > edge - 3 || v > edge - 3) return -1;
  const wide = softness * perMetre;
  // The nearest cause decides: where something stands on the ground its shadow begins sharp.
  let above = 1e9;
  for (let i = 0; i < SEARCH.length; i += 2) {
    const x = (u + (SEARCH[i]! * turnCos - SEARCH[i + 1]! * turnSin) * wide) | 0;
    const y = (v + (SEARCH[i]! * turnSin + SEARCH[i + 1]! * turnCos) * wide) | 0;
    if (x < 0 || y < 0 || x >= edge || y >= edge) continue;
    const h = height[y * edge + x]!;
    if (h > own && h - own < above) above = h - own;
  }
  if (above === 1e9) return 1;
  const spread = Math.min(wide * 1.3, Math.max(1, above * 0.11 * perMetre));
  let open = 0;
  for (let i = 0; i < FILTER.length; i += 2) {
    const x = (u + (FILTER[i]! * turnCos - FILTER[i + 1]! * turnSin) * spread) | 0;
    const y = (v + (FILTER[i]! * turnSin + FILTER[i + 1]! * turnCos) * spread) | 0;
    if (x < 0 || y < 0 || x >= edge || y >= edge || height[y * edge + x]! <= own) open++;
  }
  return open / (FILTER.length / 2);
}

export function findAmbient(input: AmbientInput, checkpoint: Checkpoint): Ambient {
  const { soup, view, seen, sunMaps, zenith, ground, center, radius } = input;
  const width = seen.width >> 2;
  const height = seen.height >> 2;
  const size = width * height;
  if (positions.length < size * 3) {
    positions = new Float32Array(size * 3);
    normals = new Float32Array(size * 3);
  }
  const P = positions;
  const N = normals;
  const distance = new Float32Array(size);
  const point = new SurfacePoint();
  const ray = new Float64Array(3);
  for (let y = 0, q = 0; y < height; y++) {
    for (let x = 0; x < width; x++, q++) {
      const sample = (y * 4 + 1) * seen.width + x * 4 + 1;
      const t = seen.triangle[sample]!;
      if (t === SKY) {
        distance[q] = SKY_DISTANCE;
        continue;
      }
      rayThrough(view, x * 4 + 1.5, y * 4 + 1.5, seen.width, seen.height, ray);
      const k = q * 3;
      if (t === GROUND) {
        const far = (ground! - view.eye[1]) / ray[1]!;
        P[k] = view.eye[0] + ray[0]! * far;
        P[k + 1] = ground!;
        P[k + 2] = view.eye[2] + ray[2]! * far;
        N[k] = 0;
        N[k + 1] = 1;
        N[k + 2] = 0;
        distance[q] = far;
        continue;
      }
      point.find(soup, t, view, ray[0]!, ray[1]!, ray[2]!);
      P[k] = point.x;
      P[k + 1] = point.y;
      P[k + 2] = point.z;
      N[k] = point.nx;
      N[k + 1] = point.ny;
      N[k + 2] = point.nz;
      distance[q] = point.distance;
    }
  }
  const lit = new Float32Array(size).fill(1);
  const open = new Float32Array(size).fill(1);
  const sunDirection = sunMaps[0]!.toLight;
  const softness = radius * input.softness;
  const near = radius * 0.2;
  const overhead = radius * 0.3 * zenith.perMetre;
  for (let y = 0, q = 0; y < height; y++) {
    if (y % 16 === 0) checkpoint();
    for (let x = 0; x < width; x++, q++) {
      const z = distance[q]!;
      if (z >= SKY_DISTANCE) continue;
      const k = q * 3;
      const px = P[k]!;
      const py = P[k + 1]!;
      const pz = P[k + 2]!;
      const nx = N[k]!;
      const ny = N[k + 1]!;
      const nz = N[k + 2]!;
      const turn = ((x & 3) * 4 + (y & 3) * 7 + (((x >> 1) ^ y) & 1)) * 2;
      const tc = TURNS[turn]!;
      const ts = TURNS[turn + 1]!;
      if (nx * sunDirection[0] + ny * sunDirection[1] + nz * sunDirection[2] > -0.35) {
        for (const map of sunMaps) {
          const bias = 1.6 / map.perMetre;
          const share = sunAt(
            map,
            px + nx * bias,
            py + ny * bias,
            pz + nz * bias,
            softness,
            bias * 0.6,
            tc,
            ts,
          );
          if (share < 0) continue;
          lit[q] = share;
          break;
        }
      }
      const away = Math.abs(px - center[0]) + Math.abs(pz - center[2]);
      // Far from what counts only the sun is told apart.
      if (away > radius * 7) continue;
      // Closeness on the screen.
      let closed = 0;
      const reach = Math.min(60, Math.max(2, ((near / z) * view.focal * height) / 2));
      for (let i = 0; i < AROUND.length; i += 2) {
        const s = reach * ((i & 2) === 0 ? 0.4 : 1);
        const sx = (x + (AROUND[i]! * tc - AROUND[i + 1]! * ts) * s + 0.5) | 0;
        const sy = (y + (AROUND[i]! * ts + AROUND[i + 1]! * tc) * s + 0.5) | 0;
        if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
        const o = sy * width + sx;
        if (distance[o]! >= SKY_DISTANCE) continue;
        const ex = P[o * 3]! - px;
        const ey = P[o * 3 + 1]! - py;
        const ez = P[o * 3 + 2]! - pz;
        const e2 = ex * ex + ey * ey + ez * ez;
        const over = ex * nx + ey * ny + ez * nz - z * 0.002;
        if (over > 0) closed += over / Math.sqrt(e2 + 1e-9) / (1 + (e2 / (near * near)) * 1.5);
      }
      // What is overhead: bellies, what stands on the ground.
      let roof = 0;
      const lift = radius * 0.018;
      const zx = px + nx * lift;
      const zz = pz + nz * lift;
      const { across: za, along: zb, edge } = zenith;
      const zu = (zx * za[0] + zz * za[2]) * zenith.perMetre + zenith.offsetAcross;
      const zv = (zx * zb[0] + zz * zb[2]) * zenith.perMetre + zenith.offsetAlong;
      for (let i = 0; i < AROUND.length; i += 2) {
        // Half of the samples stay close: where things touch is darkest.
        const wide = (i & 2) === 0 ? overhead * 0.28 : overhead;
        const ou = (AROUND[i]! * tc - AROUND[i + 1]! * ts) * wide;
        const ov = (AROUND[i]! * ts + AROUND[i + 1]! * tc) * wide;
        const mu = (zu + ou) | 0;
        const mv = (zv + ov) | 0;
        if (mu < 0 || mv < 0 || mu >= edge || mv >= edge) continue;
        const h = zenith.height[mv * edge + mu]! - py - lift * 1.3;
        if (h <= 0) continue;
        const away = (ou * ou + ov * ov) / (zenith.perMetre * zenith.perMetre);
        roof += h / Math.sqrt(h * h + away * 1.2);
      }
      const closeness = Math.max(0.12, 1 - closed * 0.187);
      open[q] = closeness * Math.max(0.22, 1 - (roof / 8) * 0.8);
    }
  }
  smooth(lit, open, distance, width, height, radius);
  return { width, height, lit, open, distance };
}

/** Four by four, within what is about as far away: the pattern of the samples goes. */
function smooth(
  lit: Float32Array,
  open: Float32Array,
  distance: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const fromLit = lit.slice();
  const fromOpen = open.slice();
  for (let y = 0, q = 0; y < height; y++) {
    for (let x = 0; x < width; x++, q++) {
      const z = distance[q]!;
      if (z >= SKY_DISTANCE) continue;
      const limit = z * 0.02 + radius * 0.004;
      let a = 0;
      let b = 0;
      let n = 0;
      const y1 = Math.min(height - 1, y + 1);
      const x1 = Math.min(width - 1, x + 1);
      for (let j = Math.max(0, y - 2); j <= y1; j++) {
        for (let i = Math.max(0, x - 2), o = j * width + i; i <= x1; i++, o++) {
          const d = distance[o]! - z;
          if (d > limit || d < -limit) continue;
          a += fromLit[o]!;
          b += fromOpen[o]!;
          n++;
        }
      }
      if (n > 0) {
        lit[q] = a / n;
        open[q] = b / n;
      }
    }
  }
}
