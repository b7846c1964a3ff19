import PQueue from 'p-queue';
import sharp from 'sharp';
import {
  uploadBytesMax,
  uploadEdgeMin,
  uploadPixelsMax,
  uploadTexts,
} from '../../../contract/uploads.ts';
import { AppError } from '../../app-error.ts';
import { sniffPictureFormat } from '../../picture-format.ts';

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
 * Reads a picture that somebody sent. The signature is looked at before any decoder sees the bytes,
 * the size before any pixel is decoded; what leaves is encoded anew, so nothing that was hidden
 * behind or beside the pixels comes along.
 * @throws {AppError} invalid_request, payload_too_large
 */
export async function takeInPicture(file: Blob): Promise<TakenPicture> {
  if (file.size > uploadBytesMax) throw new AppError('payload_too_large', uploadTexts.tooLarge);
  const sent = new Uint8Array(await file.arrayBuffer());
  const format = sniffPictureFormat(sent);
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
