import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type {
  EventSubject,
  PaymentProvider,
  PurchasePayment,
  PurchaseSnapshot,
} from '../payments.ts';
import { formatAmount, type PayPalApi, PayPalRefusedError, parseAmount } from './paypal-api.ts';
import type { PayPalWebhooks } from './paypal-webhooks.ts';

const amountSchema = z.object({ value: z.string(), currency_code: z.string() });
const linkSchema = z.object({ rel: z.string(), href: z.string() });
const linked = { id: z.string(), links: z.array(linkSchema).default([]) };
const createdSchema = z.object(linked);

const subscriptionSchema = z.object({
  id: z.string(),
  status: z.enum(['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED']),
  plan_id: z.string(),
  custom_id: z.string().optional(),
  start_time: z.iso.datetime({ offset: true }).optional(),
  create_time: z.iso.datetime({ offset: true }).optional(),
  billing_info: z
    .object({ next_billing_time: z.iso.datetime({ offset: true }).optional() })
    .optional(),
});

const transactionsSchema = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string(),
        status: z.string(),
        time: z.iso.datetime({ offset: true }),
        amount_with_breakdown: z.object({ gross_amount: amountSchema }),
      }),
    )
    .default([]),
});

const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: amountSchema,
  create_time: z.iso.datetime({ offset: true }),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
});

const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.array(
    z.object({
      custom_id: z.string().optional(),
      payments: z.object({ captures: z.array(captureSchema).default([]) }).optional(),
    }),
  ),
});

const saleSchema = z.object({ id: z.string(), billing_agreement_id: z.string().optional() });

const subscriptionStatuses: Record<
  z.infer<typeof subscriptionSchema>['status'],
  PurchaseSnapshot['status']
> = {
  APPROVAL_PENDING: 'pending',
  APPROVED: 'approved',
  ACTIVE: 'active',
  SUSPENDED: 'paused',
  CANCELLED: 'ended',
  EXPIRED: 'ended',
};

const paymentStatuses: Record<string, PurchasePayment['status']> = {
  COMPLETED: 'completed',
  REFUNDED: 'refunded',
  // The whole was promised back by nobody but us; a part given back in PayPal's own desk ends the plan too.
  PARTIALLY_REFUNDED: 'refunded',
  REVERSED: 'reversed',
};

/** Our ids go into paths; what does not look like PayPal's is asked of nobody. */
const segment = (id: string) => encodeURIComponent(id);

const dayMs = 24 * 3600_000;

