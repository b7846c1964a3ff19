import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingTexts, type PaidPlan } from '../../../contract/billing.ts';
import { eventually } from '../../../test/eventually.ts';
import { makeOperator } from '../../../test/factories.ts';
import {
  startTestOchre,
  TestClock,
  type TestMember,
  type TestOchre,
} from '../../../test/test-ochre.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditLog } from '../../db/schema/audit-log.ts';
import { invoices } from '../../db/schema/payments.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import type { DeskAction } from '../../ports/payments/payments.ts';
import { reconcilePurchases } from './billing.sweep.ts';
import {
  grantPremium,
  listPaymentEvents,
  listPayments,
  refundPaymentByOperator,
} from './billing-desk.service.ts';

const start = '2026-03-31T12:00:00Z';
const clock = new TestClock(new Date(start));
let ochre: TestOchre;

beforeAll(async () => {
  ochre = await startTestOchre({
    clock,
    environment: { INVOICE_SELLER: 'Ochre Studio GmbH\\nUferstraße 1\\n10115 Berlin' },
  });
});
afterAll(() => ochre.stop());

const sandbox = () => ochre.ctx.payments!.desk!;

/** Presses a button of the test provider's page, as its form does. */
const press = (pageUrl: string, action: DeskAction) =>
  fetch(pageUrl, {
    method: 'POST',
    headers: {
      origin: ochre.url,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });

/** Begins a checkout, approves it, and waits for the member's own screen to learn of it. */
async function buy(member: TestMember, plan: PaidPlan): Promise<string> {
  const stream = await member.listen();
  const { url } = await member.client.billing.startCheckout({ plan });
  await press(url, 'approve');
  await stream.next('entitlements.changed', (event) => event.entitlements.plan === 'premium');
  stream.close();
  return url;
}

const idOf = (url: string) => url.split('/').at(-1)!;
const membership = (member: TestMember) => member.client.billing.getMembership();

describe('a purchase', () => {
  it('unlocks premium on the page behind, live, once the provider has said that it was paid', async () => {
    const member = await ochre.signUp();
    const stream = await member.listen();
    const { url } = await member.client.billing.startCheckout({ plan: 'premium' });
    const page = await fetch(url);
    expect(await page.text()).toContain('This is a test. No money moves');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect((await member.client.entitlements.get()).plan).toBe('free');
    await press(url, 'approve');
    const { entitlements } = await stream.next('entitlements.changed');
    expect(entitlements).toMatchObject({ plan: 'premium', imagesPerDay: null, models: 'all' });
    const { notification } = await stream.next('notification.created');
    expect(notification.title).toBe(billingTexts.activated.title);
    stream.close();
    expect(await membership(member)).toMatchObject({
      provider: 'sandbox',
      subscription: {
        plan: 'premium',
        status: 'active',
        priceCents: 499,
        // The last day of a shorter month.
        nextPaymentAt: expect.stringMatching(/^2026-04-30/),
        canCancel: true,
        canResume: false,
      },
      payments: [{ amountCents: 499, status: 'completed' }],
    });
  });

  it('is granted by no return address, and by no request of the browser', async () => {
    const member = await ochre.signUp();
    const { url } = await member.client.billing.startCheckout({ plan: 'premium' });
    const purchase = await sandbox().find(idOf(url));
    await member.fetch(new URL(purchase!.returnUrl).pathname);
    await member.fetch('/api/payment-webhooks', {
      method: 'POST',
      body: JSON.stringify({
        id: randomUUID(),
        type: 'payment.completed',
        subject: { kind: 'subscription', id: idOf(url) },
      }),
    });
    expect((await member.client.entitlements.get()).plan).toBe('free');
    expect((await membership(member)).subscription).toBeNull();
  });

  it('that is cancelled on the provider’s page leads back and changes nothing', async () => {
    const member = await ochre.signUp();
    const { url } = await member.client.billing.startCheckout({ plan: 'premium' });
    const answer = await press(url, 'decline');
    expect(answer.headers.get('location')).toBe(`${ochre.url}/platform/premium`);
    expect((await membership(member)).subscription).toBeNull();
  });

  it('is refused to who has the plan already', async () => {
    const member = await ochre.signUp();
    await buy(member, 'premium');
    await expect(member.client.billing.startCheckout({ plan: 'premium' })).rejects.toMatchObject({
      code: 'conflict',
      message: billingTexts.alreadyPaid,
    });
  });

  it('made twice in two tabs gives one plan, and the second payment back', async () => {
    const member = await ochre.signUp();
    const { url: first } = await member.client.billing.startCheckout({ plan: 'premium' });
    const { url: second } = await member.client.billing.startCheckout({ plan: 'premium' });
    await Promise.all([press(first, 'approve'), press(second, 'approve')]);
    await eventually(async () => {
      const purchases = await Promise.all([first, second].map((url) => sandbox().find(idOf(url))));
      const states = purchases.map((one) => `${one!.status} ${one!.payments[0]!.status}`);
      expect(states.sort()).toEqual(['active completed', 'ended refunded']);
      const { payments } = await membership(member);
      expect(payments.map(({ status }) => status).sort()).toEqual(['completed', 'refunded']);
    });
    expect((await membership(member)).subscription).toMatchObject({ status: 'active' });
  });

  it('of a lifetime seat takes the place of a monthly plan, which is not renewed', async () => {
    const member = await ochre.signUp();
    const monthly = await buy(member, 'premium');
    await buy(member, 'lifetime');
    await eventually(async () => {
      expect((await sandbox().find(idOf(monthly)))!.status).toBe('paused');
      const { subscription } = await membership(member);
      expect(subscription).toMatchObject({
        plan: 'lifetime',
        status: 'active',
        nextPaymentAt: null,
        paidThrough: null,
      });
      expect(subscription!.seatNumber).toBeGreaterThan(0);
    });
  });
});

describe('a cancellation', () => {
  it('keeps access until the period ends, can be taken back until then, and ends it for good after', async () => {
    const member = await ochre.signUp();
    const url = await buy(member, 'premium');
    const { subscription } = await membership(member);
    const { id } = subscription!;
    const cancelled = await member.client.billing.cancel({ id });
    expect(cancelled.subscription).toMatchObject({
      status: 'cancelled',
      nextPaymentAt: null,
      paidThrough: subscription!.nextPaymentAt,
      canResume: true,
    });
    await eventually(async () => expect((await sandbox().find(idOf(url)))!.status).toBe('paused'));
    expect((await member.client.entitlements.get()).plan).toBe('premium');

    await member.client.billing.resume({ id });
    await eventually(async () => {
      const { subscription: resumed } = await membership(member);
      expect(resumed).toMatchObject({ status: 'active', canCancel: true });
      expect((await sandbox().find(idOf(url)))!.status).toBe('active');
    });

    await member.client.billing.cancel({ id });
    await eventually(async () => expect((await sandbox().find(idOf(url)))!.status).toBe('paused'));
    clock.set('2026-05-01T12:00:00Z');
    expect((await member.client.entitlements.get()).plan).toBe('free');
    await expect(member.client.billing.resume({ id })).rejects.toMatchObject({
      code: 'conflict',
      message: billingTexts.notResumable,
    });
    await reconcilePurchases(ochre.ctx);
    expect((await sandbox().find(idOf(url)))!.status).toBe('ended');
    clock.set(start);
  });

  it('says nothing of a failed payment on its way back', async () => {
    const member = await ochre.signUp();
    await buy(member, 'premium');
    const { subscription } = await membership(member);
    await member.client.billing.cancel({ id: subscription!.id });
    await member.client.billing.resume({ id: subscription!.id });
    const { items } = await member.client.notifications.list();
    expect(items.map(({ title }) => title)).toEqual([billingTexts.activated.title]);
  });
});

describe('the panel of the test provider', () => {
  it('renews, fails, recovers and ends as a provider would, in whatever order it is told', async () => {
    const member = await ochre.signUp();
    const url = await buy(member, 'premium');
    const status = async () => (await membership(member)).subscription?.status;
    await press(url, 'renew');
    await eventually(async () => {
      const { subscription, payments } = await membership(member);
      expect(payments).toHaveLength(2);
      expect(subscription!.nextPaymentAt).toMatch(/^2026-05-30/);
    });
    await press(url, 'fail');
    await eventually(async () => expect(await status()).toBe('suspended'));
    expect((await member.client.entitlements.get()).plan).toBe('free');
    await press(url, 'renew');
    await eventually(async () => expect(await status()).toBe('active'));
    await press(url, 'out-of-order');
    await press(url, 'duplicate');
    await eventually(async () => {
      expect((await membership(member)).payments).toHaveLength(4);
      expect(await status()).toBe('active');
    });
    await press(url, 'cancel');
    await eventually(async () => expect(await status()).toBe('cancelled'));
    expect((await member.client.entitlements.get()).plan).toBe('premium');
  });

  it('takes no press from another site', async () => {
    const member = await ochre.signUp();
    const { url } = await member.client.billing.startCheckout({ plan: 'premium' });
    const senders: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of senders) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'action=approve',
      });
      expect(answer.status).toBe(403);
    }
    expect((await sandbox().find(idOf(url)))!.status).toBe('pending');
  });
});

