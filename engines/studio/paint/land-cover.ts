/** What covers open land: fields in strips, heath, straw, flowers, mown bands. */
import { oklch, type Rgb } from '../core/color.ts';
import { clamp, sin, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import { hash2, type Random } from '../core/random.ts';

export type CoverKind = 'pasture' | 'strips' | 'heath' | 'dry' | 'flowers' | 'mown';

/**
 * Changes the albedo of a hill at a place.
 * @param u thousandths of the picture across, sheared with the slope
 * @param v texels down the slope, squeezed toward the crest
 * @param out linear RGB, changed in place
 */
export type LandCover = (u: number, v: number, out: Float64Array) => void;

const CROPS: readonly Rgb[] = [
  oklch(0.62, 0.13, 118),
  oklch(0.55, 0.11, 132),
  oklch(0.82, 0.15, 100),
  oklch(0.76, 0.1, 84),
  oklch(0.5, 0.05, 60),
  oklch(0.68, 0.12, 124),
  oklch(0.72, 0.09, 92),
];
const HEDGE = oklch(0.3, 0.06, 138);
const HEATHER: readonly Rgb[] = [
  oklch(0.52, 0.11, 335),
  oklch(0.48, 0.1, 315),
  oklch(0.55, 0.08, 45),
];
const STRAW = oklch(0.76, 0.095, 86);
const BLOOMS: readonly Rgb[] = [
  oklch(0.6, 0.21, 27),
  oklch(0.85, 0.16, 95),
  oklch(0.6, 0.15, 295),
  oklch(0.93, 0.02, 95),
];

function toward(out: Float64Array, color: Rgb, k: number): void {
  out[0]! += (color[0] - out[0]!) * k;
  out[1]! += (color[1] - out[1]!) * k;
  out[2]! += (color[2] - out[2]!) * k;
}

/** @returns null where the turf is left as it is */
export function createLandCover(
  kind: CoverKind,
  tiles: NoiseTiles,
  random: Random,
): LandCover | null {
  const { fbm, fine } = tiles;
  const offset = random.next() * 400;
  const slant = random.range(-0.9, 0.9);
  const tint = random.pick([0, 1, 2, 3]);
  switch (kind) {
    case 'strips':
      return (u, v, out) => {
        const warp = sampleNoise(fbm, u * 0.1 + offset, v * 0.2);
        const down = v / 62 + warp * 0.7;
        const row = Math.floor(down);
        // Fields widen toward the viewer; each row of them starts somewhere else.
        const across = (u + v * slant) / (52 + v * 0.34) + hash2(row, 7 + tint) * 9 + warp * 0.5;
        const column = Math.floor(across);
        const crop = CROPS[Math.floor(hash2(row + 31, column + 57) * CROPS.length)]!;
        toward(out, crop, 0.82);
        const along = hash2(column + 3, row) < 0.5 ? across * 26 : down * 34;
        const furrow = 1 + 0.07 * sin(along * 6.28) * smoothstep(40, 160, v);
        const a = across - column;
        const b = down - row;
        const edge = Math.min(Math.min(a, 1 - a) * (52 + v * 0.34), Math.min(b, 1 - b) * 62);
        const hedge = smoothstep(7, 3, edge + sampleNoise(fine, u * 0.9, v * 0.9) * 5);
        out[0]! *= furrow;
        out[1]! *= furrow;
        out[2]! *= furrow;
        toward(out, HEDGE, hedge * (hash2(row, column) < 0.75 ? 0.85 : 0.25));
      };
    case 'heath':
      return (u, v, out) => {
        const n = sampleNoise(fbm, u * 0.5 + offset, v * 0.9) + 0.4 * sampleNoise(fine, u, v);
        toward(out, HEATHER[0]!, 0.8 * smoothstep(-0.08, 0.16, n));
        toward(out, HEATHER[1]!, 0.6 * smoothstep(0.16, 0.34, n));
        const m = sampleNoise(fbm, u * 0.3 + 90, v * 0.6 + offset);
        toward(out, HEATHER[2]!, 0.5 * smoothstep(0.1, 0.32, m));
      };
    case 'dry':
      return (u, v, out) => {
        const n = sampleNoise(fbm, u * 0.3 + offset, v * 0.7);
        toward(out, STRAW, clamp(0.62 + n * 0.6));
      };
    case 'flowers':
      return (u, v, out) => {
        const n = sampleNoise(fbm, u * 0.22 + offset, v * 0.55);
        const speck = sampleNoise(fine, u * 0.9, v * 1.5 + offset);
        const drift = smoothstep(-0.1, 0.3, n);
        toward(out, BLOOMS[tint]!, drift * smoothstep(-0.05, 0.2, speck) * 0.85);
        toward(
          out,
          BLOOMS[(tint + 1) % 4]!,
          smoothstep(0.1, 0.34, -n) * smoothstep(0.1, 0.3, speck) * 0.7,
        );
      };
    case 'mown':
      return (u, v, out) => {
        const bend = sampleNoise(fbm, u * 0.08 + offset, v * 0.1) * 40;
        const band = sin(((u + v * slant + bend) / (24 + v * 0.2)) * 3.14);
        const k = 1 + 0.16 * smoothstep(-0.25, 0.25, band) - 0.08;
        out[0]! *= k * 1.02;
        out[1]! *= k;
        out[2]! *= k * 0.96;
      };
    default:
      return null;
  }
}
