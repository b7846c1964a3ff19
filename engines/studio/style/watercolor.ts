/** Watercolour: washes with wandering edges, pigment that gathers and granulates, ragged paper. */
import { blurPlane, blurred } from '../core/blur.ts';
import type { Canvas } from '../core/canvas.ts';
import { clamp, lerp, smoothstep } from '../core/math.ts';
import { sampleNoise } from '../core/noise.ts';
import { kuwahara } from './kuwahara.ts';
import type { ApplyStyle } from './style-painter.ts';

/** Warm white, linear RGB. */
const PAPER = [0.955, 0.94, 0.9] as const;

/** Square root of luminance: near enough to perceived lightness for edges. */
function lightnessPlane(canvas: Canvas): Float32Array {
  const { data } = canvas;
  const plane = new Float32Array(canvas.width * canvas.height);
  for (let i = 0, k = 0; i < plane.length; i++, k += 3) {
    const l = data[k]! * 0.2126 + data[k + 1]! * 0.7152 + data[k + 2]! * 0.0722;
    plane[i] = Math.sqrt(Math.max(0, l));
  }
  return plane;
}

/** Moves edges about by noise, as a hand and wet paper do. */
function wobble(canvas: Canvas, offset: number, fbm: Float32Array, fine: Float32Array): Canvas {
  const { unit } = canvas;
  const moved = canvas.blank();
  const scale = 0.55 / unit;
  moved.shade((x, y, out) => {
    const dx = sampleNoise(fbm, x * scale + offset, y * scale);
    const dy = sampleNoise(fbm, x * scale + 200, y * scale + offset);
    const tremor = sampleNoise(fine, (x * 0.5) / unit, (y * 0.5) / unit) * 3.4;
    canvas.sample(x + (dx * 13 + tremor) * unit, y + (dy * 13 + tremor) * unit, out);
  });
  return moved;
}

/**
 * Pigment density after Bousseau: C' = C - (C - C^2)(d - 1), where d is raised where pigment
 * flows, gathers at edges and settles in the grain of the paper.
 * @see Bousseau et al. 2006, "Interactive watercolor rendering with temporal coherence"
 */
export const applyWatercolor: ApplyStyle = (canvas, _spec, random, { tiles, report }) => {
  const { width, height, unit } = canvas;
  const { fbm, fine } = tiles;
  const offset = random.next() * 512;
  const flat = kuwahara(canvas, Math.max(1, Math.round(3 * unit)));
  report(0.3);
  const washes = wobble(flat, offset, fbm, fine);
  const soft = blurred(washes, 16 * unit);
  report(0.5);
  const lightness = lightnessPlane(washes);
  const near = lightness.slice();
  blurPlane(near, width, height, 2.2 * unit);
  const far = near.slice();
  blurPlane(far, width, height, 9 * unit);
  report(0.65);

  const px = 1 / unit;
  const edgeScale = 1 / (1024 * unit);
  washes.shade((x, y, out) => {
    const i = y * width + x;
    const u = x * px;
    const v = y * px;
    const border = Math.min(x, width - x, y * 1.02, height - y) * edgeScale;
    const ragged =
      border -
      0.034 +
      sampleNoise(fbm, u * 0.16 + offset, v * 0.16 + 11) * 0.05 +
      sampleNoise(fbm, u * 1.1 + offset, v * 1.1 + 11) * 0.012;
    const grain =
      sampleNoise(fine, u * 1.05, v * 1.05) + sampleNoise(fine, u * 0.5 + 9, v * 0.5) * 0.6;
    const mask = smoothstep(0, 0.004, ragged);
    if (mask === 0) {
      for (let c = 0; c < 3; c++) out[c] = PAPER[c]! * (1 - 0.05 * grain);
      return;
    }
    const wet = smoothstep(-0.05, 0.4, sampleNoise(fbm, u * 0.22 + offset + 80, v * 0.22)) * 0.42;
    const edge =
      clamp((near[i]! - lightness[i]!) * 3.2, 0, 0.5) + clamp((far[i]! - near[i]!) * 2, 0, 0.35);
    const flow =
      sampleNoise(fbm, u * 0.3 + 77, v * 0.3 + offset) * 1.15 +
      sampleNoise(fbm, u * 1.4, v * 1.4 + 33) * 0.5;
    const rim = mask * smoothstep(0.013, 0, ragged);
    const density = 0.92 + flow * 0.62 + edge * 2.3 + grain * 0.2 + rim * 0.6;
    const dryness = smoothstep(0.42, 0.6, grain + 0.5 * flow) * 0.55;
    for (let c = 0; c < 3; c++) {
      const light = lerp(out[c]!, soft.data[i * 3 + c]!, wet);
      let pigment = clamp(Math.sqrt(Math.max(0, light)) * 0.9 + 0.125);
      pigment = clamp(pigment - (pigment - pigment * pigment) * (density - 1));
      const painted = pigment * pigment;
      const dry = dryness * smoothstep(0.3, 0.75, painted);
      const onPaper = lerp(painted * PAPER[c]!, PAPER[c]!, dry) * (1 - 0.035 * grain);
      out[c] = lerp(PAPER[c]! * (1 - 0.05 * grain), onPaper, mask);
    }
  });
  return washes;
};
