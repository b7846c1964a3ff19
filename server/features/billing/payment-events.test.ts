import { randomUUID } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { startTestOchre, TestClock, type TestOchre } from '../../../test/test-ochre.ts';
import { users } from '../../db/schema/accounts.ts';
import { invoices, lifetimeSeats, paymentEvents, payments } from '../../db/schema/payments.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import type { PurchaseSnapshot } from '../../ports/payments/payments.ts';
import { connectPayPal, PayPalServer } from '../../ports/payments/paypal/paypal-server.fixture.ts';
import { decideSubscription } from './billing.policy.ts';
import { acceptPaymentEvent, startCheckout } from './billing.service.ts';
import { reconcilePurchases } from './billing.sweep.ts';
import { handlePaymentEvent, syncPurchase } from './purchase-sync.ts';

const start = new Date('2026-03-10T12:00:00Z');
const clock = new TestClock(start);
let paypal: PayPalServer;
let provider: ReturnType<typeof connectPayPal>;
let ochre: TestOchre;

beforeAll(async () => {
  paypal = await new PayPalServer().start();
  paypal.now = () => clock.now();
  // Its certificates are of today, whatever the clock of the test says.
  provider = connectPayPal(paypal, { certificateNow: () => new Date() });
  ochre = await startTestOchre({ clock, payments: provider });
});
afterAll(async () => {
  await ochre.stop();
  await paypal.stop();
});
afterEach(() => {
  paypal.failsWith = null;
  clock.set(start);
});

/** A member without a password: hundreds are needed, and none signs in. */
async function addMember() {
  const id = randomUUID();
  const email = `${id}@example.com`;
  await ochre.ctx.db.insert(users).values({ id, email, name: email });
  return { id, email, role: 'member' as const, isConfirmed: true };
}

/** Begins a purchase as the endpoint does. */
async function begin(plan: 'premium' | 'lifetime', actor?: Awaited<ReturnType<typeof addMember>>) {
  const buyer = actor ?? (await addMember());
  const { url } = await startCheckout({ ...ochre.ctx, actor: buyer }, { plan });
  const providerId = new URL(url).searchParams.get('token')!;
  const [row] = await ochre.ctx.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.providerId, providerId));
  return { providerId, id: row!.id, userId: buyer.id };
}

async function post(event: object): Promise<number> {
  const { headers, body } = paypal.sign(event);
  const answer = await fetch(`${ochre.url}/api/payment-webhooks`, {
    method: 'POST',
    headers,
    body,
  });
  return answer.status;
}

const saleEvent = (providerId: string, saleId: string, type = 'PAYMENT.SALE.COMPLETED') =>
  paypal.event(providerId, type, {
    id: saleId,
    billing_agreement_id: providerId,
    amount: { total: '4.99', currency: 'USD' },
  });

const allHandled = () =>
  eventually(async () => {
    const [waiting] = await ochre.ctx.db
      .select({ left: count() })
      .from(paymentEvents)
      .where(isNull(paymentEvents.handledAt));
    expect(waiting!.left).toBe(0);
  }, 60_000);

/** What is stored of a purchase, without what differs between two of the same story. */
async function readState(id: string) {
  const { db } = ochre.ctx;
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  const paid = await db.select().from(payments).where(eq(payments.subscriptionId, id));
  const issued = await db
    .select({ kind: invoices.kind })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(eq(payments.subscriptionId, id));
  return {
    status: row!.status,
    providerStatus: row!.providerStatus,
    currentPeriodEnd: row!.currentPeriodEnd?.toISOString() ?? null,
    payments: paid.map(({ status, amountCents }) => `${status} ${amountCents}`).sort(),
    invoices: issued.map(({ kind }) => kind).sort(),
  };
}

const activeMonth = {
  status: 'active',
  payments: ['completed 499'],
  invoices: ['invoice'],
};

