/** Gaussian-like blur, resizing and bloom. */
import type { Canvas } from './canvas.ts';

/**
 * Blurs a plane in place with three box passes, which is close to a Gaussian.
 * @param sigma standard deviation in pixels; below 0.3 nothing happens
 * @see Kovesi 2010, "Fast almost-Gaussian filtering"
 */
export function blurPlane(plane: Float32Array, width: number, height: number, sigma: number): void {
  if (sigma < 0.3) return;
  const r = Math.max(1, Math.round(sigma * 1.02));
  const inverse = 1 / (2 * r + 1);
  const rows = new Float32Array(width * height);
  const sums = new Float64Array(width);
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) {
      const start = y * width;
      let sum = plane[start]! * r;
      for (let i = 0; i < r; i++) sum += plane[start + Math.min(width - 1, i)]!;
      for (let x = 0; x < width; x++) {
        sum += plane[start + Math.min(width - 1, x + r)]!;
        rows[start + x] = sum * inverse;
        sum -= plane[start + Math.max(0, x - r)]!;
      }
    }
    for (let x = 0; x < width; x++) sums[x] = rows[x]! * r;
    for (let i = 0; i < r; i++) {
      const start = Math.min(height - 1, i) * width;
      for (let x = 0; x < width; x++) sums[x]! += rows[start + x]!;
    }
    for (let y = 0; y < height; y++) {
      const enter = Math.min(height - 1, y + r) * width;
      const leave = Math.max(0, y - r) * width;
      const start = y * width;
      for (let x = 0; x < width; x++) {
        const sum = sums[x]! + rows[enter + x]!;
        plane[start + x] = sum * inverse;
        sums[x] = sum - rows[leave + x]!;
      }
    }
  }
}

/** Box-averages by a whole factor; the last row and column may be partial. */
export function shrink(canvas: Canvas, factor: number): Canvas {
  if (factor === 1) return canvas.clone();
  const small = canvas.blank(Math.ceil(canvas.width / factor), Math.ceil(canvas.height / factor));
  for (let y = 0, k = 0; y < small.height; y++) {
    const y1 = Math.min(canvas.height, (y + 1) * factor);
    for (let x = 0; x < small.width; x++, k += 3) {
      const x1 = Math.min(canvas.width, (x + 1) * factor);
      let r = 0;
      let g = 0;
      let b = 0;
      for (let py = y * factor; py < y1; py++) {
        for (let px = x * factor; px < x1; px++) {
          const j = (py * canvas.width + px) * 3;
          r += canvas.data[j]!;
          g += canvas.data[j + 1]!;
          b += canvas.data[j + 2]!;
        }
      }
      const n = (y1 - y * factor) * (x1 - x * factor);
      small.data[k] = r / n;
      small.data[k + 1] = g / n;
      small.data[k + 2] = b / n;
    }
  }
  return small;
}

/** Bilinear resize to a larger size. */
export function enlarge(canvas: Canvas, width: number, height: number): Canvas {
  const large = canvas.blank(width, height);
  const sx = canvas.width / width;
  const sy = canvas.height / height;
  large.shade((x, y, out) => canvas.sample((x + 0.5) * sx - 0.5, (y + 0.5) * sy - 0.5, out));
  return large;
}

/** A blurred copy. Large blurs run on a smaller copy, which the eye cannot tell. */
export function blurred(canvas: Canvas, sigma: number): Canvas {
  const factor = sigma > 12 ? 4 : sigma > 5 ? 2 : 1;
  const small = shrink(canvas, factor);
  for (let c = 0; c < 3; c++) {
    const plane = small.plane(c);
    blurPlane(plane, small.width, small.height, sigma / factor);
    small.setPlane(c, plane);
  }
  return factor === 1 ? small : enlarge(small, canvas.width, canvas.height);
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
  const rgb = new Float64Array(3);
  canvas.shade((x, y, out) => {
    sum.sample((x + 0.5) / factor - 0.5, (y + 0.5) / factor - 0.5, rgb);
    for (let c = 0; c < 3; c++) out[c]! += rgb[c]! * amount;
  });
}
