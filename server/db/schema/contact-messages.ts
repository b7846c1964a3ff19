import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What visitors wrote on /contact. Kept for a year: see the privacy policy. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'contact_messages_length_check',
      sql`length(${table.firstName}) <= 50 and length(${table.lastName}) <= 50 and length(${table.email}) <= 255 and length(${table.subject}) <= 100 and length(${table.message}) <= 1000`,
    ),
    index('contact_messages_created_idx').on(table.createdAt),
  ],
);
