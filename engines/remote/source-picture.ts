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
  return draw(source, (picture) => fit(picture, size).raw());
}

function fit(picture: Sharp, size: PixelSize): Sharp {
  return picture
    .resize({ ...size, fit: 'cover', position: 'centre' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb');
}

async function draw(
  source: EncodedImage,
  into: (picture: Sharp) => Sharp,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await into(open(source).autoOrient()).toBuffer());
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