describe('a refund', () => {
  it('within thirty days gives the money back, ends the plan, and writes a credit note', async () => {
    const member = await ochre.signUp();
    const url = await buy(member, 'premium');
    const [payment] = (await membership(member)).payments;
    await member.client.billing.requestRefund({ id: payment!.id });
    await eventually(async () =>
      expect((await sandbox().find(idOf(url)))!).toMatchObject({
        status: 'ended',
        payments: [{ status: 'refunded' }],
      }),
    );
    await eventually(async () =>
      expect(await membership(member)).toMatchObject({
        payments: [{ status: 'refunded', refundableUntil: null }],
        subscription: { status: 'refunded' },
      }),
    );
    const answer = await membership(member);
    expect((await member.client.entitlements.get()).plan).toBe('free');
    expect(answer.payments[0]!.invoices.map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit_note',
    ]);
    // Asked again, nothing more happens.
    expect(await member.client.billing.requestRefund({ id: payment!.id })).toEqual(answer);
  });

  it('is refused on the thirty-first day, to the second', async () => {
    const member = await ochre.signUp();
    await buy(member, 'premium');
    const [payment] = (await membership(member)).payments;
    clock.set(payment!.refundableUntil!);
    await expect(member.client.billing.requestRefund({ id: payment!.id })).rejects.toMatchObject({
      code: 'conflict',
      message: billingTexts.notRefundable,
    });
    clock.set(start);
    expect((await membership(member)).payments).toMatchObject([{ status: 'completed' }]);
  });

  it('frees a lifetime seat', async () => {
    const member = await ochre.signUp();
    await buy(member, 'lifetime');
    const { left } = await ochre.client().billing.getLifetimeSeats();
    const [payment] = (await membership(member)).payments;
    await member.client.billing.requestRefund({ id: payment!.id });
    await eventually(async () =>
      expect(await ochre.client().billing.getLifetimeSeats()).toEqual({
        total: 100,
        left: left + 1,
      }),
    );
  });
});

