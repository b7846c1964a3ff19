import { generationTexts } from '../../../contract/generations.ts';
import type { AppContext } from '../../context.ts';
import { forgetOldChanges, sweepImageFiles } from '../images/images.service.ts';
import { runGenerationJob } from './generation-job.ts';
import { listAbandonedRows, listOrphanedRows } from './generations.repository.ts';
import { endGeneration } from './generations.service.ts';
import { previewFolder } from './preview-files.ts';

/**
 * Mends what a killed process left, before work begins. Only where no other process can be at work
 * on the same data: jobs it had claimed are given back, bytes without a row and previews go, and
 * what waits for an engine that the operator has taken away is refunded.
 */
export async function recoverAfterCrash(
  ctx: Pick<AppContext, 'db' | 'storage' | 'queue' | 'engines' | 'clock' | 'realtime' | 'logger'>,
): Promise<void> {
  await endOrphaned(ctx, ctx.clock.now());
  for (const engine of ctx.engines.engines)
    await ctx.queue.reclaim(runGenerationJob.queueName(engine.id));
  await ctx.storage.deleteAll(previewFolder);
  const removed = await sweepImageFiles(ctx, new Date(8.64e15));
  if (removed > 0) ctx.logger.info({ removed }, 'bytes without a row removed');
}

/** Nobody will ever run these: their engine is not in the configuration any more. */
async function endOrphaned(
  ctx: Pick<AppContext, 'db' | 'engines' | 'clock' | 'realtime' | 'logger'>,
  askedBefore: Date,
): Promise<void> {
  const engineIds = ctx.engines.engines.map(({ id }) => id);
  for (const { id, engineId } of await listOrphanedRows(ctx.db, engineIds, askedBefore)) {
    await endGeneration(ctx, { id }, { status: 'failed', error: generationTexts.engineRemoved });
    ctx.logger.warn({ generationId: id, engineId }, 'generation of a removed engine refunded');
  }
}

/** Longer than any run takes from its claim to its end. */
const abandonedAfterMs = (timeoutMs: number) => timeoutMs * 2 + 5 * 60_000;

/**
 * What goes wrong while other processes are at work: a run that nobody ends is refunded, and what
 * has waited for long for an engine that this process does not know; another one may be about to
 * start with it. Bytes without a row go once no run can still be about to write that row.
 */
export async function sweepGenerations(
  ctx: Pick<AppContext, 'db' | 'storage' | 'clock' | 'config' | 'engines' | 'realtime' | 'logger'>,
): Promise<void> {
  const limit = new Date(
    ctx.clock.now().getTime() - abandonedAfterMs(ctx.config.generationTimeoutMs),
  );
  for (const { id } of await listAbandonedRows(ctx.db, limit)) {
    await endGeneration(ctx, { id }, { status: 'failed', error: generationTexts.failed });
    ctx.logger.error({ generationId: id }, 'abandoned generation refunded');
  }
  await endOrphaned(ctx, limit);
  await forgetOldChanges(ctx);
  const removed = await sweepImageFiles(ctx, limit);
  if (removed > 0) ctx.logger.info({ removed }, 'bytes without a row removed');
}
