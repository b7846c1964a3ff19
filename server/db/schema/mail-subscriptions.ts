import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const mailSubscriptions = pgTable(
  'mail_subscriptions',
  {
    id: uuid('id').primaryKey(),
    /** In small letters. */
    email: text('email').notNull(),
    topic: text('topic', { enum: ['newsletter', 'status'] }).notNull(),
    /** Only who has opened the link of a mail is sent any. */
    status: text('status', { enum: ['pending', 'confirmed'] })
      .notNull()
      .default('pending'),
    /** SHA-256 of the link's token, in hexadecimal. */
    confirmationHash: text('confirmation_hash').unique(),
    confirmationExpiresAt: moment('confirmation_expires_at'),
    requestedAt: moment('requested_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    unique('mail_subscriptions_email_topic_unique').on(table.email, table.topic),
    check('mail_subscriptions_topic_check', sql`${table.topic} in ('newsletter', 'status')`),
    check('mail_subscriptions_status_check', sql`${table.status} in ('pending', 'confirmed')`),
    index('mail_subscriptions_topic_idx').on(table.topic, table.status),
  ],
);
