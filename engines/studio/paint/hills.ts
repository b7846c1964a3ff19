/** Hills and meadows: a height line across the picture and the ground below it. */
import type { Canvas } from '../core/canvas.ts';
import type { Rgb } from '../core/color.ts';
import { under } from '../core/geometry.ts';
import { clamp, lerp, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import { fillPolygons } from '../core/raster.ts';
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
    let row = y - amplitude * 1.3 * sampleNoise(tiles.fbm, x * frequency + offset, offset * 3);
    for (const bump of bumps) {
      const d = Math.abs((x - bump.x) / bump.spread);
      row -= bump.height * Math.exp(-(d ** (bump.shape ?? 2.6)));
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
  fillPolygons(canvas, under(line, width, bottom), (x, y, out) => {
    const depth = (y - rows[x]!) / (1024 * unit);
    // Texture is squeezed near the crest: the ground turns away from the eye there.
    const squeeze = 1 + 1.6 * Math.exp(-depth * 14);
    const v = (y / unit) * squeeze;
    const blotch = sampleNoise(tiles.fbm, (x * 0.42) / unit + offset, v * 0.95);
    const tufts = sampleNoise(tiles.fine, (x * 0.55) / unit, v * 0.22 + offset) * 0.6;
    const swell = sampleNoise(tiles.fbm, (x * 0.11) / unit + offset, v * 0.3 + 60);
    const rim = depth < 0.012 ? 0.2 * (1 - depth / 0.012) : 0;
    const l =
      0.52 +
      slopes[x]! * lightSide * 0.6 +
      swell * 0.55 +
      blotch * 0.2 +
      tufts * 0.3 -
      depth * 0.9 +
      rim;
    const k = clamp(0.5 + blotch * 0.9 + tufts * 0.4);
    for (let c = 0; c < 3; c++) out[c] = lerp(dark[c]!, light[c]!, k);
    const veil = options.haze * (1 - smoothstep(0, 0.3, depth) * 0.2);
    lightPixel(rig, out, l, veil + mist * smoothstep(0.02, 0.16, depth));
  });
}
