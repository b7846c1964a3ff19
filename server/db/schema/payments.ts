import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { subscriptions } from './subscriptions.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Money that was received; each once, whatever the number of events that spoke of it. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    provider: text('provider', { enum: ['paypal', 'sandbox'] }).notNull(),
    /** The provider's id of the sale or capture. */
    providerPaymentId: text('provider_payment_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['completed', 'refunded', 'reversed'] }).notNull(),
    paidAt: moment('paid_at').notNull(),
    /** Why it is to be given back; the provider is asked until it says that it was. */
    refundReason: text('refund_reason', {
      enum: ['asked', 'superseded', 'sold_out', 'operator'],
    }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('payments_amount_check', sql`${table.amountCents} > 0`),
    check('payments_status_check', sql`${table.status} in ('completed', 'refunded', 'reversed')`),
    uniqueIndex('payments_provider_idx').on(table.provider, table.providerPaymentId),
    index('payments_subscription_idx').on(table.subscriptionId),
    index('payments_user_idx').on(table.userId, table.paidAt),
  ],
);

/** Numbered without a gap; never changed: what is given back gets a credit note. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    number: integer('number').notNull().unique(),
    kind: text('kind', { enum: ['invoice', 'credit_note'] }).notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As they were on the day of issue. */
    seller: text('seller').notNull(),
    customer: text('customer').notNull(),
    description: text('description').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('invoices_payment_idx').on(table.paymentId, table.kind),
    index('invoices_user_idx').on(table.userId),
  ],
);

/** One row: the last number given. A sequence would leave gaps where a transaction ends badly. */
export const invoiceCounter = pgTable(
  'invoice_counter',
  { id: integer('id').primaryKey(), lastNumber: integer('last_number').notNull() },
  (table) => [check('invoice_counter_one_check', sql`${table.id} = 1`)],
);

/** What the provider told us, and what we did about money, as it came. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider', { enum: ['paypal', 'sandbox'] }).notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** The purchase it was found to speak of; null for none of ours. */
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id),
    payload: jsonb('payload').notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
  },
  (table) => [
    uniqueIndex('payment_events_event_idx').on(table.provider, table.eventId),
    index('payment_events_subscription_idx').on(table.subscriptionId),
    index('payment_events_unhandled_idx').on(table.receivedAt).where(sql.raw('handled_at is null')),
  ],
);

/** The hundred seats of the lifetime offer. */
export const lifetimeSeats = pgTable(
  'lifetime_seats',
  {
    number: integer('number').primaryKey(),
    state: text('state', { enum: ['free', 'reserved', 'sold'] }).notNull(),
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id),
    reservedUntil: moment('reserved_until'),
  },
  (table) => [
    check('lifetime_seats_number_check', sql`${table.number} between 1 and 100`),
    check(
      'lifetime_seats_state_check',
      sql`(${table.state} = 'free') = (${table.subscriptionId} is null) and (${table.state} = 'reserved') = (${table.reservedUntil} is not null)`,
    ),
    uniqueIndex('lifetime_seats_subscription_idx').on(table.subscriptionId),
  ],
);
