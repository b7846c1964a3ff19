import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gte } from 'drizzle-orm';
import {
  type Notification,
  type NotificationList,
  notificationsShown,
} from '../../../contract/notifications.ts';
import { notFound } from '../../app-error.ts';
import type { AppContext, MemberContext } from '../../context.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { images } from '../../db/schema/images.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { listImageSources } from '../images/images.service.ts';
import { type NotificationRow, presentNotification } from './notifications.present.ts';

type Asking = Pick<MemberContext, 'db' | 'actor' | 'realtime'>;

/** Writes a notification; the caller owns the transaction and wakes the member after its commit. */
export async function createNotification(
  ctx: Pick<AppContext, 'clock'>,
  db: Queryable,
  input: Pick<NotificationRow, 'userId' | 'title' | 'message' | 'type'> & { imageId?: string },
): Promise<NotificationRow> {
  const [row] = await db
    .insert(notifications)
    .values({ id: randomUUID(), createdAt: ctx.clock.now(), ...input })
    .returning();
  return row!;
}

const selectListed = (db: Queryable) =>
  db
    .select({
      notification: notifications,
      image: { id: images.id, key: images.key, width: images.width },
    })
    .from(notifications)
    .leftJoin(images, eq(images.id, notifications.imageId));

type ListedRow = Awaited<ReturnType<typeof selectListed>>[number];

const present = ({ notification, image }: ListedRow): Notification =>
  presentNotification({
    notification,
    image: image && { id: image.id, thumbnailUrl: listImageSources(image)[0]!.url },
  });

/** The newest ones and how many are unread in all. */
export async function listNotifications({
  db,
  actor,
}: Pick<MemberContext, 'db' | 'actor'>): Promise<NotificationList> {
  const rows = await selectListed(db)
    .where(eq(notifications.userId, actor.id))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(notificationsShown);
  return {
    items: rows.map(present),
    unreadCount: await countUnread(db, actor.id),
  };
}

export async function markNotificationRead(
  ctx: Asking,
  input: { id: string },
): Promise<NotificationList> {
  const rows = await ctx.db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.id, input.id), eq(notifications.userId, ctx.actor.id)))
    .returning({ id: notifications.id });
  if (rows.length === 0) throw notFound('Notification');
  await ctx.realtime.publish({ userId: ctx.actor.id, topic: 'notifications-read' });
  return listNotifications(ctx);
}

export async function markAllNotificationsRead(ctx: Asking): Promise<NotificationList> {
  await ctx.db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, ctx.actor.id), eq(notifications.isRead, false)));
  await ctx.realtime.publish({ userId: ctx.actor.id, topic: 'notifications-read' });
  return listNotifications(ctx);
}

export async function findNotification(
  db: Database,
  userId: string,
  id: string,
): Promise<Notification | null> {
  const [row] = await selectListed(db).where(
    and(eq(notifications.id, id), eq(notifications.userId, userId)),
  );
  return row ? present(row) : null;
}

export async function countUnread(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)));
  return row!.unread;
}

/** Those that came at or after a moment, oldest first: what a dropped event stream may have missed. */
export async function listNotificationsSince(
  db: Database,
  userId: string,
  since: Date,
): Promise<Notification[]> {
  const rows = await selectListed(db)
    .where(and(eq(notifications.userId, userId), gte(notifications.createdAt, since)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(notificationsShown);
  return rows.reverse().map(present);
}
