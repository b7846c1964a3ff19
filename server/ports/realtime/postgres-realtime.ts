import pg from 'pg';
import { z } from 'zod';
import { createListener } from './postgres-listener.ts';
import type { Realtime, WakeUp } from './realtime.ts';

const channel = 'ochre_wake_up';
const connectTimeoutMs = 5000;
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
  const publisher = new pg.Pool({
    connectionString,
    max: 2,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  publisher.on('error', () => {});
  const listener = await createListener({
    connectionString,
    channel,
    onMessage(payload) {
      const parsed = wakeUpSchema.safeParse(JSON.parse(payload ?? 'null'));
      if (parsed.success) for (const listen of wakeUpListeners) listen(parsed.data);
    },
    onReconnect() {
      for (const listen of gapListeners) listen();
    },
  }).catch(async (error) => {
    await publisher.end();
    throw error;
  });

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
    subscribe(listen) {
      wakeUpListeners.add(listen);
      return () => wakeUpListeners.delete(listen);
    },
    onGap(listen) {
      gapListeners.add(listen);
      return () => gapListeners.delete(listen);
    },
    async close() {
      await Promise.allSettled([listener.close(), publisher.end()]);
    },
  };
}
