/** Watercolour: washes with wandering edges, pigment that gathers and granulates, ragged paper. */
import { blurPlane, blurred, enlargePlane, shrink } from '../core/blur.ts';
import { type Canvas, CHECKPOINT_ROWS } from '../core/canvas.ts';
import { clamp, lerp, smoothstep } from '../core/math.ts';
import { type NoiseTile, sampleNoise } from '../core/noise.ts';
import { kuwahara } from './kuwahara.ts';
import type { ApplyStyle } from './style-painter.ts';
import { lightnessPlane } from './tone.ts';

/** Warm white, linear RGB. */
const PAPER = [0.955, 0.94, 0.9] as const;

/** Slow planes (flow of pigment, displacement, wetness) are made at this part of the size. */
const SLOW = 4;

type PlaneOf = (u: number, v: number) => number;

/**
 * A plane of something that varies slowly, made small and enlarged. u, v in thousandths.
 * @param into memory for it that is no longer needed
 */
function slowPlane(
  canvas: Canvas,
  valueAt: PlaneOf,
  into?: Float32Array<ArrayBuffer>,
): Float32Array<ArrayBuffer> {
  const { width, height, unit } = canvas;
  const w = Math.ceil(width / SLOW);
  const h = Math.ceil(height / SLOW);
  const small = new Float32Array(w * h);
  for (let y = 0, i = 0; y < h; y++) {
    const v = ((y + 0.5) * SLOW) / unit;
    for (let x = 0; x < w; x++, i++) small[i] = valueAt(((x + 0.5) * SLOW) / unit, v);
  }
  canvas.checkpoint();
  return enlargePlane(small, w, h, width, height, into);
}

/** How much of a figure's own detail survives the flattening of washes: of small ones, of large. */
const DETAIL_SMALL = 0.75;
const DETAIL_LARGE = 0.3;

/** Flattens the picture into washes; figures are painted with a finer brush. */
function flatten(canvas: Canvas): Canvas {
  const { data, subjects, unit } = canvas;
  const radius = Math.max(1, Math.round(3 * unit));
  if (subjects === null) return kuwahara(canvas, radius);
  const { owner } = subjects;
  const own = new Float32Array(owner.reduce((n, o) => (o > 0 ? n + 3 : n), 0));
  for (let i = 0, k = 0; i < owner.length; i++) {
    if (owner[i] === 0) continue;
    for (let c = 0; c < 3; c++, k++) own[k] = data[i * 3 + c]!;
  }
  kuwahara(canvas, radius);
  const share = own.length / data.length;
  const detail = lerp(DETAIL_SMALL, DETAIL_LARGE, smoothstep(0.06, 0.3, share));
  for (let i = 0, k = 0; i < owner.length; i++) {
    if (owner[i] === 0) continue;
    for (let c = 0; c < 3; c++, k++) {
      data[i * 3 + c]! += (Math.min(1.2, own[k]!) - data[i * 3 + c]!) * detail;
    }
  }
  return canvas;
}

/** Moves edges about by noise, as a hand and wet paper do. */
function wobble(
  canvas: Canvas,
  offset: number,
  fbm: NoiseTile,
  fine: NoiseTile,
): { moved: Canvas; spare: [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>] } {
  const { unit, width, height } = canvas;
  const moved = canvas.blank();
  const reach = 13 * unit;
  const dx = slowPlane(canvas, (u, v) => sampleNoise(fbm, u * 0.55 + offset, v * 0.55) * reach);
  const dy = slowPlane(
    canvas,
    (u, v) => sampleNoise(fbm, u * 0.55 + 200, v * 0.55 + offset) * reach,
  );
  const rgb = new Float64Array(3);
  const scale = 0.5 / unit;
  const owner = canvas.subjects?.owner ?? null;
  for (let y = 0, i = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    for (let x = 0; x < width; x++, i++, k += 3) {
      const shake = owner !== null && owner[i]! > 0 ? 1 : 3.4;
      const tremor = sampleNoise(fine, x * scale, y * scale) * shake * unit;
      canvas.sample(x + dx[i]! + tremor, y + dy[i]! + tremor, rgb);
      moved.data[k] = rgb[0]!;
      moved.data[k + 1] = rgb[1]!;
      moved.data[k + 2] = rgb[2]!;
    }
  }
  return { moved, spare: [dx, dy] };
}

