import { sql } from 'drizzle-orm';
import { type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../../db/database.ts';
import type { Queue } from './queue.ts';

/** A worker that stays silent for this long has lost its jobs. */
const heartbeatSeconds = 15;

/** A job whose handler threw waits for this long. */
const retryDelaySeconds = 1;

/** Between the moment a job becomes due and the look for it. */
const wakeMarginMs = 20;

/**
 * How often silent workers are looked for. pg-boss wants two settings for it: the pass, and the age
 * of the last one, which is a minute unless said.
 */
const superviseIntervalSeconds = 5;

/** Jobs announce themselves, but a delayed or taken-over one comes due without a word. */
const pollingIntervalSeconds = 2;

/** Only crashes and thrown handlers count here; refusals of an engine are the job's own affair. */
const retryLimit = 20;

const noJob = '00000000-0000-0000-0000-000000000000';

/** Jobs in our own database, by pg-boss. */
export async function createPgBossQueue(options: {
  connection: OpenDatabase['queueConnection'];
  onError: (error: Error) => void;
}): Promise<Queue> {
  const boss = new PgBoss({
    ...options.connection,
    ...(options.connection.backend === 'postgres' ? { max: 6 } : {}),
    useListenNotify: true,
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
    schedule: false,
  });
  boss.on('error', options.onError);
  await boss.start();
  const declared = new Set<string>();
  /** Ids of the workers of each queue in this process. */
  const workers = new Map<string, string[]>();
  const timers = new Set<NodeJS.Timeout>();

  /** The queue tells its workers of new jobs only: not of those that become due, nor of those that lay waiting. */
  const wakeAfter = (name: string, delayMs: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    }, delayMs + wakeMarginMs);
    timers.add(timer);
  };

  return {
    async declare(name) {
      await boss.createQueue(name, {
        heartbeatSeconds,
        retryLimit,
        retryDelay: retryDelaySeconds,
        expireInSeconds: 3600 * 2,
        deleteAfterSeconds: 3600,
        notify: true,
      });
      // Fills the queue's cache, which would else be read in the middle of somebody's transaction;
      // on a database with one connection that read would wait for its own transaction for ever.
      await boss.cancel(name, noJob);
      declared.add(name);
    },

    async retire(name) {
      if (!(await boss.getQueue(name))) return false;
      await boss.deleteQueue(name);
      return true;
    },

    async enqueue(tx, name, data, { priority = 0, delayMs = 0 } = {}) {
      if (!declared.has(name)) throw new Error(`queue ${name} was not declared`);
      const id = await boss.send(name, data, {
        // Both drivers answer with `rows`; the shared type of the two does not say so.
        db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql),
        priority,
        ...(delayMs > 0 ? { startAfter: new Date(Date.now() + delayMs) } : {}),
      });
      if (!id) throw new Error(`queue ${name} took no job`);
      if (delayMs > 0) wakeAfter(name, delayMs);
    },

    async work(name, concurrency, handler) {
      const ids: string[] = [];
      workers.set(name, ids);
      // One worker for each job at once, so that each can be woken.
      for (let index = 0; index < concurrency; index++)
        ids.push(
          await boss.work<object>(
            name,
            {
              batchSize: 1,
              pollingIntervalSeconds,
              notifyPollingIntervalSeconds: pollingIntervalSeconds,
              heartbeatRefreshSeconds: 5,
            },
            async ([job]) => {
              try {
                await handler({ data: job!.data as never, signal: job!.signal });
              } catch (error) {
                wakeAfter(name, retryDelaySeconds * 1000);
                throw error;
              } finally {
                // Else it would rest for a polling interval, however many are waiting.
                boss.notifyWorker(ids[index]!);
              }
            },
          ),
        );
    },

    async reclaim(name) {
      const jobs = await boss.findJobs(name);
      const claimed = jobs.filter((job) => job.state === 'active').map((job) => job.id);
      if (claimed.length > 0) await boss.fail(name, claimed);
    },

    async pause() {
      await Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: false })));
    },

    async checkHealth() {
      if (!(await boss.isInstalled())) throw new Error('the job tables are missing');
    },

    async stop(timeoutMs) {
      for (const timer of timers) clearTimeout(timer);
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}
