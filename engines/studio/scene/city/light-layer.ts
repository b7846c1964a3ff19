/** Glows collected at quarter size and added at once: wide halos have no detail to lose. */
import { enlarge } from '../../core/blur.ts';
import type { Canvas } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import { addGlow } from '../../core/raster.ts';

const FACTOR = 4;

export class LightLayer {
  readonly #target: Canvas;
  readonly #small: Canvas;

  constructor(target: Canvas) {
    this.#target = target;
    this.#small = target.blank(Math.ceil(target.width / FACTOR), Math.ceil(target.height / FACTOR));
  }

  /** Positions and radius in pixels of the target. */
  glow(x: number, y: number, radius: number, color: Rgb, strength: number, falloff = 2): void {
    // Under two small pixels a glow would fall between centres.
    const r = Math.max(radius / FACTOR, 2);
    addGlow(this.#small, x / FACTOR - 0.5, y / FACTOR - 0.5, r, color, strength, falloff);
  }

  addToTarget(): void {
    const large = enlarge(this.#small, this.#target.width, this.#target.height);
    const { data } = this.#target;
    for (let i = 0; i < data.length; i++) data[i]! += large.data[i]!;
  }
}
