import { member } from '../../route-builder.ts';
import * as notifications from './notifications.service.ts';

export const notificationRoutes = {
  list: member.notifications.list.handler(({ context }) =>
    notifications.listNotifications(context),
  ),
  markRead: member.notifications.markRead.handler(({ context, input }) =>
    notifications.markNotificationRead(context, input),
  ),
  markAllRead: member.notifications.markAllRead.handler(({ context }) =>
    notifications.markAllNotificationsRead(context),
  ),
};
