import { and, eq, sql } from 'drizzle-orm';
import { generationTexts } from '../../../contract/generations.ts';
import type { Quota } from '../../../contract/quotas.ts';
import { AppError } from '../../app-error.ts';
import { utcDay } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { generationCounts } from '../../db/schema/quotas.ts';
import { getEntitlements } from '../entitlements/entitlements.service.ts';

/**
 * Takes `count` generations from the day's quota, all or none, in one statement: two steps would
 * let simultaneous requests through.
 * @returns the UTC day they were taken from
 * @throws {AppError} quota_exceeded
 */
export async function reserveQuota(
  ctx: Pick<AppContext, 'clock'>,
  tx: Transaction,
  input: { userId: string; count: number; limit: number | null },
): Promise<string> {
  const date = utcDay(ctx.clock.now());
  const { limit } = input;
  const exceeded = () => new AppError('quota_exceeded', generationTexts.quotaExceeded);
  if (limit !== null && input.count > limit) throw exceeded();
  const reserved = await tx
    .insert(generationCounts)
    .values({ userId: input.userId, generationDate: date, count: input.count })
    .onConflictDoUpdate({
      target: [generationCounts.userId, generationCounts.generationDate],
      set: { count: sql`${generationCounts.count} + ${input.count}` },
      ...(limit === null
        ? {}
        : { setWhere: sql`${generationCounts.count} + ${input.count} <= ${limit}` }),
    })
    .returning({ count: generationCounts.count });
  if (reserved.length === 0) throw exceeded();
  return date;
}

/** Gives one generation back to the day it was taken from. */
export async function releaseQuota(
  tx: Transaction,
  input: { userId: string; date: string },
): Promise<void> {
  await tx
    .update(generationCounts)
    .set({ count: sql`greatest(${generationCounts.count} - 1, 0)` })
    .where(
      and(
        eq(generationCounts.userId, input.userId),
        eq(generationCounts.generationDate, input.date),
      ),
    );
}

export async function getQuota(
  ctx: Pick<AppContext, 'clock'>,
  db: Queryable,
  userId: string,
): Promise<Quota> {
  const date = utcDay(ctx.clock.now());
  const { imagesPerDay: limit } = await getEntitlements(ctx, db, userId);
  const [row] = await db
    .select({ count: generationCounts.count })
    .from(generationCounts)
    .where(and(eq(generationCounts.userId, userId), eq(generationCounts.generationDate, date)));
  const used = row?.count ?? 0;
  return { date, used, limit, remaining: limit === null ? null : Math.max(0, limit - used) };
}
