import { z } from 'zod';
import { archiveLicenseText } from '../../../contract/commercial-license.ts';
import {
  downloadFileName,
  type Image,
  type ImagePage,
  type imageListInputSchema,
  type Lineage,
} from '../../../contract/images.ts';
import { notFound } from '../../app-error.ts';
import type { AppContext, MemberContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { sweepOrphans } from '../../orphan-sweep.ts';
import { decodeCursor, encodeCursor } from '../../page-cursor.ts';
import type { ByteRange, StoredBytes } from '../../ports/storage/storage.ts';
import {
  copyImageFiles,
  createImageKey,
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
import {
  type PictureMetadata,
  readSourceType,
  type SourceType,
  saysLicense,
  sourceTypeTerm,
} from './png-metadata.ts';
import {
  deletePublishedFiles,
  listPublishedFiles,
  publishedFolder,
  readPublishedFile,
  shareFile,
  typeOfPublishedFile,
} from './published-files.ts';

type Asking = Pick<MemberContext, 'db' | 'actor'>;
const childrenShown = 50;

type Changing = Asking & Pick<MemberContext, 'realtime'>;

/** No more than what the columns can hold, so that a made-up one is refused here and not by the database. */
const cursorSchema = z.object({
  createdAt: z.iso.datetime().refine((moment) => !moment.startsWith('0000')),
  likesCount: z.int32(),
  id: z.uuid(),
});

function markPlace(row: ImageRow): string {
  return encodeCursor({
    createdAt: row.createdAt.toISOString(),
    likesCount: row.likesCount,
    id: row.id,
  } satisfies repository.ImageCursor);
}

/** One page of the actor's library. */
export async function listImages(
  { db, actor }: Asking,
  input: z.output<typeof imageListInputSchema>,
): Promise<ImagePage> {
  const rows = await repository.listImageRows(db, actor.id, {
    search: input.search,
    sort: input.sort,
    after: input.cursor ? decodeCursor(cursorSchema, input.cursor) : null,
    limit: input.limit + 1,
  });
  const shown = rows.slice(0, input.limit);
  const hasMore = rows.length > shown.length;
  return {
    items: shown.map(presentImage),
    nextCursor: hasMore ? markPlace(shown.at(-1)!) : null,
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

/**
 * Keeps one of a member's images from being deleted until the transaction ends.
 * @returns its pixels; null where they have no such image
 */
export async function holdOwnImage(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<{ width: number; height: number } | null> {
  return repository.holdImageRow(tx, userId, id);
}

/** The PNG of one of a member's images; null where they have no such image. */
export async function readOriginal(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  userId: string,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const read = async (row: Pick<ImageRow, 'key'> | null) =>
    row && storage.get(`${imageFolder}/${row.key}/original.png`);
  const find = () => repository.findImageRow(db, userId, { id });
  // Where they are not, the image may have been given a new address since the row was read.
  return (await read(await find())) ?? read(await find());
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

/** A part of one file of an image, for whoever knows its key; null where it has not been made. */
export async function findImagePart(
  { storage }: Pick<AppContext, 'storage'>,
  key: string,
  file: string,
  range: ByteRange,
): Promise<(StoredBytes & { type: 'image/png' | 'image/webp' }) | null> {
  const type = Object.hasOwn(imageFiles, file) ? imageFiles[file] : undefined;
  if (!type || !isImageKey(key)) return null;
  const part = await storage.read(`${imageFolder}/${key}/${file}`, range);
  return part && { ...part, type };
}

/** Where an image's derivatives lie, the smallest first. */
export const listImageSources = (image: Pick<ImageRow, 'key' | 'width'>) =>
  presentThumbnails(image);

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
  const deleted = await ctx.db.transaction((tx) =>
    repository.deleteImageRows(tx, ctx.actor.id, ids),
  );
  for (const { id, key, publishedKey } of deleted) {
    // The sweep takes what a stop between these lines leaves.
    if (publishedKey) await deletePublishedFiles(ctx.storage, publishedKey);
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
  await announceImage(ctx, id);
  return getImage(ctx, id);
}

export async function setFavourite(
  ctx: Changing,
  input: { id: string; isFavourite: boolean },
): Promise<Image> {
  if (!(await repository.setFavourite(ctx.db, ctx.actor.id, input.id, input.isFavourite)))
    throw notFound('Image');
  await announceImage(ctx, input.id);
  return getImage(ctx, input.id);
}

/**
 * Moves an image to an address that nobody knows yet. The bytes lie at both until the row names the
 * new one, so there is no moment without them; those at an address that no row names any more go
 * right away, or with the sweep where the process dies in between.
 */
export async function renewAddress(
  ctx: Changing & Pick<MemberContext, 'storage'>,
  id: string,
): Promise<Image> {
  const row = await repository.findImageRow(ctx.db, ctx.actor.id, { id });
  if (!row) throw notFound('Image');
  const to = createImageKey();
  // Somebody else's move, or the image's end, may come first: then the copy is nobody's.
  const isMoved =
    (await copyImageFiles(ctx.storage, row.key, to)) &&
    (await repository.replaceKey(ctx.db, { id, from: row.key, to }));
  await deleteImageFiles(ctx, isMoved ? row.key : to);
  if (isMoved) await announceImage(ctx, id);
  return getImage(ctx, id);
}

/** Where the published files of an image lie, the smallest first. */
export function listPublishedSources(key: string, pictureWidth: number) {
  return listPublishedFiles(pictureWidth).map(({ name, width }) => ({
    width,
    url: `/${publishedFolder}/${key}/${name}`,
  }));
}

/** The picture that stands for a publication where its page is shared. */
export const sharePictureUrl = (key: string) => `/${publishedFolder}/${key}/${shareFile}`;

/** What schema.org calls `digitalSourceType`. */
export const describeSourceType = (type: SourceType) => sourceTypeTerm(type);

/** One file of what is published: the row decides, so that its end is the end of its address. */
export async function getPublishedFile(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  key: string,
  file: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: 'image/webp' | 'image/jpeg' }> {
  const type = isImageKey(key) ? typeOfPublishedFile(file) : null;
  const find = () => repository.findPublishedImage(db, key);
  const image = type && (await find());
  const bytes = image && (await readPublishedFile(storage, image, file, find));
  if (!type || !bytes) throw notFound('Picture');
  return { bytes, type };
}

/**
 * Part of the transaction that publishes an image or ends that.
 * @returns null when the user has no such image
 */
export async function setImagePublic(
  tx: Transaction,
  userId: string,
  id: string,
  isPublic: boolean,
): Promise<Pick<ImageRow, 'key' | 'viewsCount'> | null> {
  return repository.setImagePublic(tx, userId, id, isPublic);
}

/**
 * What made one of a member's images, as its original says; taught by examples unless it says
 * otherwise.
 */
export async function findSourceType(
  ctx: Pick<AppContext, 'db' | 'storage'>,
  userId: string,
  id: string,
): Promise<SourceType> {
  const original = await readOriginal(ctx, userId, id);
  return (original && readSourceType(original)) ?? 'trainedAlgorithmicMedia';
}

export const createPublishedKey = createImageKey;

/** Holds an image's row to the end of the transaction. @returns whose it is, or null */
export async function lockImage(tx: Transaction, id: string): Promise<string | null> {
  return repository.lockImage(tx, id);
}

/** Part of the transaction that counts a like or a view: a picture has one count. */
export async function setImageCounts(
  tx: Transaction,
  id: string,
  counts: { likesCount: number; viewsCount: number },
): Promise<void> {
  await repository.setCounts(tx, id, counts);
}

/** Removes what was published under a key. */
export async function removePublishedFiles(
  { storage }: Pick<AppContext, 'storage'>,
  key: string,
): Promise<void> {
  await deletePublishedFiles(storage, key);
}

/** Tells its owner's open pages that an image has changed. */
export async function announceImage(
  { realtime, actor }: Pick<AppContext, 'realtime'> & { actor: { id: string } },
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
    const bytes =
      (await ctx.storage.get(`${imageFolder}/${row.key}/original.png`)) ??
      (await readOriginal(ctx, ctx.actor.id, row.id));
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
  const moved = await sweepOrphans(ctx, {
    folder: imageFolder,
    olderThan,
    listExisting: (keys) => repository.listExistingKeys(ctx.db, keys),
  });
  // A row comes before its published files, so none of these is about to get one.
  const published = await sweepOrphans(ctx, {
    folder: publishedFolder,
    olderThan: new Date(8.64e15),
    listExisting: (keys) => repository.listExistingPublishedKeys(ctx.db, keys),
  });
  return moved + published;
}
