/** How an actor meets its place: shadow on land, mirror image and waterline on water. */

import { blurPlane } from '../../core/blur.ts';
import type { Canvas } from '../../core/canvas.ts';
import { oklch } from '../../core/color.ts';
import { ellipse } from '../../core/geometry.ts';
import { clamp, exp, pow, smoothstep } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { fillPolygons } from '../../core/raster.ts';
import { type LightRig, litColor } from '../../paint/light-rig.ts';
import type { World } from './world.ts';

/** A part of the picture as it was before an actor came. */
interface Snapshot {
  left: number;
  top: number;
  width: number;
  height: number;
  data: Float32Array;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function takeSnapshot(canvas: Canvas, bounds: Bounds): Snapshot | null {
  const left = Math.max(0, Math.floor(bounds.left));
  const top = Math.max(0, Math.floor(bounds.top));
  const width = Math.min(canvas.width, Math.ceil(bounds.right)) - left;
  const height = Math.min(canvas.height, Math.ceil(bounds.bottom)) - top;
  if (width <= 0 || height <= 0) return null;
  const data = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const k = ((y + top) * canvas.width + left) * 3;
    data.set(canvas.data.subarray(k, k + width * 3), y * width * 3);
  }
  return { left, top, width, height, data };
}

/** 1 where the actor has been painted since the snapshot. */
function changedSince(canvas: Canvas, before: Snapshot): Float32Array {
  const { left, top, width, height, data } = before;
  const mask = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    let k = ((y + top) * canvas.width + left) * 3;
    for (let x = 0; x < width; x++, i++, k += 3) {
      const d =
        Math.abs(canvas.data[k]! - data[i * 3]!) +
        Math.abs(canvas.data[k + 1]! - data[i * 3 + 1]!) +
        Math.abs(canvas.data[k + 2]! - data[i * 3 + 2]!);
      mask[i] = d > 0.004 ? 1 : 0;
    }
  }
  return mask;
}

/** The dark right under a standing thing, before it is painted. */
export function paintContact(
  canvas: Canvas,
  x: number,
  y: number,
  halfWidth: number,
  strength: number,
): void {
  for (const [spread, alpha] of [
    [1.15, 0.4],
    [0.7, 0.5],
  ] as const) {
    fillPolygons(
      canvas,
      ellipse(x, y, halfWidth * spread, halfWidth * spread * 0.17),
      [0.24, 0.23, 0.3],
      {
        blend: 'multiply',
        alpha: alpha * strength,
        blur: halfWidth * 0.07,
      },
    );
  }
}

/**
 * Paints an actor and then the shadow it throws toward the viewer, away from the light. The
 * painted pixels themselves are the caster, so every shape throws its own shadow.
 */
export function paintWithShadow(
  canvas: Canvas,
  rig: LightRig,
  bounds: Bounds,
  foot: number,
  side: number,
  strength: number,
  paint: () => void,
): void {
  const before = takeSnapshot(canvas, bounds);
  paint();
  const depth = strength * (1 - rig.overcast * 0.75) * (rig.isMoon ? 0.6 : 1);
  if (before === null || depth < 0.05) return;
  const mask = changedSince(canvas, before);
  const { left, top, width, height } = before;
  const cast = mask.slice();
  blurPlane(cast, width, height, 1.6 * canvas.unit);
  // A low sun throws long shadows.
  const long = 0.28 + 0.35 * clamp(rig.sunHeight);
  const shear = -side * 0.85;
  const first = Math.max(0, Math.floor(foot));
  const last = Math.min(canvas.height, Math.ceil(foot + (foot - top) * long));
  for (let y = first; y < last; y++) {
    const rise = (y + 0.5 - foot) / long;
    const sy = Math.round(foot - rise) - top;
    if (sy < 0 || sy >= height) continue;
    const shift = shear * rise;
    const fade = depth * (1 - 0.72 * ((y - foot) / Math.max(1, last - foot)));
    const x0 = Math.max(0, Math.floor(left + shift));
    const x1 = Math.min(canvas.width, Math.ceil(left + width + shift));
    for (let x = x0; x < x1; x++) {
      const sx = Math.round(x - shift) - left;
      if (sx < 0 || sx >= width) continue;
      const a = cast[sy * width + sx]! * fade;
      if (a < 0.01) continue;
      const my = y - top;
      const mx = x - left;
      // The actor's own pixels are lit already.
      if (my >= 0 && my < height && mx >= 0 && mx < width && mask[my * width + mx]! > 0) continue;
      const k = (y * canvas.width + x) * 3;
      canvas.data[k]! *= 1 - a * 0.62;
      canvas.data[k + 1]! *= 1 - a * 0.58;
      canvas.data[k + 2]! *= 1 - a * 0.48;
    }
  }
}

/**
 * Paints a swimmer: what lies below the waterline is given back to the water, its image hangs
 * broken below it, and a line of light and foam runs along it.
 */
