import { randomUUID } from 'node:crypto';
import { and, desc, eq, ilike, or } from 'drizzle-orm';
import { paymentCurrency } from '../../../contract/billing.ts';
import type { AppContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { paymentEvents, payments } from '../../db/schema/payments.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { setRefundReason } from './billing.repository.ts';
import { orderSync } from './purchase-sync.ts';

interface Page {
  limit: number;
  offset: number;
}

const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** All payments, newest first, with whose and for what; for operators alone. */
export async function listPayments(
  db: Database,
  { search = '', limit, offset }: Page & { search?: string },
) {
  return db
    .select({
      payment: payments,
      plan: subscriptions.plan,
      subscriptionStatus: subscriptions.status,
      email: users.email,
    })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .leftJoin(users, eq(users.id, payments.userId))
    .where(
      search
        ? or(ilike(users.email, contains(search)), eq(payments.providerPaymentId, search))
        : undefined,
    )
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(limit)
    .offset(offset);
}

/** Events as the provider sent them, newest first; of one purchase, or all. */
export async function listPaymentEvents(
  db: Database,
  { subscriptionId, limit, offset }: Page & { subscriptionId?: string },
) {
  return db
    .select()
    .from(paymentEvents)
    .where(subscriptionId ? eq(paymentEvents.subscriptionId, subscriptionId) : undefined)
    .orderBy(desc(paymentEvents.receivedAt), desc(paymentEvents.id))
    .limit(limit)
    .offset(offset);
}

/**
 * Gives a member premium until a moment, next to whatever they pay for. The caller wakes the member
 * with the topic `entitlements` after the commit.
 */
export async function grantPremium(
  ctx: Pick<AppContext, 'clock'>,
  tx: Transaction,
  input: { actorUserId: string | null; userId: string; until: Date },
): Promise<void> {
  const { actorUserId, userId, until } = input;
  const id = randomUUID();
  const now = ctx.clock.now();
  await tx.insert(subscriptions).values({
    id,
    userId,
    plan: 'premium',
    provider: 'operator',
    providerId: id,
    // It does not renew, and counts until its end.
    status: 'cancelled',
    currentPeriodEnd: until,
    priceCents: 0,
    currency: paymentCurrency,
    createdAt: now,
    updatedAt: now,
  });
  await recordAudit(tx, {
    actorUserId,
    action: 'premium.granted',
    subject: `user:${userId}`,
    details: { until: until.toISOString() },
  });
}

/**
 * Gives a payment back by the operator's word, whatever its age. The plan it paid for ends.
 * @returns false where it is given back already, or is not there
 */
export async function refundPaymentByOperator(
  ctx: Pick<AppContext, 'queue'>,
  tx: Transaction,
  input: { actorUserId: string | null; paymentId: string },
): Promise<boolean> {
  const [payment] = await setRefundReason(tx, and(eq(payments.id, input.paymentId)), 'operator');
  if (!payment) return false;
  await orderSync(ctx, tx, { subscriptionId: payment.subscriptionId });
  await recordAudit(tx, {
    actorUserId: input.actorUserId,
    action: 'payment.refunded',
    subject: `payment:${payment.id}`,
    details: { amountCents: payment.amountCents },
  });
  return true;
}
