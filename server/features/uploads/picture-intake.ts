import PQueue from 'p-queue';
import sharp from 'sharp';
import {
  uploadBytesMax,
  uploadEdgeMin,
  uploadPixelsMax,
  uploadTexts,
} from '../../../contract/uploads.ts';
import { AppError } from '../../app-error.ts';

/** A decoded picture of the largest size takes 160 MB, so few are decoded at once. */
const decoding = new PQueue({ concurrency: 2 });

/** A picture that was taken in: 8-bit sRGB as PNG, upright, without metadata. */
export interface TakenPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

const refuse = (message: string, cause?: unknown) =>
  new AppError('invalid_request', message, { details: { field: 'file' }, cause });

/**
 * The format that the first bytes say; what the sender says of it counts for nothing.
 * @see PNG (Third Edition) 5.2, JFIF/ITU-T T.81 B.1.1.3, WebP Container Specification
 */
function sniffFormat(head: Uint8Array): 'png' | 'jpeg' | 'webp' | null {
  const has = (offset: number, ...bytes: number[]) =>
    bytes.every((byte, index) => head[offset + index] === byte);
  if (has(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (has(0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (has(0, 0x52, 0x49, 0x46, 0x46) && has(8, 0x57, 0x45, 0x42, 0x50)) return 'webp';
  return null;
}

/**
 * Reads a picture that somebody sent. The signature is looked at before any decoder sees the bytes,
 * the size before any pixel is decoded; what leaves is encoded anew, so nothing that was hidden
 * behind or beside the pixels comes along.
 * @throws {AppError} invalid_request, payload_too_large
 */
export async function takeInPicture(file: Blob): Promise<TakenPicture> {
  if (file.size > uploadBytesMax) throw new AppError('payload_too_large', uploadTexts.tooLarge);
  const sent = new Uint8Array(await file.arrayBuffer());
  const format = sniffFormat(sent);
  if (!format) throw refuse(uploadTexts.notPicture);
  return decoding.add(() => decode(sent, format));
}

async function decode(sent: Uint8Array, format: string): Promise<TakenPicture> {
  const metadata = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw refuse(uploadTexts.damaged, error);
    });
  if (metadata.format !== format) throw refuse(uploadTexts.notPicture);
  if ((metadata.pages ?? 1) > 1) throw refuse(uploadTexts.animated);
  const { width, height } = metadata;
  if (width * height > uploadPixelsMax) throw refuse(uploadTexts.tooManyPixels);
  if (Math.min(width, height) < uploadEdgeMin) throw refuse(uploadTexts.tooSmall);
  const { data, info } = await sharp(sent, { limitInputPixels: uploadPixelsMax, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 3 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw refuse(uploadTexts.damaged, error);
    });
  return { bytes: data, width: info.width, height: info.height };
}