describe('events of the provider', () => {
  it('one delivered 100 times, one after another, are one event, one payment and one invoice', async () => {
    const { providerId, id } = await begin('premium');
    const event = saleEvent(providerId, paypal.charge(providerId));
    for (let index = 0; index < 100; index++) expect(await post(event)).toBe(200);
    await allHandled();
    expect(await readState(id)).toMatchObject(activeMonth);
    const rows = await ochre.ctx.db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.subscriptionId, id));
    expect(rows).toHaveLength(1);
  });

  it('50 in parallel, the same under 25 ids twice each, are one payment and one invoice', async () => {
    const { providerId, id } = await begin('premium');
    const saleId = paypal.charge(providerId);
    const events = Array.from({ length: 25 }, () => saleEvent(providerId, saleId));
    const statuses = await Promise.all([...events, ...events].map(post));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await allHandled();
    expect(await readState(id)).toMatchObject(activeMonth);
  });

  it('the same sale under two event ids is one payment', async () => {
    const { providerId, id } = await begin('premium');
    const saleId = paypal.charge(providerId);
    await post(saleEvent(providerId, saleId));
    await allHandled();
    const once = await readState(id);
    await post(saleEvent(providerId, saleId));
    await allHandled();
    expect(await readState(id)).toEqual(once);
    expect(once).toMatchObject(activeMonth);
  });

  it('in all orders of a life of five lead to one end', { timeout: 180_000 }, async () => {
    const ends = new Map<string, string[]>();
    for (const order of permutations([0, 1, 2, 3, 4])) {
      const { providerId, id } = await begin('premium');
      // The life itself has one order; what is told of it has any.
      const told: object[] = [];
      const sales: string[] = [];
      const steps = [
        () => {
          sales.push(paypal.charge(providerId));
          told.push(paypal.event(providerId, 'BILLING.SUBSCRIPTION.ACTIVATED'));
        },
        () => told.push(saleEvent(providerId, sales[0]!)),
        () => {
          paypal.setStatus(providerId, 'SUSPENDED');
          told.push(paypal.event(providerId, 'BILLING.SUBSCRIPTION.PAYMENT.FAILED'));
        },
        () => told.push(saleEvent(providerId, paypal.charge(providerId))),
        () => {
          paypal.setStatus(providerId, 'CANCELLED');
          told.push(paypal.event(providerId, 'BILLING.SUBSCRIPTION.CANCELLED'));
        },
      ];
      // Each is delivered as soon as it has happened and those before it in this order have been.
      let next = 0;
      for (const step of steps) {
        step();
        while (next < order.length && order[next]! < told.length) {
          expect(await post(told[order[next++]!]!)).toBe(200);
          // So that what is passed through on the way is seen, too.
          await allHandled();
        }
      }
      await allHandled();
      const end = JSON.stringify(await readState(id));
      ends.set(end, [...(ends.get(end) ?? []), order.join('')]);
    }
    expect([...ends.values()].map((orders) => orders.length)).toEqual([120]);
    expect(JSON.parse([...ends.keys()][0]!)).toMatchObject({
      status: 'cancelled',
      providerStatus: 'ended',
      payments: ['completed 499', 'completed 499'],
    });
  });

  it('of a refund that is told before the sale leave the sale refunded', async () => {
    const { providerId, id } = await begin('premium');
    const saleId = paypal.charge(providerId);
    paypal.refundLast(providerId);
    const refund = paypal.event(providerId, 'PAYMENT.SALE.REFUNDED', { id: 'R', sale_id: saleId });
    await post(refund);
    await post(saleEvent(providerId, saleId));
    await allHandled();
    await eventually(async () =>
      expect(await readState(id)).toMatchObject({
        status: 'refunded',
        providerStatus: 'ended',
        payments: ['refunded 499'],
        invoices: ['credit_note', 'invoice'],
      }),
    );
  });

  it('that are signed, of another amount or currency, grant nothing', async () => {
    for (const amount of [
      { value: '0.01', currency: 'USD' },
      { value: '4.99', currency: 'IDR' },
    ]) {
      const { providerId, id } = await begin('premium');
      await post(saleEvent(providerId, paypal.charge(providerId, amount)));
      await allHandled();
      expect(await readState(id)).toMatchObject({ status: 'pending', payments: [] });
    }
  });

  it('of another shop’s purchases on the same account are kept, and change nothing', async () => {
    const { db } = ochre.ctx;
    const before = await db.select().from(subscriptions);
    for (const type of ['BILLING.SUBSCRIPTION.ACTIVATED', 'CHECKOUT.ORDER.APPROVED'])
      expect(await post(paypal.event('I-OTHERSHOP', type))).toBe(200);
    await allHandled();
    expect(await db.select().from(subscriptions)).toEqual(before);
  });

  it('that nobody signed are refused with one word, and leave no row', async () => {
    const { db } = ochre.ctx;
    const rows = () => db.select({ rows: count() }).from(paymentEvents);
    const before = await rows();
    const signed = paypal.sign(paypal.event('I-1', 'BILLING.SUBSCRIPTION.ACTIVATED'));
    for (const [headers, body] of [
      [{}, signed.body],
      [signed.headers, Buffer.from('{}')],
      [{ ...signed.headers, 'paypal-cert-url': 'https://evil.example/x' }, signed.body],
    ] as [Record<string, string>, Buffer<ArrayBuffer>][]) {
      const answer = await fetch(`${ochre.url}/api/payment-webhooks`, {
        method: 'POST',
        headers,
        body,
      });
      expect([answer.status, (await answer.json()).message]).toEqual([
        403,
        'This event was not signed for us',
      ]);
    }
    expect(await rows()).toEqual(before);
  });
});

