import { z } from 'zod';

/** Kept in the list and shown. */
export const notificationsShown = 10;

/** The badge says "9+" above this. */
export const unreadBadgeMax = 9;

export const notificationTypes = ['success', 'info', 'warning', 'error'] as const;

export const notificationSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  message: z.string().nullable(),
  type: z.enum(notificationTypes),
  /** The picture it tells of, to be shown small and opened; null where there is none any more. */
  image: z.object({ id: z.uuid(), thumbnailUrl: z.string() }).nullable(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
});

export type Notification = z.infer<typeof notificationSchema>;

export const notificationListSchema = z.object({
  items: z.array(notificationSchema).max(notificationsShown),
  unreadCount: z.number().int(),
});

export type NotificationList = z.infer<typeof notificationListSchema>;

export function imageGeneratedNotification(prompt: string): { title: string; message: string } {
  const quoted = [...prompt].slice(0, 50).join('');
  const ellipsis = quoted.length < prompt.length ? '...' : '';
  return { title: 'Image Generated!', message: `"${quoted}${ellipsis}"` };
}
