import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Applications; the résumé lies in the storage under the row's id. Kept for half a year. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: uuid('id').primaryKey(),
    /** Id of a position in the contract; the list may have changed since. */
    position: text('position').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    note: text('note').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('job_applications_created_idx').on(table.createdAt)],
);
