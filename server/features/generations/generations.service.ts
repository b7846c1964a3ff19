import { randomInt, randomUUID } from 'node:crypto';
import { type Generation, type GenerationRequest, seedMax } from '../../../contract/generations.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { AppContext, MemberContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { releaseQuota, reserveQuota } from '../quotas/quotas.service.ts';
import { findPremium } from '../subscriptions/subscriptions.service.ts';
import { runGenerationJob } from './generation-job.ts';
import { activeGenerationsMax, requireAllowed } from './generations.policy.ts';
import { presentGeneration } from './generations.present.ts';
import * as repository from './generations.repository.ts';
import { getModel } from './models.service.ts';
import { previewKey } from './preview-files.ts';

type Asking = Pick<MemberContext, 'db' | 'actor'>;

const promptsShown = 50;

const drawSeed = () => randomInt(seedMax + 1);
const nthSeed = (first: number, index: number) => (first + index) % (seedMax + 1);

/**
 * Accepts a request: reserves quota, writes the rows and enqueues the jobs, all in one transaction.
 * @throws {AppError} quota_exceeded, premium_required, invalid_request, rate_limited, unavailable
 */
export async function requestGeneration(
  ctx: Asking & Pick<MemberContext, 'clock' | 'engines' | 'queue' | 'realtime'>,
  request: GenerationRequest,
): Promise<Generation[]> {
  const { actor, clock, queue } = ctx;
  const { engineId, model } = await getModel(ctx, request.modelId);
  const batchId = randomUUID();
  const firstSeed = request.seed ?? drawSeed();
  const { variation } = request;
  const firstVariationSeed = variation && (variation.seed ?? drawSeed());

  const rows = await ctx.db.transaction(async (tx) => {
    const { isPremium } = await findPremium(ctx, tx, actor.id);
    const size = requireAllowed(request, model, isPremium);
    const quotaDate = await reserveQuota(ctx, tx, {
      userId: actor.id,
      count: request.count,
      isPremium,
    });
    // Behind the reservation, whose row lock lets one request of a member through at a time.
    const active = await repository.countActive(tx, actor.id);
    if (active + request.count > activeGenerationsMax)
      throw new AppError('rate_limited', 'Please wait until some of your images are done');
    const created = await repository.insertGenerations(
      tx,
      Array.from({ length: request.count }, (_, index) => ({
        id: randomUUID(),
        batchId,
        userId: actor.id,
        prompt: request.prompt,
        negativePrompt: request.negativePrompt,
        // Variations of one picture all start from its seed.
        seed: variation ? firstSeed : nthSeed(firstSeed, index),
        variationSeed: firstVariationSeed === undefined ? null : nthSeed(firstVariationSeed, index),
        variationStrength: variation?.strength ?? null,
        tiling: request.tiling,
        ...size,
        steps: request.steps ?? null,
        guidanceScale: request.guidanceScale ?? null,
        sampler: request.sampler ?? null,
        engineId,
        modelId: model.id,
        modelLabel: model.label,
        priority: -(active + index),
        quotaDate,
        createdAt: clock.now(),
      })),
    );
    for (const row of created)
      await queue.enqueue(
        tx,
        runGenerationJob.queueName(engineId),
        { generationId: row.id },
        { priority: row.priority },
      );
    return created;
  });

  await announce(ctx, rows[0]!, 'quota');
  for (const row of rows) await announce(ctx, row, 'generation');
  return Promise.all(rows.map((row) => presentGeneration(ctx.db, row)));
}

/** Queued and running ones, oldest first. */
export async function listActiveGenerations({ db, actor }: Asking): Promise<Generation[]> {
  const rows = await repository.listActiveRows(db, actor.id);
  return Promise.all(rows.map((row) => presentGeneration(db, row)));
}

/**
 * A member's generations that may have changed since a moment.
 * @returns null when there are more than `limit`
 */
export async function listChangedGenerations(
  db: Database,
  userId: string,
  since: Date,
  limit: number,
): Promise<Generation[] | null> {
  const rows = await repository.listRowsSince(db, userId, since, limit + 1);
  if (rows.length > limit) return null;
  return Promise.all(rows.map((row) => presentGeneration(db, row)));
}

export async function getGeneration(ctx: Asking, id: string): Promise<Generation> {
  const generation = await findGeneration(ctx.db, ctx.actor.id, id);
  if (!generation) throw notFound('Generation');
  return generation;
}

export async function findGeneration(
  db: Database,
  userId: string,
  id: string,
): Promise<Generation | null> {
  const row = await repository.findGenerationRow(db, { id, userId });
  return row && presentGeneration(db, row);
}

/** Stops the job and gives the reservation back; one that has ended stays as it ended. */
export async function cancelGeneration(
  ctx: Asking & Pick<MemberContext, 'clock' | 'realtime'>,
  id: string,
): Promise<Generation> {
  const cancelled = await endGeneration(ctx, { id, userId: ctx.actor.id }, { status: 'cancelled' });
  if (cancelled)
    await ctx.realtime.publish({ userId: ctx.actor.id, topic: 'generation-cancelled', id });
  return getGeneration(ctx, id);
}

/**
 * Ends a generation without an image: state and refund in one transaction, so once.
 * @returns false when it had ended already, or is not there
 */
export async function endGeneration(
  ctx: Pick<AppContext, 'db' | 'clock' | 'realtime'>,
  where: { id: string; userId?: string },
  outcome: { status: 'cancelled' } | { status: 'failed'; error: string },
): Promise<boolean> {
  const row = await ctx.db.transaction(async (tx) => {
    const ended = await repository.endActive(tx, where, {
      ...outcome,
      finishedAt: ctx.clock.now(),
      previewVersion: 0,
    });
    if (ended) await releaseQuota(tx, { userId: ended.userId, date: ended.quotaDate });
    return ended;
  });
  if (!row) return false;
  await announce(ctx, row, 'quota');
  await announce(ctx, row, 'generation');
  return true;
}

export async function listPromptHistory({ db, actor }: Asking): Promise<string[]> {
  return repository.listPromptTexts(db, actor.id, promptsShown);
}

/** The newest preview of a running generation, WebP; null when it has none, or has ended. */
export async function getPreview(
  ctx: Asking & Pick<AppContext, 'storage'>,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await repository.findGenerationRow(ctx.db, { id, userId: ctx.actor.id });
  if (!row) throw notFound('Preview');
  return row.status === 'running' && row.previewVersion > 0
    ? ctx.storage.get(previewKey(id))
    : null;
}

async function announce(
  { realtime }: Pick<AppContext, 'realtime'>,
  row: Pick<repository.GenerationRow, 'id' | 'userId'>,
  topic: 'generation' | 'quota',
): Promise<void> {
  await realtime.publish(
    topic === 'generation'
      ? { userId: row.userId, topic, id: row.id }
      : { userId: row.userId, topic },
  );
}