/** Where pigment gathers: dark rims on the light side's border, fine and broad, at half size. */
function rimPlane(washes: Canvas): Float32Array {
  const factor = washes.unit > 0.45 ? 2 : 1;
  const small = shrink(washes, factor);
  const { width, height } = small;
  const lightness = lightnessPlane(small);
  const near = lightness.slice();
  blurPlane(near, width, height, (2.4 * washes.unit) / factor);
  const far = near.slice();
  blurPlane(far, width, height, (9 * washes.unit) / factor);
  washes.checkpoint();
  for (let i = 0; i < lightness.length; i++) {
    lightness[i] =
      clamp((near[i]! - lightness[i]!) * 3.4, 0, 0.5) + clamp((far[i]! - near[i]!) * 2, 0, 0.35);
  }
  return factor === 1
    ? lightness
    : enlargePlane(lightness, width, height, washes.width, washes.height);
}

/**
 * Pigment density after Bousseau: C' = C - (C - C^2)(d - 1), where d is raised where pigment
 * flows, gathers at edges and settles in the grain of the paper.
 * @see Bousseau et al. 2006, "Interactive watercolor rendering with temporal coherence"
 */
export const applyWatercolor: ApplyStyle = (canvas, _spec, random, context) => {
  const { width, height, unit } = canvas;
  const { tiles, tiling, report } = context;
  const { fbm, fine } = tiles;
  const offset = random.next() * 512;
  const flat = flatten(canvas);
  report(0.35);
  const { moved: washes, spare } = wobble(flat, offset, fbm, fine);
  report(0.5);
  const soft = blurred(washes, 16 * unit, flat);
  const edge = rimPlane(washes);
  report(0.65);
  const flow = slowPlane(
    canvas,
    (u, v) =>
      sampleNoise(fbm, u * 0.3 + 77, v * 0.3 + offset) * 1.15 +
      sampleNoise(fbm, u * 1.1, v * 1.1 + 33) * 0.5,
    spare[0],
  );
  const wet = slowPlane(
    canvas,
    (u, v) => smoothstep(-0.05, 0.4, sampleNoise(fbm, u * 0.22 + offset + 80, v * 0.22)) * 0.42,
    spare[1],
  );
  const shore = slowPlane(
    canvas,
    (u, v) => sampleNoise(fbm, u * 0.16 + offset, v * 0.16 + 11) * 0.05 - 0.034,
  );
  report(0.75);

  const px = 1 / unit;
  const edgeScale = 1 / (1024 * unit);
  const { data } = washes;
  const softData = soft.data;
  for (let y = 0, i = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    const v = y * px;
    const borderY = Math.min(y * 1.02, height - y);
    for (let x = 0; x < width; x++, i++, k += 3) {
      const u = x * px;
      const grain =
        sampleNoise(fine, u * 1.05, v * 1.05) + sampleNoise(fine, u * 0.5 + 9, v * 0.5) * 0.6;
      let mask = 1;
      let rim = 0;
      const border = Math.min(borderY, x, width - x) * edgeScale;
      if (!tiling && border < 0.13) {
        const ragged =
          border + shore[i]! + sampleNoise(fbm, u * 1.1 + offset, v * 1.1 + 11) * 0.012;
        mask = smoothstep(0, 0.004, ragged);
        rim = mask * smoothstep(0.013, 0, ragged);
      }
      const density = 0.92 + flow[i]! * 0.62 + edge[i]! * 2.3 + grain * 0.2 + rim * 0.6;
      const dryness = smoothstep(0.42, 0.6, grain + 0.5 * flow[i]!) * 0.55;
      const bare = 1 - 0.05 * grain;
      const tooth = 1 - 0.035 * grain;
      for (let c = 0; c < 3; c++) {
        const paper = PAPER[c]!;
        if (mask === 0) {
          data[k + c] = paper * bare;
          continue;
        }
        const light = lerp(data[k + c]!, softData[k + c]!, wet[i]!);
        let pigment = light > 0 ? Math.sqrt(light) * 0.9 + 0.125 : 0.125;
        if (pigment > 1) pigment = 1;
        pigment = clamp(pigment - (pigment - pigment * pigment) * (density - 1));
        const painted = pigment * pigment;
        const dry = dryness > 0 ? dryness * smoothstep(0.3, 0.75, painted) : 0;
        const onPaper = lerp(painted * paper, paper, dry) * tooth;
        data[k + c] = lerp(paper * bare, onPaper, mask);
      }
    }
  }
  return washes;
};
