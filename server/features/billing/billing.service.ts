import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  billingTexts,
  type Membership,
  type PaidPlan,
  paymentCurrency,
} from '../../../contract/billing.ts';
import { brand } from '../../../contract/brand.ts';
import { lifetimePriceCents, lifetimeSeats, premiumPriceCents } from '../../../contract/plans.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { AppContext, MemberContext } from '../../context.ts';
import { payments } from '../../db/schema/payments.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import {
  type PaymentProvider,
  ProviderAwayError,
  type WebhookDelivery,
} from '../../ports/payments/payments.ts';
import { refundableUntil, type SubscriptionRow, seatReservationMs } from './billing.policy.ts';
import { presentPayment, presentSubscription } from './billing.present.ts';
import * as repository from './billing.repository.ts';
import { renderInvoice } from './invoice-pdf.ts';
import { findInvoice, invoiceNumber } from './invoices.ts';
import {
  countSeatsLeft,
  findSeatNumber,
  releaseReservationsOf,
  releaseSeat,
  reserveSeat,
} from './lifetime-seats.ts';
import { orderSync, syncPurchase } from './purchase-sync.ts';

type Asking = Pick<
  MemberContext,
  'actor' | 'clock' | 'config' | 'db' | 'logger' | 'payments' | 'queue' | 'realtime'
>;

const prices: Record<PaidPlan, number> = {
  premium: premiumPriceCents,
  lifetime: lifetimePriceCents,
};

const descriptions: Record<PaidPlan, string> = {
  premium: `${brand.name} Premium, monthly`,
  lifetime: `${brand.name} Lifetime, one-time payment`,
};

const conflict = (message: string) => new AppError('conflict', message);

/** @throws {AppError} unavailable where no provider is set up */
function requireProvider({ payments: provider }: Pick<AppContext, 'payments'>): PaymentProvider {
  if (!provider) throw new AppError('unavailable', billingTexts.notSetUp);
  return provider;
}

/** Says of a provider that is away what people can do about it. */
async function asking<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderAwayError)) throw error;
    throw new AppError('unavailable', billingTexts.providerAway, { cause: error });
  }
}

/**
 * Begins a purchase: our row and, for a lifetime plan, the hold on a seat first, then the provider's
 * page. Nothing is granted here, nor where that page leads back to.
 * @throws {AppError} unavailable, conflict
 */
export async function startCheckout(
  ctx: Asking & Pick<MemberContext, 'publicUrl'>,
  { plan }: { plan: PaidPlan },
): Promise<{ url: string }> {
  const provider = requireProvider(ctx);
  const { actor, clock, db } = ctx;
  const now = clock.now();
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await repository.lockPlans(tx, actor.id);
    const [active] = (await repository.listSubscriptions(tx, actor.id)).filter(
      (row) => row.status === 'active' && row.provider === provider.id,
    );
    if (active && (active.plan === 'lifetime' || plan === 'premium'))
      throw conflict(billingTexts.alreadyPaid);
    await tx.insert(subscriptions).values({
      id,
      userId: actor.id,
      plan,
      provider: provider.id,
      status: 'pending',
      priceCents: prices[plan],
      currency: paymentCurrency,
      createdAt: now,
      updatedAt: now,
    });
    if (plan !== 'lifetime') return;
    await releaseReservationsOf(tx, actor.id);
    const until = new Date(now.getTime() + seatReservationMs);
    if ((await reserveSeat(tx, id, now, until)) === null) throw conflict(billingTexts.soldOut);
  });
  try {
    const { providerId, approvalUrl } = await asking(
      provider.startCheckout({
        reference: id,
        plan,
        priceCents: prices[plan],
        currency: paymentCurrency,
        description: descriptions[plan],
        returnUrl: `${ctx.publicUrl()}/platform/membership?checkout=${id}`,
        cancelUrl: `${ctx.publicUrl()}/platform/premium`,
      }),
    );
    await repository.updateSubscription(db, repository.byId(id), { providerId });
    return { url: approvalUrl };
  } catch (error) {
    await db.transaction(async (tx) => {
      await releaseSeat(tx, id);
      await repository.updateSubscription(tx, repository.byId(id), { status: 'expired' });
    });
    throw error;
  }
}

/** The row that speaks for a member: what counts now, before what did, before what never did. */
function findLeading(rows: readonly SubscriptionRow[], now: Date): SubscriptionRow | null {
  const counts = ({ status, currentPeriodEnd }: SubscriptionRow) =>
    status === 'active' ||
    (status === 'cancelled' && currentPeriodEnd !== null && currentPeriodEnd > now);
  return (
    rows.find(({ status }) => status === 'active') ??
    rows.find(counts) ??
    rows.find(({ status }) => !['pending', 'expired'].includes(status)) ??
    null
  );
}

export async function getMembership(
  ctx: Pick<MemberContext, 'actor' | 'clock' | 'db' | 'payments'>,
): Promise<Membership> {
  const { actor, clock, db, payments: provider } = ctx;
  const now = clock.now();
  const leading = findLeading(await repository.listSubscriptions(db, actor.id), now);
  const paid = await repository.listMemberPayments(db, actor.id);
  return {
    provider: provider?.id ?? null,
    subscription:
      leading &&
      presentSubscription(leading, { now, seatNumber: await findSeatNumber(db, leading.id) }),
    payments: paid.map((one) => presentPayment(one, now)),
  };
}

