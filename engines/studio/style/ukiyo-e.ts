/** Woodblock print: key lines, few pigments, bokashi gradation, wood grain, washi. */
import { CHECKPOINT_ROWS } from '../core/canvas.ts';
import { linearToOklab, oklabToLinear, oklch, type Rgb } from '../core/color.ts';
import { clamp, lerp, sin, smoothstep, square } from '../core/math.ts';
import { sampleNoise } from '../core/noise.ts';
import { findBackdrop } from './backdrop.ts';
import { darkSide } from './contours.ts';
import { stampSeal } from './ink.ts';
import { findSegments, paintRegions, type Segments } from './segments.ts';
import type { ApplyStyle } from './style-painter.ts';
import { lightnessPlane } from './tone.ts';

const BLOCKS = 12;

/** Paper of the paper mulberry, and the key block's warm black. */
const WASHI: Rgb = [0.86, 0.8, 0.66];
const KEY: Rgb = [0.022, 0.024, 0.036];

/**
 * The pigments of the nineteenth-century print, in OKLCH: Prussian blue in three strengths, indigo
 * grey, safflower and vermilion reds, ochres, leaf greens, purple, soot, and bare paper.
 */
const PIGMENTS: readonly Rgb[] = [
  oklch(0.35, 0.1, 256),
  oklch(0.52, 0.1, 248),
  oklch(0.74, 0.065, 236),
  oklch(0.86, 0.03, 215),
  oklch(0.3, 0.03, 262),
  oklch(0.56, 0.17, 32),
  oklch(0.74, 0.11, 32),
  oklch(0.84, 0.07, 45),
  oklch(0.8, 0.12, 82),
  oklch(0.9, 0.07, 92),
  oklch(0.62, 0.08, 70),
  oklch(0.45, 0.07, 55),
  oklch(0.48, 0.075, 142),
  oklch(0.66, 0.08, 128),
  oklch(0.8, 0.07, 118),
  oklch(0.45, 0.09, 315),
  oklch(0.66, 0.08, 330),
  oklch(0.62, 0.015, 80),
  oklch(0.22, 0.015, 270),
  [WASHI[0] * 1.06, WASHI[1] * 1.07, WASHI[2] * 1.12],
];

/** Each colour of the picture goes most of the way to the pigments nearest to it. */
function mixPigments(segments: Segments): Rgb[] {
  const labs = PIGMENTS.map((c) => linearToOklab(c[0], c[1], c[2]));
  return segments.palette.map(([L, plainA, plainB]) => {
    // Haze takes colour; the printer gives some back.
    const a = plainA * 1.18;
    const b = plainB * 1.18;
    const lifted = 0.16 + L * 0.84;
    // Greys are printed from the blue block: Prussian blue was the cheap and lasting one.
    const grey = smoothstep(0.05, 0.01, Math.sqrt(a * a + b * b)) * smoothstep(0.95, 0.7, L);
    const cool = b - 0.035 * grey;
    // Near pigments are mixed by nearness: neighbours in a haze must not end in different jars.
    let sum = 0;
    const mixed: [number, number, number] = [0, 0, 0];
    for (const lab of labs) {
      const dL = lifted - lab[0];
      const da = a - lab[1];
      const db = cool - lab[2];
      const d = dL * dL * 0.7 + (da * da + db * db) * 9;
      const share = 1 / square(d + 0.006);
      sum += share;
      for (let c = 0; c < 3; c++) mixed[c]! += lab[c]! * share;
    }
    const [r, g, bl] = oklabToLinear(
      lerp(lifted, mixed[0] / sum, 0.35),
      lerp(a, mixed[1] / sum, 0.72),
      lerp(cool, mixed[2] / sum, 0.72),
    );
    return [Math.max(0, r), Math.max(0, g), Math.max(0, bl)];
  });
}

/** Mean OKLab lightness along the upper border: whether the sky is dark. */
function topLightness({ indices, width, palette }: Segments): number {
  let sum = 0;
  for (let x = 0; x < width; x++) sum += palette[indices[x]!]![0];
  return sum / width;
}

export const applyUkiyoE: ApplyStyle = (canvas, _spec, random, context) => {
  const { width, height, unit } = canvas;
  const { fine, fbm } = context.tiles;
  const segments = findSegments(canvas, random, BLOCKS, 2.6);
  context.report(0.25);
  const inks = mixPigments(segments);
  const drawn = lightnessPlane(canvas);
  const backdrop = findBackdrop(canvas);
  const result = paintRegions(canvas, segments, inks, 1.6);
  context.report(0.55);

  // The key block is cut after the clean shapes and after the finest of the picture's own lines.
  const shapes = lightnessPlane(result);
  const outline = darkSide(canvas, shapes, Math.max(0.6, 1.5 * unit), 2.2);
  const inner = darkSide(canvas, drawn, Math.max(0.6, 1.3 * unit), 2.1);
  const contour = canvas.subjects?.outline(canvas, 2.1) ?? null;
  context.report(0.75);

  // Bokashi: a dark band wiped along the top, a warm one along the horizon side of the sky.
  const deep = oklch(0.34, 0.1, 258);
  const warm = oklch(0.8, 0.11, 40);
  const isNight = topLightness(segments) < 0.42;
  const offset = random.next() * 512;
  const wood = random.range(0.6, 1);
  const px = 1 / unit;
  const { data } = result;
  const margin = 26;
  for (let y = 0, i = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    const v = y * px;
    const t = y / height;
    const topBand = smoothstep(0.2, 0.02, t) * 0.88;
    const lowBand = isNight ? 0 : smoothstep(0.16, 0.5, t) * 0.34;
    for (let x = 0; x < width; x++, i++, k += 3) {
      const u = x * px;
      const grain = sampleNoise(fine, u * 0.9, v * 0.9);
      const slow = sampleNoise(fbm, u * 0.3 + offset, v * 0.3);
      // Cherry wood: rings bent by a slow field, long along the block.
      const ring = sin((v * 0.34 + slow * 26 + sampleNoise(fbm, u * 0.06, v * 0.5) * 10) * wood);
      const film = 1 + ring * 0.03 + grain * 0.045;
      const inSky = backdrop[i]!;
      const high = topBand * inSky;
      const low = lowBand * inSky * (1 - topBand);
      const key = Math.max(
        contour === null ? 0 : contour[i]! * 0.96,
        smoothstep(0.006, 0.024, outline[i]!),
        smoothstep(0.01, 0.04, inner[i]!) * 0.9,
      );
      const line = clamp(key * (1.05 + slow * 0.3 - Math.max(0, grain - 0.25) * 1.2));
      const edge = Math.min(u, v, (width - x) * px, (height - y) * px);
      const sheet = context.tiling ? 1 : smoothstep(margin - 1, margin + 1, edge + grain * 1.6);
      const frame = context.tiling ? 0 : smoothstep(2.2, 1.2, Math.abs(edge - margin - 1.5)) * 0.9;
      const fibre = 1 - 0.03 * grain + 0.035 * slow;
      for (let c = 0; c < 3; c++) {
        let ink = data[k + c]! * film;
        ink += (deep[c]! - ink) * high;
        ink += (warm[c]! - ink) * low;
        // Ink is thin: a tenth of the paper shows through.
        ink = ink * 0.9 + ink * WASHI[c]! * 0.12;
        ink += (KEY[c]! - ink) * Math.max(line, frame);
        const paper = WASHI[c]! * fibre;
        data[k + c] = paper + (ink - paper) * sheet;
      }
    }
  }
  context.report(0.95);
  if (!context.tiling) stampSeal(result, context.tiles, random);
  return result;
};
