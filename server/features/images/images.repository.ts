import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ImageSort } from '../../../contract/images.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { publications } from '../../db/schema/community.ts';
import { imageChanges, images } from '../../db/schema/images.ts';
import type { ImageRow } from './images.present.ts';
import type { PublishedImage } from './published-files.ts';

/** Where a page ended: the sort values of its last row. */
export interface ImageCursor {
  createdAt: string;
  likesCount: number;
  id: string;
}

/**
 * Looked up for each listed row rather than joined, so that lists are read from their index. Written
 * out, as Drizzle leaves the table's name away where a query has one table only.
 */
const publicationId = sql<
  string | null
>`(select p.id from ${publications} p where p.image_id = ${images}.id)`;

const listed = { ...getTableColumns(images), publicationId };

/** Case-insensitive substring; the signs that LIKE reads as wildcards stand for themselves. */
const promptContains = (search: string): SQL =>
  sql`${images.prompt} ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`;

const ownedBy = (userId: string, search: string) =>
  and(eq(images.userId, userId), search ? promptContains(search) : undefined);

const order: Record<ImageSort, { by: SQL; after: (cursor: ImageCursor) => SQL }> = {
  newest: {
    by: sql`${images.createdAt} desc, ${images.id} desc`,
    after: (c) =>
      sql`(${images.createdAt}, ${images.id}) < (${c.createdAt}::timestamptz, ${c.id}::uuid)`,
  },
  oldest: {
    by: sql`${images.createdAt} asc, ${images.id} asc`,
    after: (c) =>
      sql`(${images.createdAt}, ${images.id}) > (${c.createdAt}::timestamptz, ${c.id}::uuid)`,
  },
  most_liked: {
    by: sql`${images.likesCount} desc, ${images.createdAt} desc, ${images.id} desc`,
    after: (c) =>
      sql`(${images.likesCount}, ${images.createdAt}, ${images.id}) < (${c.likesCount}::int, ${c.createdAt}::timestamptz, ${c.id}::uuid)`,
  },
};

type ListedImage = ImageRow & { publicationId: string | null };

export async function listImageRows(
  db: Queryable,
  userId: string,
  input: { search: string; sort: ImageSort; after: ImageCursor | null; limit: number },
): Promise<ListedImage[]> {
  const { by, after } = order[input.sort];
  return db
    .select(listed)
    .from(images)
    .where(and(ownedBy(userId, input.search), input.after ? after(input.after) : undefined))
    .orderBy(by)
    .limit(input.limit);
}

export async function countImageRows(
  db: Queryable,
  userId: string,
  search: string,
): Promise<number> {
  const [row] = await db.select({ total: count() }).from(images).where(ownedBy(userId, search));
  return row!.total;
}

export async function findImageRow(
  db: Queryable,
  userId: string,
  where: { id: string } | { taskId: string },
): Promise<ListedImage | null> {
  const matches = 'id' in where ? eq(images.id, where.id) : eq(images.taskId, where.taskId);
  const [row] = await db
    .select(listed)
    .from(images)
    .where(and(matches, eq(images.userId, userId)));
  return row ?? null;
}

/** What was made from an image, newest first. */
export async function listChildRows(
  db: Queryable,
  userId: string,
  parentImageId: string,
  limit: number,
): Promise<ListedImage[]> {
  return db
    .select(listed)
    .from(images)
    .where(and(eq(images.parentImageId, parentImageId), eq(images.userId, userId)))
    .orderBy(desc(images.createdAt))
    .limit(limit);
}

