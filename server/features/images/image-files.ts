import { createHmac, randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { thumbnailWidths } from '../../../contract/images.ts';
import { sniffPictureFormat } from '../../picture-format.ts';
import type { Storage } from '../../ports/storage/storage.ts';
import { findDominantColor } from './dominant-color.ts';
import { addPngMetadata, type PictureMetadata } from './png-metadata.ts';

/** Pictures come from engines only, but an engine is another program: no other decoder is tried. */
export const maxPixels = 2048 * 2048;

export const imageFolder = 'images';

/** The files of one image, with the type each is served as; nothing else is ever served. */
export const imageFiles: Readonly<Record<string, 'image/png' | 'image/webp'>> = {
  'original.png': 'image/png',
  ...Object.fromEntries(thumbnailWidths.map((width) => [`w${width}.webp`, 'image/webp' as const])),
};

/**
 * The widest derivative costs as much as all else together, while a member waits for the picture.
 * It is made when somebody first asks for it.
 */
const lateFile = `w${thumbnailWidths.at(-1)}.webp`;

/** The derivatives of a picture of this width: none is enlarged, and the last one has its full width, up to the widest. */
export function listThumbnails(pictureWidth: number): { name: string; width: number }[] {
  const full = thumbnailWidths.findIndex((width) => width >= pictureWidth);
  const kept = full < 0 ? thumbnailWidths : thumbnailWidths.slice(0, full + 1);
  return kept.map((width) => ({ name: `w${width}.webp`, width: Math.min(width, pictureWidth) }));
}

/**
 * Names an image's bytes. It follows from the task, so that a job that runs twice overwrites
 * rather than leaves a second copy; it can't be guessed without the server's secret.
 */
export function deriveImageKey(secret: string, taskId: string): string {
  return createHmac('sha256', secret).update(`image:${taskId}`).digest('base64url').slice(0, 32);
}

/** A key that follows from nothing: for an address in place of another, and for what is published. */
export const createImageKey = () => randomBytes(24).toString('base64url');

export const isImageKey = (text: string) => /^[A-Za-z0-9_-]{32}$/.test(text);

export interface StoredImage {
  sizeBytes: number;
  /** #rrggbb */
  dominantColor: string;
}

/**
 * Writes the PNG with its metadata, and the WebP derivatives that grids show at once.
 * @throws when the bytes are no picture, or not of the asked size
 */
export async function storeImageFiles(
  storage: Storage,
  key: string,
  picture: { bytes: Uint8Array; width: number; height: number },
  metadata: PictureMetadata,
): Promise<StoredImage> {
  // Before any decoder sees them: an engine is another program.
  const format = sniffPictureFormat(picture.bytes);
  if (!format) throw new Error('an engine answered with what is no PNG, JPEG or WebP');
  const source = sharp(picture.bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { width, height, hasAlpha, space } = await source.metadata();
  if (width !== picture.width || height !== picture.height)
    throw new Error(
      `an engine answered with ${width}x${height} instead of ${picture.width}x${picture.height}`,
    );

  const put = (name: string, file: Uint8Array) =>
    storage.put(`${imageFolder}/${key}/${name}`, file);
  // A PNG keeps its own bytes: encoding anew would only cost time.
  const encodeOriginal = async () =>
    format === 'png'
      ? picture.bytes
      : toPlainColor(source, hasAlpha, space).png({ compressionLevel: 6 }).toBuffer();
  const storeOriginal = async () => {
    const original = addPngMetadata(await encodeOriginal(), metadata);
    await put('original.png', original);
    return original.length;
  };
  const storeDerivatives = async () => {
    const early = listThumbnails(width).filter(({ name }) => name !== lateFile);
    // Each from the next larger one, as raw pixels: decoded once, and resized from few pixels.
    let larger = toPlainColor(source.clone(), hasAlpha, space);
    let smallest: Sharp = larger;
    const stored: Promise<void>[] = [];
    for (const { name, width: edge } of early.toReversed()) {
      const { data, info } = await larger
        .resize({ width: edge })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const fromRaw = () =>
        sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
      larger = fromRaw();
      smallest = fromRaw();
      stored.push(encodeDerivative(fromRaw()).then((file) => put(name, file)));
    }
    const [color] = await Promise.all([findDominantColor(smallest), ...stored]);
    return color;
  };
  const [sizeBytes, dominantColor] = await Promise.all([storeOriginal(), storeDerivatives()]);
  return { sizeBytes, dominantColor };
}

/** Most pictures are plain sRGB, and a step that changes nothing still goes over every pixel. */
const toPlainColor = (picture: Sharp, hasAlpha: boolean, space: string) =>
  hasAlpha || space !== 'srgb' ? picture.removeAlpha().toColourspace('srgb') : picture;

/** Effort 3 makes files 7 % smaller, for four times the work. */
const encodeDerivative = (picture: Sharp) => picture.webp({ quality: 80, effort: 0 }).toBuffer();

const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');

/**
 * Whether a stored file has its end, which it lacks after a full disk or a broken copy.
 * @see PNG specification, 11.2.5; WebP container specification, "RIFF file format"
 */
function isWhole(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString('latin1', 0, 4) === 'RIFF')
    return file.length >= 12 && file.readUInt32LE(4) + 8 <= file.length;
  return file.subarray(-pngEnd.length).equals(pngEnd);
}

const beingMade = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

/** The bytes of one of the `imageFiles`; the late one is made now, if nobody has asked for it before. */
export async function readImageFile(
  storage: Storage,
  key: string,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const path = `${imageFolder}/${key}/${name}`;
  const bytes = await storage.get(path);
  if (bytes && isWhole(bytes)) return bytes;
  // What was cut short is as good as gone; but the late one can be made once more.
  if (name !== lateFile) return null;
  // Many may ask at once, as a grid does.
  const making = beingMade.get(path) ?? makeLateFile(storage, key);
  beingMade.set(path, making);
  return making.finally(() => beingMade.delete(path));
}

async function makeLateFile(
  storage: Storage,
  key: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const originalPath = `${imageFolder}/${key}/original.png`;
  const original = await storage.get(originalPath);
  if (!original || !isWhole(original)) return null;
  const picture = sharp(original, { limitInputPixels: maxPixels });
  const { width } = await picture.metadata();
  const thumbnail = listThumbnails(width).find(({ name }) => name === lateFile);
  if (!thumbnail) return null;
  const bytes = new Uint8Array(await encodeDerivative(picture.resize({ width: thumbnail.width })));
  const written = await storage.put(`${imageFolder}/${key}/${lateFile}`, bytes).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // Deleted meanwhile: then nothing of it may stay, and the writing may have met its end.
  if (!(await storage.get(originalPath))) {
    await storage.deleteAll(`${imageFolder}/${key}`);
    return null;
  }
  if (written) throw written.error;
  return bytes;
}

/**
 * Writes all files of an image under another key as well.
 * @returns false where there is no original to copy
 */
export async function copyImageFiles(storage: Storage, from: string, to: string): Promise<boolean> {
  // The original last: where it is, everything is.
  for (const name of Object.keys(imageFiles).toReversed()) {
    const bytes = await storage.get(`${imageFolder}/${from}/${name}`);
    if (bytes) await storage.put(`${imageFolder}/${to}/${name}`, bytes);
    else if (name === 'original.png') return false;
  }
  return true;
}
