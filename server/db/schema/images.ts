import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

export const images = pgTable(
  'generated_images',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Unique, so that a job that runs twice can't make two images. */
    generationId: uuid('generation_id').notNull().unique(),
    /** Unguessable; names the bytes in the storage and in the URL. */
    key: text('key').notNull().unique(),
    prompt: text('prompt').notNull(),
    negativePrompt: text('negative_prompt').notNull().default(''),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    /** The other seed, and how far the picture moves toward it: both or neither. */
    variationSeed: bigint('variation_seed', { mode: 'number' }),
    variationStrength: doublePrecision('variation_strength'),
    tiling: boolean('tiling').notNull().default(false),
    steps: integer('steps'),
    guidanceScale: real('guidance_scale'),
    sampler: text('sampler'),
    modelId: text('model_id').notNull(),
    modelLabel: text('model_label').notNull(),
    modelVersion: text('model_version').notNull(),
    engineLabel: text('engine_label').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** CSS colour, #rrggbb. */
    dominantColor: text('dominant_color').notNull(),
    notDrawn: text('not_drawn').array().notNull().default([]),
    isPublic: boolean('is_public').notNull().default(false),
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

export const imageLikes = pgTable(
  'image_likes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.imageId] })],
);
