import type { Notification } from '../../../contract/notifications.ts';
import type { notifications } from '../../db/schema/notifications.ts';
import { listImageSources } from '../images/images.service.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** A notification with what names the bytes of its picture. */
export interface ListedNotification {
  notification: NotificationRow;
  image: { id: string; key: string; width: number } | null;
}

export function presentNotification({ notification, image }: ListedNotification): Notification {
  const { id, title, message, type, isRead, createdAt } = notification;
  return {
    id,
    title,
    message,
    type,
    image: image && { id: image.id, thumbnailUrl: listImageSources(image)[0]!.url },
    isRead,
    createdAt: createdAt.toISOString(),
  };
}
