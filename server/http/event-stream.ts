import { heartbeatIntervalMs, type StreamEvent } from '../../contract/events.ts';
import { AppError } from '../app-error.ts';
import type { AppContext, MemberContext } from '../context.ts';
import { findOwnEntitlements } from '../features/entitlements/entitlements.service.ts';
import { findImage } from '../features/images/images.service.ts';
import { countUnread, findNotification } from '../features/notifications/notifications.service.ts';
import { getQuota } from '../features/quotas/quotas.service.ts';
import { findTask } from '../features/tasks/tasks.service.ts';
import type { WakeUp } from '../ports/realtime/realtime.ts';
import { listMissedEvents } from './catch-up.ts';

/** Open streams of one member; a browser with many tabs gets by, a loop does not. */
const streamsPerMemberMax = 20;

/** Bytes that may wait for a slow reader before its stream is closed; it comes back and fetches anew. */
const backlogBytesMax = 1 << 20;

const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Proxies of the nginx kind would else collect events before they pass them on.
  'x-accel-buffering': 'no',
};

interface Stream {
  userId: string;
  send(event: StreamEvent): void;
  /** What happens while the past is still being told; null once that is done. */
  waiting: StreamEvent[] | null;
  close(): void;
}

type Context = Pick<AppContext, 'db' | 'clock' | 'realtime' | 'logger' | 'taskKinds'>;

/** Turns wake-ups into events for those who listen: reads the row once, shows it to all streams of its member. */
export function createEventHub(ctx: Context) {
  const streams = new Map<string, Set<Stream>>();
  /** Loads under way, and whether the row has changed since they began. */
  const loading = new Map<string, { again: boolean }>();

  const deliver = (userId: string, event: StreamEvent) => {
    for (const stream of streams.get(userId) ?? []) {
      // Else an older state would come after a newer one.
      if (stream.waiting) stream.waiting.push(event);
      else stream.send(event);
    }
  };

  const handle = async (wakeUp: WakeUp) => {
    if (!streams.has(wakeUp.userId)) return;
    const key = `${wakeUp.topic}:${wakeUp.id ?? wakeUp.userId}`;
    const running = loading.get(key);
    if (running) {
      running.again = true;
      return;
    }
    const state = { again: true };
    loading.set(key, state);
    try {
      while (state.again) {
        state.again = false;
        const event = await loadEvent(ctx, wakeUp);
        if (event) deliver(wakeUp.userId, event);
      }
    } catch (error) {
      ctx.logger.warn({ err: error, topic: wakeUp.topic }, 'an event was not delivered');
    } finally {
      loading.delete(key);
    }
  };

  const unsubscribe = ctx.realtime.subscribe((wakeUp) => void handle(wakeUp));
  const closeAll = () => {
    for (const set of streams.values()) for (const stream of set) stream.close();
  };
  // Streams that are opened anew make their clients fetch what the gap swallowed.
  const offGap = ctx.realtime.onGap(closeAll);

  return {
    /**
     * Answers with a stream of the actor's events.
     * @throws {AppError} rate_limited when too many are open
     */
    open(request: Request, actor: MemberContext['actor'], lastEventId: string | null): Response {
      // Nobody would read it, and so nobody would ever close it.
      if (request.method === 'HEAD') return new Response(null, { headers: streamHeaders });
      const own = streams.get(actor.id) ?? new Set<Stream>();
      if (own.size >= streamsPerMemberMax)
        throw new AppError('rate_limited', 'Too many pages are open. Please close some of them.');
      streams.set(actor.id, own);

      const encoder = new TextEncoder();
      let stream: Stream;
      const body = new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const heartbeat = setInterval(
              () => stream.send({ type: 'heartbeat' }),
              heartbeatIntervalMs,
            );
            stream = {
              userId: actor.id,
              waiting: [],
              send(event) {
                // What was being read for it may come after its end.
                if (!own.has(stream)) return;
                if ((controller.desiredSize ?? 0) < -backlogBytesMax) return stream.close();
                controller.enqueue(encoder.encode(formatEvent(event, ctx.clock.now())));
              },
              close() {
                clearInterval(heartbeat);
                request.signal.removeEventListener('abort', stream.close);
                if (!own.delete(stream)) return;
                if (own.size === 0) streams.delete(actor.id);
                try {
                  controller.close();
                } catch {
                  // The reader has closed it already.
                }
              },
            };
            own.add(stream);
            request.signal.addEventListener('abort', stream.close);
            stream.send({ type: 'stream.opened' });
            void catchUp(ctx, actor.id, lastEventId, stream);
          },
          cancel() {
            stream.close();
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: 16_384 }),
      );
      return new Response(body, { headers: streamHeaders });
    },

    /** Ends the streams of a member whose sessions have ended. */
    closeFor(userId: string) {
      for (const stream of streams.get(userId) ?? []) stream.close();
    },

    close() {
      unsubscribe();
      offGap();
      closeAll();
    },
  };
}

export type EventHub = ReturnType<typeof createEventHub>;

async function loadEvent(ctx: Context, wakeUp: WakeUp): Promise<StreamEvent | null> {
  const { userId, id } = wakeUp;
  switch (wakeUp.topic) {
    case 'task': {
      const task = id ? await findTask(ctx, userId, id) : null;
      return task && { type: 'task.changed', task };
    }
    case 'image': {
      const image = id ? await findImage(ctx.db, userId, { id }) : null;
      return image && { type: 'image.changed', image };
    }
    case 'image-deleted':
      return id ? { type: 'image.deleted', id } : null;
    case 'notification': {
      const notification = id ? await findNotification(ctx.db, userId, id) : null;
      if (!notification) return null;
      const unreadCount = await countUnread(ctx.db, userId);
      return { type: 'notification.created', notification, unreadCount };
    }
    case 'notifications-read':
      return { type: 'notifications.read', unreadCount: await countUnread(ctx.db, userId) };
    case 'quota':
      return { type: 'quota.changed', quota: await getQuota(ctx, ctx.db, userId) };
    case 'entitlements':
      return { type: 'entitlements.changed', entitlements: await findOwnEntitlements(ctx, userId) };
    case 'task-cancelled':
    case 'session-ended':
      return null;
  }
}

/** Event ids are moments; they mean nothing without the session, so nobody replays another's. */
function formatEvent(event: StreamEvent, now: Date): string {
  const id = event.type === 'heartbeat' ? '' : `id: ${now.getTime()}\n`;
  return `${id}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** Sends what was missed while no stream was open; if that fails, the client is told to fetch anew. */
async function catchUp(
  ctx: Context,
  userId: string,
  lastEventId: string | null,
  stream: Stream,
): Promise<void> {
  try {
    for (const event of await listMissedEvents(ctx, userId, lastEventId)) stream.send(event);
  } catch (error) {
    ctx.logger.warn({ err: error }, 'what a stream missed was not told');
    stream.send({ type: 'stream.behind' });
  }
  for (const event of stream.waiting ?? []) stream.send(event);
  stream.waiting = null;
}