describe('two looks at one purchase', () => {
  it('leave what the later one saw, though the earlier one ends last', async () => {
    const { providerId, id } = await begin('premium');
    paypal.charge(providerId);
    const earlier = Promise.withResolvers<void>();
    const hasRead = Promise.withResolvers<void>();
    const slow = syncPurchase(
      {
        ...ochre.ctx,
        payments: {
          ...provider,
          async readPurchase(...asked) {
            const seen = await provider.readPurchase(...asked);
            hasRead.resolve();
            await earlier.promise;
            return seen;
          },
        },
      },
      id,
    );
    await hasRead.promise;
    paypal.setStatus(providerId, 'CANCELLED');
    await syncPurchase(ochre.ctx, id);
    earlier.resolve();
    await slow;
    expect(await readState(id)).toMatchObject({ status: 'cancelled', providerStatus: 'ended' });
  });
});

/** Every difference between our rows and the provider's. */
async function listDifferences(ids: readonly string[]): Promise<string[]> {
  const differences: string[] = [];
  for (const id of ids) {
    const [row] = await ochre.ctx.db.select().from(subscriptions).where(eq(subscriptions.id, id));
    const snapshot = (await provider.readPurchase(row!.plan, row!.providerId!)) as PurchaseSnapshot;
    const wanted = decideSubscription(row!, snapshot);
    if (wanted.status !== row!.status) differences.push(`${id}: ${row!.status}, ${wanted.status}`);
    if (wanted.currentPeriodEnd?.getTime() !== row!.currentPeriodEnd?.getTime())
      differences.push(`${id}: paid through`);
    const paid = await ochre.ctx.db.select().from(payments).where(eq(payments.subscriptionId, id));
    const ours = paid.map(({ providerPaymentId, status }) => `${providerPaymentId} ${status}`);
    const theirs = snapshot.payments.map((payment) => `${payment.id} ${payment.status}`);
    if (ours.sort().join() !== theirs.sort().join()) differences.push(`${id}: payments`);
    if (row!.cancelAt && snapshot.status === 'active') differences.push(`${id}: still renews`);
    if (paid.some((one) => one.refundReason && one.status === 'completed'))
      differences.push(`${id}: a refund is owed`);
  }
  return differences;
}

