import type { Membership } from '../../../contract/billing.ts';
import { policies } from '../../../contract/policies.ts';

type Subscription = NonNullable<Membership['subscription']>;

export const planNames: Record<Subscription['plan'], string> = {
  premium: 'Premium',
  lifetime: 'Lifetime',
};

export const statusNames: Record<Subscription['status'], string> = {
  pending: 'Waiting for the payment',
  active: 'Active',
  cancelled: 'Cancelled',
  suspended: 'Paused: a payment failed',
  expired: 'Ended',
  refunded: 'Refunded',
  superseded: 'Refunded',
  sold_out: 'Refunded',
};

export const paymentStatusNames: Record<Membership['payments'][number]['status'], string> = {
  completed: 'Paid',
  refunding: 'Refund under way',
  refunded: 'Refunded',
  reversed: 'Reversed',
};

export const chargeStateNames = {
  reserved: 'Reserved',
  kept: 'Used',
  refunded: 'Given back',
} as const;

export const billingContent = {
  title: 'Membership',
  lead: 'Your plan, what you paid, and what your images took of each day.',
  free: 'You are on the free plan.',
  upgrade: 'See Premium',
  cancel: 'Cancel plan',
  resume: 'Resume plan',
  cancelTitle: 'Cancel your plan?',
  cancelText: (until: string) =>
    `It is not renewed, and you keep everything until ${until}. Until then you can resume it here.`,
  refund: 'Ask for a refund',
  refundTitle: 'Ask for your money back?',
  refundText: `The payment is given back in full and the plan it paid for ends now. The money is there in ${policies.refundProcessing}; questions are answered within ${policies.replyWithin} on business days.`,
  noPayments: 'Nothing was paid yet.',
  noCharges: 'No images yet. What each one takes of your day will stand here.',
  checkoutTitle: 'On the way to the payment page',
  checkoutText: 'It opens here in a moment.',
} as const;
