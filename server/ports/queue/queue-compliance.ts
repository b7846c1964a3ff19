/** What every queue must pass. Call `describeQueueCompliance` from the adapter's own test file. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import type { EnqueueOptions, Queue } from './queue.ts';

export interface QueueUnderTest {
  queue: Queue;
  db: Database;
  /** Ends what the test started beside the queue. The suite stops the queue. */
  cleanUp: () => Promise<void>;
}

interface Job {
  mark: string;
}

export function describeQueueCompliance(name: string, make: () => Promise<QueueUnderTest>): void {
  describe(`${name} keeps the promises of a queue`, () => {
    let subject: QueueUnderTest;
    let queue: Queue;

    beforeAll(async () => {
      subject = await make();
      queue = subject.queue;
    });
    afterAll(async () => {
      await queue.stop(5000);
      await subject.cleanUp();
    });

    const declare = async () => {
      const name = `test.run/${randomUUID()}`;
      await queue.declare(name);
      return name;
    };
    const enqueue = (name: string, mark: string, options?: EnqueueOptions) =>
      subject.db.transaction((tx) => queue.enqueue(tx, name, { mark }, options));

    /** Handles jobs, and waits until a number of runs have ended. */
    async function work(
      name: string,
      concurrency: number,
      handle: (job: Job) => unknown = () => {},
    ) {
      const runs: string[] = [];
      let wake = () => {};
      await queue.work<Job>(name, concurrency, async ({ data }) => {
        try {
          await handle(data);
        } finally {
          runs.push(data.mark);
          wake();
        }
      });
      return {
        runs,
        async until(count: number) {
          while (runs.length < count)
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
          return runs;
        },
      };
    }

    it('shows a job with its transaction’s commit, and never one that was rolled back', async () => {
      const name = await declare();
      const { until } = await work(name, 1);
      const rolledBack = subject.db.transaction(async (tx) => {
        await queue.enqueue(tx, name, { mark: 'rolled back' }, { priority: 9 });
        throw new Error('no');
      });
      await expect(rolledBack).rejects.toThrow('no');
      await enqueue(name, 'committed');
      expect(await until(1)).toEqual(['committed']);
    });

    it('refuses a queue that nobody declared', async () => {
      await expect(enqueue('test.run/unheard', 'x')).rejects.toThrow('was not declared');
    });

    it('can be declared twice', async () => {
      const name = await declare();
      await queue.declare(name);
    });

    it('runs the higher priority first, and the older one among equals', async () => {
      const name = await declare();
      const jobs = [
        ['b', 0],
        ['d', -2],
        ['a', 5],
        ['c', 0],
      ] as const;
      for (const [mark, priority] of jobs) await enqueue(name, mark, { priority });
      const { until } = await work(name, 1);
      expect(await until(4)).toEqual(['a', 'b', 'c', 'd']);
    });

    it('runs a line of jobs one straight after the other', async () => {
      const name = await declare();
      const { until } = await work(name, 1);
      for (let job = 0; job < 6; job++) await enqueue(name, String(job));
      const startedAt = performance.now();
      expect((await until(6)).toSorted()).toEqual(['0', '1', '2', '3', '4', '5']);
      expect(performance.now() - startedAt).toBeLessThan(5000);
    });

    it('runs as many at once as it was asked to, and no more', async () => {
      const name = await declare();
      let running = 0;
      let runningMax = 0;
      const both = Promise.withResolvers<void>();
      const { until } = await work(name, 2, async () => {
        runningMax = Math.max(runningMax, ++running);
        if (running === 2) both.resolve();
        await both.promise;
        running--;
      });
      for (let job = 0; job < 5; job++) await enqueue(name, String(job));
      await until(5);
      expect(runningMax).toBe(2);
    });

    it('holds a delayed job back for its time, and not much longer', async () => {
      const name = await declare();
      const { until } = await work(name, 1);
      const enqueuedAt = performance.now();
      await enqueue(name, 'later', { delayMs: 700 });
      await enqueue(name, 'now');
      expect(await until(2)).toEqual(['now', 'later']);
      const waitedMs = performance.now() - enqueuedAt;
      expect(waitedMs).toBeGreaterThanOrEqual(700);
      expect(waitedMs).toBeLessThan(3000);
    });

    it('runs a job again when its handler throws', async () => {
      const name = await declare();
      let attempts = 0;
      const { until } = await work(name, 1, () => {
        if (++attempts === 1) throw new Error('at first');
      });
      await enqueue(name, 'again');
      expect(await until(2)).toEqual(['again', 'again']);
    });

    it('says that it is well', async () => {
      await queue.checkHealth();
    });

    it('takes no further job once it is paused, and lets the running one end', async () => {
      const name = await declare();
      const started = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      const { runs, until } = await work(name, 1, async () => {
        started.resolve();
        await goOn.promise;
      });
      await enqueue(name, 'first');
      await started.promise;
      await queue.pause();
      await enqueue(name, 'second');
      goOn.resolve();
      await until(1);
      await queue.stop(5000);
      expect(runs).toEqual(['first']);
    });
  });
}
