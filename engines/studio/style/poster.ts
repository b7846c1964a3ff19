/** Screen print: a few opaque inks one over another, halftone between them, on paper. */
import { blurred } from '../core/blur.ts';
import { mixColors, oklch, type Rgb } from '../core/color.ts';
import { clamp, cos, lerp, sin, smoothstep, TAU } from '../core/math.ts';
import { sampleNoise } from '../core/noise.ts';
import { findPalette, paletteColors, toLabPlane } from './palette.ts';
import type { ApplyStyle } from './style-painter.ts';

const INKS = 8;

/** Rows of dots per thousandth of the picture's size. */
const SCREEN_PITCH = 5.2;

/**
 * The picture's own colours, sorted by lightness, become the inks. Each ink covers everything that
 * is at least as dark as it; where the tone lies between two inks, dots carry the transition.
 */
export const applyPoster: ApplyStyle = (canvas, spec, random, context) => {
  // Drawn in print technique from the start.
  if (spec.family === 'abstract') return canvas;
  const { width, height, unit } = canvas;
  const soft = blurred(canvas, 1.6 * unit);
  const lab = toLabPlane(soft);
  context.report(0.3);
  const palette = [...findPalette(lab, INKS, random)].sort((a, b) => b[0] - a[0]);
  const inks = paletteColors(palette, 1.25);
  const levels = palette.map((p) => p[0]);
  const paper: Rgb = mixColors(oklch(0.95, 0.025, 85), inks[0]!, 0.25);
  const angle = TAU / 12;
  const ca = cos(angle) / (SCREEN_PITCH * unit);
  const sa = sin(angle) / (SCREEN_PITCH * unit);
  const { fine, fbm } = context.tiles;
  const offset = random.next() * 512;
  const margin = 0.035 * Math.min(width, height);
  const result = canvas.blank();
  result.shade((x, y, out) => {
    const k = (y * width + x) * 3;
    const L = lab[k]!;
    // Dots grow from the crossing points of a slanted grid.
    const u = x * ca + y * sa;
    const v = y * ca - x * sa;
    const dot = 0.5 + 0.25 * (cos(u * TAU) + cos(v * TAU));
    const grain = sampleNoise(fine, (x * 0.9) / unit + offset, (y * 0.9) / unit) * 0.05;
    // The chromatic nearest of the two neighbouring inks by tone keeps hues apart.
    let best = 0;
    let second = 0;
    let bestDistance = Infinity;
    let secondDistance = Infinity;
    for (let i = 0; i < palette.length; i++) {
      const p = palette[i]!;
      const da = lab[k + 1]! - p[1];
      const db = lab[k + 2]! - p[2];
      const dL = L - levels[i]!;
      const d = dL * dL + 1.6 * (da * da + db * db);
      if (d < bestDistance) {
        secondDistance = bestDistance;
        second = best;
        bestDistance = d;
        best = i;
      } else if (d < secondDistance) {
        secondDistance = d;
        second = i;
      }
    }
    const a = Math.sqrt(bestDistance);
    const b = Math.sqrt(secondDistance);
    const share = b > 0 ? a / (a + b) : 0;
    const cover = smoothstep(-0.12, 0.12, share * 1.15 - 0.1 - (1 - dot) + grain);
    const film = 1 + sampleNoise(fine, (x * 1.3) / unit, (y * 1.3) / unit + offset) * 0.07;
    const wear = smoothstep(0.36, 0.52, sampleNoise(fine, (x * 0.8) / unit + 91, (y * 0.8) / unit));
    const wobble = sampleNoise(fbm, (x * 0.5) / unit, (y * 0.5) / unit) * 3 * unit;
    const inset = Math.min(x, width - x, y, height - y) + wobble;
    const inside = smoothstep(margin - 0.8 * unit, margin + 0.8 * unit, inset) * (1 - wear * 0.45);
    for (let c = 0; c < 3; c++) {
      const ink = lerp(inks[best]![c]!, inks[second]![c]!, clamp(cover)) * film;
      out[c] = lerp(paper[c]! * (0.98 + film * 0.02), ink, inside);
    }
  });
  return result;
};
