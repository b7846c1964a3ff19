import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { brand } from '../../../contract/brand.ts';
import { generationTexts } from '../../../contract/generations.ts';
import { imageGeneratedNotification } from '../../../contract/notifications.ts';
import type { GeneratedImage, GenerateRequest } from '../../../engines/engine.ts';
import { EngineError } from '../../../engines/engine-error.ts';
import type { AppContext } from '../../context.ts';
import type { RunningJob } from '../../ports/queue/queue.ts';
import { createImage, deleteImageFiles, storeImage } from '../images/images.service.ts';
import { createNotification } from '../notifications/notifications.service.ts';
import { runGenerationJob } from './generation-job.ts';
import { attemptsMax } from './generations.policy.ts';
import * as repository from './generations.repository.ts';
import { endGeneration } from './generations.service.ts';
import { previewFolder, previewKey } from './preview-files.ts';
import { createProgressReporter } from './progress-reporter.ts';

type Context = Pick<
  AppContext,
  'clock' | 'config' | 'db' | 'engines' | 'logger' | 'queue' | 'realtime' | 'secret' | 'storage'
>;

type StopReason = 'cancelled' | 'shutdown' | 'timeout' | 'claim-lost';

/** Why a run was stopped; the reason of the signal that the engine gets. */
class RunStopped extends Error {
  readonly reason: StopReason;
  constructor(reason: StopReason) {
    super(`the run was stopped: ${reason}`);
    this.reason = reason;
  }
}

/** Wait before a further run, doubling with each: when the engine didn't say. */
const retryDelayMs = 2000;

/**
 * Runs generations: claim, engine, bytes, and one transaction that ends it.
 * @returns a function that stops all runs and hands them back to the queue
 */
export async function startGenerationWorker(
  ctx: Context,
): Promise<{ handBack: () => Promise<void> }> {
  const runs = new Map<string, AbortController>();
  const unsubscribe = ctx.realtime.subscribe((wakeUp) => {
    if (wakeUp.topic === 'generation-cancelled' && wakeUp.id)
      runs.get(wakeUp.id)?.abort(new RunStopped('cancelled'));
  });
  const handlers = new Set<Promise<void>>();

  for (const engine of ctx.engines.engines)
    await ctx.queue.work(
      runGenerationJob.queueName(engine.id),
      engine.concurrency,
      async (job: RunningJob<object>) => {
        const handled = runGeneration(ctx, runs, job);
        handlers.add(handled);
        await handled.finally(() => handlers.delete(handled));
      },
    );

  return {
    async handBack() {
      await ctx.queue.pause();
      for (const run of runs.values()) run.abort(new RunStopped('shutdown'));
      await Promise.allSettled(handlers);
      unsubscribe();
    },
  };
}

