import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One row that names this database; the storage keeps the same name, so that neither is used with another's. */
export const installation = pgTable(
  'installation',
  {
    id: uuid('id').notNull().defaultRandom(),
    isOnly: boolean('is_only').primaryKey().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('installation_one_row_check', sql`${table.isOnly}`)],
);
