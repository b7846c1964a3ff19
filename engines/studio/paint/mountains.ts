/**
 * Mountain ranges as lit relief: a height field seen in oblique projection, marched front to back
 * column by column, so ridges hide each other and faces take light and shade like real ones.
 */
import type { Canvas } from '../core/canvas.ts';
import { oklch } from '../core/color.ts';
import { clamp, lerp, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import { type LightRig, lightPixel } from './light-rig.ts';

export interface RangeOptions {
  /** Row at which the range's foot meets the land before it, pixels. */
  foot: number;
  /** Height of the tallest peak above the foot, pixels. */
  height: number;
  /** Column of the dominant peak, pixels. */
  peakX: number;
  /** Half-width of the dominant massif, pixels. */
  peakSpread: number;
  /** Haze over the nearest and the farthest part, 0 to 1. */
  hazeNear: number;
  hazeFar: number;
  /** 0 bare rock, 0.5 capped peaks, 1 snow to the foot. */
  snow: number;
  /** +1 when the light comes from the right, -1 from the left. */
  lightSide: number;
  /** Hue of the rock in degrees. */
  rockHue?: number;
  /** Forest on the lower slopes, 0 to 1. */
  forest?: number;
}

/** Depth steps at most; fewer for small pictures, where each covers less than a pixel. */
const STEPS_MAX = 140;
const STEPS_MIN = 60;
/** Texels of the noise tile from front to back of the range. */
const DEPTH_TEXELS = 120;

export function paintRange(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  random: Random,
  options: RangeOptions,
): void {
  const { width, height, unit, data } = canvas;
  const { foot, peakX, peakSpread } = options;
  const offsetU = random.next() * 512;
  const offsetV = random.next() * 512;
  const rock = oklch(0.5, 0.035, options.rockHue ?? 275);
  const rockWarm = oklch(0.6, 0.03, 65);
  // Forests clothe the lower slopes: dark and bluish, so that far air reads as depth, not as dust.
  const woods = oklch(0.36, 0.055, 175);
  const white = oklch(0.97, 0.012, 240);
  const scale = 0.21 / unit;

  /** Height 0..1 and a bit, at column x and depth t (0 front, 1 back). */
  const heightAt = (x: number, t: number): number => {
    const u = x * scale + offsetU;
    const v = t * DEPTH_TEXELS + offsetV;
    const warp = sampleNoise(tiles.fbm, u * 0.8 + 40, v * 0.8) * 26;
    const ridge = sampleNoise(tiles.ridge, u * 0.62 + warp, v * 0.62 - warp);
    const broad = sampleNoise(tiles.fbm, u * 0.33, v * 0.33 + 200);
    const dx = (x - peakX) / peakSpread;
    const massif = 0.42 + 0.62 / (1 + dx * dx * 1.6);
    const rise = smoothstep(0, 0.62, t) * (1 - smoothstep(0.8, 1.05, t) * 0.5);
    const detail = sampleNoise(tiles.ridge, u * 1.9 + warp * 0.5 + 90, v * 1.9);
    return rise * massif * Math.max(0, 0.54 + 0.32 * ridge + 0.5 * broad + 0.075 * detail);
  };

  // The noise decides how high the tallest point comes out: scale it to what was asked for.
  let tallest = 0.2;
  for (let i = 0; i <= 96; i++) {
    for (let j = 8; j <= 20; j++) {
      tallest = Math.max(tallest, heightAt((i / 96) * width, j / 20));
    }
  }
  const gain = 0.96 / tallest;

  const steps = Math.round(clamp(options.height / 2.4, STEPS_MIN, STEPS_MAX));
  const column = new Float32Array(height * 4);
  const color = new Float64Array(4);
  const previous = new Float64Array(4);
  const footDrop = options.height * 0.16;

  const shadeAt = (x: number, t: number, h: number, out: Float64Array): void => {
    const e = 1.6 * unit;
    const slopeX = ((heightAt(x + e, t) - heightAt(x - e, t)) / (2 * 1.6)) * gain;
    const slopeT = heightAt(x, t + 0.012) * gain - h;
    const u = x * scale + offsetU;
    const v = t * DEPTH_TEXELS + offsetV;
    const grain = sampleNoise(tiles.fbm, u * 4.2, v * 2.6 + h * 130);
    const light =
      0.44 - slopeX * options.lightSide * 62 + slopeT * 3.6 + grain * 0.34 + (h - 0.4) * 0.2;
    const steep = Math.abs(slopeX) * 60;
    const line = 0.94 - options.snow * 0.94;
    const snow =
      options.snow <= 0
        ? 0
        : smoothstep(line - 0.05, line + 0.14, h + grain * 0.2 - steep * 0.055 + slopeT * 0.5);
    const wooded =
      (options.forest ?? 0) * smoothstep(0.36, 0.12, h + grain * 0.2) * smoothstep(1.4, 0.5, steep);
    const warm = clamp(0.2 + grain * 1.2);
    for (let c = 0; c < 3; c++) {
      const stone = lerp(rock[c]!, rockWarm[c]!, warm) * (1 + grain * 0.5);
      const land = lerp(stone, woods[c]!, wooded);
      out[c] = lerp(land, white[c]!, snow);
    }
    const low = smoothstep(0.3, 0, h);
    const haze = lerp(options.hazeNear, options.hazeFar, t) + low * 0.24 * (0.5 + t * 0.5);
    lightPixel(rig, out, light, haze);
  };

  for (let x = 0; x < width; x++) {
    if (x % 16 === 0) canvas.checkpoint();
    column.fill(0);
    let top = foot + footDrop;
    let shaded = false;
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const h = heightAt(x, t) * gain;
      const y = foot + footDrop * (1 - t * 1.4) - h * options.height;
      if (y >= top) {
        shaded = false;
        continue;
      }
      shadeAt(x, t, h, color);
      const from = shaded ? previous : color;
      addSpan(column, height, y, top, color, from);
      previous.set(color);
      shaded = true;
      top = y;
    }
    const first = Math.max(0, Math.floor(top));
    for (let y = first; y < height; y++) {
      const a = column[y * 4 + 3]!;
      if (a === 0) continue;
      const k = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        data[k + c] = data[k + c]! * (1 - Math.min(1, a)) + column[y * 4 + c]!;
      }
    }
  }
}

/** Adds rows [top, bottom) with exact ends; the colour runs from `upper` to `lower`. */
function addSpan(
  column: Float32Array,
  rows: number,
  top: number,
  bottom: number,
  upper: Float64Array,
  lower: Float64Array,
): void {
  const first = Math.max(0, Math.floor(top));
  const last = Math.min(rows, Math.ceil(bottom));
  const inverse = 1 / (bottom - top);
  for (let y = first; y < last; y++) {
    const covered = Math.min(y + 1, bottom) - Math.max(y, top);
    if (covered <= 0) continue;
    const t = clamp((y + 0.5 - top) * inverse);
    const k = y * 4;
    for (let c = 0; c < 3; c++) column[k + c]! += lerp(upper[c]!, lower[c]!, t) * covered;
    column[k + 3]! += covered;
  }
}

/** A tint for rock by region, so ranges of different seeds differ. */
export function pickRockHue(random: Random): number {
  return random.pick([275, 260, 300, 40, 250]);
}
