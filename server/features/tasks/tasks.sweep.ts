import type { AppContext } from '../../context.ts';
import { previewFolder } from './preview-files.ts';
import { formerQueueName, processorLane, runTaskJob } from './task-job.ts';
import { abandonedAfterMs } from './tasks.policy.ts';
import { listAbandonedRows, listLaneRows, listOrphanedRows } from './tasks.repository.ts';
import { endTask } from './tasks.service.ts';

/** Where work can wait in this process's configuration. */
export const listLanes = ({ engines }: Pick<AppContext, 'engines'>): string[] => [
  processorLane,
  ...engines.engines.map(({ id }) => id),
];

/**
 * Mends what a killed process left, before work begins. Only where no other process can be at work
 * on the same data: jobs it had claimed are given back, previews go, and what waits for an engine
 * that the operator has taken away is refunded.
 */
export async function recoverTasks(
  ctx: Pick<AppContext, 'db' | 'storage' | 'queue' | 'engines' | 'clock' | 'realtime' | 'logger'>,
): Promise<void> {
  await endOrphaned(ctx, ctx.clock.now());
  for (const lane of listLanes(ctx)) await ctx.queue.reclaim(runTaskJob.queueName(lane));
  await ctx.storage.deleteAll(previewFolder);
}

/** Enqueues anew what waited in the queues of the release before tasks, and removes these. */
export async function adoptFormerJobs(
  ctx: Pick<AppContext, 'db' | 'queue' | 'engines' | 'logger'>,
): Promise<void> {
  for (const { id: lane } of ctx.engines.engines) {
    if (!(await ctx.queue.retire(formerQueueName(lane)))) continue;
    const rows = await listLaneRows(ctx.db, lane);
    await ctx.db.transaction(async (tx) => {
      for (const { id: taskId, priority } of rows)
        await ctx.queue.enqueue(tx, runTaskJob.queueName(lane), { taskId }, { priority });
    });
    ctx.logger.info({ lane, adopted: rows.length }, 'work of the former release taken over');
  }
}

/** Nobody will ever run these: their engine is not in the configuration any more. */
async function endOrphaned(
  ctx: Pick<AppContext, 'db' | 'engines' | 'clock' | 'realtime' | 'logger'>,
  askedBefore: Date,
): Promise<void> {
  for (const { id, lane } of await listOrphanedRows(ctx.db, listLanes(ctx), askedBefore)) {
    await endTask(ctx, { id }, { status: 'failed', errorCode: 'engine_removed' });
    ctx.logger.warn({ taskId: id, lane }, 'task of a removed engine refunded');
  }
}

/**
 * What goes wrong while other processes are at work: a run that nobody ends is refunded, and what
 * has waited for long for an engine that this process does not know; another one may be about to
 * start with it.
 */
export async function sweepTasks(
  ctx: Pick<AppContext, 'db' | 'clock' | 'engines' | 'realtime' | 'logger'>,
): Promise<void> {
  const limit = new Date(ctx.clock.now().getTime() - longestRunMs(ctx));
  for (const { id } of await listAbandonedRows(ctx.db, limit)) {
    await endTask(ctx, { id }, { status: 'failed', errorCode: 'internal' });
    ctx.logger.error({ taskId: id }, 'abandoned task refunded');
  }
  await endOrphaned(ctx, limit);
}

/** After this long, what a run wrote is spoken of by a row, or never will be. */
export const longestRunMs = ({ engines }: Pick<AppContext, 'engines'>): number =>
  abandonedAfterMs(Math.max(0, ...engines.engines.map(({ timeoutMs }) => timeoutMs)));
