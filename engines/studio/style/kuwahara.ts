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
  for (let y = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    const rowUp = Math.max(0, y - radius) * width;
    const rowDown = Math.min(height - 1 - radius, y) * width;
    for (let x = 0; x < width; x++, k += 3) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width - 1 - radius, x);
      let r = 0;
      let g = 0;
      let b = 0;
      let total = 0;
      for (let quadrant = 0; quadrant < 4; quadrant++) {
        const column = (quadrant & 1) === 0 ? left : right;
        const j = ((quadrant & 2) === 0 ? rowUp + column : rowDown + column) * 4;
        const mr = means[j]!;
        const mg = means[j + 1]!;
        const mb = means[j + 2]!;
        const mean = mr * 0.2126 + mg * 0.7152 + mb * 0.0722;
        const variance = Math.max(0, means[j + 3]! - mean * mean) + 1e-5;
        const weight = 1 / (variance * variance);
        r += mr * weight;
        g += mg * weight;
        b += mb * weight;
        total += weight;
      }
      result.data[k] = r / total;
      result.data[k + 1] = g / total;
      result.data[k + 2] = b / total;
    }
  }
  return result;
}

/** Means of red, green, blue and squared luminance over the box whose top left is the pixel. */
function boxMeans(canvas: Canvas, radius: number): Float32Array {
  const { width, height, data } = canvas;
  const edge = radius + 1;
  const rows = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0, k = y * width * 3, j = y * width * 4; x < width; x++, k += 3, j += 4) {
      const r = data[k]!;
      const g = data[k + 1]!;
      const b = data[k + 2]!;
      const l = r * 0.2126 + g * 0.7152 + b * 0.0722;
      rows[j] = r;
      rows[j + 1] = g;
      rows[j + 2] = b;
      rows[j + 3] = l * l;
    }
  }
  canvas.checkpoint();
  // Short sums, taken anew for each pixel: a running sum would drift over bright highlights.
  const horizontal = new Float32Array(rows.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const j = (y * width + x) * 4;
      let s0 = 0;
      let s1 = 0;
      let s2 = 0;
      let s3 = 0;
      for (let i = 0; i < edge; i++) {
        const from = (y * width + Math.min(width - 1, x + i)) * 4;
        s0 += rows[from]!;
        s1 += rows[from + 1]!;
        s2 += rows[from + 2]!;
        s3 += rows[from + 3]!;
      }
      horizontal[j] = s0;
      horizontal[j + 1] = s1;
      horizontal[j + 2] = s2;
      horizontal[j + 3] = s3;
    }
  }
  canvas.checkpoint();
  const inverse = 1 / (edge * edge);
  const stride = width * 4;
  for (let y = 0; y < height; y++) {
    for (let j = y * stride, end = j + stride, x = 0; j < end; j++, x++) {
      let sum = 0;
      for (let i = 0; i < edge; i++) sum += horizontal[Math.min(height - 1, y + i) * stride + x]!;
      rows[j] = sum * inverse;
    }
  }
  return rows;
}
