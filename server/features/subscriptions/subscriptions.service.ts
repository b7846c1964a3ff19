import { and, eq, gt, or } from 'drizzle-orm';
import type { Plan } from '../../../contract/entitlements.ts';
import type { Subscription } from '../../../contract/subscriptions.ts';
import type { AppContext, MemberContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';

interface PaidPlan {
  plan: Exclude<Plan, 'free'>;
  /** Of a cancelled plan: when it ends. */
  paidThrough: Date | null;
}

/**
 * The plan that a member has paid for: an active one, or a cancelled one whose time still runs. What
 * it allows is said by the entitlements, which are the ones to ask.
 */
export async function findPaidPlan(
  { clock }: Pick<AppContext, 'clock'>,
  db: Queryable,
  userId: string,
): Promise<PaidPlan | null> {
  const [row] = await db
    .select({
      plan: subscriptions.subscriptionType,
      paidThrough: subscriptions.paidThrough,
      status: subscriptions.status,
    })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        or(
          eq(subscriptions.status, 'active'),
          and(eq(subscriptions.status, 'cancelled'), gt(subscriptions.paidThrough, clock.now())),
        ),
      ),
    );
  return row
    ? { plan: row.plan, paidThrough: row.status === 'cancelled' ? row.paidThrough : null }
    : null;
}

export function getSubscription({ config }: Pick<MemberContext, 'config'>): Subscription {
  return { paymentUrl: config.paymentUrl };
}
