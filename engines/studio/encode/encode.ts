/** Linear light to 8 bit sRGB, and that to file bytes. */
import sharp from 'sharp';
import type { EncodedImage } from '../../engine.ts';
import { type Canvas, CHECKPOINT_ROWS } from '../core/canvas.ts';
import { exp, pow, square } from '../core/math.ts';
import { hash2 } from '../core/random.ts';

/** Highlights above this roll off instead of clipping. */
const SHOULDER = 0.75;
/** Light above this is white whatever follows. */
const LIGHT_MAX = 4;
const TABLE_SIZE = 8192;
const TABLE_SCALE = TABLE_SIZE / Math.sqrt(LIGHT_MAX);

/**
 * Shoulder and sRGB transfer function over the square root of linear light, in 8 bit units (not
 * rounded).
 */
const SRGB_OF_ROOT: Float32Array = (() => {
  const table = new Float32Array(TABLE_SIZE + 1);
  for (let i = 0; i <= TABLE_SIZE; i++) table[i] = toSrgbLevel(square(i / TABLE_SCALE));
  return table;
})();

/** Shoulder and sRGB transfer function: linear light to 0 to 255, not rounded. */
export function toSrgbLevel(light: number): number {
  const v = light > SHOULDER ? SHOULDER + 0.25 * (1 - exp((SHOULDER - light) * 2.2)) : light;
  return 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * pow(v, 1 / 2.4) - 0.055);
}

/**
 * Quantises with a soft shoulder and a dither of one level, so skies do not band.
 * @returns interleaved RGB, one byte a channel
 */
export function toSrgbBytes(canvas: Canvas): Uint8Array<ArrayBuffer> {
  const { data, width, height } = canvas;
  const bytes = new Uint8Array(width * height * 3);
  for (let y = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    for (let x = 0; x < width; x++) {
      const dither = hash2(x, y);
      for (let c = 0; c < 3; c++, k++) {
        const v = data[k]!;
        // A NaN fails both comparisons and becomes black.
        const root = v > 0 ? (v < LIGHT_MAX ? Math.sqrt(v) * TABLE_SCALE : TABLE_SIZE) : 0;
        const level = SRGB_OF_ROOT[root | 0]! + dither;
        bytes[k] = Math.min(level, 255);
      }
    }
  }
  return bytes;
}

/** @param pixels from {@link toSrgbBytes} */
export async function encodePng(
  pixels: Uint8Array<ArrayBuffer>,
  width: number,
  height: number,
): Promise<EncodedImage> {
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6, palette: false, adaptiveFiltering: true })
    .toBuffer();
  return { bytes: new Uint8Array(png), mimeType: 'image/png' };
}

/** Small and fast rather than exact: shown for a second or two while the picture is made. */
export async function encodePreview(canvas: Canvas): Promise<EncodedImage> {
  const { width, height } = canvas;
  const raw = { width, height, channels: 3 as const };
  const webp = await sharp(toSrgbBytes(canvas), { raw })
    .webp({ quality: 78, effort: 0 })
    .toBuffer();
  return { bytes: new Uint8Array(webp), mimeType: 'image/webp' };
}
