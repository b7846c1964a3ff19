import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

export const subscriptions = pgTable(
  'user_subscriptions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscriptionType: text('subscription_type', { enum: ['premium'] }).notNull(),
    status: text('status', { enum: ['active', 'cancelled', 'suspended', 'expired'] }).notNull(),
    paypalSubscriptionId: text('paypal_subscription_id').unique(),
    /** A cancelled plan still counts until here. */
    paidThrough: timestamp('paid_through', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('user_subscriptions_type_check', sql`${table.subscriptionType} in ('premium')`),
    check(
      'user_subscriptions_status_check',
      sql`${table.status} in ('active', 'cancelled', 'suspended', 'expired')`,
    ),
  ],
);
