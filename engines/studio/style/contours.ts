/** Drawn lines: where a picture turns darker than what surrounds it. */
import { blurPlane } from '../core/blur.ts';
import type { Canvas } from '../core/canvas.ts';

/**
 * A difference of two Gaussians of a lightness plane, positive on the dark side of an edge.
 * @param inner standard deviation of the finer blur in pixels: half the width of the line
 * @param ratio of the coarser blur to the finer one
 * @see Winnemoeller et al. 2012, "XDoG: An eXtended difference-of-Gaussians compendium"
 */
export function darkSide(
  canvas: Canvas,
  lightness: Float32Array,
  inner: number,
  ratio = 2.1,
): Float32Array {
  const fine = lightness.slice();
  blurPlane(fine, canvas.width, canvas.height, inner);
  canvas.checkpoint();
  return darkSideOfBlurred(canvas, fine, inner, ratio);
}

/** The same of a plane that has had the finer blur already. */
export function darkSideOfBlurred(
  canvas: Canvas,
  fine: Float32Array,
  inner: number,
  ratio = 2.1,
): Float32Array {
  const coarse = fine.slice();
  // Blurring the blurred: variances add.
  blurPlane(coarse, canvas.width, canvas.height, inner * Math.sqrt(ratio * ratio - 1));
  canvas.checkpoint();
  for (let i = 0; i < coarse.length; i++) coarse[i]! -= fine[i]!;
  return coarse;
}
