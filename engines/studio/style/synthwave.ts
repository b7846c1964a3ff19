/** Synthwave: a banded sun, a glowing grid to the horizon, and the picture in magenta and cyan. */
import { CHECKPOINT_ROWS } from '../core/canvas.ts';
import { createRamp, oklch } from '../core/color.ts';
import { clamp, exp, pow, sin, smoothstep, TAU } from '../core/math.ts';
import { hash2 } from '../core/random.ts';
import { findBackdrop } from './backdrop.ts';
import { darkSide } from './contours.ts';
import type { ApplyStyle } from './style-painter.ts';
import { lightnessPlane, percentiles } from './tone.ts';

const MAGENTA = oklch(0.68, 0.28, 345);
const CYAN = oklch(0.86, 0.15, 200);

/** From the zenith down to the horizon. */
const SKY = createRamp([
  [0, oklch(0.13, 0.07, 285)],
  [0.45, oklch(0.27, 0.14, 300)],
  [0.75, oklch(0.48, 0.22, 335)],
  [0.93, oklch(0.68, 0.21, 10)],
  [1, oklch(0.82, 0.15, 55)],
]);

/** The picture's own tones: shadows violet, middle magenta, lights cyan-white. */
const TONES = createRamp([
  [0, oklch(0.1, 0.06, 285)],
  [0.3, oklch(0.28, 0.15, 295)],
  [0.58, oklch(0.56, 0.25, 330)],
  [0.8, oklch(0.78, 0.15, 345)],
  [1, oklch(0.95, 0.06, 205)],
]);

const SUN = createRamp([
  [0, oklch(0.93, 0.14, 98)],
  [0.5, oklch(0.74, 0.2, 45)],
  [1, oklch(0.6, 0.27, 350)],
]);

/** Light of one grid line at a distance in pixels: a hard core in a soft glow. */
function gridLight(distance: number, unit: number): number {
  const d = distance / unit;
  return smoothstep(1.9, 0.5, d) + 0.4 * exp(-d * 0.22);
}

