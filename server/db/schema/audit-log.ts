import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** What operators did; rows are written and never changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    /** Null for the command line, and once the account is gone. */
    actorUserId: text('actor_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Such as `incident.opened`. */
    action: text('action').notNull(),
    /** What it was done to, such as `incident:<id>`. */
    subject: text('subject').notNull(),
    details: jsonb('details').notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('audit_log_created_idx').on(table.createdAt),
    index('audit_log_actor_idx').on(table.actorUserId),
  ],
);
