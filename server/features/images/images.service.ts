import { z } from 'zod';
import { archiveLicenseText } from '../../../contract/commercial-license.ts';
import {
  downloadFileName,
  type Image,
  type ImagePage,
  type imageListInputSchema,
  type Lineage,
} from '../../../contract/images.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { AppContext, MemberContext } from '../../context.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { sweepOrphans } from '../../orphan-sweep.ts';
import {
  deriveImageKey,
  imageFiles,
  imageFolder,
  isImageKey,
  readImageFile,
  type StoredImage,
  storeImageFiles,
} from './image-files.ts';
import { type ImageRow, presentImage, presentThumbnails } from './images.present.ts';
import * as repository from './images.repository.ts';
import { type PictureMetadata, saysLicense } from './png-metadata.ts';

type Asking = Pick<MemberContext, 'db' | 'actor'>;
const childrenShown = 50;

type Changing = Asking & Pick<MemberContext, 'realtime'>;

/** No more than what the columns can hold, so that a made-up one is refused here and not by the database. */
const cursorSchema = z.object({
  createdAt: z.iso.datetime().refine((moment) => !moment.startsWith('0000')),
  likesCount: z.int32(),
  id: z.uuid(),
});

function decodeCursor(text: string): repository.ImageCursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('invalid_request', 'The page mark is not one of ours', {
      details: { field: 'cursor' },
    });
  }
}

