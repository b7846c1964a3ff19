import { and, desc, eq, sql } from 'drizzle-orm';
import type { ChargeList } from '../../../contract/billing.ts';
import { generationTexts } from '../../../contract/generations.ts';
import type { Quota } from '../../../contract/quotas.ts';
import { AppError } from '../../app-error.ts';
import { utcDay } from '../../clock.ts';
import type { AppContext, MemberContext } from '../../context.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { charges, generationCounts } from '../../db/schema/quotas.ts';
import { tasks } from '../../db/schema/tasks.ts';
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

/** Charges shown of a member's history. */
const chargesShown = 100;

/** What the actor's work took of their days, newest first. */
export async function listCharges({
  db,
  actor,
}: Pick<MemberContext, 'db' | 'actor'>): Promise<ChargeList> {
  const rows = await db
    .select({ charge: charges, prompt: tasks.prompt })
    .from(charges)
    .innerJoin(tasks, eq(tasks.id, charges.taskId))
    .where(eq(charges.userId, actor.id))
    .orderBy(desc(charges.day), desc(charges.createdAt), desc(charges.taskId))
    .limit(chargesShown);
  return {
    items: rows.map(({ charge: { taskId, day, units, state, createdAt, settledAt }, prompt }) => ({
      taskId,
      day,
      prompt,
      units,
      state,
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
  };
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
