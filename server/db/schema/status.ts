import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A probe of one service in one minute; whoever inserts the row does the probe. Kept for a day. */
export const statusProbes = pgTable(
  'status_probes',
  {
    service: text('service').notNull(),
    minute: moment('minute').notNull(),
    outcome: text('outcome', { enum: ['pending', 'up', 'down'] }).notNull(),
    responseMs: integer('response_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.service, table.minute] }),
    check('status_probes_outcome_check', sql`${table.outcome} in ('pending', 'up', 'down')`),
    index('status_probes_minute_idx').on(table.minute),
  ],
);

/** Sums of a UTC day's probes. Kept for 90 days. */
export const statusDaySums = pgTable(
  'status_days',
  {
    service: text('service').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    upCount: integer('up_count').notNull(),
    downCount: integer('down_count').notNull(),
    responseMsSum: bigint('response_ms_sum', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.day] })],
);

export const incidents = pgTable(
  'incidents',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    status: text('status', {
      enum: ['degraded', 'down', 'scheduled', 'resolved', 'completed'],
    }).notNull(),
    service: text('service'),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    /** Opened by the probes, which end it too. */
    openedBy: text('opened_by', { enum: ['probe', 'operator'] }).notNull(),
  },
  (table) => [
    check(
      'incidents_status_check',
      sql`${table.status} in ('degraded', 'down', 'scheduled', 'resolved', 'completed')`,
    ),
    index('incidents_started_idx').on(table.startedAt),
    uniqueIndex('incidents_open_probe_idx')
      .on(table.service)
      .where(sql`${table.endedAt} is null and ${table.openedBy} = 'probe'`),
  ],
);