function encodeCursor(row: ImageRow): string {
  const cursor: repository.ImageCursor = {
    createdAt: row.createdAt.toISOString(),
    likesCount: row.likesCount,
    id: row.id,
  };
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** One page of the actor's library. */
export async function listImages(
  { db, actor }: Asking,
  input: z.output<typeof imageListInputSchema>,
): Promise<ImagePage> {
  const rows = await repository.listImageRows(db, actor.id, {
    search: input.search,
    sort: input.sort,
    after: input.cursor ? decodeCursor(input.cursor) : null,
    limit: input.limit + 1,
  });
  const shown = rows.slice(0, input.limit);
  const hasMore = rows.length > shown.length;
  return {
    items: shown.map(presentImage),
    nextCursor: hasMore ? encodeCursor(shown.at(-1)!) : null,
  };
}

export async function countImages({ db, actor }: Asking, search: string): Promise<number> {
  return repository.countImageRows(db, actor.id, search);
}

export async function getImage({ db, actor }: Asking, id: string): Promise<Image> {
  const row = await repository.findImageRow(db, actor.id, { id });
  if (!row) throw notFound('Image');
  return presentImage(row);
}

export async function findImage(
  db: Database,
  userId: string,
  where: { id: string } | { taskId: string },
): Promise<Image | null> {
  const row = await repository.findImageRow(db, userId, where);
  return row && presentImage(row);
}

/**
 * Writes an image's bytes, before there is a row that speaks of them.
 * @throws when the bytes are no picture, or not of the asked size
 */
export async function storeImage(
  { storage, secret }: Pick<AppContext, 'storage' | 'secret'>,
  taskId: string,
  bytes: Uint8Array,
  metadata: PictureMetadata,
): Promise<StoredImage & { key: string }> {
  const key = deriveImageKey(secret, taskId);
  const { width, height } = metadata;
  const stored = await storeImageFiles(storage, key, { bytes, width, height }, metadata);
  return { key, ...stored };
}

export async function deleteImageFiles(
  { storage }: Pick<AppContext, 'storage'>,
  key: string,
): Promise<void> {
  await storage.deleteAll(`${imageFolder}/${key}`);
}

/** The bytes that a task has stored, where it ended without an image. */
export async function deleteImageFilesOf(
  ctx: Pick<AppContext, 'storage' | 'secret'>,
  taskId: string,
): Promise<void> {
  await deleteImageFiles(ctx, deriveImageKey(ctx.secret, taskId));
}

/** Where an image of the actor's comes from and what came of it. */
export async function getLineage({ db, actor }: Asking, id: string): Promise<Lineage> {
  const row = await repository.findImageRow(db, actor.id, { id });
  if (!row) throw notFound('Image');
  const { parentImageId } = row;
  const parent = parentImageId
    ? await repository.findImageRow(db, actor.id, { id: parentImageId })
    : null;
  const children = await repository.listChildRows(db, actor.id, id, childrenShown);
  return { parent: parent && presentImage(parent), children: children.map(presentImage) };
}

/** Pixels of one of a member's images; null where they have no such image. */
export async function findOwnImageSize(
  db: Queryable,
  userId: string,
  id: string,
): Promise<{ width: number; height: number } | null> {
  return repository.findImageRow(db, userId, { id });
}

/** The PNG of one of a member's images; null where they have no such image. */
export async function readOriginal(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  userId: string,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await repository.findImageRow(db, userId, { id });
  return row && storage.get(`${imageFolder}/${row.key}/original.png`);
}

/** One file of an image, for whoever knows its key. */
export async function getImageFile(
  { storage }: Pick<AppContext, 'storage'>,
  key: string,
  file: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: 'image/png' | 'image/webp' }> {
  const type = Object.hasOwn(imageFiles, file) ? imageFiles[file] : undefined;
  const bytes = type && isImageKey(key) ? await readImageFile(storage, key, file) : null;
  if (!type || !bytes) throw notFound('Image');
  return { bytes, type };
}

/** Part of the transaction that ends a task. */
export async function createImage(
  tx: Transaction,
  row: Parameters<typeof repository.insertImageRow>[1],
): Promise<void> {
  await repository.insertImageRow(tx, row);
}

/** Removes row, bytes and URL. @returns those of `ids` that were the actor's */
export async function deleteImages(
  ctx: Changing & Pick<MemberContext, 'storage'>,
  ids: readonly string[],
): Promise<string[]> {
  const deleted = await repository.deleteImageRows(ctx.db, ctx.actor.id, ids);
  for (const { id, key } of deleted) {
    // The sweep takes what a stop between these two lines leaves.
    await deleteImageFiles(ctx, key);
    await ctx.realtime.publish({ userId: ctx.actor.id, topic: 'image-deleted', id });
  }
  return deleted.map(({ id }) => id);
}

export async function deleteImage(
  ctx: Changing & Pick<MemberContext, 'storage'>,
  id: string,
): Promise<void> {
  const deleted = await deleteImages(ctx, [id]);
  if (deleted.length === 0) throw notFound('Image');
}

export async function addView(ctx: Changing, id: string): Promise<Image> {
  const found = await repository.incrementViews(ctx.db, ctx.actor.id, id);
  if (!found) throw notFound('Image');
  await ctx.realtime.publish({ userId: ctx.actor.id, topic: 'image', id });
  return getImage(ctx, id);
}

export async function setLike(
  ctx: Changing,
  input: { id: string; isLiked: boolean },
): Promise<Image> {
  const found = await ctx.db.transaction((tx) =>
    repository.setImageLike(tx, ctx.actor.id, input.id, input.isLiked),
  );
  if (!found) throw notFound('Image');
  await ctx.realtime.publish({ userId: ctx.actor.id, topic: 'image', id: input.id });
  return getImage(ctx, input.id);
}

/** Where an image's derivatives lie, the smallest first. */
export function listImageSources({ key, width }: Pick<ImageRow, 'key' | 'width'>) {
  return presentThumbnails(key, width);
}

/** Part of the transaction that publishes an image or ends that. @returns false when the user has no such image */
export async function setImagePublic(
  tx: Transaction,
  userId: string,
  id: string,
  isPublic: boolean,
): Promise<boolean> {
  return repository.setImagePublic(tx, userId, id, isPublic);
}

/** Tells the actor's open pages that an image has changed. */
export async function announceImage(
  { realtime, actor }: Pick<MemberContext, 'realtime' | 'actor'>,
  id: string,
): Promise<void> {
  await realtime.publish({ userId: actor.id, topic: 'image', id });
}

/** The named images as files for an archive; each name once, as an unzip would overwrite doubles. */
export async function* listArchiveFiles(
  ctx: Asking & Pick<AppContext, 'clock' | 'storage'>,
  ids: readonly string[],
): AsyncGenerator<{ name: string; lastModified: Date; input: Uint8Array<ArrayBuffer> | string }> {
  const used = new Set<string>();
  const licensed: string[] = [];
  for (const row of await repository.listOwnImageRows(ctx.db, ctx.actor.id, ids)) {
    const bytes = await ctx.storage.get(`${imageFolder}/${row.key}/original.png`);
    if (!bytes) continue;
    const plain = downloadFileName(row.prompt);
    let name = plain;
    for (let copy = 2; used.has(name.toLowerCase()); copy++)
      name = plain.replace(/\.png$/, ` (${copy}).png`);
    used.add(name.toLowerCase());
    if (saysLicense(bytes)) licensed.push(name);
    yield { name, lastModified: row.createdAt, input: bytes };
  }
  if (licensed.length > 0)
    yield {
      name: 'LICENSE.txt',
      lastModified: ctx.clock.now(),
      input: archiveLicenseText(licensed),
    };
}

/** How many of `ids` are the actor's. */
export async function countOwnImages({ db, actor }: Asking, ids: readonly string[]) {
  return (await repository.listOwnImageRows(db, actor.id, ids)).length;
}

/**
 * Takes away bytes that no row speaks of: left by a process that died between the two.
 * @param olderThan spares what a job may be about to write a row for
 * @returns how many images' bytes went
 */
export async function sweepImageFiles(
  ctx: Pick<AppContext, 'db' | 'storage' | 'clock' | 'config' | 'logger'>,
  olderThan: Date,
): Promise<number> {
  return sweepOrphans(ctx, {
    folder: imageFolder,
    olderThan,
    listExisting: (keys) => repository.listExistingKeys(ctx.db, keys),
  });
}
