import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { images } from './images.ts';
import { uploads } from './uploads.ts';

export const taskStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;

/** The wire's texts for these are in the contract. */
const taskErrorCodes = [
  'content_filtered',
  'invalid_request',
  'invalid_source',
  'engine_unavailable',
  'engine_removed',
  'timed_out',
  'stopped_often',
  'internal',
] as const;

const isActive = sql.raw("status in ('queued', 'running')");

/** One row per piece of work that somebody asked for; those of one request share `batchId`. */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id').notNull(),
    /** Counts from 0 within its batch. */
    batchIndex: integer('batch_index').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['generate', 'edit'] }).notNull(),
    status: text('status', { enum: taskStatuses }).notNull().default('queued'),
    /** Whose slots it takes: an engine's id, or `processor` for work of our own. */
    lane: text('lane').notNull(),
    modelId: text('model_id').notNull(),
    modelLabel: text('model_label').notNull(),
    /** What is shown of it before it is done, and found in the member's history. */
    prompt: text('prompt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** All else that its kind needs; validated by the kind's own schema. */
    input: jsonb('input').notNull(),
    parentImageId: uuid('parent_image_id').references((): AnyPgColumn => images.id, {
      onDelete: 'set null',
    }),
    /** Higher runs first: the turn that the member's plan and backlog give it, negated. */
    priority: integer('priority').notNull().default(0),
    /** Counts claims by a worker; fences off one that lost its claim. */
    attempt: integer('attempt').notNull().default(0),
    /** 0 to 1; null where the engine does not tell. */
    progress: real('progress'),
    /** Counts previews; 0 is none yet. */
    previewVersion: integer('preview_version').notNull().default(0),
    /** Why it failed; of a queued one, what it waits for besides its turn. */
    errorCode: text('error_code', { enum: taskErrorCodes }),
    /** Since when it waits for that. */
    waitingSince: timestamp('waiting_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'tasks_status_check',
      sql`${table.status} in ('queued', 'running', 'succeeded', 'failed', 'cancelled')`,
    ),
    check('tasks_progress_check', sql`${table.progress} between 0 and 1`),
    check('tasks_size_check', sql`${table.width} > 0 and ${table.height} > 0`),
    // A request that is sent again makes nothing new.
    uniqueIndex('tasks_user_batch_idx').on(table.userId, table.batchId, table.batchIndex),
    index('tasks_user_created_idx').on(table.userId, table.createdAt),
    index('tasks_parent_image_idx').on(table.parentImageId),
    index('tasks_active_lane_idx').on(table.lane, table.priority, table.createdAt).where(isActive),
    index('tasks_active_user_idx').on(table.userId).where(isActive),
  ],
);

/** The uploads that a task works from: they stay while it may still run. */
export const taskUploads = pgTable(
  'task_uploads',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.uploadId] }),
    index('task_uploads_upload_idx').on(table.uploadId),
  ],
);
