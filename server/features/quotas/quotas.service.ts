import { and, eq, sql } from 'drizzle-orm';
import { generationTexts } from '../../../contract/generations.ts';
import type { Quota } from '../../../contract/quotas.ts';
import { AppError } from '../../app-error.ts';
import { utcDay } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { charges, generationCounts } from '../../db/schema/quotas.ts';
import { getEntitlements } from '../entitlements/entitlements.service.ts';

/**
 * Takes units from the day's quota, all or none, in one statement: two steps would let simultaneous
 * requests through. The row stays locked until the transaction ends, also where nothing is taken, so
 * one request of a member is let through at a time.
 * @returns the UTC day they were taken from
 * @throws {AppError} quota_exceeded
 */
export async function reserveQuota(
  ctx: Pick<AppContext, 'clock'>,
  tx: Transaction,
  input: { userId: string; units: number; limit: number | null },
): Promise<string> {
  const date = utcDay(ctx.clock.now());
  const { units } = input;
  const limit = units === 0 ? null : input.limit;
  const exceeded = () => new AppError('quota_exceeded', generationTexts.quotaExceeded);
  if (limit !== null && units > limit) throw exceeded();
  const reserved = await tx
    .insert(generationCounts)
    .values({ userId: input.userId, generationDate: date, count: units })
    .onConflictDoUpdate({
      target: [generationCounts.userId, generationCounts.generationDate],
      set: { count: sql`${generationCounts.count} + ${units}` },
      ...(limit === null
        ? {}
        : { setWhere: sql`${generationCounts.count} + ${units} <= ${limit}` }),
    })
    .returning({ count: generationCounts.count });
  if (reserved.length === 0) throw exceeded();
  return date;
}

/** Notes what each task took of a reservation. The tasks' rows must be there. */
export async function chargeTasks(
  ctx: Pick<AppContext, 'clock'>,
  tx: Transaction,
  input: { userId: string; day: string; units: number; taskIds: readonly string[] },
): Promise<void> {
  const { userId, day, units, taskIds } = input;
  await tx
    .insert(charges)
    .values(taskIds.map((taskId) => ({ taskId, userId, day, units, createdAt: ctx.clock.now() })));
}

/**
 * Keeps what a task took, or gives it back to the day it was taken from. A charge is settled once:
 * whatever is said of it later changes nothing.
 */
export async function settleCharge(
  ctx: Pick<AppContext, 'clock'>,
  tx: Transaction,
  taskId: string,
  state: 'kept' | 'refunded',
): Promise<void> {
  const [settled] = await tx
    .update(charges)
    .set({ state, settledAt: ctx.clock.now() })
    .where(and(eq(charges.taskId, taskId), eq(charges.state, 'reserved')))
    .returning();
  if (state === 'kept' || !settled?.units) return;
  await tx
    .update(generationCounts)
    .set({ count: sql`greatest(${generationCounts.count} - ${settled.units}, 0)` })
    .where(
      and(
        eq(generationCounts.userId, settled.userId),
        eq(generationCounts.generationDate, settled.day),
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
