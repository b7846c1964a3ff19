/** Still water that mirrors what is painted above it, and open sea with waves. */
import type { Canvas } from '../core/canvas.ts';
import { createRamp, luminance, type Rgb } from '../core/color.ts';
import { rect } from '../core/geometry.ts';
import { clamp, exp, lerp, pow, smoothstep, square } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import { fillPolygons } from '../core/raster.ts';
import type { LightRig } from './light-rig.ts';

export interface LakeOptions {
  /** Row of the far shore and last row, pixels. */
  top: number;
  bottom: number;
  /** Column of the sun or moon, pixels. */
  sunX: number;
  /** 0 mirror to 1 wind-ruffled. */
  ripple: number;
  /** Shape of the water, when it does not fill the picture's width. */
  outline?: readonly number[];
  /** Row of the glitter's start, when the sun is high: none. */
  glitter: boolean;
}

export function paintLake(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  random: Random,
  options: LakeOptions,
): void {
  const { width, height, unit } = canvas;
  const { top, sunX } = options;
  const mirror = canvas.clone();
  const offset = random.next() * 512;
  const depthScale = 1 / (height * 0.4);
  const rgb = new Float64Array(3);
  const outline = options.outline ?? rect(0, top, width, options.bottom - top);
  const ruffle = 0.35 + options.ripple;
  const skyLight = luminance(...rig.sky[1]) + 1e-4;
  fillPolygons(canvas, outline, (x, y, out) => {
    // A curved outline may bulge above its top row: nothing lies behind the horizon.
    const d = Math.max(0, y - top) * depthScale;
    const z = 1 / (0.05 + d);
    const swell = sampleNoise(tiles.fbm, ((x * 0.35) / unit) * pow(z, 0.15) + offset, z * 38);
    const ripples = sampleNoise(tiles.fine, (x * 0.25) / unit, z * 22 + offset);
    const shift = (swell * 40 + ripples * 12) * unit * d * ruffle;
    const from = clamp(2 * top - y - 2 + shift, 0, top - 1);
    mirror.sample(x + (ripples * 22 + swell * 10) * unit * d * ruffle, from, rgb);
    // Looking down into it the water shows its own dark colour; far off it is all mirror.
    const clear = 0.9 - 0.28 * Math.min(1.2, d) + ripples * 0.1 * options.ripple;
    for (let c = 0; c < 3; c++) {
      out[c] = rgb[c]! * clear * 0.94 + rig.sky[1][c]! * (1 - clear) * 0.5;
    }
    // A wind lane along the far shore separates water from land.
    const lane = smoothstep(0.045, 0.0, Math.abs(d - 0.05)) * smoothstep(-0.1, 0.3, swell) * 0.35;
    for (let c = 0; c < 3; c++) out[c] = lerp(out[c]!, rig.sky[2][c]!, lane);
    if (options.glitter) {
      const spread = width * (0.02 + 0.07 * d);
      // Each ripple throws the light back along its crest: short level dashes, wider when nearer.
      const crest = 0.4 + 1.6 * d;
      const dash = sampleNoise(
        tiles.fine,
        (x * 0.11) / (unit * crest) + offset,
        ((y - top) * 0.62) / (unit * crest),
      );
      // Only where the sky is mirrored: behind a mountain no sun reaches the water.
      const open = smoothstep(0.45, 0.9, luminance(rgb[0]!, rgb[1]!, rgb[2]!) / skyLight);
      const g =
        exp(-square((x - sunX) / spread)) *
        smoothstep(0.08, 0.4, dash) *
        exp(-1.3 * d) *
        open *
        (1 - rig.overcast);
      for (let c = 0; c < 3; c++) out[c]! += rig.sun[c]! * g * 0.8;
    }
  });
}

export interface SeaOptions {
  /** Row of the horizon, pixels. */
  horizon: number;
  bottom: number;
  sunX: number;
  /** 0 calm, 0.5 breeze, 1 storm. */
  swell: number;
  /** Deep and shallow water, linear RGB albedo. */
  deep: Rgb;
  shallow: Rgb;
}