async function getOwnSubscription(ctx: Asking, id: string): Promise<SubscriptionRow> {
  const row = await repository.findSubscription(
    ctx.db,
    and(repository.byId(id), eq(subscriptions.userId, ctx.actor.id)),
  );
  if (!row) throw notFound('Subscription');
  return row;
}

/** The request itself carries a wish out; its job is for when it could not. */
const settleMs = 10_000;

/** Compares at once, so that the answer shows it; a provider that is away is asked later. */
async function settle(ctx: Asking, subscriptionId: string): Promise<Membership> {
  try {
    await syncPurchase(ctx, subscriptionId);
  } catch (error) {
    if (!(error instanceof ProviderAwayError)) throw error;
    ctx.logger.warn({ err: error, subscriptionId }, 'a wish waits for the payment provider');
  }
  return getMembership(ctx);
}

/**
 * No renewal; what was paid for stays until it ends.
 * @throws {AppError} not_found, conflict
 */
export async function cancelSubscription(ctx: Asking, id: string): Promise<Membership> {
  const row = await getOwnSubscription(ctx, id);
  if (row.status === 'cancelled') return getMembership(ctx);
  const cancelAt = row.currentPeriodEnd ?? ctx.clock.now();
  await wish(ctx, row, ['active', 'suspended'], { status: 'cancelled', cancelAt }, () =>
    conflict(billingTexts.notCancellable),
  );
  return settle(ctx, id);
}

/**
 * Takes a cancellation back while the paid time runs.
 * @throws {AppError} not_found, conflict
 */
export async function resumeSubscription(ctx: Asking, id: string): Promise<Membership> {
  const row = await getOwnSubscription(ctx, id);
  if (row.status === 'active') return getMembership(ctx);
  const refused = () => conflict(billingTexts.notResumable);
  if (!presentSubscription(row, { now: ctx.clock.now(), seatNumber: null }).canResume)
    throw refused();
  const other = await repository.findOtherActive(ctx.db, row);
  if (other) throw refused();
  await wish(ctx, row, ['cancelled'], { cancelAt: null }, refused);
  return settle(ctx, id);
}

/** Writes what the member wants, with the job that sees to it. */
async function wish(
  ctx: Asking,
  row: SubscriptionRow,
  from: SubscriptionRow['status'][],
  set: Partial<SubscriptionRow>,
  refused: () => AppError,
): Promise<void> {
  if (row.plan !== 'premium' || !from.includes(row.status) || row.provider === 'operator')
    throw refused();
  const changed = await ctx.db.transaction(async (tx) => {
    const updated = await repository.updateSubscription(
      tx,
      and(repository.byId(row.id), eq(subscriptions.status, row.status)),
      { ...set, updatedAt: ctx.clock.now() },
    );
    if (updated) await orderSync(ctx, tx, { subscriptionId: row.id }, settleMs);
    return updated;
  });
  if (!changed) throw refused();
  await ctx.realtime.publish({ userId: ctx.actor.id, topic: 'entitlements' });
}

/**
 * Asks a payment back, under the guarantee: within thirty days, in full, without a reason. The plan
 * it paid for ends.
 * @throws {AppError} not_found, conflict
 */
export async function requestRefund(ctx: Asking, paymentId: string): Promise<Membership> {
  const { actor, clock, db } = ctx;
  const own = and(eq(payments.id, paymentId), eq(payments.userId, actor.id));
  const [known] = await db.select().from(payments).where(own);
  if (!known) throw notFound('Payment');
  if (!known.refundReason && known.status === 'completed') {
    if (refundableUntil(known.paidAt) <= clock.now()) throw conflict(billingTexts.notRefundable);
    await db.transaction(async (tx) => {
      const asked = await repository.setRefundReason(tx, own, 'asked');
      if (asked.length > 0)
        await orderSync(ctx, tx, { subscriptionId: known.subscriptionId }, settleMs);
    });
  }
  return settle(ctx, known.subscriptionId);
}

/** @throws {AppError} not_found */
export async function getInvoicePdf(
  ctx: Pick<MemberContext, 'actor' | 'db'>,
  id: string,
): Promise<{ bytes: Buffer<ArrayBuffer>; fileName: string }> {
  const row = await findInvoice(ctx.db, ctx.actor.id, id);
  if (!row) throw notFound('Invoice');
  return { bytes: await renderInvoice(row), fileName: `${invoiceNumber(row)}.pdf` };
}

export async function getLifetimeSeats({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  return { total: lifetimeSeats, left: await countSeatsLeft(db, clock.now()) };
}

/**
 * Takes a delivery of the provider: verified, kept once, and its purchase ordered to be compared.
 * What it says of amounts and states is not looked at.
 * @throws {WebhookRefusedError} of whom it can't be shown that the provider sent it
 */
export async function acceptPaymentEvent(
  ctx: Pick<AppContext, 'clock' | 'db' | 'payments' | 'queue'>,
  delivery: WebhookDelivery,
): Promise<void> {
  const provider = requireProvider(ctx);
  const event = await provider.verifyWebhook(delivery);
  await ctx.db.transaction(async (tx) => {
    const kept = await repository.insertEvent(tx, {
      provider: provider.id,
      eventId: event.id,
      type: event.type,
      payload: { subject: event.subject, event: event.payload },
      receivedAt: ctx.clock.now(),
    });
    if (kept) await orderSync(ctx, tx, { paymentEventId: kept.id });
  });
}
