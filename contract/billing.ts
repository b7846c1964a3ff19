import { z } from 'zod';
import { policies } from './policies.ts';

export const paidPlans = ['premium', 'lifetime'] as const;

export type PaidPlan = (typeof paidPlans)[number];

export const paymentCurrency = 'USD';

/** Who takes the money: nobody where none is set up. */
export const paymentProviderSchema = z.enum(['paypal', 'sandbox']);

export const checkoutInputSchema = z.strictObject({ plan: z.enum(paidPlans) });

export const checkoutSchema = z.object({
  /** The payment provider's page, to be opened. */
  url: z.url(),
});

export const subscriptionStatuses = [
  /** Begun; nothing was paid. */
  'pending',
  'active',
  /** Not renewed; counts until the paid period ends. */
  'cancelled',
  /** A payment failed. */
  'suspended',
  'expired',
  'refunded',
  /** The member had a plan already: ended and refunded. */
  'superseded',
  /** Paid when the last seat was gone: refunded. */
  'sold_out',
] as const;

const memberSubscriptionSchema = z.object({
  id: z.uuid(),
  plan: z.enum(paidPlans),
  status: z.enum(subscriptionStatuses),
  priceCents: z.int(),
  /** When the next payment is due; null where none is. */
  nextPaymentAt: z.iso.datetime().nullable(),
  /** Until when it is paid; null is for ever, or not at all. */
  paidThrough: z.iso.datetime().nullable(),
  canCancel: z.boolean(),
  canResume: z.boolean(),
  /** Of a lifetime plan, 1 to 100. */
  seatNumber: z.int().nullable(),
});

const invoiceSchema = z.object({
  id: z.uuid(),
  /** As printed, such as `OCH-2026-00012`. */
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  issuedAt: z.iso.datetime(),
  amountCents: z.int(),
  currency: z.string(),
  pdfUrl: z.string(),
});

const memberPaymentSchema = z.object({
  id: z.uuid(),
  plan: z.enum(paidPlans),
  paidAt: z.iso.datetime(),
  amountCents: z.int(),
  currency: z.string(),
  status: z.enum(['completed', 'refunding', 'refunded', 'reversed']),
  /** Set while the guarantee still holds: until when a refund may be asked for. */
  refundableUntil: z.iso.datetime().nullable(),
  invoices: z.array(invoiceSchema),
});

export const membershipSchema = z.object({
  provider: paymentProviderSchema.nullable(),
  /** The plan that counts now, or the latest that did; null for who never paid. */
  subscription: memberSubscriptionSchema.nullable(),
  payments: z.array(memberPaymentSchema),
});

export type Membership = z.infer<typeof membershipSchema>;
export type MemberPayment = Membership['payments'][number];

export const lifetimeSeatsSchema = z.object({
  total: z.int(),
  /** Neither sold nor held by an open checkout. */
  left: z.int(),
});

/** What work took of the member's days, newest first. */
export const chargeListSchema = z.object({
  items: z.array(
    z.object({
      taskId: z.uuid(),
      day: z.string(),
      prompt: z.string(),
      units: z.int(),
      state: z.enum(['reserved', 'kept', 'refunded']),
      createdAt: z.iso.datetime(),
      settledAt: z.iso.datetime().nullable(),
    }),
  ),
});

export type ChargeList = z.infer<typeof chargeListSchema>;

export const billingTexts = {
  notSetUp: 'Payments are not set up here yet, so nothing can be bought at the moment.',
  soldOut: `All lifetime seats are sold.`,
  alreadyPaid: 'Your plan is active already.',
  notRefundable: `A refund can be asked for within ${policies.refundPeriodDays} days of the payment.`,
  notCancellable: 'This plan has nothing to cancel.',
  notResumable: 'This plan can no longer be resumed. You can subscribe anew.',
  providerAway: 'The payment provider cannot be reached. Please try again in a moment.',
  activated: { title: 'Premium is active', message: 'Thank you. Everything is unlocked.' },
  lifetimeActivated: (seat: number) => ({
    title: 'Lifetime access is yours',
    message: `You hold seat ${seat}. Everything is unlocked, for good.`,
  }),
  suspended: {
    title: 'A payment failed',
    message: 'Premium is paused. Please look at your payment method with the payment provider.',
  },
  refunded: {
    title: 'Your payment was refunded',
    message: `It takes ${policies.refundProcessing} until the money is there.`,
  },
} as const;
