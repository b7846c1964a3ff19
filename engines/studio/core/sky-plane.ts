/** Where a picture's sky is left uncovered: noted by scenes, read by styles that paint a new one. */
import type { Canvas } from './canvas.ts';
import { clamp } from './math.ts';

/** Pixels to a cell along each axis. */
const FACTOR = 2;

/** Change of light that covers the sky: less is haze and mist, which let it through. */
const CLEAR = 0.006;
const COVERED = 0.05;

/** One number for a colour, such that two colours of things hardly ever share it. */
function toneAt(data: Float32Array, k: number): number {
  return data[k]! + data[k + 1]! * 1.37 + data[k + 2]! * 0.71;
}

export class SkyPlane {
  /** Of the plane: half the picture's size. */
  readonly width: number;
  readonly height: number;
  /** How much of the sky is seen at each cell, 0 to 1. Row-major; all of it until settled. */
  readonly open: Float32Array;
  /** The sky before anything stood in it; null when settled. */
  #before: Float32Array | null;

  /** @param canvas with the sky painted, and nothing before it yet */
  constructor(canvas: Canvas) {
    this.width = Math.ceil(canvas.width / FACTOR);
    this.height = Math.ceil(canvas.height / FACTOR);
    this.#before = new Float32Array(this.width * this.height);
    this.open = new Float32Array(this.width * this.height).fill(1);
    this.#eachCell(canvas, (cell, k) => {
      this.#before![cell] = toneAt(canvas.data, k);
    });
  }

  /** Finds what has been covered. Only the first call counts: weather and bloom come later. */
  settle(canvas: Canvas): void {
    const before = this.#before;
    if (before === null) return;
    this.#before = null;
    this.#eachCell(canvas, (cell, k) => {
      const was = before[cell]!;
      const change = Math.abs(toneAt(canvas.data, k) - was) / (0.35 + was);
      this.open[cell] = 1 - clamp((change - CLEAR) / (COVERED - CLEAR));
    });
  }

  /** Where a scene that is painted front to back has left an opening. */
  reveal(shareAt: (x: number, y: number) => number): void {
    this.#before = null;
    for (let y = 0, cell = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++, cell++) {
        this.open[cell] = shareAt(x * FACTOR, y * FACTOR);
      }
    }
  }

  #eachCell(canvas: Canvas, visit: (cell: number, k: number) => void): void {
    for (let y = 0, cell = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++, cell++) {
        visit(cell, (y * FACTOR * canvas.width + x * FACTOR) * 3);
      }
    }
  }
}
