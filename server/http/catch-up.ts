import type { StreamEvent } from '../../contract/events.ts';
import type { AppContext } from '../context.ts';
import { findOwnEntitlements } from '../features/entitlements/entitlements.service.ts';
import { listChangedImages } from '../features/images/images.service.ts';
import {
  countUnread,
  listNotificationsSince,
} from '../features/notifications/notifications.service.ts';
import { getQuota } from '../features/quotas/quotas.service.ts';
import { listChangedTasks } from '../features/tasks/tasks.service.ts';

/** Changes of one kind that are told one by one; beyond, fetching anew costs less. */
const changesMax = 50;

/** Clocks of two processes and the order of two commits may differ by this much. */
const overlapMs = 5_000;

/** A page that opens its first stream has fetched what it shows at most this long ago. */
const firstLoadMs = 30_000;

type Context = Pick<AppContext, 'db' | 'clock' | 'taskKinds'>;

/** Event ids are moments; null for what is none. */
function parseMoment(lastEventId: string | null): number | null {
  const moment = Number(lastEventId);
  const isMoment = lastEventId && Number.isSafeInteger(moment) && moment > 0 && moment <= 8.64e15;
  return isMoment ? moment : null;
}

/**
 * What a member missed while no stream was open, as the events that would have told it. Whoever was
 * here before is also told which notifications came.
 * @param lastEventId of the stream before this one; null for the first
 */
export async function listMissedEvents(
  ctx: Context,
  userId: string,
  lastEventId: string | null,
): Promise<StreamEvent[]> {
  const moment = parseMoment(lastEventId);
  const since = new Date(
    moment === null ? ctx.clock.now().getTime() - firstLoadMs : moment - overlapMs,
  );
  const [images, tasks, entitlements, quota, unreadCount, notifications] = await Promise.all([
    listChangedImages(ctx, userId, since, changesMax),
    listChangedTasks(ctx, userId, since, changesMax),
    findOwnEntitlements(ctx, userId),
    getQuota(ctx, ctx.db, userId),
    countUnread(ctx.db, userId),
    moment === null ? [] : listNotificationsSince(ctx.db, userId, since),
  ]);
  const told: StreamEvent[] = notifications.map((notification) => ({
    type: 'notification.created',
    notification,
    unreadCount,
  }));
  if (!images || !tasks) return [...told, { type: 'stream.behind' }];
  return [
    ...told,
    ...images.changed.map((image): StreamEvent => ({ type: 'image.changed', image })),
    ...images.deletedIds.map((id): StreamEvent => ({ type: 'image.deleted', id })),
    ...tasks.map((task): StreamEvent => ({ type: 'task.changed', task })),
    { type: 'entitlements.changed', entitlements },
    { type: 'quota.changed', quota },
    // What was read in another window leaves no trace but the count.
    { type: 'notifications.read', unreadCount },
  ];
}
