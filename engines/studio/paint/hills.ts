/** Hills and meadows: a height line across the picture and the ground below it. */
import type { Canvas } from '../core/canvas.ts';
import type { Rgb } from '../core/color.ts';
import { under } from '../core/geometry.ts';
import { clamp, exp, lerp, pow, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import { fillPolygons } from '../core/raster.ts';
import type { LandCover } from './land-cover.ts';
import { type LightRig, lightPixel } from './light-rig.ts';

/** Row of the ground at a column, both pixels. */
export type GroundLine = (x: number) => number;

export interface Bump {
  /** Column of its top, pixels. */
  x: number;
  /** Half-width, pixels. */
  spread: number;
  /** Pixels above the line. */
  height: number;
  /** Exponent of the flanks: 2 a dome, 4 a mesa. */
  shape?: number;
}

export interface GroundLineOptions {
  /** Mean row, pixels. */
  y: number;
  /** Height of the waves, pixels. */
  amplitude: number;
  /** Any number: another gives another line. */
  offset: number;
  /** Texels per thousandth of the picture: 0.09 rolling, 0.25 busy. */
  frequency?: number;
  bumps?: readonly Bump[];
}

export function createGroundLine(
  canvas: Canvas,
  tiles: NoiseTiles,
  options: GroundLineOptions,
): GroundLine {
  const frequency = (options.frequency ?? 0.09) / canvas.unit;
  const { y, amplitude, offset } = options;
  const bumps = options.bumps ?? [];
  return (x) => {
    const wave = sampleNoise(tiles.fbm, x * frequency + offset, offset * 3);
    let row = y - amplitude * 1.3 * wave;
    for (const bump of bumps) {
      // The wave also frays the bump, or every rise would be the same bell.
      const d = Math.abs((x - bump.x) / bump.spread + wave * 0.22);
      row -= bump.height * exp(-pow(d, bump.shape ?? 2.6));
    }
    return row;
  };
}

export interface HillOptions {
  line: GroundLine;
  /** Two albedos the ground wavers between. */
  dark: Rgb;
  light: Rgb;
  /** Haze over it, 0 near to 1 far. */
  haze: number;
  offset: number;
  /** +1 when the light comes from the right, -1 from the left. */
  lightSide: number;
  /** Extra haze gathering toward its foot (mist in the valley), 0 to 1. */
  mist?: number;
  /** Lowest row painted, pixels. */
  bottom?: number;
  /** Albedo of the rock that shows on steep flanks; without it the turf covers all. */
  rock?: Rgb;
  /** How far below the crest turf holds even on gentle flanks, as a share of the picture's size. */
  turfDepth?: number;
  /** What grows on it, over the turf. */
  cover?: LandCover | null;
}

export function paintHill(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  options: HillOptions,
): void {
  const { width, height, unit } = canvas;
  const { line, dark, light, offset, lightSide } = options;
  const bottom = options.bottom ?? height;
  const rows = new Float32Array(width + 1);
  const slopes = new Float32Array(width + 1);
  for (let x = 0; x <= width; x++) {
    rows[x] = line(x);
    slopes[x] = (line(x + 8 * unit) - line(x - 8 * unit)) / (16 * unit);
  }
  const mist = options.mist ?? 0;
  const rock = options.rock ?? null;
  const cover = options.cover ?? null;
  const shed = 0.7 / (options.turfDepth ?? 1.3);
  const { fbm, fine, ridge } = tiles;
  fillPolygons(canvas, under(line, width, bottom), (x, y, out) => {
    const depth = (y - rows[x]!) / (1024 * unit);
    // The ground turns away from the eye near its crest: texture is squeezed there.
    const v = Math.sqrt(Math.max(0, depth) + 0.002) * 620;
    const u = x / unit + slopes[x]! * depth * 300;
    const blotch = sampleNoise(fbm, u * 0.42 + offset, v * 0.9);
    const tufts = sampleNoise(fine, u * 0.6, v * 0.8 + offset) * 0.6;
    const swell = sampleNoise(fbm, u * 0.12 + offset, v * 0.3 + 60);
    const rim = depth < 0.012 ? 0.2 * (1 - depth / 0.012) : 0;
    let l =
      0.48 -
      swell * 0.6 +
      slopes[x]! * lightSide * 0.95 +
      blotch * 0.22 +
      tufts * 0.26 -
      depth * 0.75 +
      rim;
    const k = clamp(0.5 + blotch * 0.9 + tufts * 0.35);
    for (let c = 0; c < 3; c++) out[c] = lerp(dark[c]!, light[c]!, k);
    if (cover !== null) cover(u, v, out);
    if (rock !== null) {
      // Steep flanks shed their turf.
      const steep = Math.abs(slopes[x]!) + depth * shed + blotch * 0.5;
      const bare = smoothstep(0.58, 0.8, steep);
      if (bare > 0) {
        const crag = sampleNoise(ridge, u * 0.5 + offset, y * (0.33 / unit));
        const craggy =
          crag - sampleNoise(ridge, u * 0.5 + offset + lightSide * 3, y * (0.33 / unit) - 3);
        for (let c = 0; c < 3; c++) out[c] = lerp(out[c]!, rock[c]! * (1 + crag * 0.22), bare);
        l = lerp(l, 0.4 - craggy * 1.5 + slopes[x]! * lightSide * 0.25 - depth * 0.3, bare);
      }
    }
    const veil = options.haze * (1 - smoothstep(0, 0.3, depth) * 0.2);
    lightPixel(rig, out, l, veil + mist * smoothstep(0.02, 0.16, depth));
  });
}
