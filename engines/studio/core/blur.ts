/** Gaussian-like blur, resizing and bloom. */
import { type Canvas, CHECKPOINT_ROWS } from './canvas.ts';
import { clamp } from './math.ts';

/**
 * Blurs a plane in place with three box passes, which is close to a Gaussian.
 * @param sigma standard deviation in pixels; below 0.3 nothing happens
 * @see Kovesi 2010, "Fast almost-Gaussian filtering"
 */
export function blurPlane(plane: Float32Array, width: number, height: number, sigma: number): void {
  if (sigma < 0.3) return;
  const r = Math.max(1, Math.round(sigma * 1.02));
  const inverse = 1 / (2 * r + 1);
  // The boxes along columns follow those along rows closely, so only as many rows as a box has are
  // kept: they stay in fast memory, however large the plane is.
  const kept = Math.min(height, 2 * r + 2);
  const ring = new Float32Array(kept * width);
  const sums = new Float64Array(width);
  for (let pass = 0; pass < 3; pass++) {
    let known = -1;
    /** Where in the ring a row lies, averaged along itself. */
    const rowOf = (y: number): number => {
      const to = (y % kept) * width;
      if (y > known) {
        averageRow(plane, y * width, width, r, ring, to);
        known = y;
      }
      return to;
    };
    const top = rowOf(0);
    for (let x = 0; x < width; x++) sums[x] = ring[top + x]! * r;
    for (let i = 0; i < r; i++) {
      const row = rowOf(Math.min(height - 1, i));
      for (let x = 0; x < width; x++) sums[x]! += ring[row + x]!;
    }
    for (let y = 0; y < height; y++) {
      const enter = rowOf(Math.min(height - 1, y + r));
      const leave = rowOf(Math.max(0, y - r));
      const start = y * width;
      for (let x = 0; x < width; x++) {
        const sum = sums[x]! + ring[enter + x]!;
        plane[start + x] = sum * inverse;
        sums[x] = sum - ring[leave + x]!;
      }
    }
  }
}

/** Averages of a row over boxes of 2 r + 1; its ends are continued. */
function averageRow(
  plane: Float32Array,
  start: number,
  width: number,
  r: number,
  out: Float32Array,
  to: number,
): void {
  const inverse = 1 / (2 * r + 1);
  const end = start + width - 1;
  const shift = to - start;
  const first = plane[start]!;
  const last = plane[end]!;
  let sum = first * r;
  for (let i = 0; i < r; i++) sum += plane[Math.min(end, start + i)]!;
  // Beginning, middle and end apart: the long middle then needs no limits.
  const middle = Math.min(r, width);
  const tail = Math.max(middle, width - r);
  for (let x = 0; x < middle; x++) {
    sum += x + r < width ? plane[start + x + r]! : last;
    out[to + x] = sum * inverse;
    sum -= first;
  }
  for (let i = start + middle, stop = start + tail; i < stop; i++) {
    sum += plane[i + r]!;
    out[i + shift] = sum * inverse;
    sum -= plane[i - r]!;
  }
  for (let x = tail; x < width; x++) {
    sum += last;
    out[to + x] = sum * inverse;
    sum -= plane[start + Math.max(0, x - r)]!;
  }
}

/** Box-averages by a whole factor; the last row and column may be partial. */
export function shrink(canvas: Canvas, factor: number): Canvas {
  if (factor === 1) return canvas.clone();
  const { width, height, data } = canvas;
  const small = canvas.blank(Math.ceil(width / factor), Math.ceil(height / factor));
  const sums = new Float64Array(small.width * 3);
  for (let y = 0, k = 0; y < small.height; y++) {
    sums.fill(0);
    const from = y * factor;
    const to = Math.min(height, from + factor);
    for (let row = from; row < to; row++) {
      let i = row * width * 3;
      for (let x = 0, s = 0; x < small.width; x++, s += 3) {
        const end = Math.min(width, (x + 1) * factor) - x * factor;
        let r = 0;
        let g = 0;
        let b = 0;
        for (let n = 0; n < end; n++, i += 3) {
          r += data[i]!;
          g += data[i + 1]!;
          b += data[i + 2]!;
        }
        sums[s]! += r;
        sums[s + 1]! += g;
        sums[s + 2]! += b;
      }
    }
    for (let x = 0; x < small.width; x++, k += 3) {
      const share = 1 / ((to - from) * (Math.min(width, (x + 1) * factor) - x * factor));
      small.data[k] = sums[x * 3]! * share;
      small.data[k + 1] = sums[x * 3 + 1]! * share;
      small.data[k + 2] = sums[x * 3 + 2]! * share;
    }
  }
  return small;
}

/** Where the texels of a larger row lie in a smaller one: index (times `step`) and share of the next. */
function placeRow(
  large: number,
  small: number,
  scale: number,
  step: number,
): { at: Int32Array; share: Float32Array } {
  const at = new Int32Array(large);
  const share = new Float32Array(large);
  for (let i = 0; i < large; i++) {
    const place = clamp((i + 0.5) * scale - 0.5, 0, small - 1);
    const whole = Math.min(Math.max(0, small - 2), Math.floor(place));
    at[i] = whole * step;
    share[i] = place - whole;
  }
  return { at, share };
}