/** What changed since a moment, in the order of the changes; null for the row of a deleted one. */
export async function listChangedRows(
  db: Queryable,
  userId: string,
  since: Date,
  limit: number,
): Promise<{ id: string; row: ListedImage | null }[]> {
  const changes = await db
    .select({ id: imageChanges.imageId })
    .from(imageChanges)
    .where(and(eq(imageChanges.userId, userId), gte(imageChanges.changedAt, since)))
    .orderBy(imageChanges.changedAt)
    .limit(limit);
  const ids = changes.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select(listed)
    .from(images)
    .where(and(inArray(images.id, ids), eq(images.userId, userId)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => ({ id, row: byId.get(id) ?? null }));
}

export async function forgetChanges(db: Queryable, before: Date): Promise<void> {
  await db.delete(imageChanges).where(lt(imageChanges.changedAt, before));
}

export async function listOwnImageRows(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<ImageRow[]> {
  return db
    .select()
    .from(images)
    .where(and(inArray(images.id, [...ids]), eq(images.userId, userId)))
    .orderBy(desc(images.createdAt));
}

export async function insertImageRow(
  tx: Transaction,
  row: typeof images.$inferInsert,
): Promise<void> {
  await tx.insert(images).values(row);
}

/** @returns those that were there, with the keys of their files and of what was published of them */
export async function deleteImageRows(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; key: string; publishedKey: string | null }[]> {
  const own = and(inArray(images.id, [...ids]), eq(images.userId, userId));
  // Locked in one order, so that two selections that overlap don't wait for each other for ever.
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .where(own)
    .orderBy(images.id)
    .for('update');
  const published = await tx
    .select({ imageId: publications.imageId, key: publications.key })
    .from(publications)
    .where(
      inArray(
        publications.imageId,
        rows.map(({ id }) => id),
      ),
    );
  const keys = new Map(published.map(({ imageId, key }) => [imageId, key]));
  const deleted = await tx.delete(images).where(own).returning({ id: images.id, key: images.key });
  return deleted.map((row) => ({ ...row, publishedKey: keys.get(row.id) ?? null }));
}

/**
 * Counts a look at an image of one's own while nobody else can see it; what is published counts its
 * visitors. In the database, so that simultaneous views all count.
 * @returns false when the user has no such image
 */
export async function incrementViews(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(images)
    .set({
      viewsCount: sql`${images.viewsCount} + case when ${images.isPublic} then 0 else 1 end`,
    })
    .where(and(eq(images.id, id), eq(images.userId, userId)))
    .returning({ id: images.id });
  return rows.length > 0;
}

/** @returns false when the user has no such image */
export async function setFavourite(
  db: Queryable,
  userId: string,
  id: string,
  isFavourite: boolean,
): Promise<boolean> {
  const rows = await db
    .update(images)
    .set({ isFavourite })
    .where(and(eq(images.id, id), eq(images.userId, userId)))
    .returning({ id: images.id });
  return rows.length > 0;
}

/**
 * Keeps an image from being deleted until the transaction ends.
 * @returns null when the user has no such image
 */
export async function holdImageRow(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<{ width: number; height: number } | null> {
  const [row] = await tx
    .select({ width: images.width, height: images.height })
    .from(images)
    .where(and(eq(images.id, id), eq(images.userId, userId)))
    .for('key share');
  return row ?? null;
}

/** Names the files anew. @returns false when the key is no longer the one that was read */
export async function replaceKey(
  db: Queryable,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<boolean> {
  const rows = await db
    .update(images)
    .set({ key: to })
    .where(and(eq(images.id, id), eq(images.key, from)))
    .returning({ id: images.id });
  return rows.length > 0;
}

/** The image behind a publication's key, as long as it is published. */
export async function findPublishedImage(
  db: Queryable,
  key: string,
): Promise<PublishedImage | null> {
  const [row] = await db
    .select({
      imageKey: images.key,
      width: images.width,
      dominantColor: images.dominantColor,
      sourceType: publications.sourceType,
    })
    .from(publications)
    .innerJoin(images, eq(images.id, publications.imageId))
    .where(eq(publications.key, key));
  return row ? { key, ...row } : null;
}

/** Part of the transaction that counts a like or a view of what is published. */
export async function setCounts(
  tx: Transaction,
  id: string,
  counts: { likesCount: number; viewsCount: number },
): Promise<void> {
  await tx.update(images).set(counts).where(eq(images.id, id));
}

/**
 * Holds an image's row to the end of the transaction: first of all that belongs to a publication.
 * @returns whose it is; null when there is none any more
 */
export async function lockImage(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ userId: images.userId })
    .from(images)
    .where(eq(images.id, id))
    .for('no key update');
  return row?.userId ?? null;
}

/**
 * Publishes or takes back. Likes are words on what is published and end with it; views have happened.
 * @returns the image as it is now; null when the user has no such image
 */
export async function setImagePublic(
  tx: Transaction,
  userId: string,
  id: string,
  isPublic: boolean,
): Promise<Pick<ImageRow, 'key' | 'viewsCount'> | null> {
  const [row] = await tx
    .update(images)
    .set({ isPublic, ...(isPublic ? {} : { likesCount: 0 }) })
    .where(and(eq(images.id, id), eq(images.userId, userId)))
    .returning({ key: images.key, viewsCount: images.viewsCount });
  return row ?? null;
}

export async function listExistingKeys(
  db: Queryable,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: images.key })
    .from(images)
    .where(inArray(images.key, [...keys]));
  return new Set(rows.map((row) => row.key));
}

export async function listExistingPublishedKeys(
  db: Queryable,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: publications.key })
    .from(publications)
    .where(inArray(publications.key, [...keys]));
  return new Set(rows.map((row) => row.key!));
}
