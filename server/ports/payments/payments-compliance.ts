import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentProvider, SoldPlan, WebhookDelivery } from './payments.ts';
import { WebhookRefusedError } from './payments.ts';

/** What a test does in the place of payers, banks and time. */
export interface PaymentsUnderTest {
  provider: PaymentProvider;
  approve(providerId: string): Promise<void>;
  renew(providerId: string): Promise<void>;
  failPayment(providerId: string): Promise<void>;
  /** Makes the provider deliver something about the purchase. */
  deliver(providerId: string): Promise<{ headers: Headers; body: Uint8Array }>;
  close(): Promise<void>;
}

const price = { priceCents: 499, currency: 'USD' };

/** What every adapter of payments holds to. */
export function describePaymentsCompliance(
  name: string,
  open: () => Promise<PaymentsUnderTest>,
): void {
  describe(`payments by ${name}`, () => {
    let test: PaymentsUnderTest;
    let provider: PaymentProvider;
    beforeAll(async () => {
      test = await open();
      provider = test.provider;
    });
    afterAll(() => test.close());

    const begin = (plan: SoldPlan, reference: string = randomUUID()) =>
      provider.startCheckout({
        reference,
        plan,
        ...price,
        description: 'A plan',
        returnUrl: 'https://ochre.example/done',
        cancelUrl: 'https://ochre.example/back',
      });
    const read = async (plan: SoldPlan, id: string) => {
      const found = await provider.readPurchase(plan, id);
      if (!found) throw new Error('the purchase is not there');
      return found;
    };

    it.each(['premium', 'lifetime'] as const)(
      'begins a %s purchase with a page to approve it on, and nothing taken',
      async (plan) => {
        const reference = randomUUID();
        const { providerId, approvalUrl } = await begin(plan, reference);
        expect(URL.parse(approvalUrl)?.protocol).toMatch(/^https?:$/);
        expect(await read(plan, providerId)).toMatchObject({
          providerId,
          reference,
          plan,
          status: 'pending',
          payments: [],
        });
        // Asked again after a crash, it is the same one.
        expect((await begin(plan, reference)).providerId).toBe(providerId);
      },
    );

    it('knows nothing of a purchase that was never begun, nor under the other plan', async () => {
      expect(await provider.readPurchase('premium', 'unknown')).toBeNull();
      const { providerId } = await begin('lifetime');
      expect(await provider.readPurchase('premium', providerId)).toBeNull();
    });

    it('takes the first month with the approval, and each month once', async () => {
      const { providerId } = await begin('premium');
      await test.approve(providerId);
      const first = await read('premium', providerId);
      expect(first.status).toBe('active');
      expect(first.payments).toMatchObject([
        { amountCents: 499, currency: 'USD', status: 'completed' },
      ]);
      expect(first.currentPeriodEnd!.getTime()).toBeGreaterThan(
        first.payments[0]!.paidAt.getTime() + 27 * 24 * 3600_000,
      );
      await test.renew(providerId);
      const { payments } = await read('premium', providerId);
      expect(new Set(payments.map(({ id }) => id)).size).toBe(2);
      expect(payments.map(({ id }) => id)).toContain(first.payments[0]!.id);
    });

    it('takes nothing of an order until it is asked to, and then once', async () => {
      const { providerId } = await begin('lifetime');
      await provider.captureOrder(providerId);
      expect(await read('lifetime', providerId)).toMatchObject({ status: 'pending', payments: [] });
      await test.approve(providerId);
      expect(await read('lifetime', providerId)).toMatchObject({
        status: 'approved',
        payments: [],
      });
      await Promise.all([provider.captureOrder(providerId), provider.captureOrder(providerId)]);
      await provider.captureOrder(providerId);
      const taken = await read('lifetime', providerId);
      expect(taken).toMatchObject({ status: 'active', currentPeriodEnd: null });
      expect(taken.payments).toMatchObject([{ amountCents: 499, status: 'completed' }]);
    });

    it('pauses, resumes and ends a subscription, each again without harm', async () => {
      const { providerId } = await begin('premium');
      await test.approve(providerId);
      const steps = [
        [() => provider.pauseRenewal(providerId), 'paused'],
        [() => provider.resumeRenewal(providerId), 'active'],
        [() => provider.pauseRenewal(providerId), 'paused'],
        [() => provider.endSubscription(providerId), 'ended'],
        // What has ended does not come back.
        [() => provider.resumeRenewal(providerId), 'ended'],
      ] as const;
      for (const [step, status] of steps) {
        await step();
        await step();
        expect((await read('premium', providerId)).status).toBe(status);
      }
    });

    it('says of a failed payment that the subscription rests', async () => {
      const { providerId } = await begin('premium');
      await test.approve(providerId);
      await test.failPayment(providerId);
      expect((await read('premium', providerId)).status).toBe('paused');
    });

    it.each(['premium', 'lifetime'] as const)(
      'gives a payment of a %s purchase back once, and finds the purchase by it',
      async (plan) => {
        const { providerId } = await begin(plan);
        await test.approve(providerId);
        if (plan === 'lifetime') await provider.captureOrder(providerId);
        const [payment] = (await read(plan, providerId)).payments;
        const refund = () => provider.refundPayment(plan, { id: payment!.id, reason: 'asked' });
        await Promise.all([refund(), refund()]);
        await refund();
        expect((await read(plan, providerId)).payments).toMatchObject([{ status: 'refunded' }]);
        const kind = plan === 'premium' ? 'sale' : 'capture';
        expect(await provider.findPurchase({ kind, id: payment!.id })).toEqual({
          plan,
          providerId,
        });
        expect(await provider.findPurchase({ kind, id: 'unknown' })).toBeNull();
      },
    );

    it('believes its own events, and none with a changed byte or without a signature', async () => {
      const { providerId } = await begin('premium');
      await test.approve(providerId);
      const delivery = await test.deliver(providerId);
      const event = await provider.verifyWebhook(delivery);
      expect(event.id).toMatch(/\S/);
      const found = await provider.findPurchase(event.subject!);
      expect(found?.providerId).toBe(providerId);

      const refused = (changed: WebhookDelivery) =>
        expect(provider.verifyWebhook(changed)).rejects.toBeInstanceOf(WebhookRefusedError);
      for (const at of [0, 10, delivery.body.length - 1]) {
        const body = Uint8Array.from(delivery.body);
        body[at]! ^= 1;
        await refused({ ...delivery, body });
      }
      await refused({ ...delivery, body: new Uint8Array() });
      await refused({ ...delivery, headers: new Headers() });
      await refused({
        ...delivery,
        body: Buffer.concat([delivery.body, Buffer.from(' ')]),
      });
    });
  });
}
