/** Screen print: a few opaque inks in bold shapes, halftone shading on them, on paper. */
import { CHECKPOINT_ROWS } from '../core/canvas.ts';
import { mixColors, oklabToLinear, oklch, type Rgb } from '../core/color.ts';
import { clamp, cos, sin, smoothstep, TAU } from '../core/math.ts';
import { sampleNoise } from '../core/noise.ts';
import { findSegments, paintRegions } from './segments.ts';
import type { ApplyStyle } from './style-painter.ts';
import { lightnessPlane } from './tone.ts';

const INKS = 11;

/** Distance of the halftone dots in thousandths of the picture's size, and turn of their grid. */
const SCREEN_PITCH = 5.4;
const SCREEN_TURN = TAU / 12;

const WAVE_STEPS = 256;

/** One period of a cosine, so that the screen costs two look-ups a pixel. */
const WAVE: Float32Array = Float32Array.from({ length: WAVE_STEPS }, (_, i) =>
  cos((i / WAVE_STEPS) * TAU),
);

/** Range of lightness that a poster needs, OKLab: fog and snow are printed with more. */
const RANGE = 0.66;

/**
 * Inks of a poster: fewer greys than life has, no black blacker than its own, and never all alike.
 */
function mixInks(palette: readonly (readonly [number, number, number])[]): Rgb[] {
  const lowest = Math.min(...palette.map((p) => p[0]));
  const highest = Math.max(...palette.map((p) => p[0]));
  const stretch = clamp(RANGE / Math.max(0.05, highest - lowest), 1, 1.7);
  return palette.map(([L, a, b]) => {
    // Stretched downward: paper stays the lightest.
    const tone = Math.max(0.05, highest - (highest - L) * stretch);
    const [r, g, bl] = oklabToLinear(0.13 + tone * 0.83, a * 1.32, b * 1.32 + 0.008);
    return [Math.max(0, r), Math.max(0, g), Math.max(0, bl)];
  });
}

/**
 * Regions of even ink, and over them the shading that the inks leave out: dots of a darker or a
 * paler ink that grow with the difference.
 */
export const applyPoster: ApplyStyle = (canvas, spec, random, context) => {
  // Drawn in print technique from the start.
  if (spec.family === 'abstract') return canvas;
  const { width, height, unit } = canvas;
  const segments = findSegments(canvas, random, INKS, 2.4);
  context.report(0.35);
  const tone = lightnessPlane(canvas);
  const result = paintRegions(canvas, segments, mixInks(segments.palette), 1.5);
  context.report(0.55);
  const even = lightnessPlane(result);
  const paper = mixColors(oklch(0.955, 0.022, 88), mixInks(segments.palette)[0]!, 0.08);
  const { fine, fbm } = context.tiles;
  const offset = random.next() * 512;
  const margin = 0.035 * Math.min(width, height);
  const { data } = result;
  const scaleU = (cos(SCREEN_TURN) / (SCREEN_PITCH * unit)) * WAVE_STEPS;
  const scaleV = (sin(SCREEN_TURN) / (SCREEN_PITCH * unit)) * WAVE_STEPS;
  const px = 1 / unit;
  for (let y = 0, i = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    for (let x = 0; x < width; x++, i++, k += 3) {
      const u = x * px;
      const v = y * px;
      const film = 1 + sampleNoise(fine, u * 1.3, v * 1.3 + offset) * 0.06;
      const across = (x * scaleU + y * scaleV) & (WAVE_STEPS - 1);
      const down = (y * scaleU - x * scaleV) & (WAVE_STEPS - 1);
      // 1 in the middle of a dot, 0 between them.
      const dot = 0.5 + 0.25 * (WAVE[across]! + WAVE[down]!);
      // What the flat ink leaves out. The inks are lifted: compared with that in mind.
      const missing = even[i]! - (0.1 + tone[i]! * 0.9);
      const size = missing > 0 ? missing * 2.6 : missing * -2.2;
      const cover = size > 0.06 ? smoothstep(-0.1, 0.1, size - 0.06 - (1 - dot)) : 0;
      const shade = missing > 0 ? 0.56 : 1.42;
      const worn = sampleNoise(fine, u * 0.8 + 91, v * 0.8);
      let inside = worn > 0.36 ? 1 - smoothstep(0.36, 0.52, worn) * 0.4 : 1;
      if (!context.tiling) {
        const edge = Math.min(x, width - x, y, height - y);
        if (edge < margin + 6 * unit) {
          const wobble = sampleNoise(fbm, u * 0.5, v * 0.5) * 3 * unit;
          inside *= smoothstep(margin - 0.8 * unit, margin + 0.8 * unit, edge + wobble);
        }
      }
      const light = (1 + (shade - 1) * cover) * film;
      for (let c = 0; c < 3; c++) {
        const sheet = paper[c]! * (0.98 + film * 0.02);
        data[k + c] = sheet + (data[k + c]! * light - sheet) * inside;
      }
    }
  }
  return result;
};