/** PayPal subscriptions and orders. */
export function createPayPalPayments(options: {
  api: PayPalApi;
  webhooks: PayPalWebhooks;
  brandName: string;
  premiumPlanId: string;
  now: () => Date;
}): PaymentProvider {
  const { api, webhooks, brandName, premiumPlanId, now } = options;

  /** Null where PayPal has no such thing, or it is another shop's. */
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T | null> => {
    try {
      return await api.request('GET', path, schema);
    } catch (error) {
      if (error instanceof PayPalRefusedError && [400, 403, 404].includes(error.status))
        return null;
      throw error;
    }
  };

  /** Asks for a change; what is so already, or can't be any more, shows when it is read next. */
  const change = async (path: string, requestId: string, body: object = {}): Promise<void> => {
    try {
      await api.request('POST', path, z.unknown(), { requestId, body });
    } catch (error) {
      if (!(error instanceof PayPalRefusedError) || error.status !== 422) throw error;
    }
  };

  const readSubscription = async (providerId: string): Promise<PurchaseSnapshot | null> => {
    const path = `/v1/billing/subscriptions/${segment(providerId)}`;
    const found = await read(path, subscriptionSchema);
    if (found?.plan_id !== premiumPlanId) return null;
    const since = new Date(
      Date.parse(found.create_time ?? found.start_time ?? '2026-01-01T00:00:00Z') - dayMs,
    );
    const listed =
      found.status === 'APPROVAL_PENDING'
        ? null
        : await read(
            `${path}/transactions?start_time=${since.toISOString()}&end_time=${new Date(now().getTime() + dayMs).toISOString()}`,
            transactionsSchema,
          );
    const next = found.billing_info?.next_billing_time;
    return {
      providerId,
      reference: found.custom_id ?? null,
      plan: 'premium',
      status: subscriptionStatuses[found.status],
      currentPeriodEnd: next ? new Date(next) : null,
      payments: (listed?.transactions ?? []).flatMap(
        ({ id, status, time, amount_with_breakdown }) =>
          presentPayment(id, status, time, amount_with_breakdown.gross_amount),
      ),
    };
  };

  const readOrder = async (providerId: string): Promise<PurchaseSnapshot | null> => {
    const found = await read(`/v2/checkout/orders/${segment(providerId)}`, orderSchema);
    const [unit] = found?.purchase_units ?? [];
    if (!found || !unit) return null;
    const payments = (unit.payments?.captures ?? []).flatMap(
      ({ id, status, create_time, amount }) => presentPayment(id, status, create_time, amount),
    );
    const isTaken = payments.length > 0;
    return {
      providerId,
      reference: unit.custom_id ?? null,
      plan: 'lifetime',
      status: isTaken
        ? 'active'
        : found.status === 'APPROVED'
          ? 'approved'
          : found.status === 'VOIDED'
            ? 'ended'
            : 'pending',
      currentPeriodEnd: null,
      payments,
    };
  };

  return {
    id: 'paypal',

    async startCheckout({
      plan,
      reference,
      priceCents,
      currency,
      description,
      returnUrl,
      cancelUrl,
    }) {
      const context = {
        brand_name: brandName,
        return_url: returnUrl,
        cancel_url: cancelUrl,
        shipping_preference: 'NO_SHIPPING',
      };
      const created =
        plan === 'premium'
          ? await api.request('POST', '/v1/billing/subscriptions', createdSchema, {
              requestId: reference,
              body: {
                plan_id: premiumPlanId,
                custom_id: reference,
                application_context: { ...context, user_action: 'SUBSCRIBE_NOW' },
              },
            })
          : await api.request('POST', '/v2/checkout/orders', createdSchema, {
              requestId: reference,
              body: {
                intent: 'CAPTURE',
                purchase_units: [
                  {
                    custom_id: reference,
                    description,
                    amount: { value: formatAmount(priceCents), currency_code: currency },
                  },
                ],
                application_context: { ...context, user_action: 'PAY_NOW' },
              },
            });
      const approval = created.links.find(({ rel }) => rel === 'approve' || rel === 'payer-action');
      if (!approval) throw new Error('PayPal named no page for the approval');
      return { providerId: created.id, approvalUrl: approval.href };
    },

    readPurchase: (plan, providerId) =>
      plan === 'premium' ? readSubscription(providerId) : readOrder(providerId),

    async findPurchase({ kind, id }: EventSubject) {
      switch (kind) {
        case 'subscription':
          return { plan: 'premium', providerId: id };
        case 'order':
          return { plan: 'lifetime', providerId: id };
        case 'sale': {
          const sale = await read(`/v1/payments/sale/${segment(id)}`, saleSchema);
          const providerId = sale?.billing_agreement_id;
          return providerId ? { plan: 'premium', providerId } : null;
        }
        case 'capture': {
          const capture = await read(`/v2/payments/captures/${segment(id)}`, captureSchema);
          const providerId = capture?.supplementary_data?.related_ids?.order_id;
          return providerId ? { plan: 'lifetime', providerId } : null;
        }
      }
    },

    captureOrder: (id) => change(`/v2/checkout/orders/${segment(id)}/capture`, `capture-${id}`),
    // Pausing and resuming may be asked for again, so their keys are new.
    pauseRenewal: (id) =>
      change(`/v1/billing/subscriptions/${segment(id)}/suspend`, randomUUID(), {
        reason: 'The member does not want it renewed',
      }),
    resumeRenewal: (id) =>
      change(`/v1/billing/subscriptions/${segment(id)}/activate`, randomUUID(), {
        reason: 'The member goes on',
      }),
    endSubscription: (id) =>
      change(`/v1/billing/subscriptions/${segment(id)}/cancel`, `cancel-${id}`, {
        reason: 'The subscription has ended',
      }),
    refundPayment: (plan, { id }) =>
      plan === 'premium'
        ? change(`/v1/payments/sale/${segment(id)}/refund`, `refund-${id}`)
        : change(`/v2/payments/captures/${segment(id)}/refund`, `refund-${id}`),

    verifyWebhook: (delivery) => webhooks.verify(delivery),
  };
}

function presentPayment(
  id: string,
  status: string,
  time: string,
  { value, currency_code }: z.infer<typeof amountSchema>,
): PurchasePayment[] {
  const amountCents = parseAmount(value);
  if (amountCents === null) return [];
  return [
    {
      id,
      amountCents,
      currency: currency_code,
      status: paymentStatuses[status] ?? 'pending',
      paidAt: new Date(time),
    },
  ];
}
