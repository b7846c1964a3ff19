import { and, eq } from 'drizzle-orm';
import { billingTexts } from '../../../contract/billing.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { payments } from '../../db/schema/payments.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import type {
  EventSubject,
  PaymentProvider,
  PurchaseSnapshot,
} from '../../ports/payments/payments.ts';
import type { WakeUp } from '../../ports/realtime/realtime.ts';
import { createNotification } from '../notifications/notifications.service.ts';
import {
  agreedPayments,
  decideSubscription,
  findNextStep,
  type ProviderStep,
  type SubscriptionRow,
  seatReservationMs,
} from './billing.policy.ts';
import * as repository from './billing.repository.ts';
import { syncPurchaseJob } from './billing-job.ts';
import { issueInvoice } from './invoices.ts';
import { findSeatNumber, releaseSeat, reserveSeat, sellSeat } from './lifetime-seats.ts';

export type SyncContext = Pick<
  AppContext,
  'clock' | 'config' | 'db' | 'logger' | 'payments' | 'queue' | 'realtime'
>;

/** More steps than any purchase needs: beyond it the provider does not do what it is asked. */
const stepsMax = 6;

/**
 * Makes our rows say what the provider says of a purchase, and the provider do what our rows ask.
 * May run at any time, any number of times, next to itself.
 * @throws {ProviderAwayError} nothing is lost: whatever is missing is done by the next one
 */
export async function syncPurchase(ctx: SyncContext, subscriptionId: string): Promise<void> {
  const { payments: provider } = ctx;
  const asked = new Set<string>();
  for (let step = 0; step < stepsMax; step++) {
    const row = await repository.claimSync(ctx.db, subscriptionId);
    if (!row?.providerId || row.provider !== provider?.id) return;
    const events = await repository.listUnhandledEvents(ctx.db, row.id);
    const snapshot = await provider.readPurchase(row.plan, row.providerId);
    if (snapshot && (snapshot.reference !== row.id || snapshot.plan !== row.plan)) {
      ctx.logger.error({ subscriptionId }, 'a purchase at the provider is not what was begun here');
      return;
    }
    const outcome = await ctx.db.transaction((tx) => apply(ctx, tx, row, snapshot, events));
    // Somebody has begun a later look, and sees to the rest.
    if (!outcome) return;
    for (const wakeUp of outcome.wakeUps) await ctx.realtime.publish(wakeUp);
    if (!outcome.next || !snapshot) return;
    const key = JSON.stringify(outcome.next);
    if (asked.has(key)) {
      ctx.logger.error({ subscriptionId, step: outcome.next.do }, 'the provider did not do it');
      return;
    }
    asked.add(key);
    await carryOut(provider, row, outcome.next);
  }
}

async function carryOut(
  provider: PaymentProvider,
  row: SubscriptionRow,
  step: ProviderStep,
): Promise<void> {
  const providerId = row.providerId!;
  switch (step.do) {
    case 'capture':
      return provider.captureOrder(providerId);
    case 'pause':
      return provider.pauseRenewal(providerId);
    case 'resume':
      return provider.resumeRenewal(providerId);
    case 'end':
      return provider.endSubscription(providerId);
    case 'refund':
      return provider.refundPayment(row.plan, { id: step.paymentId, reason: step.reason });
  }
}

interface Outcome {
  next: ProviderStep | null;
  wakeUps: WakeUp[];
}

