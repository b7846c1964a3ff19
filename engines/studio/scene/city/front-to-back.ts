/** Painting nearest first: every pixel is shaded once, however many houses stand behind it. */

import { type Canvas, CHECKPOINT_ROWS, type Shader } from '../../core/canvas.ts';
import type { Polygon } from '../../core/geometry.ts';
import { coverPolygons } from '../../core/raster.ts';
import { SkyPlane } from '../../core/sky-plane.ts';

/** What still shows of whatever lies behind: 1 nothing painted yet, 0 fully covered. */
export class Opening {
  readonly #canvas: Canvas;
  readonly #open: Float32Array;

  /** @param canvas must be black: colours are accumulated */
  constructor(canvas: Canvas) {
    this.#canvas = canvas;
    this.#open = new Float32Array(canvas.width * canvas.height).fill(1);
  }

  /** Paints behind all that was painted before. @param opacity 0 to 1 */
  paint(shape: Polygon | readonly Polygon[], shader: Shader, opacity = 1): void {
    const { width, height, data } = this.#canvas;
    const coverage = coverPolygons(width, height, shape);
    if (coverage === null) return;
    const out = new Float64Array(4);
    for (let y = 0, i = 0; y < coverage.height; y++) {
      if (y % CHECKPOINT_ROWS === 0) this.#canvas.checkpoint();
      let pixel = (y + coverage.top) * width + coverage.left;
      for (let x = 0; x < coverage.width; x++, i++, pixel++) {
        const a = coverage.alpha[i]! * opacity * this.#open[pixel]!;
        if (a < 0.003) continue;
        shader(x + coverage.left, y + coverage.top, out);
        const k = pixel * 3;
        data[k]! += out[0]! * a;
        data[k + 1]! += out[1]! * a;
        data[k + 2]! += out[2]! * a;
        this.#open[pixel]! -= a;
      }
    }
  }

  /** Tells styles that what is still open above a row is sky. */
  noteSky(lastRow: number): void {
    const { width } = this.#canvas;
    const sky = new SkyPlane(this.#canvas);
    sky.reveal((x, y) => (y < lastRow ? this.#open[y * width + x]! : 0));
    this.#canvas.sky = sky;
  }

  /** Fills what is still open, down to a row. */
  paintRest(shader: Shader): void {
    const { width, height, data } = this.#canvas;
    const out = new Float64Array(4);
    for (let y = 0, pixel = 0; y < height; y++) {
      if (y % CHECKPOINT_ROWS === 0) this.#canvas.checkpoint();
      for (let x = 0; x < width; x++, pixel++) {
        const a = this.#open[pixel]!;
        if (a < 0.003) continue;
        shader(x, y, out);
        const k = pixel * 3;
        data[k]! += out[0]! * a;
        data[k + 1]! += out[1]! * a;
        data[k + 2]! += out[2]! * a;
      }
    }
  }
}
