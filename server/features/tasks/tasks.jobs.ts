import sharp from 'sharp';
import type { TaskErrorCode } from '../../../contract/tasks.ts';
import { EngineError, type EngineErrorKind } from '../../../engines/engine-error.ts';
import type { AppContext } from '../../context.ts';
import { isDatabaseAway } from '../../db/connection-error.ts';
import { sniffPictureFormat } from '../../picture-format.ts';
import type { RunningJob } from '../../ports/queue/queue.ts';
import { type RunContext, TaskFailure, type TaskKind, type TaskOf } from '../../task-kind.ts';
import { holdOwnImage } from '../images/images.service.ts';
import { settleCharge } from '../quotas/quotas.service.ts';
import { previewFolder, previewKey } from './preview-files.ts';
import { createProgressReporter } from './progress-reporter.ts';
import { runTaskJob } from './task-job.ts';
import { attemptsMax, downDelayMs, overtimeMs } from './tasks.policy.ts';
import * as repository from './tasks.repository.ts';
import { endTask } from './tasks.service.ts';
import { listLanes } from './tasks.sweep.ts';

type Context = RunContext & Pick<AppContext, 'taskKinds'>;

type StopReason = 'cancelled' | 'shutdown' | 'overtime' | 'claim-lost';

/** Why a run was stopped; the reason of the signal that its kind gets. */
class RunStopped extends Error {
  readonly reason: StopReason;
  constructor(reason: StopReason) {
    super(`the run was stopped: ${reason}`);
    this.reason = reason;
  }
}

/** Wait before a further run, doubling with each: when the engine didn't say. */
const retryDelayMs = 2000;

/** Pieces of our own work at once: they take the processor that engines and pages need too. */
const processorConcurrency = 1;

/** The longest that work of our own may take. */
const processorTimeoutMs = 15 * 60_000;

interface Worker {
  runs: Map<string, AbortController>;
  /** Resolves when the process stops: then nothing is waited for any more. */
  stopping: Promise<void>;
}

/**
 * Runs tasks: claim, the kind's work, bytes, and one transaction that ends it.
 * @returns a function that stops all runs and hands them back to the queue
 */
export async function startTaskWorker(ctx: Context): Promise<{ handBack: () => Promise<void> }> {
  const runs = new Map<string, AbortController>();
  const stop = Promise.withResolvers<void>();
  const worker: Worker = { runs, stopping: stop.promise };
  const unsubscribe = ctx.realtime.subscribe((wakeUp) => {
    if (wakeUp.topic === 'task-cancelled' && wakeUp.id)
      runs.get(wakeUp.id)?.abort(new RunStopped('cancelled'));
  });
  const handlers = new Set<Promise<void>>();

  for (const lane of listLanes(ctx)) {
    const engine = ctx.engines.engines.find(({ id }) => id === lane);
    await ctx.queue.work(
      runTaskJob.queueName(lane),
      engine?.concurrency ?? processorConcurrency,
      async (job: RunningJob<object>) => {
        const handled = runTask(ctx, worker, job, engine?.timeoutMs ?? processorTimeoutMs);
        handlers.add(handled);
        await handled.finally(() => handlers.delete(handled));
      },
    );
  }

  return {
    async handBack() {
      await ctx.queue.pause();
      for (const run of runs.values()) run.abort(new RunStopped('shutdown'));
      stop.resolve();
      await Promise.allSettled(handlers);
      unsubscribe();
    },
  };
}

