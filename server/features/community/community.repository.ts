import {
  and,
  type Column,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { GalleryCategory, GallerySort } from '../../../contract/community.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { publicationLikes, publications, publicationViews } from '../../db/schema/community.ts';
import { images } from '../../db/schema/images.ts';

const columns = {
  ...getTableColumns(publications),
  image: {
    prompt: images.prompt,
    modelId: images.modelId,
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
    'prompt' | 'modelId' | 'modelLabel' | 'width' | 'height' | 'dominantColor'
  > | null;
  isLiked: boolean;
};

const isLikedBy = (userId: string | null): SQL<boolean> =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${publicationLikes} where ${publicationLikes.publicationId} = ${publications.id} and ${publicationLikes.userId} = ${userId})`;

/** The sort values of a row: where a page ended, or what stands beside a picture. */
export type PublicationPlace = Pick<
  PublicationRow,
  'id' | 'publishedAt' | 'likesCount' | 'viewsCount' | 'trendingScore'
>;

/** What stands before the date and the id, with its SQL type. Each has an index, and one by category. */
const leading: Record<
  GallerySort,
  { name: 'likesCount' | 'viewsCount' | 'trendingScore'; type: SQL } | null
> = {
  latest: null,
  most_liked: { name: 'likesCount', type: sql`int` },
  most_viewed: { name: 'viewsCount', type: sql`int` },
  trending: { name: 'trendingScore', type: sql`double precision` },
};

/** From the first of the gallery to the last, or the other way. */
function order(sort: GallerySort, isBackward = false): SQL {
  const first = leading[sort];
  const sorted: Column[] = [
    ...(first ? [publications[first.name]] : []),
    publications.publishedAt,
    publications.id,
  ];
  const direction = isBackward ? sql`asc` : sql`desc`;
  return sql.join(
    sorted.map((column) => sql`${column} ${direction}`),
    sql`, `,
  );
}

/** What stands behind a place in this order, or before it. */
function beyond(sort: GallerySort, place: PublicationPlace, isBackward = false): SQL {
  const first = leading[sort];
  const head = first && {
    column: sql`${publications[first.name]}, `,
    value: sql`${place[first.name]}::${first.type}, `,
  };
  return sql`(${head?.column ?? sql``}${publications.publishedAt}, ${publications.id}) ${isBackward ? sql`>` : sql`<`} (${head?.value ?? sql``}${place.publishedAt.toISOString()}::timestamptz, ${place.id}::uuid)`;
}

export interface PublicationFilter {
  /** Case-insensitive substring of title, author or prompt. */
  search: string;
  /** Samples whose prompt contains the search: their prompts lie beside their files. */
  sampleNames: readonly string[];
  category: GalleryCategory | undefined;
}

function matching({ search, sampleNames, category }: PublicationFilter): SQL | undefined {
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
  input: PublicationFilter & { sort: GallerySort; after: PublicationPlace | null; limit: number },
): Promise<PublicationRow[]> {
  return db
    .select({ ...columns, isLiked: isLikedBy(userId) })
    .from(publications)
    .leftJoin(images, eq(images.id, publications.imageId))
    .where(and(matching(input), input.after ? beyond(input.sort, input.after) : undefined))
    .orderBy(order(input.sort))
    .limit(input.limit);
}

/** The ids beside a place in an order: null at its ends. */
export async function findNeighbours(
  db: Queryable,
  input: PublicationFilter & { sort: GallerySort },
  place: PublicationPlace,
): Promise<{ previous: string | null; next: string | null }> {
  const [previous, next] = await Promise.all(
    [true, false].map((isBackward) =>
      db
        .select({ id: publications.id })
        .from(publications)
        .leftJoin(images, eq(images.id, publications.imageId))
        .where(and(matching(input), beyond(input.sort, place, isBackward)))
        .orderBy(order(input.sort, isBackward))
        .limit(1),
    ),
  );
  return { previous: previous?.[0]?.id ?? null, next: next?.[0]?.id ?? null };
}

export async function countPublicationRows(
  db: Queryable,
  filter: PublicationFilter,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(publications)
    .leftJoin(images, eq(images.id, publications.imageId))
    .where(matching(filter));
  return row!.total;
}

/** The newest ones, for the sitemap. */
export async function listNewestPublications(
  db: Queryable,
  limit: number,
): Promise<{ id: string; publishedAt: Date }[]> {
  return db
    .select({ id: publications.id, publishedAt: publications.publishedAt })
    .from(publications)
    .orderBy(order('latest'))
    .limit(limit);
}

export async function findPublicationRow(
  db: Queryable,
  userId: string | null,
  where: { id: string } | { imageId: string } | { sampleName: string },
): Promise<PublicationRow | null> {
  const matches =
    'id' in where
      ? eq(publications.id, where.id)
      : 'imageId' in where
        ? eq(publications.imageId, where.imageId)
        : eq(publications.sampleName, where.sampleName);
  const [row] = await db
    .select({ ...columns, isLiked: isLikedBy(userId) })
    .from(publications)
    .leftJoin(images, eq(images.id, publications.imageId))
    .where(matches);
  return row ?? null;
}

export async function findPublishedImageId(
  db: Queryable,
  id: string,
): Promise<{ imageId: string | null } | null> {
  const [row] = await db
    .select({ imageId: publications.imageId })
    .from(publications)
    .where(eq(publications.id, id));
  return row ?? null;
}

/** Holds a publication's row to the end of the transaction; its image's row comes before it. */
export async function lockPublication(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: publications.id })
    .from(publications)
    .where(eq(publications.id, id))
    .for('no key update');
  return rows.length > 0;
}

/** @returns the counts as they are now */
export async function addToCounts(
  tx: Transaction,
  id: string,
  change: { likes?: number; views?: number },
): Promise<{ likesCount: number; viewsCount: number }> {
  const [row] = await tx
    .update(publications)
    .set({
      likesCount: sql`greatest(${publications.likesCount} + ${change.likes ?? 0}, 0)`,
      viewsCount: sql`${publications.viewsCount} + ${change.views ?? 0}`,
    })
    .where(eq(publications.id, id))
    .returning({ likesCount: publications.likesCount, viewsCount: publications.viewsCount });
  return row!;
}

/**
 * Remembers that a visitor looks at a picture.
 * @param since what was seen then or later is the same look
 * @returns false when it is
 */
export async function rememberView(
  db: Queryable,
  view: { publicationId: string; visitor: string; viewedAt: Date },
  since: Date,
): Promise<boolean> {
  const rows = await db
    .insert(publicationViews)
    .values(view)
    .onConflictDoUpdate({
      target: [publicationViews.publicationId, publicationViews.visitor],
      set: { viewedAt: view.viewedAt },
      setWhere: lt(publicationViews.viewedAt, since),
    })
    .returning({ visitor: publicationViews.visitor });
  return rows.length > 0;
}

export async function hasViewed(
  db: Queryable,
  view: { publicationId: string; visitor: string },
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ visitor: publicationViews.visitor })
    .from(publicationViews)
    .where(
      and(
        eq(publicationViews.publicationId, view.publicationId),
        eq(publicationViews.visitor, view.visitor),
        gt(publicationViews.viewedAt, since),
      ),
    );
  return rows.length > 0;
}

/** Forgets looks that are over, and the oldest of too many. */
export async function deletePastViews(
  db: Queryable,
  { before, keptMax }: { before: Date; keptMax: number },
): Promise<void> {
  await db.delete(publicationViews).where(lt(publicationViews.viewedAt, before));
  const [oldestKept] = await db
    .select({ viewedAt: publicationViews.viewedAt })
    .from(publicationViews)
    .orderBy(desc(publicationViews.viewedAt))
    .offset(keptMax)
    .limit(1);
  if (oldestKept)
    await db
      .delete(publicationViews)
      .where(
        sql`${publicationViews.viewedAt} <= ${oldestKept.viewedAt.toISOString()}::timestamptz`,
      );
}

/** Sets or takes back a like. @returns false when it was so already */
export async function setPublicationLike(
  tx: Transaction,
  userId: string,
  id: string,
  isLiked: boolean,
): Promise<boolean> {
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
  return changed.length > 0;
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

/** @returns the key that its files lay under; null when there was none */
export async function deletePublication(tx: Transaction, imageId: string): Promise<string | null> {
  const [row] = await tx
    .delete(publications)
    .where(eq(publications.imageId, imageId))
    .returning({ key: publications.key });
  return row?.key ?? null;
}
