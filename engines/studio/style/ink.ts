/** Ink on paper: contour lines of varying weight over a few washes, and a seal. */
import { blurPlane } from '../core/blur.ts';
import { luminance, oklch, type Rgb } from '../core/color.ts';
import { rect } from '../core/geometry.ts';
import { clamp, lerp, smoothstep } from '../core/math.ts';
import { sampleNoise } from '../core/noise.ts';
import { hash2 } from '../core/random.ts';
import { fillPolygons } from '../core/raster.ts';
import type { ApplyStyle } from './style-painter.ts';

const PAPER: Rgb = [0.9, 0.85, 0.745];
const INK: Rgb = [0.014, 0.014, 0.02];

/** Tones of the washes: share of ink, lightest to darkest. */
const WASHES = [0, 0.14, 0.36, 0.66, 0.93] as const;

/** The lightness below which a given share of the pixels lies. */
function percentile(plane: Float32Array, share: number): number {
  const bins = new Uint32Array(512);
  for (const v of plane) bins[Math.min(511, Math.floor(clamp(v) * 511))]!++;
  let below = 0;
  for (let i = 0; i < 512; i++) {
    below += bins[i]!;
    if (below >= share * plane.length) return i / 511;
  }
  return 1;
}

/**
 * Lines are a thresholded difference of Gaussians at two scales (thick brush, thin brush).
 * @see Winnemoeller et al. 2012, "XDoG: An eXtended difference-of-Gaussians compendium"
 */
export const applyInk: ApplyStyle = (canvas, _spec, random, context) => {
  const { width, height, unit, data } = canvas;
  const { fbm, fine } = context.tiles;
  const tone = new Float32Array(width * height);
  for (let i = 0, k = 0; i < tone.length; i++, k += 3) {
    tone[i] = Math.sqrt(clamp(luminance(data[k]!, data[k + 1]!, data[k + 2]!)));
  }
  // Stretched to the full range: a night scene must not drown, a snow scene must not fade.
  const low = percentile(tone, 0.03);
  const high = Math.max(low + 0.15, percentile(tone, 0.9));
  const middle = clamp((percentile(tone, 0.5) - low) / (high - low), 0.2, 0.8);
  // The power that brings the median to 0.62: most of the sheet stays light.
  const gamma = Math.log(0.62) / Math.log(middle);
  for (let i = 0; i < tone.length; i++) tone[i] = clamp((tone[i]! - low) / (high - low)) ** gamma;
  const blurredTone = (sigma: number): Float32Array => {
    const plane = tone.slice();
    blurPlane(plane, width, height, sigma * unit);
    canvas.checkpoint();
    return plane;
  };
  const thinInner = blurredTone(0.9);
  const thinOuter = blurredTone(1.8);
  const thickInner = blurredTone(2.2);
  const thickOuter = blurredTone(4.6);
  const wash = blurredTone(5);
  context.report(0.5);
  const offset = random.next() * 512;
  const steps = WASHES.length - 1;
  const result = canvas.blank();
  result.shade((x, y, out) => {
    const i = y * width + x;
    const u = x / unit;
    const v = y / unit;
    const flow = sampleNoise(fbm, u * 0.5 + offset, v * 0.5);
    const grain = sampleNoise(fine, u, v);
    // Washes: steps with soft, wandering borders, darker where the pigment dried at the rim.
    const t = clamp(1 - (wash[i]! + flow * 0.11 + grain * 0.03)) * steps;
    const level = Math.min(steps - 1, Math.floor(t));
    const within = t - level;
    const rim = smoothstep(0.62, 0.5, within) * smoothstep(0.38, 0.5, within) * 0.1;
    const washInk = lerp(WASHES[level]!, WASHES[level + 1]!, smoothstep(0.36, 0.56, within)) + rim;
    const thin = smoothstep(0.006, 0.05, thinOuter[i]! - thinInner[i]!);
    const thick = smoothstep(0.012, 0.07, thickOuter[i]! - thickInner[i]!);
    // A dry brush leaves gaps.
    const dry = smoothstep(-0.5, 0.05, flow + grain * 0.5 + 0.3);
    const line = Math.max(thin * 0.85, thick * 0.97) * (0.72 + 0.28 * dry);
    const granulation = 1 + grain * 0.16 + flow * 0.14;
    const ink = clamp(1 - (1 - clamp(washInk * granulation)) * (1 - line));
    const edge = Math.min(u, v, (width - x) / unit, (height - y) / unit);
    const sheet = smoothstep(16, 34, edge + flow * 26);
    const fibre = 1 - 0.035 * grain - 0.02 * flow;
    const k = ink * sheet;
    for (let c = 0; c < 3; c++) out[c] = lerp(PAPER[c]! * fibre, INK[c]!, k);
  });
  context.report(0.9);
  // The seal stands in a lower corner, as signatures do.
  const size = 46 * unit;
  const isLeft = random.chance(0.5);
  const sx = isLeft ? 52 * unit : width - 52 * unit - size;
  const sy = height - 56 * unit - size;
  const red = oklch(0.54, 0.19, 29);
  const seed = random.int(0, 100000);
  fillPolygons(result, rect(sx, sy, size, size), (x, y, out) => {
    const u = (x - sx) / size;
    const v = (y - sy) / size;
    const frame = Math.min(u, v, 1 - u, 1 - v);
    const wear = sampleNoise(fine, (x * 1.6) / unit, (y * 1.6) / unit);
    // Invented strokes on a five by five lattice, cut out of the red.
    const cell = hash2(seed + Math.floor(u * 5), Math.floor(v * 7));
    const isCut = frame > 0.14 && cell < 0.42;
    out[3] = (isCut ? 0.08 : 0.92) * (wear > 0.3 ? 0.45 : 1) * (frame < 0.02 ? 0.6 : 1);
    for (let c = 0; c < 3; c++) out[c] = red[c]!;
  });
  return result;
};
