import { z } from 'zod';
import { ownEntitlementsSchema } from './entitlements.ts';
import { imageSchema } from './images.ts';
import { notificationSchema } from './notifications.ts';
import { quotaSchema } from './quotas.ts';
import { taskSchema } from './tasks.ts';

/** Where the event stream is. Takes `?lastEventId=` as well as the Last-Event-ID header. */
export const eventStreamPath = '/api/events';

/** A `heartbeat` event comes this often; a client that misses two of them opens the stream anew. */
export const heartbeatIntervalMs = 15_000;

/**
 * What the event stream carries. Each event holds what a GET of the same thing returns; the
 * name of the Server-Sent Event is its `type`, the data is the whole object as JSON.
 */
export const eventSchema = z.discriminatedUnion('type', [
  /** Any change of a task: queued, running, progress, final state. */
  z.object({ type: z.literal('task.changed'), task: taskSchema }),
  z.object({ type: z.literal('image.changed'), image: imageSchema }),
  z.object({ type: z.literal('image.deleted'), id: z.uuid() }),
  z.object({
    type: z.literal('notification.created'),
    notification: notificationSchema,
    unreadCount: z.number().int(),
  }),
  z.object({ type: z.literal('notifications.read'), unreadCount: z.number().int() }),
  z.object({ type: z.literal('quota.changed'), quota: quotaSchema }),
  /** What the member's plan allows, after a payment, a cancellation or its end. */
  z.object({ type: z.literal('entitlements.changed'), entitlements: ownEntitlementsSchema }),
  /** First event of each stream; what was missed in between follows. */
  z.object({ type: z.literal('stream.opened') }),
  /** More was missed than is worth telling: all must be fetched again. */
  z.object({ type: z.literal('stream.behind') }),
  z.object({ type: z.literal('heartbeat') }),
]);

export type StreamEvent = z.infer<typeof eventSchema>;

/** The names of the events, for a reader that does without schemas. */
export const eventTypes = [
  'task.changed',
  'entitlements.changed',
  'image.changed',
  'image.deleted',
  'notification.created',
  'notifications.read',
  'quota.changed',
  'stream.opened',
  'stream.behind',
  'heartbeat',
] as const satisfies readonly StreamEvent['type'][];