export function paintAfloat(
  world: World,
  bounds: Bounds,
  waterline: number,
  random: Random,
  paint: () => void,
): void {
  const { canvas, tiles, rig, spec } = world;
  const { unit, data } = canvas;
  const before = takeSnapshot(canvas, bounds);
  paint();
  if (before === null) return;
  const mask = changedSince(canvas, before);
  const { left, top, width, height } = before;
  const offset = random.next() * 500;
  const rough = spec.weather === 'storm' ? 2.2 : spec.weather === 'rain' ? 1.5 : 1;
  const waveAt = (x: number) =>
    sampleNoise(tiles.fbm, (x * 0.9) / unit + offset, 40) * 7 * unit * rough;
  const cut = Math.max(0, Math.floor(waterline - 8 * unit * rough));
  // Below the line the water is in front.
  let reachLeft = Infinity;
  let reachRight = -Infinity;
  for (let y = Math.max(cut, top); y < top + height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y - top) * width + x;
      if (mask[i] === 0) continue;
      const under = y + 0.5 - (waterline + waveAt(x + left));
      if (under <= 0) continue;
      if (under < 6 * unit) {
        reachLeft = Math.min(reachLeft, x + left);
        reachRight = Math.max(reachRight, x + left);
      }
      const k = (y * canvas.width + x + left) * 3;
      const a = smoothstep(0, 1.5, under) * (1 - 0.3 * exp(-under / (16 * unit)));
      for (let c = 0; c < 3; c++) data[k + c]! += (before.data[i * 3 + c]! - data[k + c]!) * a;
      mask[i] = 0;
      canvas.subjects?.release(x + left, y);
    }
  }
  const reach = Math.max(1, waterline - top);
  const last = Math.min(canvas.height, Math.ceil(waterline + reach * 0.75));
  const tint = rig.sky[1];
  for (let y = Math.max(0, Math.floor(waterline)); y < last; y++) {
    const down = y + 0.5 - waterline;
    const fade = 0.5 * pow(Math.max(0, 1 - down / (reach * 0.75)), 1.2);
    for (let x = Math.max(0, left - 20); x < Math.min(canvas.width, left + width + 20); x++) {
      const ripple = sampleNoise(tiles.fbm, (x * 0.5) / unit + offset, (y * 3.4) / unit);
      const fine = sampleNoise(tiles.fine, (x * 0.1) / unit, (y * 0.9) / unit + offset);
      const bend = (ripple * 26 + fine * 9) * unit * (0.25 + down / (90 * unit)) * rough * 0.6;
      const sx = Math.round(x + bend) - left;
      const sy = Math.round(waterline - down * 1.25 + fine * 3 * unit) - top;
      if (sx < 0 || sx >= width || sy < 0 || sy >= height) continue;
      if (mask[sy * width + sx] === 0) continue;
      const my = y - top;
      const mx = x - left;
      if (my >= 0 && my < height && mx >= 0 && mx < width && mask[my * width + mx]! > 0) continue;
      const s = ((sy + top) * canvas.width + sx + left) * 3;
      const k = (y * canvas.width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const image = data[s + c]! * 0.72 + tint[c]! * 0.1;
        data[k + c]! += (image - data[k + c]!) * fade;
      }
    }
  }
  if (reachRight > reachLeft) {
    const white = litColor(rig, oklch(0.95, 0.015, 220), 0.8);
    const wide = (reachRight - reachLeft) / 2;
    const middle = (reachLeft + reachRight) / 2;
    for (let i = 0; i < 5; i++) {
      const u = random.bell() * 0.5;
      const w = wide * random.range(0.35, 0.8);
      fillPolygons(
        canvas,
        ellipse(
          middle + u * wide,
          waterline + random.range(0.5, 5) * unit * rough,
          w,
          Math.max(0.8, random.range(0.8, 2) * unit),
        ),
        white,
        { alpha: 0.34 * pow(rough, 0.5), blur: 0.8 * unit },
      );
    }
  }
}

/** Grass blades, snow or sand before a foot. */
export function paintTufts(
  world: World,
  random: Random,
  x: number,
  row: number,
  half: number,
): void {
  const { canvas, rig, season } = world;
  const { unit } = canvas;
  const snowy = season.snow > 0;
  const count = snowy ? 5 : 30;
  for (let i = 0; i < count; i++) {
    const u = (random.next() * 2 - 1) * half * 1.1;
    const fall = random.next();
    if (snowy) {
      const r = half * random.range(0.18, 0.4);
      fillPolygons(
        canvas,
        ellipse(x + u, row + 2 * unit + r * 0.16, r, r * 0.2),
        litColor(rig, oklch(0.96, 0.01, 240), 0.62),
        { blur: 2.4 * unit, alpha: 0.9 },
      );
      continue;
    }
    const h = (5 + fall * 10) * unit;
    const bend = random.bell() * h * 0.4;
    const base = row + (1 + random.next() * 4) * unit;
    const w = 1 * unit;
    const L = random.range(season.grassLightness[0], season.grassLightness[1]);
    const hue = random.range(season.grassHue[0], season.grassHue[1]);
    fillPolygons(
      canvas,
      [
        x + u - w,
        base,
        x + u + bend * 0.35,
        base - h * 0.6,
        x + u + bend,
        base - h,
        x + u + bend * 0.5 + w,
        base - h * 0.5,
        x + u + w,
        base,
      ],
      litColor(rig, oklch(L, 0.1, hue), random.next() * 0.8),
    );
  }
}