describe('invoices', () => {
  it('are numbered without a gap, and are PDFs with the operator’s address, for their member alone', async () => {
    const [ada, eve] = [await ochre.signUp(), await ochre.signUp()];
    const url = await buy(ada, 'premium');
    for (let index = 0; index < 4; index++) await press(url, 'renew');
    await eventually(async () => expect((await membership(ada)).payments).toHaveLength(5));
    const numbers = (await membership(ada)).payments
      .flatMap(({ invoices }) => invoices.map(({ number }) => number))
      .sort();
    expect(new Set(numbers).size).toBe(5);
    const counts = numbers.map((number) => Number(/^INV-2026-(\d{5})$/.exec(number)![1]));
    expect(counts.at(-1)! - counts[0]!).toBe(4);
    const [invoice] = (await membership(ada)).payments[0]!.invoices;
    const answer = await ada.fetch(invoice!.pdfUrl);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`${invoice!.number}.pdf`);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await eve.fetch(invoice!.pdfUrl)).status).toBe(404);
  });
});

describe('the operator’s services', () => {
  it('list payments and raw events, give premium, and give money back, each written down', async () => {
    const [operator, member] = [await ochre.signUp(), await ochre.signUp()];
    await makeOperator(ochre, operator);
    const { db } = ochre.ctx;
    await buy(member, 'premium');
    const [listed] = await listPayments(db, { search: member.email, limit: 10, offset: 0 });
    expect(listed).toMatchObject({ email: member.email, plan: 'premium' });
    const events = await listPaymentEvents(db, {
      subscriptionId: listed!.payment.subscriptionId,
      limit: 10,
      offset: 0,
    });
    expect(events.map(({ type }) => type).sort()).toEqual(['payment.completed', 'purchase.active']);
    const actorUserId = operator.id;
    const refund = () =>
      db.transaction((tx) =>
        refundPaymentByOperator(ochre.ctx, tx, { actorUserId, paymentId: listed!.payment.id }),
      );
    expect(await refund()).toBe(true);
    expect(await refund()).toBe(false);
    await eventually(async () =>
      expect((await membership(member)).subscription).toMatchObject({ status: 'refunded' }),
    );
    const until = new Date('2026-04-05T00:00:00Z');
    await db.transaction((tx) =>
      grantPremium(ochre.ctx, tx, { actorUserId, userId: member.id, until }),
    );
    expect(await member.client.entitlements.get()).toMatchObject({
      plan: 'premium',
      paidThrough: until.toISOString(),
    });
    const audit = await db.select().from(auditLog).where(eq(auditLog.actorUserId, operator.id));
    expect(audit.map(({ action }) => action).sort()).toEqual([
      'payment.refunded',
      'premium.granted',
    ]);
  });
});

describe('an account that is gone', () => {
  it('is charged no further, and its invoices stay for the books', async () => {
    const member = await ochre.signUp();
    const url = await buy(member, 'premium');
    const { db } = ochre.ctx;
    const owned = eq(invoices.userId, member.id);
    const [invoice] = await db.select().from(invoices).where(owned);
    await db.delete(users).where(eq(users.id, member.id));
    await reconcilePurchases(ochre.ctx);
    expect((await sandbox().find(idOf(url)))!.status).toBe('ended');
    const [kept] = await db.select().from(invoices).where(eq(invoices.id, invoice!.id));
    expect(kept).toEqual({ ...invoice, userId: null });
  });
});

describe('an open checkout', () => {
  it('is closed after a day; who approves it after all still gets what was paid for', async () => {
    const member = await ochre.signUp();
    const { url } = await member.client.billing.startCheckout({ plan: 'lifetime' });
    clock.set('2026-04-01T12:00:01Z');
    await reconcilePurchases(ochre.ctx);
    const [row] = await ochre.ctx.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, member.id));
    expect(row!.status).toBe('expired');
    await press(url, 'approve');
    await eventually(async () =>
      expect((await membership(member)).subscription).toMatchObject({ status: 'active' }),
    );
    clock.set(start);
  });
});
