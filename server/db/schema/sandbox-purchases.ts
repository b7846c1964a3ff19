import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The memory of the test payment provider, which knows nothing of our other tables. */
export const sandboxPurchases = pgTable('sandbox_purchases', {
  id: text('id').primaryKey(),
  /** The shape is the adapter's own. */
  state: jsonb('state').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
