/** Light to picture: highlights roll off, colours a little fuller, shadows a little cooler. */
import { type Canvas, CHECKPOINT_ROWS } from '../core/canvas.ts';

const SATURATION = 1.14;
const CONTRAST = 0.22;

export function grade(canvas: Canvas, exposure: number, isGrey: boolean): void {
  const saturation = isGrey ? 0 : SATURATION;
  const { data, width, height } = canvas;
  for (let y = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    for (let x = 0; x < width; x++, k += 3) {
      let r = data[k]! * exposure;
      let g = data[k + 1]! * exposure;
      let b = data[k + 2]! * exposure;
      r = (r * (1 + r * 0.13)) / (1 + r * 0.5);
      g = (g * (1 + g * 0.13)) / (1 + g * 0.5);
      b = (b * (1 + b * 0.13)) / (1 + b * 0.5);
      // A gentle S: middle tones gain, whites keep their detail.
      if (r < 1) r += CONTRAST * (r * r * (3 - 2 * r) - r);
      if (g < 1) g += CONTRAST * (g * g * (3 - 2 * g) - g);
      if (b < 1) b += CONTRAST * (b * b * (3 - 2 * b) - b);
      const grey = 0.25 * r + 0.62 * g + 0.13 * b;
      r = grey + (r - grey) * saturation;
      g = grey + (g - grey) * saturation;
      b = grey + (b - grey) * saturation;
      data[k] = Math.max(0, r);
      data[k + 1] = Math.max(0, g);
      data[k + 2] = Math.max(0, b);
    }
  }
}
