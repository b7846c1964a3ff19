/** 8 bit sRGB to linear light: the way of `toSrgbBytes` backwards. */
import { Canvas, type Checkpoint } from '../core/canvas.ts';
import { toSrgbLevel } from './encode.ts';

/** White in a source is this light: the shoulder makes 255 of nothing less than infinity. */
const LIGHT_MAX = 2;

/** Linear light of each level. */
const LIGHT_OF_LEVEL: Float32Array = Float32Array.from({ length: 256 }, (_, level) => {
  let [low, high] = [0, LIGHT_MAX];
  // 24 halvings: as exact as the floats that take them.
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (toSrgbLevel(middle) < level) low = middle;
    else high = middle;
  }
  return level === 0 ? 0 : (low + high) / 2;
});

/**
 * A finished picture as a canvas that can be painted on.
 * @param pixels interleaved 8 bit sRGB
 */
export function fromSrgbBytes(
  pixels: Uint8Array,
  width: number,
  height: number,
  checkpoint?: Checkpoint,
): Canvas {
  const canvas = new Canvas(width, height, checkpoint);
  for (let k = 0; k < canvas.data.length; k++) canvas.data[k] = LIGHT_OF_LEVEL[pixels[k]!]!;
  return canvas;
}
