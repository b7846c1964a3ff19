import { policies } from '../../../contract/policies.ts';
import type { subscriptions } from '../../db/schema/subscriptions.ts';
import type { PurchasePayment, PurchaseSnapshot } from '../../ports/payments/payments.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** How long an open checkout holds a seat. */
export const seatReservationMs = 3600_000;

/** After this long nobody approves a checkout any more. */
export const checkoutLifetimeMs = 24 * 3600_000;

const dayMs = 24 * 3600_000;

/** Until when a payment may be asked back; refund policy, "Eligibility". */
export const refundableUntil = (paidAt: Date) =>
  new Date(paidAt.getTime() + policies.refundPeriodDays * dayMs);

/** The same day of the next month, or its last day; UTC. */
export function addMonth(moment: Date): Date {
  const next = new Date(moment);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== moment.getUTCDate()) next.setUTCDate(0);
  return next;
}

/** Payments of exactly what was agreed on; others grant nothing. */
export const agreedPayments = (
  row: Pick<SubscriptionRow, 'priceCents' | 'currency'>,
  snapshot: PurchaseSnapshot,
): PurchasePayment[] =>
  snapshot.payments.filter(
    ({ amountCents, currency, status }) =>
      status !== 'pending' && amountCents === row.priceCents && currency === row.currency,
  );

const latest = (paid: readonly PurchasePayment[]) =>
  paid.reduce<PurchasePayment | null>(
    (last, one) => (last && last.paidAt >= one.paidAt ? last : one),
    null,
  );

/** What was decided once and stays so, whatever the provider says later. */
const finalStatuses = new Set<SubscriptionRow['status']>(['superseded', 'sold_out']);

/**
 * What a row must say, by what its provider says now. Depends on nothing that happened before but
 * the member's own wishes, so that events may come in any order, and any number of times.
 */
export function decideSubscription(
  row: Pick<
    SubscriptionRow,
    'plan' | 'status' | 'priceCents' | 'currency' | 'cancelAt' | 'pausedAt'
  >,
  snapshot: PurchaseSnapshot,
): Pick<SubscriptionRow, 'status' | 'currentPeriodEnd'> {
  const last = latest(agreedPayments(row, snapshot));
  const currentPeriodEnd =
    row.plan === 'lifetime' || !last
      ? null
      : snapshot.status === 'active' && snapshot.currentPeriodEnd
        ? snapshot.currentPeriodEnd
        : addMonth(last.paidAt);
  return { status: decideStatus(row, snapshot, last), currentPeriodEnd };
}

function decideStatus(
  row: Pick<SubscriptionRow, 'plan' | 'status' | 'cancelAt' | 'pausedAt'>,
  snapshot: PurchaseSnapshot,
  last: PurchasePayment | null,
): SubscriptionRow['status'] {
  if (finalStatuses.has(row.status)) return row.status;
  if (!last) return snapshot.status === 'ended' ? 'expired' : 'pending';
  if (last.status !== 'completed') return 'refunded';
  if (row.plan === 'lifetime') return 'active';
  if (snapshot.status === 'ended' || row.cancelAt) return 'cancelled';
  if (snapshot.status === 'active') return 'active';
  if (snapshot.status !== 'paused') return 'pending';
  // By our asking it goes on in a moment; by the provider's own, a payment has failed.
  return row.pausedAt ? 'cancelled' : 'suspended';
}

/** What is missing at the provider for our wishes to be true. */
export type ProviderStep =
  | { do: 'capture' }
  | { do: 'end' }
  | { do: 'pause' }
  | { do: 'resume' }
  | { do: 'refund'; paymentId: string; reason: string };

/**
 * The next thing to ask of the provider; null where all is as it should be.
 * @param refunds payments to be given back, with why
 */
export function findNextStep(
  row: Pick<
    SubscriptionRow,
    'userId' | 'plan' | 'status' | 'priceCents' | 'currency' | 'cancelAt' | 'pausedAt'
  >,
  snapshot: PurchaseSnapshot,
  refunds: ReadonlyMap<string, string>,
  now: Date,
): ProviderStep | null {
  for (const { id, status } of snapshot.payments) {
    const reason = refunds.get(id);
    if (reason && status === 'completed') return { do: 'refund', paymentId: id, reason };
  }
  if (row.plan === 'lifetime')
    return snapshot.status === 'approved' && !finalStatuses.has(row.status)
      ? { do: 'capture' }
      : null;
  const runs = snapshot.status === 'active' || snapshot.status === 'paused';
  if (!runs) return null;
  // Nobody is there any more to pay for.
  if (!row.userId) return { do: 'end' };
  const { status } = decideSubscription(row, snapshot);
  if (finalStatuses.has(status) || status === 'refunded') return { do: 'end' };
  if (row.cancelAt && row.cancelAt <= now) return { do: 'end' };
  if (row.cancelAt) return snapshot.status === 'active' ? { do: 'pause' } : null;
  return row.pausedAt && snapshot.status === 'paused' ? { do: 'resume' } : null;
}