/** @returns null when a later look has begun: what was read may be out of date, and is dropped */
async function apply(
  ctx: SyncContext,
  tx: Transaction,
  claimed: SubscriptionRow,
  snapshot: PurchaseSnapshot | null,
  events: readonly string[],
): Promise<Outcome | null> {
  const now = ctx.clock.now();
  if (claimed.userId) await repository.lockPlans(tx, claimed.userId);
  const stillOurs = and(
    eq(subscriptions.id, claimed.id),
    eq(subscriptions.syncVersion, claimed.syncVersion),
  );
  // Wishes may have changed since the claim; the row stays locked from here on.
  const row = await repository.updateSubscription(tx, stillOurs, { syncedAt: now });
  if (!row) return null;
  if (!snapshot) {
    await repository.markEventsHandled(tx, events, now);
    ctx.logger.warn({ subscriptionId: row.id }, 'the provider knows nothing of a purchase');
    return { next: null, wakeUps: [] };
  }

  await keepPayments(ctx, tx, row, snapshot);
  const decided = decideSubscription(row, snapshot);
  if (decided.status === 'active' && row.status !== 'active')
    decided.status = await admit(ctx, tx, row);
  else if (row.plan === 'lifetime' && decided.status !== 'active' && decided.status !== 'pending')
    await releaseSeat(tx, row.id);
  const updated = (await repository.updateSubscription(tx, eq(subscriptions.id, row.id), {
    ...decided,
    providerStatus: snapshot.status,
    pausedAt: snapshot.status !== 'paused' ? null : (row.pausedAt ?? (row.cancelAt ? now : null)),
    updatedAt: decided.status === row.status ? row.updatedAt : now,
  }))!;

  const rows = await repository.listPaymentRows(tx, row.id);
  const refunds = new Map(
    rows.flatMap(({ providerPaymentId, refundReason }) =>
      refundReason ? [[providerPaymentId, refundReason] as const] : [],
    ),
  );
  let next = findNextStep(updated, snapshot, refunds, now);
  if (next?.do === 'capture') {
    const until = new Date(now.getTime() + seatReservationMs);
    // Money is taken only where there is a seat to give for it.
    if ((await reserveSeat(tx, row.id, now, until)) === null) next = null;
  }
  // Not before everything that follows from them is done: a job that dies in between comes back.
  if (!next) await repository.markEventsHandled(tx, events, now);
  return { next, wakeUps: await announce(ctx, tx, row.status, updated) };
}

async function keepPayments(
  ctx: SyncContext,
  tx: Transaction,
  row: SubscriptionRow,
  snapshot: PurchaseSnapshot,
): Promise<void> {
  const agreed = new Set(agreedPayments(row, snapshot));
  for (const payment of snapshot.payments) {
    const { status } = payment;
    if (status === 'pending') continue;
    if (!agreed.has(payment)) {
      ctx.logger.error(
        { subscriptionId: row.id, payment: payment.id },
        'a payment of another amount was received',
      );
      continue;
    }
    const saved = await repository.savePayment(tx, row, { ...payment, status }, ctx.clock.now());
    await issueInvoice(ctx, tx, 'invoice', saved, row);
    if (saved.status !== 'completed') await issueInvoice(ctx, tx, 'credit_note', saved, row);
  }
}

/** Whether a purchase that is paid may become the member's plan; if not, its money goes back. */
async function admit(
  ctx: SyncContext,
  tx: Transaction,
  row: SubscriptionRow,
): Promise<SubscriptionRow['status']> {
  const giveBack = async (reason: 'superseded' | 'sold_out') => {
    await repository.setRefundReason(tx, eq(payments.subscriptionId, row.id), reason);
    await repository.insertEvent(tx, {
      provider: row.provider as PaymentProvider['id'],
      eventId: `ochre:${reason}:${row.id}`,
      type: `ochre.purchase.${reason}`,
      subscriptionId: row.id,
      payload: { refund: true },
      receivedAt: ctx.clock.now(),
      handledAt: ctx.clock.now(),
    });
    ctx.logger.warn({ subscriptionId: row.id, reason }, 'a payment is given back');
    return reason;
  };
  const other = await repository.findOtherActive(tx, row);
  if (
    other &&
    (other.plan === 'lifetime' || row.plan === 'premium') &&
    other.provider !== 'operator'
  )
    return giveBack('superseded');
  if (row.plan === 'lifetime' && (await sellSeat(tx, row.id, ctx.clock.now())) === null)
    return giveBack('sold_out');
  if (other) {
    // What was bought takes the place of what was given, or of a plan that would be paid again.
    await repository.updateSubscription(tx, repository.byId(other.id), {
      status: 'cancelled',
      cancelAt: other.currentPeriodEnd ?? ctx.clock.now(),
    });
    if (other.provider !== 'operator') await orderSync(ctx, tx, { subscriptionId: other.id });
  }
  return 'active';
}

