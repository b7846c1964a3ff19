import { type Entitlements, planEntitlements } from '../../../contract/entitlements.ts';
import type { AppContext, MemberContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { findPaidPlan } from '../subscriptions/subscriptions.service.ts';

/** What a member's plan allows now: the one place that knows what was paid for. */
export async function getEntitlements(
  ctx: Pick<AppContext, 'clock'>,
  db: Queryable,
  userId: string,
): Promise<Entitlements> {
  return planEntitlements[(await findPaidPlan(ctx, db, userId))?.plan ?? 'free'];
}

/** The actor's, with the end of a cancelled plan. */
export async function getOwnEntitlements(
  ctx: Pick<MemberContext, 'clock' | 'db' | 'actor'>,
): Promise<Entitlements & { paidThrough: string | null }> {
  const paid = await findPaidPlan(ctx, ctx.db, ctx.actor.id);
  return {
    ...planEntitlements[paid?.plan ?? 'free'],
    paidThrough: paid?.paidThrough?.toISOString() ?? null,
  };
}
