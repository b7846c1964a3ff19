import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { images } from './images.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    message: text('message'),
    type: text('type', { enum: ['success', 'info', 'warning', 'error'] }).notNull(),
    /** The picture it tells of, as long as that is there. */
    imageId: uuid('image_id').references(() => images.id, { onDelete: 'set null' }),
    isRead: boolean('is_read').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'notifications_type_check',
      sql`${table.type} in ('success', 'info', 'warning', 'error')`,
    ),
    index('notifications_user_created_idx').on(table.userId, table.createdAt, table.id),
    index('notifications_image_idx').on(table.imageId),
    index('notifications_user_unread_idx').on(table.userId).where(sql`not ${table.isRead}`),
  ],
);
