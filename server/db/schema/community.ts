import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { images } from './images.ts';

/** What the gallery shows: a member's published image, or a sample that comes with the product. */
export const publications = pgTable(
  'publications',
  {
    id: uuid('id').primaryKey(),
    imageId: uuid('image_id')
      .unique()
      .references(() => images.id, { onDelete: 'cascade' }),
    /** Names a sample's files. */
    sampleName: text('sample_name').unique(),
    /** Names the published files of an image; another one each time that it is published. */
    key: text('key').unique(),
    /** IPTC digital source type: how machines are told what made the picture. */
    sourceType: text('source_type', {
      enum: ['trainedAlgorithmicMedia', 'algorithmicMedia'],
    }).notNull(),
    title: text('title').notNull(),
    category: text('category', {
      enum: ['Fantasy', 'Nature', 'Portraits', 'Architecture', 'Food', 'Animals'],
    }).notNull(),
    author: text('author').notNull(),
    likesCount: integer('likes_count').notNull().default(0),
    viewsCount: integer('views_count').notNull().default(0),
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 })
      .notNull()
      .defaultNow(),
    /**
     * Attention against age, without a look at the clock, so that an index can hold it: ten times
     * the attention makes up for four days. A like counts for ten views.
     */
    trendingScore: doublePrecision('trending_score')
      .notNull()
      .generatedAlwaysAs(
        sql`log((likes_count * 10 + views_count + 1)::double precision) + extract(epoch from published_at - to_timestamp(0))::double precision / 345600`,
      ),
  },
  (table) => [
    check('publications_key_check', sql`(${table.imageId} is null) = (${table.key} is null)`),
    check(
      'publications_source_type_check',
      sql`${table.sourceType} in ('trainedAlgorithmicMedia', 'algorithmicMedia')`,
    ),
    check(
      'publications_source_check',
      sql`(${table.imageId} is null) <> (${table.sampleName} is null)`,
    ),
    check('publications_counts_check', sql`${table.likesCount} >= 0 and ${table.viewsCount} >= 0`),
    check(
      'publications_category_check',
      sql`${table.category} in ('Fantasy', 'Nature', 'Portraits', 'Architecture', 'Food', 'Animals')`,
    ),
    // Each order of the gallery, over everything and within a category. Read backwards.
    index('publications_published_idx').on(table.publishedAt, table.id),
    index('publications_liked_idx').on(table.likesCount, table.publishedAt, table.id),
    index('publications_viewed_idx').on(table.viewsCount, table.publishedAt, table.id),
    index('publications_trending_idx').on(table.trendingScore, table.publishedAt, table.id),
    index('publications_category_published_idx').on(table.category, table.publishedAt, table.id),
    index('publications_category_liked_idx').on(
      table.category,
      table.likesCount,
      table.publishedAt,
      table.id,
    ),
    index('publications_category_viewed_idx').on(
      table.category,
      table.viewsCount,
      table.publishedAt,
      table.id,
    ),
    index('publications_category_trending_idx').on(
      table.category,
      table.trendingScore,
      table.publishedAt,
      table.id,
    ),
  ],
);

export const publicationLikes = pgTable(
  'publication_likes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    publicationId: uuid('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.publicationId] }),
    index('publication_likes_publication_idx').on(table.publicationId),
  ],
);

/** Who has looked at what within the last hour, so that a view counts once; swept after it. */
export const publicationViews = pgTable(
  'publication_views',
  {
    publicationId: uuid('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** A hash that nobody can turn back into an account or an address, once its day is over. */
    visitor: text('visitor').notNull(),
    viewedAt: timestamp('viewed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.publicationId, table.visitor] }),
    index('publication_views_viewed_idx').on(table.viewedAt),
  ],
);

/** Which sets of sample rows this database has had; what an operator deletes doesn't come back. */
export const sampleSets = pgTable('sample_sets', {
  name: text('name').primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});
