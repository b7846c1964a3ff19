import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import type { HttpEnvironment } from './http-environment.ts';

const timeoutMs = 5000;

/** `/healthz`: the process lives. `/readyz`: all that a request needs is there. */
export function addHealthRoutes(app: Hono<HttpEnvironment>, ctx: AppContext): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/readyz', async (c) => {
    const [database, queue, storage, engines] = await Promise.all([
      probe(() => ctx.db.execute(sql`select 1`)),
      probe(() => ctx.queue.checkHealth()),
      probe(() => ctx.storage.checkHealth()),
      ctx.engines.checkHealth(),
    ]);
    const engineStates = Object.fromEntries(
      engines.map(({ id, status }) => [id, status === 'ready' ? status : 'unavailable']),
    );
    // One engine that answers is enough to work; the others are named all the same.
    const isReady =
      database === 'ready' &&
      queue === 'ready' &&
      storage === 'ready' &&
      engines.some(({ status }) => status === 'ready');
    return c.json(
      {
        status: isReady ? 'ready' : 'unavailable',
        database,
        queue,
        storage,
        engines: engineStates,
      },
      isReady ? 200 : 503,
    );
  });
}

async function probe(check: () => Promise<unknown>): Promise<'ready' | 'unavailable'> {
  const expired = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('too slow')), timeoutMs).unref();
  });
  try {
    await Promise.race([check(), expired]);
    return 'ready';
  } catch {
    return 'unavailable';
  }
}