/**
 * Open water in perspective: noise waves on the plane; each facet mirrors the sky at its own tilt,
 * its back shows the water's colour, crests foam and the sun glitters below itself.
 */
export function paintSea(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  random: Random,
  options: SeaOptions,
): void {
  const { width, unit } = canvas;
  const { horizon, sunX, deep, shallow, swell } = options;
  const skyRamp = createRamp([
    [0, rig.sky[3]],
    [0.25, rig.sky[2]],
    [0.6, rig.sky[1]],
    [1, rig.sky[0]],
  ]);
  const offsetU = random.next() * 512;
  const offsetV = random.next() * 512;
  const rippleTile = tiles.fine;
  const focal = 260 * unit;
  const mirror = new Float64Array(3);
  const brightness = (rig.key[0] + rig.key[1] + rig.key[2]) / 3;
  const slant = random.range(-0.35, 0.35);
  /** Height of the water at plane coordinates; crests are sharpened. */
  const waveAt = (u: number, v: number): number => {
    const long = sampleNoise(tiles.fbm, u * 0.32 + offsetU, v * 0.9 + u * slant + offsetV);
    const short = sampleNoise(tiles.fbm, u * 1.3 + 70, v * 3.1 + offsetV);
    return (1 - Math.abs(long) * 2) * 0.7 + short * 0.5;
  };
  canvas.shade(
    (x, y, out) => {
      const d = Math.max(0.6 * unit, y + 0.5 - horizon);
      const z = focal / d;
      const u = ((x - width / 2) / unit) * z * 0.11;
      const v = z * 46;
      // Far waves shrink below a pixel: let them melt into an even tone instead of noise.
      const near = smoothstep(0, 0.14, d / (1024 * unit));
      const height = waveAt(u, v);
      const slope = (height - waveAt(u, v + 2.4)) * (0.6 + swell) * (0.12 + near * 0.88);
      // Ripples follow screen rows rather than the plane, where they would stretch into streaks.
      const fine =
        sampleNoise(
          rippleTile,
          ((x - width / 2) / unit) * 0.16,
          Math.sqrt(d / unit) * 15 + offsetU,
        ) *
        (0.08 + 0.16 * near);
      const facing = clamp(0.6 + slope * 1.9 + fine);
      skyRamp.sample(clamp(0.06 + 0.55 * (1 - facing) + 0.4 * near * 0.6), mirror);
      const depth = clamp(0.3 + height * 0.5 - slope);
      for (let c = 0; c < 3; c++) {
        const body = lerp(deep[c]!, shallow[c]!, depth) * (0.25 + brightness * 0.6);
        out[c] = lerp(body, mirror[c]!, 0.16 + 0.74 * facing * (1 - near * 0.38));
      }
      const spread = (26 + 190 * (d / (400 * unit))) * unit;
      const lane = exp(-square((x - sunX) / spread));
      const sparkle = smoothstep(0.16, 0.5, slope * 0.9 + fine * 2.4 + 0.14 * (1 - near));
      const sheen = 0.16 + 0.22 * (1 - near) + facing * 0.12;
      const foamNear = smoothstep(0.3, 0.75, near);
      const glitter = lane * (sparkle + sheen) * (1 - rig.overcast) * (rig.isMoon ? 0.6 : 1.3);
      const crest =
        smoothstep(0.76 - swell * 0.36, 1 - swell * 0.22, height + fine) *
        foamNear *
        (0.06 + swell * 0.94);
      const foam =
        crest * smoothstep(-0.12, 0.25, sampleNoise(tiles.fine, u * 3.5, v * 5)) * brightness;
      for (let c = 0; c < 3; c++) {
        out[c]! += rig.sun[c]! * glitter + (0.9 - out[c]!) * Math.max(0, Math.min(0.85, foam));
      }
      // Air lies over the last stretch before the horizon.
      const veil = exp(-d / (26 * unit)) * 0.6;
      for (let c = 0; c < 3; c++) out[c] = lerp(out[c]!, rig.haze[c]!, veil);
    },
    horizon,
    options.bottom,
  );
}
