import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sandboxPurchases } from '../../db/schema/sandbox-purchases.ts';
import { StartRefusedError } from '../../db/start-refused-error.ts';
import {
  type DeskEvent,
  type DeskPurchase,
  type PaymentDesk,
  type PaymentProvider,
  WebhookRefusedError,
} from './payments.ts';

export interface SandboxPayments extends PaymentProvider {
  readonly id: 'sandbox';
  readonly desk: PaymentDesk;
  /** Waits for deliveries under way; those that wait for their time are dropped. */
  close(): Promise<void>;
}

export interface SandboxOptions {
  db: Database;
  now: () => Date;
  secret: string;
  /** Where the pages are, without a slash at the end. */
  pageUrl: () => string;
  /** Where events are delivered. */
  webhookUrl: () => string;
  isProduction: boolean;
  /** Said by the operator, by the name of the setting. */
  isAllowedInProduction: boolean;
  lateMs?: number;
  onDeliveryFailed?: (error: unknown) => void;
}

const deliveriesMax = 5;
const redeliveryDelayMs = 1000;

const signatureHeader = 'sandbox-signature';

const sign = (secret: string, body: Uint8Array) =>
  createHmac('sha256', `${secret}:sandbox-payments`).update(body).digest();

/**
 * Takes no money: for trying everything out. It behaves as a real provider does, with a memory of
 * its own, pages of its own, and signed events over HTTP.
 * @throws {StartRefusedError} in production, unless allowed by name
 */
export function createSandboxPayments(options: SandboxOptions): SandboxPayments {
  if (options.isProduction && !options.isAllowedInProduction)
    throw new StartRefusedError(
      'PAYMENT_PROVIDER: sandbox gives plans away, so in production it needs SANDBOX_PAYMENTS_IN_PRODUCTION=true',
    );
  const { db, now, secret } = options;
  const stop = new AbortController();
  const deliveries = new Set<Promise<void>>();

  const deliver = async (events: readonly DeskEvent[], afterMs = 0) => {
    if (afterMs > 0) await delay(afterMs, undefined, { signal: stop.signal });
    for (const event of events) {
      const body = Buffer.from(JSON.stringify({ ...event, createdAt: now().toISOString() }));
      for (let attempt = 1; ; attempt++)
        try {
          const answer = await fetch(options.webhookUrl(), {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              [signatureHeader]: sign(secret, body).toString('hex'),
            },
            body,
            signal: AbortSignal.timeout(10_000),
          });
          if (answer.ok) break;
          throw new Error(`the endpoint answered ${answer.status}`);
        } catch (error) {
          if (attempt >= deliveriesMax) throw error;
          await delay(redeliveryDelayMs * attempt, undefined, { signal: stop.signal });
        }
    }
  };

  const send = (events: readonly DeskEvent[], afterMs = 0) => {
    if (events.length === 0) return;
    const delivery: Promise<void> = deliver(events, afterMs)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) options.onDeliveryFailed?.(error);
      })
      .finally(() => deliveries.delete(delivery));
    deliveries.add(delivery);
  };

  const find = async (id: string): Promise<DeskPurchase | null> => {
    const [row] = await db.select().from(sandboxPurchases).where(eq(sandboxPurchases.id, id));
    return (row?.state as DeskPurchase | undefined) ?? null;
  };

  /** Changes a purchase, one change at a time. @returns it, and the events that the change made */
  const change = async (
    id: string,
    mutate: (purchase: DeskPurchase, at: Date) => DeskEvent[],
  ): Promise<{ purchase: DeskPurchase; events: DeskEvent[] } | null> =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(sandboxPurchases)
        .where(eq(sandboxPurchases.id, id))
        .for('update');
      if (!row) return null;
      const purchase = structuredClone(row.state) as DeskPurchase;
      const events = mutate(purchase, now());
      purchase.events.push(...events);
      await tx.update(sandboxPurchases).set({ state: purchase }).where(eq(sandboxPurchases.id, id));
      return { purchase, events };
    });

  const changeAndSend = async (id: string, mutate: Parameters<typeof change>[1]) => {
    const changed = await change(id, mutate);
    if (changed) send(changed.events);
  };

  const act: PaymentDesk['act'] = async (id, action) => {
    switch (action) {
      case 'duplicate': {
        const purchase = await find(id);
        const last = purchase?.events.at(-1);
        // Once as it was, and once more under an id of its own, as some providers do.
        if (last) send([last, { ...last, id: randomUUID() }]);
        return purchase;
      }
      case 'late': {
        const changed = await change(id, (purchase, at) => perform(purchase, 'renew', at));
        if (changed) send(changed.events, options.lateMs ?? 30_000);
        return changed?.purchase ?? null;
      }
      case 'out-of-order': {
        const changed = await change(id, (purchase, at) => [
          ...perform(purchase, 'fail', at),
          ...perform(purchase, 'renew', at),
        ]);
        if (changed) send(changed.events.toReversed());
        return changed?.purchase ?? null;
      }
      default: {
        const changed = await change(id, (purchase, at) => perform(purchase, action, at));
        if (changed) send(changed.events);
        return changed?.purchase ?? null;
      }
    }
  };

  return {
    id: 'sandbox',

    async startCheckout(request) {
      // The same reference gives the same purchase, however often it is asked for.
      const id = `SBX-${createHmac('sha256', secret).update(request.reference).digest('hex').slice(0, 32)}`;
      const purchase: DeskPurchase = {
        ...request,
        id,
        status: 'pending',
        periodEnd: null,
        payments: [],
        events: [],
      };
      await db.insert(sandboxPurchases).values({ id, state: purchase }).onConflictDoNothing();
      return { providerId: id, approvalUrl: `${options.pageUrl()}/sandbox-payments/${id}` };
    },

    async readPurchase(plan, providerId) {
      const purchase = await find(providerId);
      if (!purchase || purchase.plan !== plan) return null;
      const { status, reference, periodEnd } = purchase;
      return {
        providerId,
        reference,
        plan,
        status,
        currentPeriodEnd: periodEnd ? new Date(periodEnd) : null,
        payments: purchase.payments.map((payment) => ({
          ...payment,
          paidAt: new Date(payment.paidAt),
        })),
      };
    },

    async findPurchase({ id, kind }) {
      const purchase = await find(kind === 'sale' || kind === 'capture' ? id.split('/')[0]! : id);
      return purchase && { plan: purchase.plan, providerId: purchase.id };
    },

    captureOrder: (id) =>
      changeAndSend(id, (purchase, at) =>
        purchase.plan === 'lifetime' && purchase.status === 'approved'
          ? takePayment(purchase, at)
          : [],
      ),
    pauseRenewal: (id) => changeAndSend(id, (purchase) => move(purchase, ['active'], 'paused')),
    resumeRenewal: (id) => changeAndSend(id, (purchase) => move(purchase, ['paused'], 'active')),
    endSubscription: (id) =>
      changeAndSend(id, (purchase) => move(purchase, ['active', 'paused'], 'ended')),
    refundPayment: (_plan, { id }) =>
      changeAndSend(id.split('/')[0]!, (purchase) => refund(purchase, id)),

    async verifyWebhook({ headers, body }) {
      const given = Buffer.from(headers.get(signatureHeader) ?? '', 'hex');
      const expected = sign(secret, body);
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new WebhookRefusedError('the signature is not ours');
      const event = JSON.parse(Buffer.from(body).toString('utf8')) as DeskEvent;
      return { id: event.id, type: event.type, subject: event.subject, payload: event };
    },

    desk: { find, act },

    async close() {
      stop.abort();
      await Promise.allSettled(deliveries);
    },
  };
}

