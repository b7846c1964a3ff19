import type { MemberPayment, Membership } from '../../../contract/billing.ts';
import { refundableUntil, type SubscriptionRow } from './billing.policy.ts';
import type { PaymentRow } from './billing.repository.ts';
import { type InvoiceRow, invoiceNumber } from './invoices.ts';

export function presentSubscription(
  row: SubscriptionRow,
  { now, seatNumber }: { now: Date; seatNumber: number | null },
): NonNullable<Membership['subscription']> {
  const { id, plan, status, priceCents, currentPeriodEnd, cancelAt, provider } = row;
  const isBought = plan === 'premium' && provider !== 'operator';
  const end = currentPeriodEnd?.toISOString() ?? null;
  return {
    id,
    plan,
    status,
    priceCents,
    nextPaymentAt: isBought && status === 'active' ? end : null,
    paidThrough: status === 'active' || status === 'cancelled' ? end : null,
    canCancel: isBought && (status === 'active' || status === 'suspended'),
    canResume:
      isBought &&
      status === 'cancelled' &&
      cancelAt !== null &&
      cancelAt > now &&
      row.providerStatus !== 'ended',
    seatNumber,
  };
}

export function presentPayment(
  {
    payment,
    plan,
    invoices,
  }: { payment: PaymentRow; plan: SubscriptionRow['plan']; invoices: readonly InvoiceRow[] },
  now: Date,
): MemberPayment {
  const { id, paidAt, amountCents, currency, status, refundReason } = payment;
  const until = refundableUntil(paidAt);
  const isOpen = status === 'completed' && !refundReason;
  return {
    id,
    plan,
    paidAt: paidAt.toISOString(),
    amountCents,
    currency,
    status: status === 'completed' && refundReason ? 'refunding' : status,
    refundableUntil: isOpen && until > now ? until.toISOString() : null,
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      number: invoiceNumber(invoice),
      kind: invoice.kind,
      issuedAt: invoice.issuedAt.toISOString(),
      amountCents: invoice.amountCents,
      currency: invoice.currency,
      pdfUrl: `/api/invoices/${invoice.id}/pdf`,
    })),
  };
}