/**
 * Adds an enlarged picture, times an amount, to a larger one. Rows are blended once for each line
 * and then interpolated along it.
 * @param scale small pixels per large pixel along x and y
 */
function addEnlarged(
  large: Canvas,
  small: Canvas,
  amount: number,
  scaleX: number,
  scaleY: number,
): void {
  const columns = placeRow(large.width, small.width, scaleX, 3);
  const rows = placeRow(large.height, small.height, scaleY, small.width * 3);
  const line = new Float32Array((small.width + 1) * 3);
  const { at, share } = columns;
  const lineLength = small.width * 3;
  for (let y = 0, k = 0; y < large.height; y++) {
    if (y % CHECKPOINT_ROWS === 0) large.checkpoint();
    const v = rows.share[y]!;
    const up = rows.at[y]!;
    const down = small.height > 1 ? up + lineLength : up;
    for (let i = 0; i < lineLength; i++) {
      const a = small.data[up + i]!;
      line[i] = (a + (small.data[down + i]! - a) * v) * amount;
    }
    for (let c = 0; c < 3; c++) line[lineLength + c] = line[lineLength - 3 + c]!;
    for (let x = 0; x < large.width; x++, k += 3) {
      const j = at[x]!;
      const u = share[x]!;
      large.data[k]! += line[j]! + (line[j + 3]! - line[j]!) * u;
      large.data[k + 1]! += line[j + 1]! + (line[j + 4]! - line[j + 1]!) * u;
      large.data[k + 2]! += line[j + 2]! + (line[j + 5]! - line[j + 2]!) * u;
    }
  }
}

/** Bilinear resize to a larger size. */
export function enlarge(canvas: Canvas, width: number, height: number): Canvas {
  const large = canvas.blank(width, height);
  addEnlarged(large, canvas, 1, canvas.width / width, canvas.height / height);
  return large;
}

/**
 * Bilinear resize of a plane to a larger size.
 * @param large where it goes; memory that was used before is quicker than new
 */
export function enlargePlane(
  plane: Float32Array,
  width: number,
  height: number,
  largeWidth: number,
  largeHeight: number,
  large = new Float32Array(largeWidth * largeHeight),
): Float32Array<ArrayBuffer> {
  const columns = placeRow(largeWidth, width, width / largeWidth, 1);
  const rows = placeRow(largeHeight, height, height / largeHeight, width);
  const { at, share } = columns;
  const line = new Float32Array(width + 1);
  for (let y = 0, k = 0; y < largeHeight; y++) {
    const v = rows.share[y]!;
    const up = rows.at[y]!;
    const down = height > 1 ? up + width : up;
    for (let i = 0; i < width; i++) {
      const a = plane[up + i]!;
      line[i] = a + (plane[down + i]! - a) * v;
    }
    line[width] = line[width - 1]!;
    for (let x = 0; x < largeWidth; x++, k++) {
      const j = at[x]!;
      large[k] = line[j]! + (line[j + 1]! - line[j]!) * share[x]!;
    }
  }
  return large;
}

/**
 * A blurred copy. Large blurs run on a smaller copy, which the eye cannot tell.
 * @param into takes the copy, when it must be enlarged again
 */
export function blurred(canvas: Canvas, sigma: number, into?: Canvas): Canvas {
  const factor = sigma > 12 ? 4 : sigma > 5 ? 2 : 1;
  const small = shrink(canvas, factor);
  for (let c = 0; c < 3; c++) {
    const plane = small.plane(c);
    blurPlane(plane, small.width, small.height, sigma / factor);
    small.setPlane(c, plane);
  }
  if (factor === 1) return small;
  if (into === undefined) return enlarge(small, canvas.width, canvas.height);
  into.data.fill(0);
  addEnlarged(into, small, 1, small.width / canvas.width, small.height / canvas.height);
  return into;
}

/**
 * Lets light above a threshold bleed into its surroundings, as lenses and eyes do.
 * @param threshold linear light in the brightest channel
 * @param amount share of the blurred light that is added back
 * @param radii standard deviations in thousandths of the picture's size
 */
export function bloom(
  canvas: Canvas,
  threshold: number,
  amount: number,
  radii: readonly number[] = [6, 20, 60],
): void {
  const factor = 4;
  const bright = shrink(canvas, factor);
  const { data } = bright;
  for (let i = 0; i < data.length; i += 3) {
    const m = Math.max(data[i]!, data[i + 1]!, data[i + 2]!);
    const keep = m > threshold ? (m - threshold) / m : 0;
    for (let c = 0; c < 3; c++) data[i + c]! *= keep;
  }
  const sum = bright.blank();
  for (const radius of radii) {
    canvas.checkpoint();
    for (let c = 0; c < 3; c++) {
      const plane = bright.plane(c);
      blurPlane(plane, bright.width, bright.height, (radius * canvas.unit) / factor);
      for (let i = 0, k = c; i < plane.length; i++, k += 3) sum.data[k]! += plane[i]!;
    }
  }
  addEnlarged(canvas, sum, amount, 1 / factor, 1 / factor);
}
