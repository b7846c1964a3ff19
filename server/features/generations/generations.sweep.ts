import { generationTexts } from '../../../contract/generations.ts';
import type { AppContext } from '../../context.ts';
import { sweepImageFiles } from '../images/images.service.ts';
import { runGenerationJob } from './generation-job.ts';
import { listAbandonedRows } from './generations.repository.ts';
import { endGeneration } from './generations.service.ts';
import { previewFolder } from './preview-files.ts';

/**
 * Mends what a killed process left, before work begins. Only where no other process can be at work
 * on the same data: jobs it had claimed are given back, bytes without a row and previews go.
 */
export async function recoverAfterCrash(
  ctx: Pick<AppContext, 'db' | 'storage' | 'queue' | 'engines' | 'logger'>,
): Promise<void> {
  for (const engine of ctx.engines.engines)
    await ctx.queue.reclaim(runGenerationJob.queueName(engine.id));
  await ctx.storage.deleteAll(previewFolder);
  const removed = await sweepImageFiles(ctx, new Date(8.64e15));
  if (removed > 0) ctx.logger.info({ removed }, 'bytes without a row removed');
}

/** Longer than any run takes from its claim to its end. */
const abandonedAfterMs = (timeoutMs: number) => timeoutMs * 2 + 5 * 60_000;

/**
 * What goes wrong while other processes are at work: a run that nobody ends is refunded, bytes
 * without a row go once no run can still be about to write that row.
 */
export async function sweepGenerations(
  ctx: Pick<AppContext, 'db' | 'storage' | 'clock' | 'config' | 'realtime' | 'logger'>,
): Promise<void> {
  const limit = new Date(
    ctx.clock.now().getTime() - abandonedAfterMs(ctx.config.generationTimeoutMs),
  );
  for (const { id } of await listAbandonedRows(ctx.db, limit)) {
    await endGeneration(ctx, { id }, { status: 'failed', error: generationTexts.failed });
    ctx.logger.error({ generationId: id }, 'abandoned generation refunded');
  }
  const removed = await sweepImageFiles(ctx, limit);
  if (removed > 0) ctx.logger.info({ removed }, 'bytes without a row removed');
}
