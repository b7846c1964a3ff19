/** Flat illustration: a few even colours in clean shapes. */
import { blurPlane, shrink } from '../core/blur.ts';
import { clamp, smoothstep } from '../core/math.ts';
import { kuwahara } from './kuwahara.ts';
import { findPalette, indexPixels, paletteColors, toLabPlane } from './palette.ts';
import { smoothRegions } from './regions.ts';
import type { ApplyStyle } from './style-painter.ts';

/** Colours of the illustration. */
const COLORS = 22;

/**
 * Smooths, reduces to few colours, cleans the regions, and redraws each region's border with an
 * even edge: regions are found at half size and their soft masks compared at full size.
 */
export const applyFlat: ApplyStyle = (canvas, spec, random, context) => {
  // These families are drawn flat from the start.
  if (spec.family === 'food' || spec.family === 'abstract') return canvas;
  const factor = canvas.unit > 0.45 ? 2 : 1;
  const small = kuwahara(
    shrink(canvas, factor),
    Math.max(2, Math.round((3.4 * canvas.unit) / factor)),
  );
  context.report(0.35);
  const lab = toLabPlane(small);
  const palette = findPalette(lab, COLORS, random);
  const radius = Math.max(1, Math.round((1.9 * canvas.unit) / factor));
  const indices = smoothRegions(small, indexPixels(small, lab, palette), palette.length, radius);
  context.report(0.6);
  const colors = paletteColors(palette, 1.14);
  const { width, height } = canvas;
  const w = small.width;
  const h = small.height;
  // The strongest softened mask wins: its contour is a smooth curve through the pixel steps.
  const best = new Float32Array(width * height).fill(-1);
  const second = new Float32Array(width * height).fill(-1);
  const bestColor = new Uint8Array(width * height);
  const secondColor = new Uint8Array(width * height);
  const mask = new Float32Array(w * h);
  const softness = Math.max(0.6, (1.2 * canvas.unit) / factor);
  for (let c = 0; c < palette.length; c++) {
    canvas.checkpoint();
    let firstRow = h;
    let lastRow = -1;
    for (let y = 0, i = 0; y < h; y++) {
      for (let x = 0; x < w; x++, i++) {
        const isHere = indices[i] === c;
        mask[i] = isHere ? 1 : 0;
        if (!isHere) continue;
        if (y < firstRow) firstRow = y;
        lastRow = y;
      }
    }
    if (lastRow < 0) continue;
    blurPlane(mask, w, h, softness);
    // Only the rows the region can reach.
    const margin = Math.ceil(softness * 3) + 1;
    const top = Math.max(0, (firstRow - margin) * factor);
    const bottom = Math.min(height, (lastRow + 1 + margin) * factor);
    for (let y = top, i = top * width; y < bottom; y++) {
      const fy = clamp((y + 0.5) / factor - 0.5, 0, h - 1.001);
      const y0 = Math.floor(fy);
      const v = fy - y0;
      for (let x = 0; x < width; x++, i++) {
        const fx = clamp((x + 0.5) / factor - 0.5, 0, w - 1.001);
        const x0 = Math.floor(fx);
        const u = fx - x0;
        const k = y0 * w + x0;
        const high = mask[k]! + (mask[k + 1]! - mask[k]!) * u;
        const low = mask[k + w]! + (mask[k + w + 1]! - mask[k + w]!) * u;
        const value = high + (low - high) * v;
        if (value <= 0.02) continue;
        if (value > best[i]!) {
          second[i] = best[i]!;
          secondColor[i] = bestColor[i]!;
          best[i] = value;
          bestColor[i] = c;
        } else if (value > second[i]!) {
          second[i] = value;
          secondColor[i] = c;
        }
      }
    }
    context.report(0.6 + (0.35 * c) / palette.length);
  }
  const result = canvas.blank();
  const edge = 0.12 / Math.max(0.5, canvas.unit);
  for (let i = 0, k = 0; i < best.length; i++, k += 3) {
    // One pixel of transition between the two strongest.
    const t = 0.5 + 0.5 * smoothstep(0, edge, best[i]! - second[i]!);
    const a = colors[bestColor[i]!]!;
    const b = colors[secondColor[i]!]!;
    for (let c = 0; c < 3; c++) result.data[k + c] = b[c]! + (a[c]! - b[c]!) * t;
  }
  return result;
};
