import { randomUUID } from 'node:crypto';
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { invoices, paymentEvents, payments } from '../../db/schema/payments.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import type { PaymentProvider, PurchasePayment } from '../../ports/payments/payments.ts';
import { checkoutLifetimeMs, type SubscriptionRow } from './billing.policy.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentEventRow = typeof paymentEvents.$inferSelect;
type ProviderId = PaymentProvider['id'];

/** Lets one change of a member's plans through at a time, until the transaction ends. */
export async function lockPlans(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`plans:${userId}`}))`);
}

export async function findSubscription(
  db: Queryable,
  where: SQL | undefined,
): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(where);
  return row ?? null;
}

export const byId = (id: string) => eq(subscriptions.id, id);

export const byProvider = (provider: ProviderId, providerId: string) =>
  and(eq(subscriptions.provider, provider), eq(subscriptions.providerId, providerId))!;

/** The member's, newest first. */
export async function listSubscriptions(db: Queryable, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}

export async function findOtherActive(
  db: Queryable,
  { userId, id }: Pick<SubscriptionRow, 'userId' | 'id'>,
): Promise<SubscriptionRow | null> {
  if (!userId) return null;
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.status, 'active'),
        ne(subscriptions.id, id),
      ),
    );
  return row ?? null;
}

export async function updateSubscription(
  db: Queryable,
  where: SQL | undefined,
  set: Partial<typeof subscriptions.$inferInsert>,
): Promise<SubscriptionRow | null> {
  const [row] = await db.update(subscriptions).set(set).where(where).returning();
  return row ?? null;
}

/** Begins a look at the provider: what was read before this may no longer be written. */
export async function claimSync(db: Queryable, id: string): Promise<SubscriptionRow | null> {
  const [row] = await db
    .update(subscriptions)
    .set({ syncVersion: sql`${subscriptions.syncVersion} + 1` })
    .where(eq(subscriptions.id, id))
    .returning();
  return row ?? null;
}

export async function listPaymentRows(
  db: Queryable,
  subscriptionId: string,
): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.subscriptionId, subscriptionId));
}

export async function listMemberPayments(db: Queryable, userId: string) {
  const rows = await db
    .select({ payment: payments, plan: subscriptions.plan })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(200);
  const ids = rows.map(({ payment }) => payment.id);
  const issued =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(invoices)
          .where(inArray(invoices.paymentId, ids))
          .orderBy(invoices.number);
  return rows.map(({ payment, plan }) => ({
    payment,
    plan,
    invoices: issued.filter(({ paymentId }) => paymentId === payment.id),
  }));
}

/**
 * Writes a payment as the provider tells of it. One that was given back stays so: money that comes
 * again is a payment of its own.
 * @returns the row, and what it said before
 */
export async function savePayment(
  tx: Transaction,
  row: SubscriptionRow,
  payment: PurchasePayment & { status: PaymentRow['status'] },
  now: Date,
): Promise<PaymentRow> {
  const provider = row.provider as ProviderId;
  const [saved] = await tx
    .insert(payments)
    .values({
      id: randomUUID(),
      subscriptionId: row.id,
      userId: row.userId,
      provider,
      providerPaymentId: payment.id,
      amountCents: payment.amountCents,
      currency: payment.currency,
      status: payment.status,
      paidAt: payment.paidAt,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [payments.provider, payments.providerPaymentId],
      set: {
        status: sql`case when ${payments.status} = 'completed' then excluded.status else ${payments.status} end`,
      },
    })
    .returning();
  return saved!;
}

export async function setRefundReason(
  tx: Transaction,
  where: SQL | undefined,
  refundReason: NonNullable<PaymentRow['refundReason']>,
): Promise<PaymentRow[]> {
  return tx
    .update(payments)
    .set({ refundReason })
    .where(and(where, eq(payments.status, 'completed'), isNull(payments.refundReason)))
    .returning();
}

/** Keeps a delivered event once. @returns null when it was there */
export async function insertEvent(
  tx: Transaction,
  event: Omit<typeof paymentEvents.$inferInsert, 'id'>,
): Promise<{ id: string } | null> {
  const [row] = await tx
    .insert(paymentEvents)
    .values({ id: randomUUID(), ...event })
    .onConflictDoNothing({ target: [paymentEvents.provider, paymentEvents.eventId] })
    .returning({ id: paymentEvents.id });
  return row ?? null;
}

export async function findEvent(db: Queryable, id: string): Promise<PaymentEventRow | null> {
  const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return row ?? null;
}

export async function updateEvent(
  db: Queryable,
  id: string,
  set: Partial<typeof paymentEvents.$inferInsert>,
): Promise<void> {
  await db.update(paymentEvents).set(set).where(eq(paymentEvents.id, id));
}

export async function listUnhandledEvents(
  db: Queryable,
  subscriptionId: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.subscriptionId, subscriptionId), isNull(paymentEvents.handledAt)));
  return rows.map(({ id }) => id);
}

export async function markEventsHandled(
  tx: Transaction,
  ids: readonly string[],
  handledAt: Date,
): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(paymentEvents)
      .set({ handledAt })
      .where(inArray(paymentEvents.id, [...ids]));
}

/** Events whose job is overdue. */
export async function listStaleEvents(
  db: Queryable,
  provider: ProviderId,
  receivedBefore: Date,
): Promise<string[]> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.provider, provider),
        isNull(paymentEvents.handledAt),
        lt(paymentEvents.receivedAt, receivedBefore),
      ),
    )
    .limit(1000);
  return rows.map(({ id }) => id);
}

/** A purchase that changes is compared this often at least. */
const comparedWithinMs = 24 * 3600_000;
const pendingComparedWithinMs = 5 * 60_000;

/** Purchases that may differ from what their provider says, or from what we want of it. */
export async function listSyncsDue(
  db: Queryable,
  provider: ProviderId,
  now: Date,
): Promise<string[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { status, providerStatus, cancelAt, pausedAt, syncedAt, currentPeriodEnd } = subscriptions;
  const notSince = (moment: Date) => or(isNull(syncedAt), lt(syncedAt, moment));
  const rows = await db
    .selectDistinct({ id: subscriptions.id })
    .from(subscriptions)
    .leftJoin(payments, eq(payments.subscriptionId, subscriptions.id))
    .where(
      and(
        eq(subscriptions.provider, provider),
        isNotNull(subscriptions.providerId),
        or(
          and(
            eq(status, 'pending'),
            gt(subscriptions.createdAt, before(2 * checkoutLifetimeMs)),
            notSince(before(pendingComparedWithinMs)),
          ),
          and(inArray(status, ['active', 'suspended']), notSince(before(comparedWithinMs))),
          and(
            inArray(status, ['active', 'suspended']),
            lt(currentPeriodEnd, now),
            notSince(before(3600_000)),
          ),
          and(isNotNull(cancelAt), eq(providerStatus, 'active')),
          and(isNull(cancelAt), isNotNull(pausedAt), eq(providerStatus, 'paused')),
          and(lt(cancelAt, now), eq(providerStatus, 'paused')),
          and(
            inArray(status, ['superseded', 'refunded']),
            eq(subscriptions.plan, 'premium'),
            inArray(providerStatus, ['active', 'paused']),
          ),
          and(
            isNull(subscriptions.userId),
            eq(subscriptions.plan, 'premium'),
            inArray(providerStatus, ['active', 'paused']),
          ),
          and(isNotNull(payments.refundReason), eq(payments.status, 'completed')),
        ),
      ),
    )
    .limit(1000);
  return rows.map(({ id }) => id);
}

/** Notes the provider's id of a purchase that was begun here and has none yet. */
export async function adoptSubscription(
  db: Queryable,
  provider: ProviderId,
  id: string,
  providerId: string,
): Promise<SubscriptionRow | null> {
  return updateSubscription(
    db,
    and(
      eq(subscriptions.id, id),
      eq(subscriptions.provider, provider),
      isNull(subscriptions.providerId),
    ),
    { providerId },
  );
}

/** Checkouts that nobody approved in time. */
export async function listStaleCheckouts(
  db: Queryable,
  createdBefore: Date,
): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'pending'), lt(subscriptions.createdAt, createdBefore)))
    .limit(1000);
}
