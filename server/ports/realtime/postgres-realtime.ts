import pg from 'pg';
import { z } from 'zod';
import type { Realtime, WakeUp } from './realtime.ts';

const channel = 'ochre_wake_up';
const reconnectDelayMs = 500;
const publishAttempts = 3;

const wakeUpSchema = z.object({
  userId: z.string(),
  topic: z.string(),
  id: z.string().optional(),
}) as unknown as z.ZodType<WakeUp>;

/** LISTEN/NOTIFY: one listening connection for each process, opened again when it drops. */
export async function createPostgresRealtime(
  connectionString: string,
  onError: (error: unknown) => void,
): Promise<Realtime> {
  const wakeUpListeners = new Set<(wakeUp: WakeUp) => void>();
  const gapListeners = new Set<() => void>();
  const publisher = new pg.Pool({ connectionString, max: 2 });
  publisher.on('error', () => {});
  let client: pg.Client | undefined;
  let closed = false;

  const connect = async () => {
    const next = new pg.Client({ connectionString, keepAlive: true });
    next.on('notification', ({ payload }) => {
      const parsed = wakeUpSchema.safeParse(JSON.parse(payload ?? 'null'));
      if (parsed.success) for (const listener of wakeUpListeners) listener(parsed.data);
    });
    // Both may fire for one loss; the first takes the listeners off.
    const lost = () => {
      next.removeAllListeners();
      next.on('error', () => {});
      if (!closed) setTimeout(reconnect, reconnectDelayMs).unref();
    };
    next.on('error', lost);
    next.on('end', lost);
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
  };

  const reconnect = async () => {
    if (closed) return;
    try {
      await connect();
      for (const listener of gapListeners) listener();
    } catch {
      setTimeout(reconnect, reconnectDelayMs).unref();
    }
  };

  await connect();

  return {
    async publish(wakeUp) {
      for (let attempt = 1; attempt <= publishAttempts; attempt++) {
        try {
          await publisher.query('select pg_notify($1, $2)', [channel, JSON.stringify(wakeUp)]);
          return;
        } catch (error) {
          // A connection that was lost while idle fails once; the pool then opens another.
          if (attempt === publishAttempts) onError(error);
        }
      }
    },
    subscribe(listener) {
      wakeUpListeners.add(listener);
      return () => wakeUpListeners.delete(listener);
    },
    onGap(listener) {
      gapListeners.add(listener);
      return () => gapListeners.delete(listener);
    },
    async close() {
      closed = true;
      await Promise.allSettled([client?.end(), publisher.end()]);
    },
  };
}
