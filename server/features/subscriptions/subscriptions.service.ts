import { and, eq, gt, or } from 'drizzle-orm';
import type { Subscription } from '../../../contract/subscriptions.ts';
import type { AppContext, MemberContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';

type Premium = { isPremium: boolean; paidThrough: Date | null };

/** Premium is an active plan, or a cancelled one whose paid time still runs. */
export async function findPremium(
  { clock }: Pick<AppContext, 'clock'>,
  db: Queryable,
  userId: string,
): Promise<Premium> {
  const [row] = await db
    .select({ paidThrough: subscriptions.paidThrough, status: subscriptions.status })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.subscriptionType, 'premium'),
        or(
          eq(subscriptions.status, 'active'),
          and(eq(subscriptions.status, 'cancelled'), gt(subscriptions.paidThrough, clock.now())),
        ),
      ),
    );
  if (!row) return { isPremium: false, paidThrough: null };
  return { isPremium: true, paidThrough: row.status === 'cancelled' ? row.paidThrough : null };
}

export async function getSubscription(
  ctx: Pick<MemberContext, 'db' | 'actor' | 'clock' | 'config'>,
): Promise<Subscription> {
  const { isPremium, paidThrough } = await findPremium(ctx, ctx.db, ctx.actor.id);
  return {
    isPremium,
    paidThrough: paidThrough?.toISOString() ?? null,
    paymentUrl: ctx.config.paymentUrl,
  };
}
