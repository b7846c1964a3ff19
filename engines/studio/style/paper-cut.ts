/** Paper-cut: sheets of coloured paper, one above the other, each casting its shadow below. */
import { blurPlane, enlargePlane } from '../core/blur.ts';
import { type Canvas, CHECKPOINT_ROWS } from '../core/canvas.ts';
import { oklabToLinear } from '../core/color.ts';
import { clamp, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import { findSegments, type Segments, softMask } from './segments.ts';
import type { ApplyStyle } from './style-painter.ts';

const SHEETS = 11;

/**
 * The order of the colours from the back of the stack to its front. What fills the top of the
 * picture is sky and lies behind, what fills the foot lies in front; among equals the paler one is
 * farther, as in haze.
 */
function stackOrder(segments: Segments): number[] {
  const { indices, width, height, palette, subjectsFrom } = segments;
  const count = new Float64Array(palette.length);
  const low = new Float64Array(palette.length);
  const rim = new Float64Array(palette.length);
  for (let y = 0, i = 0; y < height; y++) {
    const v = y / height;
    for (let x = 0; x < width; x++, i++) {
      const index = indices[i]!;
      count[index]!++;
      low[index]! += v;
      const u = x / width - 0.5;
      rim[index]! += Math.max(0, 0.5 - v) * (u * u * 4);
    }
  }
  const nearness = palette.map((p, i) => {
    const n = Math.max(1, count[i]!);
    const share = n / (width * height);
    // Large even areas are grounds; small ones are details on top of something.
    // Subjects are cut from sheets of their own, above all others.
    const front = i < subjectsFrom ? 0 : 4;
    return (
      front + low[i]! / n - 0.9 * (rim[i]! / n) - 1.1 * Math.min(0.5, share) - 0.25 * (p[0] - 0.5)
    );
  });
  return palette.map((_, i) => i).sort((a, b) => nearness[a]! - nearness[b]!);
}

/** How far the cut edge of a mask is blended, in its own 0 to 1: about one pixel. */
function coverOf(mask: number, edge: number): number {
  if (mask <= 0.5 - edge) return 0;
  return mask >= 0.5 + edge ? 1 : smoothstep(0.5 - edge, 0.5 + edge, mask);
}

/**
 * One sheet over all below: its shadow first, then the part of it that no later sheet hides. Adding
 * such parts, instead of painting sheet over sheet, keeps the colours of hidden sheets out of the
 * seams.
 */
function laySheet(
  result: Canvas,
  mask: Float32Array,
  above: Float32Array | null,
  shadow: Float32Array | null,
  color: readonly [number, number, number],
  tiles: NoiseTiles,
  offset: number,
): void {
  const { width, height, unit, data } = result;
  const px = 1 / unit;
  const edge = Math.min(0.3, 0.16 / Math.max(0.5, unit));
  const low = 0.5 - edge;
  const high = 0.5 + edge;
  const [r, g, b] = color;
  for (let y = 0, i = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) result.checkpoint();
    for (let x = 0; x < width; x++, i++) {
      const inside = mask[i]!;
      // Well inside this sheet and the next one: hidden, and past the reach of this one's shadow.
      if (inside >= high && above !== null && above[i]! >= high) continue;
      if (inside <= low && (shadow === null || shadow[i]! < 0.01)) continue;
      const k = i * 3;
      const cover = coverOf(inside, edge);
      if (shadow !== null && cover < 1) {
        const s = shadow[i]! * (1 - cover);
        if (s > 0.01) {
          const dim = 1 - 0.58 * s;
          data[k]! *= dim;
          data[k + 1]! *= dim;
          data[k + 2]! *= dim + 0.04 * s;
        }
      }
      const own = above === null ? cover : cover - coverOf(above[i]!, edge);
      if (own <= 0) continue;
      const u = x * px;
      const v = y * px;
      const fibre =
        1 +
        sampleNoise(tiles.fine, u * 0.9 + offset, v * 0.9) * 0.07 +
        sampleNoise(tiles.fbm, u * 0.5 + offset, v * 0.5) * 0.05;
      // The cut shows the core of the sheet, brighter on the side of the light.
      const up = y > 0 ? mask[i - width]! : inside;
      const left = x > 0 ? mask[i - 1]! : inside;
      const facing = inside < 0.8 ? clamp((inside * 2 - up - left) * 5 * unit, -0.5, 1) : 0;
      const lit = fibre * (1 + facing * 0.22) * own;
      data[k]! += r * lit;
      data[k + 1]! += g * lit;
      data[k + 2]! += b * lit;
    }
  }
}

/** The mask moved down and right and blurred: light comes from the upper left. */
function castShadow(canvas: Canvas, mask: Float32Array, reach: number): Float32Array {
  const { width, height, unit } = canvas;
  const factor = 4;
  const w = Math.ceil(width / factor);
  const h = Math.ceil(height / factor);
  const small = new Float32Array(w * h);
  const shift = reach * unit;
  for (let y = 0, i = 0; y < h; y++) {
    const fromY = clamp(Math.round(y * factor - shift), 0, height - 1) * width;
    for (let x = 0; x < w; x++, i++) {
      small[i] = smoothstep(
        0.3,
        0.7,
        mask[fromY + clamp(Math.round(x * factor - shift * 0.7), 0, width - 1)]!,
      );
    }
  }
  blurPlane(small, w, h, (reach * 0.75 * unit) / factor);
  return enlargePlane(small, w, h, width, height);
}

export const applyPaperCut: ApplyStyle = (canvas, _spec, random, context) => {
  const segments = findSegments(canvas, random, SHEETS, 3.4);
  context.report(0.3);
  const order = stackOrder(segments);
  const place = new Int32Array(256);
  order.forEach((index, i) => {
    place[index] = i;
  });
  const result = canvas.blank();
  // Snow and fog have hardly a tone to cut: their papers are spread over a range of their own.
  const tones = segments.palette.map((p) => p[0]);
  const lowest = Math.min(...tones);
  const range = Math.max(0.05, Math.max(...tones) - lowest);
  const stretch = Math.max(1, 0.62 / range);
  let mask = new Float32Array(canvas.width * canvas.height).fill(1);
  order.forEach((index, i) => {
    const [L, a, b] = segments.palette[index]!;
    // Neighbours in the stack alternate a little in lightness, so that no cut is lost.
    const lift = i % 2 === 0 ? 0.022 : -0.022;
    const spread = Math.min(0.97, 0.97 - (lowest + range - L) * stretch);
    const tone = stretch > 1 ? spread : 0.07 + L * 0.91;
    // Grey papers are bought in cool darks and warm lights.
    const grey = smoothstep(0.05, 0.01, Math.sqrt(a * a + b * b));
    const tint = index < segments.subjectsFrom ? 0.13 : 0.05;
    const rgb = oklabToLinear(tone + lift, a * 1.22, b * 1.22 + grey * (tone - 0.78) * tint);
    const color = rgb.map((v) => clamp(v, 0.004, 1)) as [number, number, number];
    const offset = random.next() * 512;
    const isLast = i === order.length - 1;
    const isBelowSubjects = !isLast && order[i + 1]! >= segments.subjectsFrom;
    const softness = isBelowSubjects ? 1.1 : 2.2;
    const above = isLast ? null : softMask(canvas, segments, (n) => place[n]! > i, softness);
    const shadow = i === 0 ? null : castShadow(canvas, mask, 9);
    laySheet(result, mask, above, shadow, color, context.tiles, offset);
    if (above !== null) mask = above;
    context.report(0.3 + (0.7 * (i + 1)) / order.length);
  });
  return result;
};
