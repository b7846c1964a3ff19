import {
  type Entitlements,
  type OwnEntitlements,
  planEntitlements,
} from '../../../contract/entitlements.ts';
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
export const getOwnEntitlements = (ctx: Pick<MemberContext, 'clock' | 'db' | 'actor'>) =>
  findOwnEntitlements(ctx, ctx.actor.id);

/** As a member sees their own. */
export async function findOwnEntitlements(
  ctx: Pick<AppContext, 'clock' | 'db'>,
  userId: string,
): Promise<OwnEntitlements> {
  const paid = await findPaidPlan(ctx, ctx.db, userId);
  return {
    ...planEntitlements[paid?.plan ?? 'free'],
    paidThrough: paid?.paidThrough?.toISOString() ?? null,
  };
}
