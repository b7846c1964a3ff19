import sharp, { type Sharp } from 'sharp';
import { sharePictureSize } from '../../../contract/share-pictures.ts';
import type { Storage } from '../../ports/storage/storage.ts';
import { imageFolder, maxPixels } from './image-files.ts';
import { formatSourceType, type SourceType } from './png-metadata.ts';

export const publishedFolder = 'publications';

/** Wide enough for the page of one picture on a dense screen; none is enlarged. */
const publishedWidths = [320, 640, 1024, 1536] as const;

/** What stands for a publication where its page is shared: readers of Open Graph know JPEG best. */
export const shareFile = 'share.jpg';

const widthOf = new Map<string, number>(
  publishedWidths.map((width) => [`w${width}.webp`, width] as const),
);

/** The published files of a picture of this width, the smallest first. */
export function listPublishedFiles(pictureWidth: number): { name: string; width: number }[] {
  const full = publishedWidths.findIndex((width) => width >= pictureWidth);
  const kept = full < 0 ? publishedWidths : publishedWidths.slice(0, full + 1);
  return kept.map((width) => ({ name: `w${width}.webp`, width: Math.min(width, pictureWidth) }));
}

/** @returns the type that a published file is served as; null where there is no such file */
export function typeOfPublishedFile(name: string): 'image/webp' | 'image/jpeg' | null {
  if (name === shareFile) return 'image/jpeg';
  return widthOf.has(name) ? 'image/webp' : null;
}

export interface PublishedImage {
  /** Of the publication. */
  key: string;
  /** Of the image, which nobody learns from what is published. */
  imageKey: string;
  width: number;
  /** #rrggbb */
  dominantColor: string;
  sourceType: SourceType;
}

const beingMade = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

/**
 * One file of what is published, made when somebody first asks for it.
 * @param findAgain what the row says now; null once it is no longer published
 */
export async function readPublishedFile(
  storage: Storage,
  image: PublishedImage,
  name: string,
  findAgain: () => Promise<PublishedImage | null>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const path = `${publishedFolder}/${image.key}/${name}`;
  const bytes = await storage.get(path);
  if (bytes) return bytes;
  // Many ask at once for what was just published.
  const making = beingMade.get(path) ?? makeFile(storage, image, name, findAgain);
  beingMade.set(path, making);
  return making.finally(() => beingMade.delete(path));
}

async function makeFile(
  storage: Storage,
  image: PublishedImage,
  name: string,
  findAgain: () => Promise<PublishedImage | null>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  let original = await storage.get(`${imageFolder}/${image.imageKey}/original.png`);
  if (!original) {
    // Its image may have moved to a new address since the row was read.
    const moved = await findAgain();
    original = moved && (await storage.get(`${imageFolder}/${moved.imageKey}/original.png`));
  }
  if (!original) return null;
  const bytes = await encode(original, image, name);
  if (!bytes) return null;
  const written = await storage.put(`${publishedFolder}/${image.key}/${name}`, bytes).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // Taken out meanwhile: then nothing of it may stay, and the writing may have met its end.
  if (!(await findAgain())) {
    await deletePublishedFiles(storage, image.key);
    return null;
  }
  if (written) throw written.error;
  return bytes;
}

/** Pixels and the label that says a machine made them; whatever else the original tells stays there. */
async function encode(
  original: Uint8Array,
  { width: pictureWidth, dominantColor, sourceType }: PublishedImage,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const labelled = (picture: Sharp) => picture.withXmp(formatSourceType(sourceType));
  const picture = sharp(original, { limitInputPixels: maxPixels });
  if (name === shareFile)
    return new Uint8Array(
      await labelled(
        picture.resize({ ...sharePictureSize, fit: 'contain', background: dominantColor }),
      )
        .flatten({ background: dominantColor })
        .jpeg({ quality: 82 })
        .toBuffer(),
    );
  const file = listPublishedFiles(pictureWidth).find((listed) => listed.name === name);
  if (!file) return null;
  return new Uint8Array(
    await labelled(picture.resize({ width: file.width }))
      .webp({ quality: 80 })
      .toBuffer(),
  );
}

export async function deletePublishedFiles(storage: Storage, key: string): Promise<void> {
  await storage.deleteAll(`${publishedFolder}/${key}`);
}
