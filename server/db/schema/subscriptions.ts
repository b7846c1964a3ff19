import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What members bought, or were given: one row per purchase, made when its checkout begins. The view
 * `user_subscriptions` shows it under the names of the specification.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    /** Null once the account is gone. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    plan: text('plan', { enum: ['premium', 'lifetime'] }).notNull(),
    /** `operator`: given, not bought. */
    provider: text('provider', { enum: ['paypal', 'sandbox', 'operator'] }).notNull(),
    /** The provider's id of the subscription or order; null until it has answered. */
    providerId: text('provider_id'),
    status: text('status', {
      enum: [
        'pending',
        'active',
        'cancelled',
        'suspended',
        'expired',
        'refunded',
        'superseded',
        'sold_out',
      ],
    }).notNull(),
    /** As the provider was read last. */
    providerStatus: text('provider_status', {
      enum: ['pending', 'approved', 'active', 'paused', 'ended'],
    }),
    /** What was agreed on; a payment of anything else grants nothing. */
    priceCents: integer('price_cents').notNull(),
    currency: text('currency').notNull(),
    /** Until when it is paid; null where it does not end. */
    currentPeriodEnd: moment('current_period_end'),
    /** Set by the wish not to renew: when it ends. */
    cancelAt: moment('cancel_at'),
    /** Since when renewal rests at the provider, by our asking. */
    pausedAt: moment('paused_at'),
    /** Raised before each look at the provider; fences off what was read earlier. */
    syncVersion: integer('sync_version').notNull().default(0),
    syncedAt: moment('synced_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('subscriptions_plan_check', sql`${table.plan} in ('premium', 'lifetime')`),
    check(
      'subscriptions_status_check',
      sql`${table.status} in ('pending', 'active', 'cancelled', 'suspended', 'expired', 'refunded', 'superseded', 'sold_out')`,
    ),
    check('subscriptions_price_check', sql`${table.priceCents} >= 0`),
    uniqueIndex('subscriptions_provider_idx').on(table.provider, table.providerId),
    uniqueIndex('subscriptions_one_active_idx')
      .on(table.userId)
      .where(sql.raw("status = 'active'")),
    index('subscriptions_user_idx').on(table.userId),
    index('subscriptions_synced_idx').on(table.status, table.syncedAt),
  ],
);
