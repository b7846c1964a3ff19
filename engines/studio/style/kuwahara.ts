/** Edge-keeping smoothing: flat washes with crisp borders. */
import { type Canvas, CHECKPOINT_ROWS } from '../core/canvas.ts';

/**
 * Each pixel takes the means of its four quadrant boxes, weighted toward those that vary least. In
 * place: only as many rows as a box has are kept, whatever the picture's size.
 * @param radius boxes are radius + 1 pixels wide; at least 1
 * @see Kuwahara et al. 1976; soft weights as in Papari et al. 2007
 */
export function kuwahara(canvas: Canvas, radius: number): Canvas {
  const { width, height, data } = canvas;
  const boxes = createBoxes(canvas, radius);
  for (let y = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    const down = boxes(Math.max(0, Math.min(height - 1 - radius, y)));
    const up = boxes(Math.max(0, y - radius));
    for (let x = 0; x < width; x++, k += 3) {
      const left = (x > radius ? x - radius : 0) * 4;
      const right = Math.max(0, Math.min(width - 1 - radius, x)) * 4;
      const wa = up[left + 3]!;
      const wb = up[right + 3]!;
      const wc = down[left + 3]!;
      const wd = down[right + 3]!;
      const inverse = 1 / (wa + wb + wc + wd);
      data[k] = (up[left]! * wa + up[right]! * wb + down[left]! * wc + down[right]! * wd) * inverse;
      data[k + 1] =
        (up[left + 1]! * wa + up[right + 1]! * wb + down[left + 1]! * wc + down[right + 1]! * wd) *
        inverse;
      data[k + 2] =
        (up[left + 2]! * wa + up[right + 2]! * wb + down[left + 2]! * wc + down[right + 2]! * wd) *
        inverse;
    }
  }
  return canvas;
}

/** Sums of red, green, blue and squared luminance of each pixel and `radius` more to its right. */
function sumRow(
  { data, width }: Canvas,
  y: number,
  radius: number,
  line: Float32Array,
  sums: Float64Array,
): void {
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
  for (let j = width * 4; j < line.length; j++) line[j] = line[j - 4]!;
  let r = 0;
  let g = 0;
  let b = 0;
  let l = 0;
  for (let j = 0; j < radius * 4; j += 4) {
    r += line[j]!;
    g += line[j + 1]!;
    b += line[j + 2]!;
    l += line[j + 3]!;
  }
  for (let j = 0, enter = radius * 4; j < width * 4; j += 4, enter += 4) {
    r += line[enter]!;
    g += line[enter + 1]!;
    b += line[enter + 2]!;
    l += line[enter + 3]!;
    sums[j] = r;
    sums[j + 1] = g;
    sums[j + 2] = b;
    sums[j + 3] = l;
    r -= line[j]!;
    g -= line[j + 1]!;
    b -= line[j + 2]!;
    l -= line[j + 3]!;
  }
}

/**
 * Gives, row by row, the boxes whose top left is the pixel: means of red, green and blue, and the
 * weight that follows from the box's variance. Rows are asked for in order, and up to `radius` rows
 * back. Running sums, so that the cost doesn't grow with the radius; in double precision, or they
 * would drift over bright highlights.
 */
function createBoxes(canvas: Canvas, radius: number): (y: number) => Float32Array {
  const { width, height } = canvas;
  const edge = radius + 1;
  const stride = width * 4;
  const line = new Float32Array((width + radius) * 4);
  const sumRows = Array.from({ length: edge + 1 }, () => new Float64Array(stride));
  const boxRows = Array.from({ length: edge + 1 }, () => new Float32Array(stride));
  const sums = new Float64Array(stride);
  const inverse = 1 / (edge * edge);
  let summed = -1;
  const sumOf = (y: number): Float64Array => {
    const at = Math.min(height - 1, y);
    const row = sumRows[at % sumRows.length]!;
    if (at > summed) {
      sumRow(canvas, at, radius, line, row);
      summed = at;
    }
    return row;
  };
  for (let y = 0; y < radius; y++) {
    const row = sumOf(y);
    for (let j = 0; j < stride; j++) sums[j]! += row[j]!;
  }
  let known = -1;
  return (y) => {
    const boxes = boxRows[y % boxRows.length]!;
    if (y <= known) return boxes;
    known = y;
    const enter = sumOf(y + radius);
    const leave = sumOf(y);
    for (let j = 0; j < stride; j += 4) {
      const r = sums[j]! + enter[j]!;
      const g = sums[j + 1]! + enter[j + 1]!;
      const b = sums[j + 2]! + enter[j + 2]!;
      const l = sums[j + 3]! + enter[j + 3]!;
      sums[j] = r - leave[j]!;
      sums[j + 1] = g - leave[j + 1]!;
      sums[j + 2] = b - leave[j + 2]!;
      sums[j + 3] = l - leave[j + 3]!;
      const mean = (r * 0.2126 + g * 0.7152 + b * 0.0722) * inverse;
      const spread = l * inverse - mean * mean;
      const variance = spread > 0 ? spread + 1e-5 : 1e-5;
      boxes[j] = r * inverse;
      boxes[j + 1] = g * inverse;
      boxes[j + 2] = b * inverse;
      boxes[j + 3] = 1 / (variance * variance);
    }
    return boxes;
  };
}