describe('the reconciliation', () => {
  it('ends with no difference after an hour without the provider, and events that never came', async () => {
    const begun = [];
    for (let index = 0; index < 8; index++) begun.push(await begin('premium'));
    const [renewed, failed, ended, refunded, wished, owed, fresh, told] = begun;
    for (const { providerId } of begun.filter((one) => one !== fresh)) {
      paypal.charge(providerId);
      await post(paypal.event(providerId, 'BILLING.SUBSCRIPTION.ACTIVATED'));
    }
    await allHandled();

    // While we can't ask, all of this happens, and nobody tells us but of one.
    paypal.failsWith = 503;
    clock.set(new Date(start.getTime() + 1000));
    paypal.charge(renewed!.providerId);
    paypal.setStatus(failed!.providerId, 'SUSPENDED');
    paypal.setStatus(ended!.providerId, 'CANCELLED');
    paypal.refundLast(refunded!.providerId);
    paypal.approve(fresh!.providerId);
    const { db } = ochre.ctx;
    await db
      .update(subscriptions)
      .set({ status: 'cancelled', cancelAt: new Date('2026-04-09T12:00:00Z') })
      .where(eq(subscriptions.id, wished!.id));
    await db
      .update(payments)
      .set({ refundReason: 'asked' })
      .where(eq(payments.subscriptionId, owed!.id));
    paypal.charge(told!.providerId);
    expect(await post(paypal.event(told!.providerId, 'BILLING.SUBSCRIPTION.UPDATED'))).toBe(200);
    for (let minutes = 10; minutes <= 60; minutes += 10) {
      clock.set(new Date(start.getTime() + minutes * 60_000));
      await reconcilePurchases(ochre.ctx);
    }
    paypal.failsWith = null;
    expect((await listDifferences(begun.map(({ id }) => id))).length).toBeGreaterThan(5);

    // What we know to be missing is mended by the first look, the rest the next day at the latest.
    await reconcilePurchases(ochre.ctx);
    const known = [wished, owed, fresh, told].map((one) => one!.id);
    expect(await listDifferences(known)).toEqual([]);

    clock.set(new Date(start.getTime() + 25 * 3600_000));
    await reconcilePurchases(ochre.ctx);
    expect(await listDifferences(begun.map(({ id }) => id))).toEqual([]);
    expect((await readState(owed!.id)).status).toBe('refunded');
    expect((await readState(fresh!.id)).status).toBe('active');
  });

  it('ends with no difference after a crash between verification and commit: the event comes again', async () => {
    const { providerId, id } = await begin('premium');
    paypal.charge(providerId);
    const signed = paypal.sign(paypal.event(providerId, 'BILLING.SUBSCRIPTION.ACTIVATED'));
    const delivery = { headers: new Headers(signed.headers), body: signed.body };
    const dying = {
      ...ochre.ctx,
      queue: {
        ...ochre.ctx.queue,
        enqueue: async () => {
          throw new Error('the process died here');
        },
      },
    };
    await expect(acceptPaymentEvent(dying, delivery)).rejects.toThrow('died');
    const events = () =>
      ochre.ctx.db.select().from(paymentEvents).where(eq(paymentEvents.subscriptionId, id));
    expect(await events()).toEqual([]);
    expect(await readState(id)).toMatchObject({ status: 'pending' });
    await acceptPaymentEvent(ochre.ctx, delivery);
    await allHandled();
    expect(await readState(id)).toMatchObject(activeMonth);
  });

  it('handles an event whose job was lost after the commit, and a purchase whose id never was noted', async () => {
    const { providerId, id } = await begin('lifetime');
    // As a process leaves it that died after PayPal's answer, and before ours.
    await ochre.ctx.db
      .update(subscriptions)
      .set({ providerId: null })
      .where(eq(subscriptions.id, id));
    paypal.approve(providerId);
    const eventId = randomUUID();
    await ochre.ctx.db.insert(paymentEvents).values({
      id: eventId,
      provider: 'paypal',
      eventId,
      type: 'CHECKOUT.ORDER.APPROVED',
      payload: { subject: { kind: 'order', id: providerId } },
      receivedAt: start,
    });
    clock.set(new Date(start.getTime() + 120_000));
    await reconcilePurchases(ochre.ctx);
    expect(await readState(id)).toMatchObject(activeMonth);
    expect(await listDifferences([id])).toEqual([]);
    await handlePaymentEvent(ochre.ctx, eventId);
    expect(await readState(id)).toMatchObject(activeMonth);
  });
});