const eventOf = ({ id, plan }: DeskPurchase, type: string, paymentId?: string): DeskEvent => ({
  id: randomUUID(),
  type,
  subject: paymentId
    ? { kind: plan === 'premium' ? 'sale' : 'capture', id: paymentId }
    : { kind: plan === 'premium' ? 'subscription' : 'order', id },
});

function move(
  purchase: DeskPurchase,
  from: DeskPurchase['status'][],
  to: DeskPurchase['status'],
): DeskEvent[] {
  if (!from.includes(purchase.status)) return [];
  purchase.status = to;
  return [eventOf(purchase, `purchase.${to}`)];
}

function monthAfter(moment: Date): Date {
  const next = new Date(moment);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== moment.getUTCDate()) next.setUTCDate(0);
  return next;
}

function takePayment(purchase: DeskPurchase, at: Date): DeskEvent[] {
  const { id, priceCents, currency, plan } = purchase;
  const paymentId = `${id}/${randomBytes(6).toString('hex')}`;
  purchase.payments.push({
    id: paymentId,
    amountCents: priceCents,
    currency,
    status: 'completed',
    // Two payments of one moment would have no order.
    paidAt: new Date(at.getTime() + purchase.payments.length).toISOString(),
  });
  purchase.status = 'active';
  if (plan === 'premium') {
    const paidUntil = purchase.periodEnd ? new Date(purchase.periodEnd) : at;
    purchase.periodEnd = monthAfter(paidUntil > at ? paidUntil : at).toISOString();
  }
  return [eventOf(purchase, 'payment.completed', paymentId)];
}

function refund(purchase: DeskPurchase, paymentId: string): DeskEvent[] {
  const payment = purchase.payments.find(({ id }) => id === paymentId);
  if (payment?.status !== 'completed') return [];
  payment.status = 'refunded';
  return [eventOf(purchase, 'payment.refunded', paymentId)];
}

/** What a payer, time or a bank would do. */
function perform(
  purchase: DeskPurchase,
  action: 'approve' | 'decline' | 'renew' | 'fail' | 'cancel' | 'refund',
  at: Date,
): DeskEvent[] {
  const { plan, status } = purchase;
  switch (action) {
    case 'approve':
      if (status !== 'pending') return [];
      if (plan === 'lifetime') return move(purchase, ['pending'], 'approved');
      return [eventOf(purchase, 'purchase.active'), ...takePayment(purchase, at)];
    case 'decline':
      return move(purchase, ['pending', 'approved'], 'ended');
    case 'renew':
      return plan === 'premium' && (status === 'active' || status === 'paused')
        ? takePayment(purchase, at)
        : [];
    case 'fail': {
      if (plan !== 'premium') return [];
      const paused = move(purchase, ['active'], 'paused');
      return paused.length > 0 ? [eventOf(purchase, 'payment.failed'), ...paused] : [];
    }
    case 'cancel':
      return plan === 'premium' ? move(purchase, ['active', 'paused'], 'ended') : [];
    case 'refund': {
      const last = purchase.payments.findLast((payment) => payment.status === 'completed');
      return last ? refund(purchase, last.id) : [];
    }
  }
}
