import type { Transaction } from '../../db/database.ts';

export interface EnqueueOptions {
  /** Higher runs first. */
  priority?: number;
  /** Not before this long from now. */
  delayMs?: number;
}

export interface RunningJob<Data> {
  data: Data;
  /** Aborted when this worker's claim on the job is gone. */
  signal: AbortSignal;
}

/**
 * At-least-once jobs: a handler may run twice for one job, and the handler sees to it that this
 * does no harm. Names are `noun.imperative`.
 */
export interface Queue {
  /** Makes the queue known; needed once in each process before anything else of that name. */
  declare(name: string): Promise<void>;
  /** Becomes visible with the transaction's commit. */
  enqueue(tx: Transaction, name: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Removes a queue that nothing uses any more, with its jobs. @returns false when there was none */
  retire(name: string): Promise<boolean>;
  /** Runs the handler on up to `concurrency` jobs at once; a handler that throws is run again. */
  work<Data extends object>(
    name: string,
    concurrency: number,
    handler: (job: RunningJob<Data>) => Promise<void>,
  ): Promise<void>;
  /** Gives back what a dead process left claimed. Only where no other process can be at work. */
  reclaim(name: string): Promise<void>;
  /** No further job is taken; running handlers go on. */
  pause(): Promise<void>;
  checkHealth(): Promise<void>;
  /** Waits for running handlers, at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}
