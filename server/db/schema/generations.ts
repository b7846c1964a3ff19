import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

export const generationStatuses = [
  'queued',
  'running',
  'succeeded',
  'failed',
  'cancelled',
] as const;

/** One row per asked image; the images of one request share `batchId`. */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: generationStatuses }).notNull().default('queued'),
    prompt: text('prompt').notNull(),
    negativePrompt: text('negative_prompt').notNull().default(''),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    /** The other seed, and how far the picture moves toward it: both or neither. */
    variationSeed: bigint('variation_seed', { mode: 'number' }),
    variationStrength: doublePrecision('variation_strength'),
    tiling: boolean('tiling').notNull().default(false),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    steps: integer('steps'),
    guidanceScale: real('guidance_scale'),
    sampler: text('sampler'),
    engineId: text('engine_id').notNull(),
    modelId: text('model_id').notNull(),
    modelLabel: text('model_label').notNull(),
    /** Higher runs first; falls with the member's own backlog, so that nobody waits behind one person's pile. */
    priority: integer('priority').notNull().default(0),
    /** The UTC day whose count was reserved, and is given back on failure or cancel. */
    quotaDate: date('quota_date', { mode: 'string' }).notNull(),
    /** Counts claims by a worker; fences off one that lost its claim. */
    attempt: integer('attempt').notNull().default(0),
    /** 0 to 1; null where the engine does not tell. */
    progress: real('progress'),
    /** Counts previews; 0 is none yet. */
    previewVersion: integer('preview_version').notNull().default(0),
    /** Shown to the member. */
    error: text('error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'generations_status_check',
      sql`${table.status} in ('queued', 'running', 'succeeded', 'failed', 'cancelled')`,
    ),
    check('generations_seed_check', sql`${table.seed} between 0 and 4294967295`),
    check(
      'generations_variation_check',
      sql`(${table.variationSeed} is null) = (${table.variationStrength} is null) and ${table.variationSeed} between 0 and 4294967295 and ${table.variationStrength} between 0 and 1`,
    ),
    check(
      'generations_size_check',
      sql`${table.width} between 1 and 2048 and ${table.height} between 1 and 2048`,
    ),
    check('generations_progress_check', sql`${table.progress} between 0 and 1`),
    index('generations_user_created_idx').on(table.userId, table.createdAt),
    index('generations_active_idx')
      .on(table.engineId, table.priority, table.createdAt)
      .where(sql`${table.status} in ('queued', 'running')`),
  ],
);
