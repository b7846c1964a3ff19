import type { AppContext } from '../../context.ts';
import { sweepImageFiles } from '../images/images.service.ts';
import { runGenerationJob } from './generation-job.ts';
import { previewFolder } from './preview-files.ts';

/**
 * Mends what a killed process left, before work begins. Only where no other process can be at work
 * on the same data: jobs it had claimed are given back, bytes without a row and previews go.
 */
export async function recoverAfterCrash(
  ctx: Pick<AppContext, 'db' | 'storage' | 'queue' | 'engines' | 'logger'>,
): Promise<void> {
  for (const engine of ctx.engines.list())
    await ctx.queue.reclaim(runGenerationJob.queueName(engine.id));
  await ctx.storage.deleteAll(previewFolder);
  const removed = await sweepImageFiles(ctx, new Date(8.64e15));
  if (removed > 0) ctx.logger.info({ removed }, 'bytes without a row removed');
}