async function announce(
  ctx: SyncContext,
  tx: Transaction,
  before: SubscriptionRow['status'],
  row: SubscriptionRow,
): Promise<WakeUp[]> {
  const { userId, status } = row;
  if (!userId) return [];
  const wakeUps: WakeUp[] = [
    { userId, topic: 'entitlements' },
    { userId, topic: 'quota' },
  ];
  if (status === before) return wakeUps;
  const said = await describeChange(tx, before, row);
  if (!said) return wakeUps;
  const { id } = await createNotification(ctx, tx, { userId, ...said });
  return [...wakeUps, { userId, topic: 'notification', id }];
}

async function describeChange(
  tx: Transaction,
  before: SubscriptionRow['status'],
  { plan, status, id }: SubscriptionRow,
) {
  switch (status) {
    case 'active': {
      if (before === 'cancelled') return null;
      if (plan === 'premium') return { ...billingTexts.activated, type: 'success' as const };
      const seat = await findSeatNumber(tx, id);
      return { ...billingTexts.lifetimeActivated(seat!), type: 'success' as const };
    }
    case 'suspended':
      return { ...billingTexts.suspended, type: 'warning' as const };
    case 'refunded':
    case 'superseded':
    case 'sold_out':
      return { ...billingTexts.refunded, type: 'info' as const };
    default:
      return null;
  }
}

/** Orders a comparison with the transaction that gives the reason for it. */
export async function orderSync(
  ctx: Pick<AppContext, 'queue'>,
  tx: Transaction,
  what: { subscriptionId: string } | { paymentEventId: string },
  delayMs = 0,
): Promise<void> {
  await ctx.queue.enqueue(tx, syncPurchaseJob.queueName, { ...what, attempt: 1 }, { delayMs });
}

/**
 * Finds the purchase that an event speaks of, and compares it.
 * @throws {ProviderAwayError}
 */
export async function handlePaymentEvent(ctx: SyncContext, eventId: string): Promise<void> {
  const event = await repository.findEvent(ctx.db, eventId);
  const { payments: provider } = ctx;
  if (!event || event.handledAt || event.provider !== provider?.id) return;
  const { subject } = event.payload as { subject: EventSubject | null };
  const subscriptionId =
    event.subscriptionId ?? (subject && (await findOwn(ctx, provider, subject)));
  if (!subscriptionId) {
    // Of another shop on the same account, or of none.
    await repository.updateEvent(ctx.db, eventId, { handledAt: ctx.clock.now() });
    return;
  }
  await repository.updateEvent(ctx.db, eventId, { subscriptionId });
  await syncPurchase(ctx, subscriptionId);
}

async function findOwn(
  ctx: SyncContext,
  provider: PaymentProvider,
  subject: EventSubject,
): Promise<string | null> {
  if (subject.kind === 'subscription' || subject.kind === 'order') {
    const known = await repository.findSubscription(
      ctx.db,
      repository.byProvider(provider.id, subject.id),
    );
    if (known) return known.id;
  }
  const found = await provider.findPurchase(subject);
  if (!found) return null;
  const where = repository.byProvider(provider.id, found.providerId);
  const known = await repository.findSubscription(ctx.db, where);
  if (known) return known.id;
  // Begun by a process that died before it could note the provider's id.
  const reference = (await provider.readPurchase(found.plan, found.providerId))?.reference;
  if (!reference || !/^[0-9a-f-]{36}$/.test(reference)) return null;
  const adopted = await repository.adoptSubscription(
    ctx.db,
    provider.id,
    reference,
    found.providerId,
  );
  return adopted?.id ?? null;
}
