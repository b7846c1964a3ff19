import { createHmac } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { thumbnailWidths } from '../../../contract/images.ts';
import type { Storage } from '../../ports/storage/storage.ts';
import { addPngMetadata, type PictureMetadata } from './png-metadata.ts';

/** Pictures come from engines only, but an engine is another program: no other decoder is tried. */
const maxPixels = 2048 * 2048;

export const imageFolder = 'images';

/** The files of one image, with the type each is served as; nothing else is ever served. */
export const imageFiles: Readonly<Record<string, 'image/png' | 'image/webp'>> = {
  'original.png': 'image/png',
  ...Object.fromEntries(thumbnailWidths.map((width) => [`w${width}.webp`, 'image/webp' as const])),
};

/** The derivatives of a picture of this width: none is enlarged, and the last one has its full width, up to the widest. */
export function listThumbnails(pictureWidth: number): { name: string; width: number }[] {
  const full = thumbnailWidths.findIndex((width) => width >= pictureWidth);
  const kept = full < 0 ? thumbnailWidths : thumbnailWidths.slice(0, full + 1);
  return kept.map((width) => ({ name: `w${width}.webp`, width: Math.min(width, pictureWidth) }));
}

/**
 * Names an image's bytes. It follows from the generation, so that a job that runs twice overwrites
 * rather than leaves a second copy; it can't be guessed without the server's secret.
 */
export function deriveImageKey(secret: string, generationId: string): string {
  return createHmac('sha256', secret)
    .update(`image:${generationId}`)
    .digest('base64url')
    .slice(0, 32);
}

export const isImageKey = (text: string) => /^[A-Za-z0-9_-]{32}$/.test(text);

export interface StoredImage {
  sizeBytes: number;
  /** #rrggbb */
  dominantColor: string;
}

/**
 * Writes the PNG with its metadata, and the WebP derivatives for grids.
 * @throws when the bytes are no picture, or not of the asked size
 */
export async function storeImageFiles(
  storage: Storage,
  key: string,
  picture: { bytes: Uint8Array; width: number; height: number },
  metadata: PictureMetadata,
): Promise<StoredImage> {
  const source = sharp(picture.bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format, width, height } = await source.metadata();
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp')
    throw new Error(`an engine answered with ${format}, which is not kept`);
  if (width !== picture.width || height !== picture.height)
    throw new Error(
      `an engine answered with ${width}x${height} instead of ${picture.width}x${picture.height}`,
    );

  // Decoded once for all files. A PNG keeps its own bytes: encoding anew would only cost time.
  const { data, info } = await source.removeAlpha().toColourspace('srgb').raw().toBuffer({
    resolveWithObject: true,
  });
  const fromRaw = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const png =
    format === 'png' ? picture.bytes : await fromRaw().png({ compressionLevel: 6 }).toBuffer();
  const original = addPngMetadata(png, metadata);
  const [dominant, ...derivatives] = await Promise.all([
    findDominantColor(fromRaw()),
    ...listThumbnails(width).map(async (thumbnail) => ({
      name: thumbnail.name,
      // Effort 3 makes files 7 % smaller, for four times the work while a member waits.
      bytes: await fromRaw()
        .resize({ width: thumbnail.width })
        .webp({ quality: 80, effort: 0 })
        .toBuffer(),
    })),
  ]);

  await Promise.all([
    storage.put(`${imageFolder}/${key}/original.png`, original),
    ...derivatives.map(({ name, bytes }) => storage.put(`${imageFolder}/${key}/${name}`, bytes)),
  ]);
  return { sizeBytes: original.length, dominantColor: dominant };
}

/** @returns #rrggbb */
async function findDominantColor(picture: Sharp): Promise<string> {
  // Statistics are of the input, whatever is asked to be done with it: so it is made small before.
  const { data, info } = await picture
    .resize(64, 64, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  }).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((v) => v.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
