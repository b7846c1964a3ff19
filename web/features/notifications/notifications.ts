import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Notification, NotificationList } from '../../../contract/notifications.ts';
import { queries } from '../../api/client.ts';
import { useStreamEvent } from '../../api/use-event-stream.ts';
import { showToast } from '../../ui/toaster.tsx';
import { markAllRead, markOneRead, prependNotification } from './notification-cache.ts';

const listKey = queries.notifications.list.queryKey();

/** Changes the cached list; one still on its way may be older than the change and is asked for again. */
function changeList(
  queryClient: QueryClient,
  change: (list: NotificationList) => NotificationList,
): void {
  queryClient.setQueryData<NotificationList>(listKey, (list) => list && change(list));
  if (queryClient.isFetching({ queryKey: listKey }))
    void queryClient.invalidateQueries({ queryKey: listKey });
}

export function useNotifications() {
  return useQuery(queries.notifications.list.queryOptions());
}

// Failures are only logged. What was read on screen stays read there.
const logFailure = (what: string) => (error: unknown) => console.warn(`${what} failed`, error);

export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation(
    queries.notifications.markRead.mutationOptions({
      onMutate: ({ id }) => changeList(queryClient, (list) => markOneRead(list, id)),
      onSuccess: (list) => queryClient.setQueryData(listKey, list),
      onError: logFailure('Marking a notification read'),
    }),
  );
}

export function useMarkAllRead() {
  const queryClient = useQueryClient();
  return useMutation(
    queries.notifications.markAllRead.mutationOptions({
      onMutate: () => changeList(queryClient, markAllRead),
      onSuccess: (list) => queryClient.setQueryData(listKey, list),
      onError: logFailure('Marking all notifications read'),
    }),
  );
}

const toastKinds = {
  success: 'success',
  info: 'info',
  warning: 'info',
  error: 'error',
} as const satisfies Record<Notification['type'], string>;

/** Those already told of, so that a replay after a reconnect stays silent. */
const toldIds = new Set<string>();

/** Titles of notifications whose news something on screen tells by itself. */
const titlesToldHere = new Set<string>();

/** While the component is on screen, notifications with this title show in the list alone. */
export function useToldHere(title: string): void {
  useEffect(() => {
    titlesToldHere.add(title);
    return () => {
      titlesToldHere.delete(title);
    };
  }, [title]);
}

/** Takes in what arrives while the member is here. */
export function useLiveNotifications(): void {
  const queryClient = useQueryClient();

  useStreamEvent('notification.created', ({ notification, unreadCount }) => {
    changeList(queryClient, (list) => prependNotification(list, notification, unreadCount));
    if (toldIds.has(notification.id) || notification.isRead) return;
    toldIds.add(notification.id);
    if (titlesToldHere.has(notification.title)) return;
    showToast({
      kind: toastKinds[notification.type],
      title: notification.title,
      description: notification.message ?? undefined,
      id: notification.id,
    });
  });

  useStreamEvent('stream.behind', () => {
    void queryClient.invalidateQueries({ queryKey: queries.notifications.key() });
  });

  useStreamEvent('notifications.read', ({ unreadCount }) => {
    if (unreadCount === 0) return changeList(queryClient, markAllRead);
    const list = queryClient.getQueryData<NotificationList>(listKey);
    // Read in this tab, most often; else it can't be told which one it was.
    if (list?.unreadCount !== unreadCount)
      void queryClient.invalidateQueries({ queryKey: listKey });
  });
}
