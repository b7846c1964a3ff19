import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Plan } from '../../../contract/entitlements.ts';
import type { AppContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';

interface PaidPlan {
  plan: Exclude<Plan, 'free'>;
  /** Of a cancelled plan: when it ends. */
  paidThrough: Date | null;
}

/**
 * The plan that a member has paid for, or was given: an active one, else the cancelled one whose
 * time runs longest. What it allows is said by the entitlements, which are the ones to ask.
 */
export async function findPaidPlan(
  { clock }: Pick<AppContext, 'clock'>,
  db: Queryable,
  userId: string,
): Promise<PaidPlan | null> {
  const { status, currentPeriodEnd } = subscriptions;
  const [row] = await db
    .select({ currentPeriodEnd, status })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        or(eq(status, 'active'), and(eq(status, 'cancelled'), gt(currentPeriodEnd, clock.now()))),
      ),
    )
    .orderBy(sql`${status} = 'active' desc`, desc(currentPeriodEnd))
    .limit(1);
  if (!row) return null;
  return {
    plan: 'premium',
    paidThrough: row.status === 'cancelled' ? row.currentPeriodEnd : null,
  };
}
