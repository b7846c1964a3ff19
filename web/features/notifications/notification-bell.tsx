import { Bell, BellOff, CheckCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { Notification } from '../../../contract/notifications.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { badgeText } from './notification-cache.ts';
import {
  useLiveNotifications,
  useMarkAllRead,
  useMarkRead,
  useNotifications,
} from './notifications.ts';

/** The bell, its badge, and the last ten notifications behind it. */
export function NotificationBell() {
  useLiveNotifications();
  const { data } = useNotifications();
  const markAllRead = useMarkAllRead();
  const unreadCount = data?.unreadCount ?? 0;
  const badge = badgeText(unreadCount);
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton
          label={badge ? `Notifications, ${unreadCount} unread` : 'Notifications'}
          hideTooltip
        >
          <Bell />
          {badge && (
            <span
              aria-hidden="true"
              className="absolute top-1 right-1 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent px-1 font-semibold text-[11px] text-accent-ink leading-none ring-2 ring-ground"
            >
              {badge}
            </span>
          )}
        </IconButton>
      </PopoverTrigger>
      <PopoverContent aria-label="Notifications" className="flex max-h-[70dvh] w-96 flex-col">
        <div className="flex min-h-14 items-center justify-between gap-3 border-line border-b px-4">
          <h2 className="font-semibold text-sm">Notifications</h2>
          {unreadCount > 0 && (
            <Button
              variant="ghost"
              size="sm"
              className="-mr-2 text-accent-strong"
              onClick={(event) => {
                // The button leaves; the focus must not leave with it.
                event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
                markAllRead.mutate({});
              }}
            >
              <CheckCheck />
              Mark all read
            </Button>
          )}
        </div>
        <NotificationItems />
      </PopoverContent>
    </Popover>
  );
}

function NotificationItems() {
  const { data, isError, isFetching, refetch } = useNotifications();
  const markRead = useMarkRead();
  if (!data)
    return isError ? (
      <div className="grid justify-items-center gap-3 px-6 py-10 text-center">
        <p className="text-ink-muted text-sm">Your notifications can't be loaded right now.</p>
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    ) : (
      <div role="status" aria-label="Loading..." className="grid gap-4 p-4">
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="grid gap-2">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-3.5 w-64 max-w-full" />
          </div>
        ))}
      </div>
    );
  if (data.items.length === 0)
    return (
      <div className="grid justify-items-center gap-2 px-6 py-12 text-center">
        <BellOff aria-hidden="true" className="size-6 text-ink-muted" />
        <p className="font-medium text-sm">No notifications yet</p>
        <p className="text-ink-muted text-sm">When an image is finished, you hear of it here.</p>
      </div>
    );
  return (
    <ul className="min-h-0 overflow-y-auto overscroll-contain p-1.5">
      {data.items.map((notification) => (
        <li key={notification.id}>
          {notification.image ? (
            <PopoverClose asChild>
              <Link
                to={`/platform/library?image=${notification.image.id}`}
                className="block rounded-md px-3 py-2.5 transition-colors hover:bg-raised"
                onClick={() => {
                  if (!notification.isRead) markRead.mutate({ id: notification.id });
                }}
              >
                <NotificationText notification={notification} />
              </Link>
            </PopoverClose>
          ) : notification.isRead ? (
            <div className="rounded-md px-3 py-2.5">
              <NotificationText notification={notification} />
            </div>
          ) : (
            <button
              type="button"
              className="w-full rounded-md px-3 py-2.5 text-left transition-colors hover:bg-raised"
              onClick={(event) => {
                focusNeighbour(event.currentTarget);
                markRead.mutate({ id: notification.id });
              }}
            >
              <NotificationText notification={notification} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Moves the focus to the next unread one, as this one is about to become plain text. */
function focusNeighbour(button: HTMLElement): void {
  const dialog = button.closest<HTMLElement>('[role="dialog"]');
  const unread = [...(dialog?.querySelectorAll('li button') ?? [])] as HTMLElement[];
  const index = unread.indexOf(button);
  (unread[index + 1] ?? unread[index - 1] ?? dialog)?.focus();
}

const dotColors = {
  success: 'bg-success',
  info: 'bg-accent',
  warning: 'bg-accent',
  error: 'bg-danger',
} as const satisfies Record<Notification['type'], string>;

function NotificationText({ notification }: { notification: Notification }) {
  const { title, message, type, image, isRead, createdAt } = notification;
  return (
    <span
      className={cn(
        'grid gap-x-3',
        image ? 'grid-cols-[0.5rem_2.75rem_minmax(0,1fr)]' : 'grid-cols-[0.5rem_minmax(0,1fr)]',
      )}
    >
      <span
        aria-hidden="true"
        className={cn('mt-1.5 size-2 rounded-full', isRead ? 'invisible' : dotColors[type])}
      />
      {image && (
        // The text beside it says what it shows.
        <img
          src={image.thumbnailUrl}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          className="size-11 rounded-md bg-raised object-cover"
        />
      )}
      <span className="grid content-start gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <span className={cn('text-sm', isRead ? 'text-ink-muted' : 'font-medium')}>
            {!isRead && <span className="sr-only">Unread: </span>}
            {title}
          </span>
          <RelativeTime iso={createdAt} className="shrink-0 text-ink-muted text-xs" />
        </span>
        {message && <span className="break-words text-ink-muted text-sm">{message}</span>}
      </span>
    </span>
  );
}
