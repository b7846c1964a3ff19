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
import { imageChanges, imageLikes, images } from '../../db/schema/images.ts';
import type { ImageRow } from './images.present.ts';

/** Where a page ended: the sort values of its last row. */
export interface ImageCursor {
  createdAt: string;
  likesCount: number;
  id: string;
}

const isLikedBy = (userId: string) =>
  sql<boolean>`exists (select 1 from ${imageLikes} where ${imageLikes.imageId} = ${images.id} and ${imageLikes.userId} = ${userId})`;

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

type ListedImage = ImageRow & { isLiked: boolean };

export async function listImageRows(
  db: Queryable,
  userId: string,
  input: { search: string; sort: ImageSort; after: ImageCursor | null; limit: number },
): Promise<ListedImage[]> {
  const { by, after } = order[input.sort];
  return db
    .select({ ...getTableColumns(images), isLiked: isLikedBy(userId) })
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
  where: { id: string } | { generationId: string },
): Promise<ListedImage | null> {
  const matches =
    'id' in where ? eq(images.id, where.id) : eq(images.generationId, where.generationId);
  const [row] = await db
    .select({ ...getTableColumns(images), isLiked: isLikedBy(userId) })
    .from(images)
    .where(and(matches, eq(images.userId, userId)));
  return row ?? null;
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
    .select({ ...getTableColumns(images), isLiked: isLikedBy(userId) })
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

export async function deleteImageRows(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; key: string }[]> {
  return db
    .delete(images)
    .where(and(inArray(images.id, [...ids]), eq(images.userId, userId)))
    .returning({ id: images.id, key: images.key });
}

/** Counts in the database, so that simultaneous views all count. */
export async function incrementViews(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(images)
    .set({ viewsCount: sql`${images.viewsCount} + 1` })
    .where(and(eq(images.id, id), eq(images.userId, userId)))
    .returning({ id: images.id });
  return rows.length > 0;
}

/**
 * Sets or takes back a like; saying the same twice changes nothing.
 * @returns false when the user has no such image
 */
export async function setImageLike(
  tx: Transaction,
  userId: string,
  id: string,
  isLiked: boolean,
): Promise<boolean> {
  // Locked, as a deletion in between would break the like's reference.
  const found = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.id, id), eq(images.userId, userId)))
    .for('update');
  if (found.length === 0) return false;
  const changed = isLiked
    ? await tx
        .insert(imageLikes)
        .values({ userId, imageId: id })
        .onConflictDoNothing()
        .returning({ imageId: imageLikes.imageId })
    : await tx
        .delete(imageLikes)
        .where(and(eq(imageLikes.userId, userId), eq(imageLikes.imageId, id)))
        .returning({ imageId: imageLikes.imageId });
  if (changed.length > 0)
    await tx
      .update(images)
      .set({ likesCount: sql`greatest(${images.likesCount} + ${isLiked ? 1 : -1}, 0)` })
      .where(eq(images.id, id));
  return true;
}

/** @returns false when the user has no such image */
export async function setImagePublic(
  tx: Transaction,
  userId: string,
  id: string,
  isPublic: boolean,
): Promise<boolean> {
  const rows = await tx
    .update(images)
    .set({ isPublic })
    .where(and(eq(images.id, id), eq(images.userId, userId)))
    .returning({ id: images.id });
  return rows.length > 0;
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
