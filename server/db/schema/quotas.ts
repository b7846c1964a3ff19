import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { tasks } from './tasks.ts';

export const generationCounts = pgTable(
  'generation_counts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** UTC day. */
    generationDate: date('generation_date', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.generationDate] }),
    check('generation_counts_count_check', sql`${table.count} >= 0`),
  ],
);

/** What a task took from a day's count. It is settled once: kept, or given back. */
export const charges = pgTable(
  'charges',
  {
    taskId: uuid('task_id')
      .primaryKey()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** UTC day. */
    day: date('day', { mode: 'string' }).notNull(),
    units: integer('units').notNull(),
    state: text('state', { enum: ['reserved', 'kept', 'refunded'] })
      .notNull()
      .default('reserved'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    check('charges_units_check', sql`${table.units} >= 0`),
    check('charges_state_check', sql`${table.state} in ('reserved', 'kept', 'refunded')`),
    check(
      'charges_settled_check',
      sql`(${table.state} = 'reserved') = (${table.settledAt} is null)`,
    ),
    index('charges_user_day_idx').on(table.userId, table.day),
  ],
);

/** Attempts within a window, for limits that must hold under concurrency. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
});
