import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What was asked by the ticket form of /support. Kept for a year: see the privacy policy. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: uuid('id').primaryKey(),
    /** Named in mails as OCH-1042. */
    sequence: integer('sequence').notNull().unique().generatedAlwaysAsIdentity({ startWith: 1042 }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Of a premium member: answered first. */
    isPriority: boolean('is_priority').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('support_tickets_created_idx').on(table.createdAt)],
);
