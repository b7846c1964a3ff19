import type { Notification } from '../../../contract/notifications.ts';
import type { notifications } from '../../db/schema/notifications.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** A notification and its picture. */
export interface ListedNotification {
  notification: NotificationRow;
  image: Notification['image'];
}

export function presentNotification({ notification, image }: ListedNotification): Notification {
  const { id, title, message, type, isRead, createdAt } = notification;
  return {
    id,
    title,
    message,
    type,
    image,
    isRead,
    createdAt: createdAt.toISOString(),
  };
}
