import { sql } from 'drizzle-orm';
import {
  check,
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
  },
  (table) => [
    check(
      'publications_source_check',
      sql`(${table.imageId} is null) <> (${table.sampleName} is null)`,
    ),
    check('publications_counts_check', sql`${table.likesCount} >= 0 and ${table.viewsCount} >= 0`),
    check(
      'publications_category_check',
      sql`${table.category} in ('Fantasy', 'Nature', 'Portraits', 'Architecture', 'Food', 'Animals')`,
    ),
    index('publications_published_idx').on(table.publishedAt, table.id),
    index('publications_likes_idx').on(table.likesCount, table.publishedAt, table.id),
    index('publications_views_idx').on(table.viewsCount, table.publishedAt, table.id),
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

/** Which sets of sample rows this database has had; what an operator deletes doesn't come back. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});
