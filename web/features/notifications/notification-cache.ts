import {
  type Notification,
  type NotificationList,
  notificationsShown,
  unreadBadgeMax,
} from '../../../contract/notifications.ts';

/** The list with a notification that just arrived in front; one that is there already stays once. */
export function prependNotification(
  list: NotificationList,
  notification: Notification,
  unreadCount: number,
): NotificationList {
  const others = list.items.filter((item) => item.id !== notification.id);
  return { items: [notification, ...others].slice(0, notificationsShown), unreadCount };
}

/** The list after one was read; reading twice counts once. */
export function markOneRead(list: NotificationList, id: string): NotificationList {
  const isUnread = list.items.some((item) => item.id === id && !item.isRead);
  return {
    items: list.items.map((item) => (item.id === id ? { ...item, isRead: true } : item)),
    unreadCount: Math.max(0, list.unreadCount - (isUnread ? 1 : 0)),
  };
}

export function markAllRead(list: NotificationList): NotificationList {
  return { items: list.items.map((item) => ({ ...item, isRead: true })), unreadCount: 0 };
}

/** What the badge says; null when there is nothing to say. */
export function badgeText(unreadCount: number): string | null {
  if (unreadCount <= 0) return null;
  return unreadCount > unreadBadgeMax ? `${unreadBadgeMax}+` : `${unreadCount}`;
}