describe('lifetime seats', () => {
  const soldSeats = async () => {
    const [row] = await ochre.ctx.db
      .select({ sold: count() })
      .from(lifetimeSeats)
      .where(eq(lifetimeSeats.state, 'sold'));
    return row!.sold;
  };
  const reset = async () => {
    await ochre.ctx.db
      .update(lifetimeSeats)
      .set({ state: 'free', subscriptionId: null, reservedUntil: null });
  };

  it('of 500 concurrent purchases exactly 100 are sold, each with a number of its own', {
    timeout: 120_000,
  }, async () => {
    await reset();
    const members = await Promise.all(Array.from({ length: 500 }, addMember));
    const begun = await Promise.allSettled(members.map((member) => begin('lifetime', member)));
    const open = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(open).toHaveLength(100);
    for (const one of begun)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict' });
    await Promise.all(
      open.map(async ({ providerId }) => {
        paypal.approve(providerId);
        await post(paypal.event(providerId, 'CHECKOUT.ORDER.APPROVED'));
      }),
    );
    await allHandled();
    expect(await soldSeats()).toBe(100);
    const holders = await ochre.ctx.db.select().from(lifetimeSeats);
    expect(new Set(holders.map(({ subscriptionId }) => subscriptionId)).size).toBe(100);
    expect(await ochre.client().billing.getLifetimeSeats()).toEqual({ total: 100, left: 0 });
  });

  it('of 500 captures at once exactly 100 are sold, and the others’ money goes back and is noted', {
    timeout: 240_000,
  }, async () => {
    await reset();
    const members = await Promise.all(Array.from({ length: 500 }, addMember));
    // Five rounds of reservations, each of which ran out before anybody paid.
    const begun = [];
    for (let round = 0; round < 5; round++) {
      clock.set(new Date(start.getTime() + round * 3601_000));
      begun.push(
        ...(await Promise.all(
          members.slice(round * 100, round * 100 + 100).map((member) => begin('lifetime', member)),
        )),
      );
    }
    for (const { providerId } of begun) {
      // Taken at the provider before we were asked, as a process may leave it that died.
      paypal.approve(providerId);
      await provider.captureOrder(providerId);
    }
    await Promise.all(begun.map(({ id }) => syncPurchase(ochre.ctx, id)));
    expect(await soldSeats()).toBe(100);
    const states = await Promise.all(begun.map(({ id }) => readState(id)));
    const counted = Object.groupBy(states, ({ status, payments: paid }) => `${status}: ${paid}`);
    expect(
      Object.entries(counted)
        .map(([state, list]) => [state, list!.length])
        .sort(),
    ).toEqual([
      ['active: completed 499', 100],
      ['sold_out: refunded 499', 400],
    ]);
    const [noted] = await ochre.ctx.db
      .select({ rows: count() })
      .from(paymentEvents)
      .where(eq(paymentEvents.type, 'ochre.purchase.sold_out'));
    expect(noted!.rows).toBe(400);
  });

  it('take no money where none is left', async () => {
    const waiting = await ochre.ctx.db
      .select()
      .from(lifetimeSeats)
      .where(and(eq(lifetimeSeats.state, 'sold')));
    expect(waiting).toHaveLength(100);
    await ochre.ctx.db
      .update(lifetimeSeats)
      .set({ state: 'free', subscriptionId: null })
      .where(eq(lifetimeSeats.number, 7));
    const late = await begin('lifetime');
    clock.set(new Date(start.getTime() + 3601_000));
    const quick = await begin('lifetime');
    paypal.approve(late.providerId);
    await post(paypal.event(late.providerId, 'CHECKOUT.ORDER.APPROVED'));
    await allHandled();
    expect(paypal.orders.get(late.providerId)!.captures).toEqual([]);
    paypal.approve(quick.providerId);
    await post(paypal.event(quick.providerId, 'CHECKOUT.ORDER.APPROVED'));
    await allHandled();
    expect(await readState(quick.id)).toMatchObject(activeMonth);
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
