/** Pictures people hand in, on their way to an engine. */
import sharp, { type Sharp } from 'sharp';
import type { EncodedImage } from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import { isAllowedPicture, type PixelSize, pixelsMax } from './fit-size.ts';

/**
 * A source of exactly this size, opaque: what it lacks in shape is cropped evenly, what it lets
 * through is white.
 * @returns interleaved 8 bit sRGB
 * @throws {EngineError} `invalid_request` when it is not a whole PNG, JPEG or WebP picture
 */
export async function decodeSource(
  source: EncodedImage,
  size: PixelSize,
): Promise<Uint8Array<ArrayBuffer>> {
  return drawSource(source, (picture) => fitSource(picture, size).raw());
}

/** How large a source is when it stands upright. @throws {EngineError} `invalid_request` */
export async function readSourceSize(source: EncodedImage): Promise<PixelSize> {
  try {
    const { autoOrient } = await open(source).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (cause) {
    throw notAPicture(cause);
  }
}

/**
 * The size of a source made larger.
 * @throws {EngineError} `invalid_request` when it is too large for the engine, or not a picture
 */
export async function requireUpscaledSize(
  label: string,
  source: EncodedImage,
  { factor, edgeMax }: { factor: number; edgeMax: number },
): Promise<PixelSize> {
  const { width, height } = await readSourceSize(source);
  if (Math.max(width, height) * factor > edgeMax) {
    throw new EngineError('invalid_request', `${label} can't make a picture this large`);
  }
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

/** Covers the size, cropped evenly; opaque on white. */
export function fitSource(picture: Sharp, { width, height }: PixelSize): Sharp {
  return picture
    .resize({ width, height, fit: 'cover', position: 'centre' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb');
}

/** Decodes, draws and encodes. @throws {EngineError} `invalid_request` */
export async function drawSource(
  source: EncodedImage,
  draw: (picture: Sharp) => Sharp,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await draw(open(source).autoOrient()).toBuffer());
  } catch (cause) {
    throw notAPicture(cause);
  }
}

function open({ bytes }: EncodedImage): Sharp {
  if (!isAllowedPicture(bytes)) throw notAPicture(undefined);
  return sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' });
}

function notAPicture(cause: unknown): EngineError {
  if (cause instanceof EngineError) return cause;
  return new EngineError('invalid_request', 'The source is not a whole PNG, JPEG or WebP picture', {
    cause,
  });
}
