/** Sphere-traces the astronaut: key light with soft shadow, occlusion, rim light, mirrored visor. */
import type { Canvas } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import { cos, exp, pow, sin, square } from '../../core/math.ts';
import {
  ASTRONAUT_BOUND,
  type AstronautPose,
  createAstronautField,
  MATERIAL,
} from './astronaut-shape.ts';

export interface AstronautView {
  /** Centre in the picture, pixels. */
  cx: number;
  cy: number;
  /** Pixels for 2.5 model units. */
  size: number;
  /** Toward the key light, any length; x right, y down, z to the viewer. */
  light: Rgb;
  key: Rgb;
  /** Light from the planet below and the atmosphere behind. */
  rim: Rgb;
}

const ALBEDO: readonly Rgb[] = [
  [0.78, 0.79, 0.82],
  [0.02, 0.02, 0.03],
  [0.2, 0.21, 0.25],
  [0.85, 0.22, 0.08],
];

/** Edge of the tiles that are marched once before their pixels are, pixels. */
const TILE = 8;
const HIT = 0.0025;

export function paintAstronaut(canvas: Canvas, pose: AstronautPose, view: AstronautView): void {
  const { distance, material } = createAstronautField(pose);
  const { width, height, data } = canvas;
  const { cx, cy, size, key, rim } = view;
  const bound = ASTRONAUT_BOUND;
  const scale = 2.5 / size;
  const cYaw = cos(pose.yaw);
  const sYaw = sin(pose.yaw);
  const cRoll = cos(pose.roll);
  const sRoll = sin(pose.roll);
  // Rotates the camera instead of the model.
  const rotate = (x: number, y: number, z: number): [number, number, number] => {
    const a = x * cRoll + y * sRoll;
    const b = -x * sRoll + y * cRoll;
    return [a * cYaw - z * sYaw, b, a * sYaw + z * cYaw];
  };
  const ln = Math.sqrt(square(view.light[0]) + square(view.light[1]) + square(view.light[2]));
  const [lx, ly, lz] = rotate(view.light[0] / ln, -view.light[1] / ln, view.light[2] / ln);
  const [vx, vy, vz] = rotate(0, 0, 1);
  const x0 = Math.max(0, Math.floor(cx - size * 0.62));
  const x1 = Math.min(width, Math.ceil(cx + size * 0.62));
  const y0 = Math.max(0, Math.floor(cy - size * 0.62));
  const y1 = Math.min(height, Math.ceil(cy + size * 0.62));

  const shade = (X: number, Y: number, start: number): void => {
    const wx = (X + 0.5 - cx) * scale;
    const wy = -(Y + 0.5 - cy) * scale;
    if (wx * wx + wy * wy > bound * bound) return;
    const [ox, oy, oz] = rotate(wx, wy, bound);
    let t = start;
    let nearest = 1e9;
    let isHit = false;
    for (let i = 0; i < 64 && t < bound * 2; i++) {
      const d = distance(ox - vx * t, oy - vy * t, oz - vz * t);
      if (d < nearest) nearest = d;
      if (d < HIT) {
        isHit = true;
        break;
      }
      t += d * 0.92;
    }
    const k = (Y * width + X) * 3;
    if (!isHit) {
      // A ray that passes within a pixel softens the silhouette.
      const a = 1 - nearest / (scale * 1.1);
      if (a <= 0) return;
      for (let c = 0; c < 3; c++) data[k + c]! += (0.12 + rim[c]! * 0.4 - data[k + c]!) * a * 0.6;
      return;
    }
    canvas.subjects?.claim(X, Y);
    const x = ox - vx * t;
    const y = oy - vy * t;
    const z = oz - vz * t;
    const kind = material(x, y, z);
    const e = 0.004;
    const here = distance(x, y, z);
    let nx = distance(x + e, y, z) - here;
    let ny = distance(x, y + e, z) - here;
    let nz = distance(x, y, z + e) - here;
    const nl = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    nx /= nl;
    ny /= nl;
    nz /= nl;
    let occlusion = 1;
    for (let i = 1; i <= 3; i++) {
      const s = 0.06 * i;
      occlusion -= Math.max(0, s - distance(x + nx * s, y + ny * s, z + nz * s)) * (1.9 / i);
    }
    occlusion = Math.max(0.15, occlusion);
    const towardLight = nx * lx + ny * ly + nz * lz;
    // What faces away from the light needs no shadow ray.
    let shadow = towardLight > 0 ? 1 : 0;
    for (let i = 0, s = 0.04; i < 10 && s < 1.2 && shadow > 0; i++) {
      const d = distance(x + lx * s, y + ly * s, z + lz * s);
      shadow = Math.min(shadow, (d * 9) / s);
      if (shadow < 0.02) break;
      s += Math.max(0.03, d);
    }
    shadow = Math.max(0, shadow);
    const diffuse = Math.max(0, towardLight) * shadow;
    const facing = Math.max(0, nx * vx + ny * vy + nz * vz);
    const fresnel = pow(1 - facing, 3);
    const hx = lx + vx;
    const hy = ly + vy;
    const hz = lz + vz;
    const half = Math.max(
      0,
      (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz),
    );
    const below = Math.max(0, -ny) * 0.8;
    const albedo = ALBEDO[kind]!;
    const reflectedY = 2 * facing * ny - vy;
    const horizon = exp(-square(reflectedY + 0.12) * 26);
    for (let c = 0; c < 3; c++) {
      let v: number;
      if (kind === MATERIAL.visor) {
        // Gold film: sky above, the planet's light below, a bright horizon between.
        const gold = [1, 0.62, 0.22][c]!;
        v =
          gold * (0.05 + 0.22 * Math.max(0, reflectedY)) +
          rim[c]! * (Math.max(0, -reflectedY) * 1.1 + horizon * 0.75) +
          pow(half, 90) * 3.2 * shadow +
          pow(half, 14) * 0.4 * gold +
          fresnel * 0.35;
      } else {
        const ambient = (0.1 + rim[c]! * 0.1 + rim[c]! * below * 0.85) * occlusion;
        v =
          albedo[c]! * (key[c]! * diffuse * 1.02 + ambient) +
          rim[c]! * fresnel * 0.5 * occlusion +
          (kind === MATERIAL.grey ? 0.3 : 0.06) * pow(half, 30) * shadow;
      }
      data[k + c] = v;
    }
  };

  for (let ty = y0; ty < y1; ty += TILE) {
    canvas.checkpoint();
    for (let tx = x0; tx < x1; tx += TILE) {
      // One fat ray for the tile: skips empty space for all its pixels, or the tile as a whole.
      const wx = (tx + TILE / 2 - cx) * scale;
      const wy = -(ty + TILE / 2 - cy) * scale;
      const [ox, oy, oz] = rotate(wx, wy, bound);
      const radius = scale * TILE * 0.73;
      let t = 0;
      let start = -1;
      for (let i = 0; i < 40 && t < bound * 2; i++) {
        const d = distance(ox - vx * t, oy - vy * t, oz - vz * t);
        if (d < radius * 1.15) {
          start = Math.max(0.001, t - radius);
          break;
        }
        t += Math.max(0.01, (d - radius) * 0.92);
      }
      if (start < 0) continue;
      for (let Y = ty; Y < Math.min(y1, ty + TILE); Y++) {
        for (let X = tx; X < Math.min(x1, tx + TILE); X++) shade(X, Y, start);
      }
    }
  }
}
