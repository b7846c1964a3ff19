import { and, count, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { GalleryCategory, GallerySort } from '../../../contract/community.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { publicationLikes, publications } from '../../db/schema/community.ts';
import { images } from '../../db/schema/images.ts';

const columns = {
  ...getTableColumns(publications),
  image: {
    key: images.key,
    prompt: images.prompt,
    modelLabel: images.modelLabel,
    width: images.width,
    height: images.height,
    dominantColor: images.dominantColor,
  },
};

/** With the image it shows; null for a sample, whose facts lie beside its files. */
export type PublicationRow = typeof publications.$inferSelect & {
  image: Pick<
    typeof images.$inferSelect,
    'key' | 'prompt' | 'modelLabel' | 'width' | 'height' | 'dominantColor'
  > | null;
  isLiked: boolean;
};

const isLikedBy = (userId: string | null): SQL<boolean> =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${publicationLikes} where ${publicationLikes.publicationId} = ${publications.id} and ${publicationLikes.userId} = ${userId})`;

const latest = sql`${publications.publishedAt} desc, ${publications.id} desc`;

const order: Record<GallerySort, SQL> = {
  latest,
  most_liked: sql`${publications.likesCount} desc, ${latest}`,
  most_viewed: sql`${publications.viewsCount} desc, ${latest}`,
  // What people do with it, against its age: a like counts for ten views, and fades over days.
  trending: sql`(${publications.likesCount} * 10 + ${publications.viewsCount} + 1) / power(extract(epoch from now() - ${publications.publishedAt}) / 86400 + 2, 1.5) desc, ${latest}`,
};

export interface GalleryFilter {
  /** Case-insensitive substring of title, author or prompt. */
  search: string;
  /** Samples whose prompt contains the search: their prompts lie beside their files. */
  sampleNames: readonly string[];
  category: GalleryCategory | undefined;
}

function matching({ search, sampleNames, category }: GalleryFilter): SQL | undefined {
  // The signs that LIKE reads as wildcards stand for themselves.
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const found = [publications.title, publications.author, images.prompt].map((column) =>
    ilike(column, pattern),
  );
  return and(
    category ? eq(publications.category, category) : undefined,
    search ? or(...found, inArray(publications.sampleName, [...sampleNames])) : undefined,
  );
}

export async function listPublicationRows(
  db: Queryable,
  userId: string | null,
  input: GalleryFilter & { sort: GallerySort; offset: number; limit: number },
): Promise<PublicationRow[]> {
  return db
    .select({ ...columns, isLiked: isLikedBy(userId) })
    .from(publications)
    .leftJoin(images, eq(images.id, publications.imageId))
    .where(matching(input))
    .orderBy(order[input.sort])
    .offset(input.offset)
    .limit(input.limit);
}

export async function countPublicationRows(db: Queryable, filter: GalleryFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(publications)
    .leftJoin(images, eq(images.id, publications.imageId))
    .where(matching(filter));
  return row!.total;
}

export async function findPublicationRow(
  db: Queryable,
  userId: string | null,
  where: { id: string } | { imageId: string },
): Promise<PublicationRow | null> {
  const [row] = await db
    .select({ ...columns, isLiked: isLikedBy(userId) })
    .from(publications)
    .leftJoin(images, eq(images.id, publications.imageId))
    .where('id' in where ? eq(publications.id, where.id) : eq(publications.imageId, where.imageId));
  return row ?? null;
}

/** Counts in the database, so that simultaneous views all count. */
export async function incrementViews(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .update(publications)
    .set({ viewsCount: sql`${publications.viewsCount} + 1` })
    .where(eq(publications.id, id))
    .returning({ id: publications.id });
  return rows.length > 0;
}

/**
 * Sets or takes back a like; saying the same twice changes nothing.
 * @returns false when there is no such publication
 */
export async function setPublicationLike(
  tx: Transaction,
  userId: string,
  id: string,
  isLiked: boolean,
): Promise<boolean> {
  // Locked, as its end in between would break the like's reference.
  const found = await tx
    .select({ id: publications.id })
    .from(publications)
    .where(eq(publications.id, id))
    .for('update');
  if (found.length === 0) return false;
  const changed = isLiked
    ? await tx
        .insert(publicationLikes)
        .values({ userId, publicationId: id })
        .onConflictDoNothing()
        .returning({ id: publicationLikes.publicationId })
    : await tx
        .delete(publicationLikes)
        .where(and(eq(publicationLikes.userId, userId), eq(publicationLikes.publicationId, id)))
        .returning({ id: publicationLikes.publicationId });
  if (changed.length > 0)
    await tx
      .update(publications)
      .set({ likesCount: sql`greatest(${publications.likesCount} + ${isLiked ? 1 : -1}, 0)` })
      .where(eq(publications.id, id));
  return true;
}

/** Publishes an image, or changes what its publication says. */
export async function upsertPublication(
  tx: Transaction,
  row: typeof publications.$inferInsert & { imageId: string },
): Promise<void> {
  const { title, author, category } = row;
  await tx
    .insert(publications)
    .values(row)
    .onConflictDoUpdate({ target: publications.imageId, set: { title, author, category } });
}

export async function deletePublication(tx: Transaction, imageId: string): Promise<void> {
  await tx.delete(publications).where(eq(publications.imageId, imageId));
}