export const applySynthwave: ApplyStyle = (canvas, _spec, random, context) => {
  const { width, height, unit } = canvas;
  const backdrop = findBackdrop(canvas);
  context.report(0.25);
  const tone = lightnessPlane(canvas);
  const [low, high] = percentiles(tone, [0.02, 0.97]) as [number, number];
  const rim = darkSide(canvas, tone, Math.max(0.6, 1.4 * unit), 2.2);
  const cover = canvas.subjects?.cover(canvas, 0.8) ?? null;
  const contour = canvas.subjects?.outline(canvas, 1.6) ?? null;
  context.report(0.5);
  const horizon = height * random.range(0.6, 0.68);
  const sunX = width * random.range(0.4, 0.6);
  const sunRadius = Math.min(width, height) * random.range(0.24, 0.3);
  const sunY = horizon - sunRadius * random.range(0.5, 0.75);
  const lanes = random.int(7, 10);
  const phase = random.next();
  const rgb = new Float64Array(3);
  const { data } = canvas;
  const vanishX = width / 2 + (sunX - width / 2) * 0.5;
  const span = Math.max(0.14, high - low);
  for (let y = 0, i = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    const isGround = y > horizon;
    const below = (y - horizon) / (height - horizon);
    const scan = 1 - 0.09 * (0.5 + 0.5 * sin(((y / unit) * TAU) / 3.6));
    // Rows of the grid at even steps of depth: 1 / below runs evenly.
    const depth = isGround ? 1.15 / (below + 0.045) : 0;
    const nearRow = isGround ? Math.abs(depth + phase - Math.round(depth + phase)) : 1;
    const rowPitch = isGround ? ((height - horizon) * 1.15) / (depth * depth) : 1;
    const rowLight = isGround
      ? gridLight(nearRow * rowPitch, unit) * smoothstep(0, 0.05, below)
      : 0;
    const fade = smoothstep(0, 0.12, below);
    for (let x = 0; x < width; x++, i++, k += 3) {
      const own = clamp((tone[i]! - low) / span);
      const isBack = isGround ? 0 : backdrop[i]!;
      TONES.sample(pow(own, 0.9) * 0.97, rgb);
      let r = rgb[0]!;
      let g = rgb[1]!;
      let b = rgb[2]!;
      // The subject keeps a share of its own hue, in the night's palette.
      r += (Math.min(1, data[k]!) * 0.9 - r) * 0.2;
      g += (Math.min(1, data[k + 1]!) * 0.45 - g) * 0.2;
      b += (Math.min(1, data[k + 2]!) * 1.05 - b) * 0.2;
      const onSubject = cover === null ? 0 : cover[i]!;
      const line = Math.max(
        smoothstep(0.012, 0.06, rim[i]!),
        contour === null ? 0 : contour[i]! * 0.9,
      );
      r += (CYAN[0] * 0.95 - r) * line * 0.75;
      g += (CYAN[1] * 0.95 - g) * line * 0.75;
      b += (CYAN[2] * 1.05 - b) * line * 0.75;
      if (isBack > 0.002) {
        SKY.sample(clamp(y / horizon), rgb);
        const dx = (x - sunX) / sunRadius;
        const dy = (y - sunY) / sunRadius;
        const d = Math.sqrt(dx * dx + dy * dy);
        const star = hash2(x >> 1, y >> 1);
        if (star > 0.9991 && d > 1.15) {
          const light = (star - 0.9991) * 900 * (1 - y / horizon);
          for (let c = 0; c < 3; c++) rgb[c]! += Math.max(0, light);
        }
        const halo = exp(-Math.max(0, d - 1) * 3.2) * 0.34;
        for (let c = 0; c < 3; c++) rgb[c]! += MAGENTA[c]! * halo;
        if (d < 1 + 1.5 / sunRadius) {
          // Bars cut through the lower half, wider toward the foot.
          const t = (dy + 1) / 2;
          const bar = dy > -0.05 ? (dy + 0.05) * 7.2 : -1;
          const gap =
            bar >= 0 ? smoothstep(0.02, 0.05, bar - Math.floor(bar) - 1 + 0.1 + 0.42 * dy) : 0;
          const cover = clamp((1 - d) * sunRadius + 0.5) * (1 - gap);
          const sky = [rgb[0]!, rgb[1]!, rgb[2]!] as const;
          SUN.sample(t, rgb);
          for (let c = 0; c < 3; c++) rgb[c] = sky[c]! + (rgb[c]! * 1.15 - sky[c]!) * cover;
        }
        // The scene's own clouds and gradations still breathe in it.
        const breath = 0.82 + 0.36 * own;
        r += (rgb[0]! * breath - r) * isBack;
        g += (rgb[1]! * breath - g) * isBack;
        b += (rgb[2]! * breath - b) * isBack;
      }
      if (isGround) {
        const reach = (x - vanishX) / (0.07 + below);
        const lane = (reach / width) * lanes;
        const nearLane = Math.abs(lane - Math.round(lane));
        const lanePitch = (width / lanes) * (0.07 + below);
        const grid = Math.max(rowLight, gridLight(nearLane * lanePitch, unit) * fade) * 0.9;
        // Dark ground takes the grid fully, bright subjects standing on it hardly.
        const take =
          (0.35 + 0.65 * smoothstep(0.75, 0.3, own)) * (0.4 + 0.6 * fade) * (1 - 0.92 * onSubject);
        const dusk = 1 - 0.5 * take;
        r = r * dusk + MAGENTA[0] * grid * take;
        g = g * dusk + MAGENTA[1] * grid * take + CYAN[1] * grid * take * 0.1;
        b = b * dusk + MAGENTA[2] * grid * take + CYAN[2] * grid * take * 0.2;
      } else {
        const glow = exp(((y - horizon) / unit) * 0.02) * 0.16;
        r += MAGENTA[0] * glow;
        b += MAGENTA[2] * glow;
      }
      data[k] = r * scan;
      data[k + 1] = g * scan;
      data[k + 2] = b * scan;
    }
  }
  return canvas;
};