async function runGeneration(
  ctx: Context,
  runs: Map<string, AbortController>,
  job: RunningJob<object>,
): Promise<void> {
  const { generationId } = runGenerationJob.payloadSchema.parse(job.data);
  const row = await repository.claimGeneration(ctx.db, generationId, ctx.clock.now());
  // It ended before its turn: cancelled, or made by a run whose worker died before saying so.
  if (!row) return;
  const logger = ctx.logger.child({
    generationId,
    attempt: row.attempt,
    modelId: row.modelId,
    ...(ctx.config.logPrompts ? { prompt: row.prompt } : {}),
  });

  // A run that ends the process comes back for ever, unless its claims are counted.
  if (row.attempt > attemptsMax) {
    logger.error('generation given up: its runs kept dying');
    await fail(ctx, row);
    return;
  }

  const stop = new AbortController();
  const timer = setTimeout(
    () => stop.abort(new RunStopped('timeout')),
    ctx.config.generationTimeoutMs,
  );
  const loseClaim = () => stop.abort(new RunStopped('claim-lost'));
  job.signal.addEventListener('abort', loseClaim, { once: true });
  runs.set(generationId, stop);
  await wake(ctx, row);
  const reporter = createProgressReporter({
    write: async ({ progress, preview }) => {
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
  try {
    const engine = ctx.engines.getEngine(row.engineId);
    const image = await engine.generate(toEngineRequest(row), {
      signal: stop.signal,
      onProgress: (report) => reporter.report(report),
    });
    const engineMs = Math.round(performance.now() - startedAt);
    await reporter.finish();
    await keepImage(ctx, row, image, engine);
    logger.info(
      { engineMs, totalMs: Math.round(performance.now() - startedAt) },
      'generation succeeded',
    );
  } catch (error) {
    await reporter.finish();
    await handleFailure(ctx, row, error, stop.signal, logger);
  } finally {
    clearTimeout(timer);
    job.signal.removeEventListener('abort', loseClaim);
    if (runs.get(generationId) === stop) runs.delete(generationId);
    await ctx.storage.deleteAll(`${previewFolder}/${row.id}`);
  }
}

function toEngineRequest(row: repository.GenerationRow): GenerateRequest {
  const variation = readVariation(row);
  return {
    prompt: row.prompt,
    negativePrompt: row.negativePrompt,
    seed: row.seed,
    width: row.width,
    height: row.height,
    modelId: row.modelId.slice(row.engineId.length + 1),
    ...(row.steps === null ? {} : { steps: row.steps }),
    ...(row.guidanceScale === null ? {} : { guidanceScale: row.guidanceScale }),
    ...(row.sampler === null ? {} : { sampler: row.sampler }),
    ...(row.tiling ? { tiling: true } : {}),
    ...(variation && { variation }),
  };
}

function readVariation({
  variationSeed: seed,
  variationStrength: strength,
}: repository.GenerationRow) {
  return seed === null || strength === null ? null : { seed, strength };
}

/** Bytes first, then one transaction: what a member is told of is always there. */
async function keepImage(
  ctx: Context,
  row: repository.GenerationRow,
  image: GeneratedImage,
  engine: { label: string; sourceType: 'trainedAlgorithmicMedia' | 'algorithmicMedia' },
): Promise<void> {
  const stored = await storeImage(ctx, row.id, image.bytes, {
    prompt: row.prompt,
    negativePrompt: row.negativePrompt,
    seed: image.seed,
    width: row.width,
    height: row.height,
    model: row.modelLabel,
    steps: row.steps,
    guidanceScale: row.guidanceScale,
    sampler: row.sampler,
    tiling: row.tiling,
    variation: readVariation(row),
    software: `${brand.name}, ${engine.label}`,
    sourceType: engine.sourceType,
  });

  const imageId = randomUUID();
  const kept = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const settled = await repository.settleClaim(tx, row, {
      status: 'succeeded',
      progress: 1,
      previewVersion: 0,
      seed: image.seed,
      finishedAt: now,
    });
    if (!settled) return false;
    await createImage(tx, {
      id: imageId,
      userId: row.userId,
      generationId: row.id,
      key: stored.key,
      prompt: row.prompt,
      negativePrompt: row.negativePrompt,
      seed: image.seed,
      steps: row.steps,
      guidanceScale: row.guidanceScale,
      sampler: row.sampler,
      variationSeed: row.variationSeed,
      variationStrength: row.variationStrength,
      tiling: row.tiling,
      modelId: row.modelId,
      modelLabel: row.modelLabel,
      modelVersion: image.modelVersion,
      engineLabel: engine.label,
      width: row.width,
      height: row.height,
      sizeBytes: stored.sizeBytes,
      dominantColor: stored.dominantColor,
      notDrawn: [...image.notDrawn],
      createdAt: now,
    });
    const { id: notificationId } = await createNotification(ctx, tx, {
      userId: row.userId,
      ...imageGeneratedNotification(row.prompt),
      type: 'success',
      imageId,
    });
    return { notificationId };
  });
  if (!kept) {
    // Another run that has it will write the same files; where nobody has, they must not stay.
    const now = await repository.findGenerationRow(ctx.db, { id: row.id });
    if (!now || now.status === 'cancelled' || now.status === 'failed')
      await deleteImageFiles(ctx, stored.key);
    return;
  }
  const { userId } = row;
  await wake(ctx, row);
  await ctx.realtime.publish({ userId, topic: 'image', id: imageId });
  await ctx.realtime.publish({ userId, topic: 'notification', id: kept.notificationId });
}

async function handleFailure(
  ctx: Context,
  row: repository.GenerationRow,
  error: unknown,
  signal: AbortSignal,
  logger: AppContext['logger'],
): Promise<void> {
  const stopped = signal.aborted && signal.reason instanceof RunStopped ? signal.reason : null;
  switch (stopped?.reason) {
    case 'cancelled':
    case 'claim-lost':
      logger.info({ reason: stopped.reason }, 'generation run stopped');
      return;
    case 'shutdown':
      // The run was not the generation's fault, so it doesn't count.
      await requeue(ctx, row, { attempt: row.attempt - 1, delayMs: 0 });
      logger.info('generation handed back');
      return;
  }
  const failure = stopped ? new EngineError('unavailable', 'the engine took too long') : error;
  const canRetry = failure instanceof EngineError && failure.isRetriable;
  if (canRetry && row.attempt < attemptsMax) {
    const delayMs = failure.retryAfterMs ?? retryDelayMs * 2 ** (row.attempt - 1);
    logger.warn({ err: failure, delayMs }, 'generation will be tried again');
    await requeue(ctx, row, { attempt: row.attempt, delayMs });
    return;
  }
  logger.error({ err: failure }, 'generation failed');
  await fail(ctx, row);
}

async function requeue(
  ctx: Context,
  row: repository.GenerationRow,
  { attempt, delayMs }: { attempt: number; delayMs: number },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const settled = await repository.settleClaim(tx, row, {
      status: 'queued',
      attempt,
      progress: null,
      previewVersion: 0,
    });
    if (settled)
      await ctx.queue.enqueue(
        tx,
        runGenerationJob.queueName(row.engineId),
        { generationId: row.id },
        { priority: row.priority, delayMs },
      );
  });
  await wake(ctx, row);
}

const fail = (ctx: Context, row: repository.GenerationRow) =>
  endGeneration(ctx, { id: row.id }, { status: 'failed', error: generationTexts.failed });

const wake = (ctx: Context, { userId, id }: { userId: string; id: string }) =>
  ctx.realtime.publish({ userId, topic: 'generation', id });
