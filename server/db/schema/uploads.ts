import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** Pictures that members sent to work from; the bytes lie in the storage under the row's id. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['source', 'mask'] }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('uploads_purpose_check', sql`${table.purpose} in ('source', 'mask')`),
    check('uploads_size_check', sql`${table.width} > 0 and ${table.height} > 0`),
    index('uploads_user_created_idx').on(table.userId, table.createdAt),
    index('uploads_expires_idx').on(table.expiresAt),
  ],
);
