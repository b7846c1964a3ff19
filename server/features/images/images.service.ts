import { z } from 'zod';
import {
  downloadFileName,
  type Image,
  type ImagePage,
  type imageListInputSchema,
} from '../../../contract/images.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { AppContext, MemberContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
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
import type { PictureMetadata } from './png-metadata.ts';

type Asking = Pick<MemberContext, 'db' | 'actor'>;
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
  where: { id: string } | { generationId: string },
): Promise<Image | null> {
  const row = await repository.findImageRow(db, userId, where);
  return row && presentImage(row);
}

/** How long it is known which images changed or went. */
const changesKeptMs = 24 * 60 * 60 * 1000;

/**
 * The images of a member that changed since a moment, and the ids of those that went.
 * @returns null when there are more than `limit`, or when it is not known any more
 */
export async function listChangedImages(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: string,
  since: Date,
  limit: number,
): Promise<{ changed: Image[]; deletedIds: string[] } | null> {
  if (since.getTime() < clock.now().getTime() - changesKeptMs) return null;
  const rows = await repository.listChangedRows(db, userId, since, limit + 1);
  if (rows.length > limit) return null;
  return {
    changed: rows.flatMap(({ row }) => (row ? [presentImage(row)] : [])),
    deletedIds: rows.flatMap(({ id, row }) => (row ? [] : [id])),
  };
}

/** Forgets changes that nobody can ask for any more. */
export async function forgetOldChanges({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await repository.forgetChanges(db, new Date(clock.now().getTime() - changesKeptMs));
}

/**
 * Writes an image's bytes, before there is a row that speaks of them.
 * @throws when the bytes are no picture, or not of the asked size
 */
export async function storeImage(
  { storage, secret }: Pick<AppContext, 'storage' | 'secret'>,
  generationId: string,
  bytes: Uint8Array,
  metadata: PictureMetadata,
): Promise<StoredImage & { key: string }> {
  const key = deriveImageKey(secret, generationId);
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

/** Part of the transaction that ends a generation. */
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
  ctx: Asking & Pick<AppContext, 'storage'>,
  ids: readonly string[],
): AsyncGenerator<{ name: string; lastModified: Date; input: Uint8Array<ArrayBuffer> }> {
  const used = new Set<string>();
  for (const row of await repository.listOwnImageRows(ctx.db, ctx.actor.id, ids)) {
    const bytes = await ctx.storage.get(`${imageFolder}/${row.key}/original.png`);
    if (!bytes) continue;
    const plain = downloadFileName(row.prompt);
    let name = plain;
    for (let copy = 2; used.has(name.toLowerCase()); copy++)
      name = plain.replace(/\.png$/, ` (${copy}).png`);
    used.add(name.toLowerCase());
    yield { name, lastModified: row.createdAt, input: bytes };
  }
}

/** How many of `ids` are the actor's. */
export async function countOwnImages({ db, actor }: Asking, ids: readonly string[]) {
  return (await repository.listOwnImageRows(db, actor.id, ids)).length;
}

/**
 * Deletes bytes that no row speaks of: left by a process that died between the two.
 * @param olderThan spares what a job may be about to write a row for
 * @returns how many images' bytes went
 */
export async function sweepImageFiles(
  ctx: Pick<AppContext, 'db' | 'storage'>,
  olderThan: Date,
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweepBatch = async () => {
    const existing = await repository.listExistingKeys(ctx.db, batch);
    for (const key of batch) {
      if (existing.has(key)) continue;
      await deleteImageFiles(ctx, key);
      removed++;
    }
    batch = [];
  };
  for await (const { name, modifiedAt } of ctx.storage.listFolders(imageFolder)) {
    if (modifiedAt >= olderThan) continue;
    batch.push(name);
    if (batch.length >= 500) await sweepBatch();
  }
  await sweepBatch();
  return removed;
}
