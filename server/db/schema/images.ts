import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { tasks } from './tasks.ts';

export const images = pgTable(
  'generated_images',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Unique, so that a job that runs twice can't make two images. */
    taskId: uuid('task_id')
      .unique()
      .references((): AnyPgColumn => tasks.id, { onDelete: 'set null' }),
    parentImageId: uuid('parent_image_id').references((): AnyPgColumn => images.id, {
      onDelete: 'set null',
    }),
    /** Unguessable; names the bytes in the storage and in the URL. */
    key: text('key').notNull().unique(),
    prompt: text('prompt').notNull(),
    /** What really made it; `imageSettingsSchema` of the contract reads it. */
    settings: jsonb('settings').notNull(),
    modelId: text('model_id').notNull(),
    modelLabel: text('model_label').notNull(),
    /** Null where the engine does not tell. */
    modelVersion: text('model_version'),
    engineLabel: text('engine_label').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** CSS colour, #rrggbb. */
    dominantColor: text('dominant_color').notNull(),
    notDrawn: text('not_drawn').array().notNull().default([]),
    isPublic: boolean('is_public').notNull().default(false),
    /** The owner's own mark. */
    isFavourite: boolean('is_favourite').notNull().default(false),
    /** Likes of what is published; 0 otherwise. Kept equal to the publication's. */
    likesCount: integer('likes_count').notNull().default(0),
    viewsCount: integer('views_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'generated_images_counts_check',
      sql`${table.likesCount} >= 0 and ${table.viewsCount} >= 0`,
    ),
    // Ascending, though lists run the other way: an index is read backwards as well, while one that
    // Drizzle declares as descending puts nulls last, which no plain ORDER BY asks for.
    index('generated_images_user_created_idx').on(table.userId, table.createdAt, table.id),
    index('generated_images_parent_idx').on(table.parentImageId, table.createdAt),
    index('generated_images_user_likes_idx').on(
      table.userId,
      table.likesCount,
      table.createdAt,
      table.id,
    ),
  ],
);

/**
 * When each image last changed, for members who were away for a moment; deleted ones stay for a day.
 * A trigger of the images' table writes it, so that no writer can forget to.
 */
export const imageChanges = pgTable(
  'image_changes',
  {
    imageId: uuid('image_id').primaryKey(),
    /** Refers to nobody: it is written while a leaving member's images are being deleted. */
    userId: text('user_id').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
    isDeleted: boolean('is_deleted').notNull(),
  },
  (table) => [
    index('image_changes_user_changed_idx').on(table.userId, table.changedAt),
    index('image_changes_changed_idx').on(table.changedAt),
  ],
);
