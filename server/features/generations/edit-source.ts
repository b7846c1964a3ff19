import sharp, { type Sharp } from 'sharp';
import type { Source } from '../../../contract/edits.ts';
import { uploadPixelsMax } from '../../../contract/uploads.ts';
import type { EncodedImage } from '../../../engines/engine.ts';
import { notFound } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { TaskFailure } from '../../task-kind.ts';
import { holdOwnImage, readOriginal } from '../images/images.service.ts';
import { holdUpload, readUpload } from '../uploads/uploads.service.ts';

type Size = { width: number; height: number };

/**
 * The picture stays until the transaction that asks for the edit ends.
 * @throws {AppError} not_found where the member has no such picture
 */
export async function holdSource(tx: Transaction, userId: string, source: Source): Promise<Size> {
  const found =
    'imageId' in source
      ? await holdOwnImage(tx, userId, source.imageId)
      : await holdUpload(tx, userId, source.uploadId, 'source');
  if (!found) throw notFound('Source');
  return found;
}

/** The same for a mask. @throws {AppError} not_found */
export async function holdMask(tx: Transaction, userId: string, id: string): Promise<void> {
  if (!(await holdUpload(tx, userId, id, 'mask'))) throw notFound('Mask');
}

type Reading = Pick<AppContext, 'db' | 'storage'>;

/**
 * The picture that a task starts from, at the size of its result.
 * @throws {TaskFailure} invalid_source when it has gone since it was asked for
 */
export async function readSource(
  ctx: Reading,
  userId: string,
  source: Source,
  size: Size,
): Promise<EncodedImage> {
  const bytes =
    'imageId' in source
      ? await readOriginal(ctx, userId, source.imageId)
      : await readUpload(ctx, userId, source.uploadId);
  if (!bytes) throw new TaskFailure('invalid_source');
  return encode(sharp(bytes, { limitInputPixels: uploadPixelsMax }), size);
}

/** A mask at the size of the result, in grey: white is painted anew. */
export async function readMask(
  ctx: Reading,
  userId: string,
  uploadId: string,
  size: Size,
): Promise<EncodedImage> {
  const bytes = await readUpload(ctx, userId, uploadId);
  if (!bytes) throw new TaskFailure('invalid_source');
  return encode(sharp(bytes, { limitInputPixels: uploadPixelsMax }).greyscale(), size);
}

async function encode(picture: Sharp, { width, height }: Size): Promise<EncodedImage> {
  const png = await picture
    .removeAlpha()
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 2 })
    .toBuffer();
  return { bytes: new Uint8Array(png), mimeType: 'image/png' };
}
