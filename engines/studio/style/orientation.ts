/** Which way a picture's forms run: the field that strokes, hatching and tesserae follow. */
import { blurPlane, shrink } from '../core/blur.ts';
import type { Canvas } from '../core/canvas.ts';
import { atan2, clamp, cos, sin, TAU } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import { lightnessPlane } from './tone.ts';

/** A field on a grid of cells of `factor` pixels. */
export interface Orientation {
  width: number;
  height: number;
  factor: number;
  /** Radians along the edges, in (-pi/2, pi/2] + pi/2: a direction without a head. */
  angle: Float32Array;
  /** Mean squared gradient of lightness around the cell, 0 where nothing happens. */
  energy: Float32Array;
}

/** Energy of the drift that gives even areas a direction, as in a painted sky. */
const DRIFT = 4e-5;

/**
 * Smoothed structure tensor at about a quarter of the resolution, with a slow drift of noise where
 * the picture itself says nothing.
 * @param sigma of the smoothing, thousandths of the picture's size
 * @param lean the direction of even areas in radians, or null for the drift
 * @see Förstner and Gülch 1987
 */
export function findOrientation(
  canvas: Canvas,
  tiles: NoiseTiles,
  sigma = 20,
  lean: number | null = null,
): Orientation {
  const factor = Math.max(1, Math.round(4 * canvas.unit));
  const small = shrink(canvas, factor);
  const { width, height } = small;
  const lightness = lightnessPlane(small);
  const xx = new Float32Array(lightness.length);
  const xy = new Float32Array(lightness.length);
  const yy = new Float32Array(lightness.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const gx = lightness[i + 1]! - lightness[i - 1]!;
      const gy = lightness[i + width]! - lightness[i - width]!;
      xx[i] = gx * gx;
      xy[i] = gx * gy;
      yy[i] = gy * gy;
    }
  }
  canvas.checkpoint();
  const reach = (sigma * canvas.unit) / factor;
  for (const plane of [xx, xy, yy]) blurPlane(plane, width, height, reach);
  canvas.checkpoint();
  const angle = new Float32Array(lightness.length);
  const energy = new Float32Array(lightness.length);
  const scale = (0.1 * factor) / canvas.unit;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const drift = sampleNoise(tiles.fbm, x * scale, y * scale);
      const way = lean === null ? 0.4 + drift * 3.4 : lean + drift * 0.3;
      const c = cos(2 * way + TAU / 2) * DRIFT;
      const s = sin(2 * way + TAU / 2) * DRIFT;
      angle[i] = 0.5 * atan2(2 * xy[i]! + s, xx[i]! - yy[i]! + c) + TAU / 4;
      energy[i] = xx[i]! + yy[i]!;
    }
  }
  return { width, height, factor, angle, energy };
}

/** The cell that a pixel lies in. */
export function cellAt(field: Orientation, x: number, y: number): number {
  const cx = clamp(Math.floor(x / field.factor), 0, field.width - 1);
  const cy = clamp(Math.floor(y / field.factor), 0, field.height - 1);
  return cy * field.width + cx;
}
