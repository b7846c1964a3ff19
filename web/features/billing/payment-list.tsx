import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { MemberPayment } from '../../../contract/billing.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { billingContent, paymentStatusNames, planNames } from './billing.content.ts';
import { formatDay, formatMoney } from './formats.ts';
import { useRefund } from './membership.ts';

/** Each payment with its invoices, and the way to have it back while the guarantee holds. */
export function PaymentList({ payments }: { payments: readonly MemberPayment[] }) {
  const refund = useRefund();
  const [asked, setAsked] = useState<MemberPayment | null>(null);
  return (
    <section aria-labelledby="payments" className="grid gap-4">
      <h2 id="payments" className="font-display font-semibold text-2xl">
        Payments and invoices
      </h2>
      {payments.length === 0 ? (
        <p className="text-ink-muted">{billingContent.noPayments}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {payments.map((payment) => (
            <li
              key={payment.id}
              className="grid items-center gap-x-6 gap-y-2 py-4 sm:grid-cols-[11rem_6rem_1fr_auto]"
            >
              <span className="tabular-nums">{formatDay(payment.paidAt)}</span>
              <span className="font-medium tabular-nums">
                {formatMoney(payment.amountCents, payment.currency)}
              </span>
              <span className="text-ink-muted">
                {planNames[payment.plan]} · {paymentStatusNames[payment.status]}
              </span>
              <span className="flex flex-wrap gap-2">
                {payment.invoices.map(({ id, kind, number, pdfUrl }) => (
                  <Button key={id} asChild variant="ghost" size="sm">
                    <a href={pdfUrl} download={`${number}.pdf`}>
                      <FileText aria-hidden="true" />
                      {kind === 'invoice' ? 'Invoice' : 'Credit note'} {number}
                    </a>
                  </Button>
                ))}
                {payment.refundableUntil && (
                  <Button variant="secondary" size="sm" onClick={() => setAsked(payment)}>
                    {billingContent.refund}
                    <span className="sr-only"> of {formatDay(payment.paidAt)}</span>
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={billingContent.refundTitle}
        description={billingContent.refundText}
        confirmLabel={billingContent.refund}
        cancelLabel="Keep the plan"
        busy={refund.isPending}
        onConfirm={() =>
          asked && refund.mutate({ id: asked.id }, { onSettled: () => setAsked(null) })
        }
      />
    </section>
  );
}