async function runTask(
  ctx: Context,
  { runs, stopping }: Worker,
  job: RunningJob<object>,
  timeoutMs: number,
): Promise<void> {
  const { taskId } = runTaskJob.payloadSchema.parse(job.data);
  const row = await repository.claimTask(ctx.db, taskId, ctx.clock.now());
  // It ended before its turn: cancelled, or done by a run whose worker died before saying so.
  if (!row) return;
  const logger = ctx.logger.child({
    taskId,
    kind: row.kind,
    attempt: row.attempt,
    modelId: row.modelId,
    ...(ctx.config.logPrompts ? { prompt: row.prompt } : {}),
  });

  // A run that ends the process comes back for ever, unless its claims are counted.
  if (row.attempt > attemptsMax) {
    logger.error('task given up: its runs kept dying');
    await fail(ctx, row, 'internal');
    return;
  }

  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new RunStopped('overtime')), timeoutMs + overtimeMs);
  const loseClaim = () => stop.abort(new RunStopped('claim-lost'));
  job.signal.addEventListener('abort', loseClaim, { once: true });
  runs.set(taskId, stop);
  // One that waited for its engine goes on saying so until the engine has begun.
  if (!row.waitingSince) await wake(ctx, row);
  const reporter = createProgressReporter({
    write: async ({ progress, preview: reported }) => {
      // Looked at before any decoder sees it: an engine is another program.
      const preview = reported && sniffPictureFormat(reported.bytes) ? reported : null;
      if (preview)
        await ctx.storage.put(
          previewKey(row.id),
          await sharp(preview.bytes).webp({ quality: 70, effort: 1 }).toBuffer(),
        );
      const kept = await repository.updateProgress(ctx.db, row, {
        progress,
        ...(preview ? { previewVersion: preview.version } : {}),
      });
      if (!kept) stop.abort(new RunStopped('claim-lost'));
      else await wake(ctx, row);
    },
    onError: (error) => logger.warn({ err: error }, 'progress was not written'),
  });

  const startedAt = performance.now();
  const busy: Promise<void>[] = [];
  try {
    const kind = ctx.taskKinds[row.kind];
    const task: TaskOf<unknown> = { ...row, input: kind.inputSchema.parse(row.input) };
    const result = await kind.run({ ...ctx, logger }, task, {
      signal: stop.signal,
      report: (report) => reporter.report(report),
      waitUntil: (until) => busy.push(until),
    });
    const runMs = Math.round(performance.now() - startedAt);
    await reporter.finish();
    await keep({ ...ctx, logger }, kind, task, result);
    logger.info({ runMs, totalMs: Math.round(performance.now() - startedAt) }, 'task succeeded');
  } catch (error) {
    await reporter.finish();
    await handleFailure(ctx, row, error, stop.signal, logger);
  } finally {
    clearTimeout(timer);
    job.signal.removeEventListener('abort', loseClaim);
    if (runs.get(taskId) === stop) runs.delete(taskId);
    await ctx.storage.deleteAll(`${previewFolder}/${row.id}`);
  }
  // The engine still draws what nobody waits for: its place is not free.
  if (busy.length > 0) await Promise.race([Promise.allSettled(busy), stopping]);
}

/** Bytes first, then one transaction: what a member is told of is always there. */
async function keep(
  ctx: Context,
  kind: TaskKind,
  task: TaskOf<unknown>,
  result: unknown,
): Promise<void> {
  const finish = await kind.keep(ctx, task, result);
  const announcements = await ctx.db.transaction(async (tx) => {
    // Held before the task's row, in the order of its deletion, so that neither waits for the other
    // in a circle; where it has gone, the task's row says so by now.
    if (task.parentImageId) await holdOwnImage(tx, task.userId, task.parentImageId);
    const settled = await repository.settleClaim(tx, task, {
      status: 'succeeded',
      progress: 1,
      previewVersion: 0,
      errorCode: null,
      waitingSince: null,
      finishedAt: ctx.clock.now(),
    });
    if (!settled) return null;
    await settleCharge(ctx, tx, task.id, 'kept');
    return finish(tx, settled.parentImageId);
  });
  if (!announcements) {
    // Another run that has it will write the same files; where nobody has, they must not stay.
    const now = await repository.findTaskRow(ctx.db, { id: task.id });
    if (!now || now.status === 'cancelled' || now.status === 'failed')
      await kind.discard(ctx, task);
    return;
  }
  await wake(ctx, task);
  for (const wakeUp of announcements) await ctx.realtime.publish(wakeUp);
}

