import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Mails that somebody asked for by typing in an address, whether an account has it or not: so known
 * and unknown addresses take the same way, and only the mail job tells them apart. Kept for two days.
 */
export const accountMails = pgTable(
  'account_mails',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', {
      enum: ['password-reset', 'known-address', 'email-confirmation'],
    }).notNull(),
    /** In small letters. */
    email: text('email').notNull(),
    /** The job decides once; its further attempts follow. */
    status: text('status', { enum: ['requested', 'accepted', 'dropped'] })
      .notNull()
      .default('requested'),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'account_mails_kind_check',
      sql`${table.kind} in ('password-reset', 'known-address', 'email-confirmation')`,
    ),
    check(
      'account_mails_status_check',
      sql`${table.status} in ('requested', 'accepted', 'dropped')`,
    ),
    index('account_mails_requested_idx').on(table.requestedAt),
  ],
);
