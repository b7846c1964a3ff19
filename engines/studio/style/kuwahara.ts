/** Edge-keeping smoothing: flat washes with crisp borders. */
import { type Canvas, CHECKPOINT_ROWS } from '../core/canvas.ts';

/**
 * Each pixel takes the means of its four quadrant boxes, weighted toward those that vary least.
 * @param radius boxes are radius + 1 pixels wide; at least 1
 * @see Kuwahara et al. 1976; soft weights as in Papari et al. 2007
 */
export function kuwahara(canvas: Canvas, radius: number): Canvas {
  const { width, height } = canvas;
  const means = boxMeans(canvas, radius);
  const result = canvas.blank();
  const out = result.data;
  // Weight of each box by its variance, known once per box instead of once per quadrant.
  const weights = new Float32Array(width * height);
  for (let i = 0, j = 0; i < weights.length; i++, j += 4) {
    const mean = means[j]! * 0.2126 + means[j + 1]! * 0.7152 + means[j + 2]! * 0.0722;
    const spread = means[j + 3]! - mean * mean;
    const variance = spread > 0 ? spread + 1e-5 : 1e-5;
    weights[i] = 1 / (variance * variance);
  }
  canvas.checkpoint();
  for (let y = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    const up = Math.max(0, y - radius) * width;
    const down = Math.max(0, Math.min(height - 1 - radius, y)) * width;
    for (let x = 0; x < width; x++, k += 3) {
      const left = x > radius ? x - radius : 0;
      const right = Math.max(0, Math.min(width - 1 - radius, x));
      const a = up + left;
      const b = up + right;
      const c = down + left;
      const d = down + right;
      const wa = weights[a]!;
      const wb = weights[b]!;
      const wc = weights[c]!;
      const wd = weights[d]!;
      const inverse = 1 / (wa + wb + wc + wd);
      const ja = a * 4;
      const jb = b * 4;
      const jc = c * 4;
      const jd = d * 4;
      out[k] = (means[ja]! * wa + means[jb]! * wb + means[jc]! * wc + means[jd]! * wd) * inverse;
      out[k + 1] =
        (means[ja + 1]! * wa + means[jb + 1]! * wb + means[jc + 1]! * wc + means[jd + 1]! * wd) *
        inverse;
      out[k + 2] =
        (means[ja + 2]! * wa + means[jb + 2]! * wb + means[jc + 2]! * wc + means[jd + 2]! * wd) *
        inverse;
    }
  }
  return result;
}

/** Means of red, green, blue and squared luminance over the box whose top left is the pixel. */
function boxMeans(canvas: Canvas, radius: number): Float32Array {
  const { width, height, data } = canvas;
  const edge = radius + 1;
  const stride = width * 4;
  const horizontal = new Float32Array(width * height * 4);
  const line = new Float32Array((width + radius) * 4);
  // Short sums, taken anew for each pixel: a running sum would drift over bright highlights.
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) canvas.checkpoint();
    for (let x = 0, k = y * width * 3, j = 0; x < width; x++, k += 3, j += 4) {
      const r = data[k]!;
      const g = data[k + 1]!;
      const b = data[k + 2]!;
      const l = r * 0.2126 + g * 0.7152 + b * 0.0722;
      line[j] = r;
      line[j + 1] = g;
      line[j + 2] = b;
      line[j + 3] = l * l;
    }
    for (let j = stride; j < line.length; j++) line[j] = line[j - 4]!;
    const row = y * stride;
    for (let j = 0; j < stride; j++) {
      let sum = line[j]!;
      for (let i = 1, from = j + 4; i < edge; i++, from += 4) sum += line[from]!;
      horizontal[row + j] = sum;
    }
  }
  const means = new Float32Array(horizontal.length);
  const inverse = 1 / (edge * edge);
  const sums = new Float32Array(stride);
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) canvas.checkpoint();
    const row = y * stride;
    // The sums of one row stay in the fastest memory until they are whole.
    sums.set(horizontal.subarray(row, row + stride));
    for (let i = 1; i < edge; i++) {
      const from = Math.min(height - 1, y + i) * stride;
      for (let j = 0; j < stride; j++) sums[j]! += horizontal[from + j]!;
    }
    for (let j = 0; j < stride; j++) means[row + j] = sums[j]! * inverse;
  }
  return means;
}