const codeOfKind: Record<EngineErrorKind, TaskErrorCode> = {
  not_running: 'engine_unavailable',
  rate_limited: 'engine_unavailable',
  unavailable: 'engine_unavailable',
  timed_out: 'timed_out',
  invalid_request: 'invalid_request',
  content_filtered: 'content_filtered',
};

async function handleFailure(
  ctx: Context,
  row: repository.TaskRow,
  error: unknown,
  signal: AbortSignal,
  logger: AppContext['logger'],
): Promise<void> {
  const stopped = signal.aborted && signal.reason instanceof RunStopped ? signal.reason : null;
  switch (stopped?.reason) {
    case 'cancelled':
    case 'claim-lost':
      logger.info({ reason: stopped.reason }, 'task run stopped');
      return;
    case 'shutdown':
      // The run was not the task's fault, so it doesn't count.
      await requeue(ctx, row, { attempt: row.attempt - 1, delayMs: 0 });
      logger.info('task handed back');
      return;
  }
  const failure = stopped ? new EngineError('timed_out', 'the engine took too long') : error;
  if (!(failure instanceof EngineError)) {
    // The queue runs it again; each claim is counted, so not for ever.
    if (isDatabaseAway(failure)) throw failure;
    logger.error({ err: failure }, 'task failed');
    await fail(ctx, row, failure instanceof TaskFailure ? failure.code : 'internal');
    return;
  }
  const errorCode = codeOfKind[failure.kind];
  if (failure.isDown) {
    // Nothing was begun, so nothing counts but the time.
    const now = ctx.clock.now();
    const waitingSince = row.waitingSince ?? now;
    const waitedMs = now.getTime() - waitingSince.getTime();
    if (waitedMs < ctx.config.engineWaitMs) {
      // An engine may name an hour that is later than anybody waits for it.
      const delayMs = Math.min(
        failure.retryAfterMs ?? downDelayMs(waitedMs),
        ctx.config.engineWaitMs - waitedMs,
      );
      logger.warn({ err: failure, delayMs }, 'task waits for its engine');
      const wait = { attempt: row.attempt - 1, delayMs, errorCode, waitingSince };
      await requeue(ctx, row, wait);
      return;
    }
  } else if (failure.isRetriable && row.attempt < attemptsMax) {
    const delayMs = failure.retryAfterMs ?? retryDelayMs * 2 ** (row.attempt - 1);
    logger.warn({ err: failure, delayMs }, 'task will be tried again');
    await requeue(ctx, row, { attempt: row.attempt, delayMs });
    return;
  }
  logger.error({ err: failure }, 'task failed');
  await fail(ctx, row, errorCode);
}

async function requeue(
  ctx: Context,
  row: repository.TaskRow,
  input: {
    attempt: number;
    delayMs: number;
    errorCode?: TaskErrorCode;
    waitingSince?: Date;
  },
): Promise<void> {
  const { delayMs, attempt, errorCode = null, waitingSince = null } = input;
  await ctx.db.transaction(async (tx) => {
    const settled = await repository.settleClaim(tx, row, {
      status: 'queued',
      attempt,
      errorCode,
      waitingSince,
      progress: null,
      previewVersion: 0,
    });
    if (settled)
      await ctx.queue.enqueue(
        tx,
        runTaskJob.queueName(row.lane),
        { taskId: row.id },
        { priority: row.priority, delayMs },
      );
  });
  await wake(ctx, row);
}

const fail = (ctx: Context, row: repository.TaskRow, errorCode: TaskErrorCode) =>
  endTask(ctx, { id: row.id }, { status: 'failed', errorCode });

const wake = (ctx: Context, { userId, id }: { userId: string; id: string }) =>
  ctx.realtime.publish({ userId, topic: 'task', id });
